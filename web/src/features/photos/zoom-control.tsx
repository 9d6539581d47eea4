import { ActionIcon, Group, Slider } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { m } from '#texts/messages.js'

export const zoomRange = { min: 1, max: 3, step: 0.1 }

const bounded = (zoom: number) =>
  Math.round(Math.min(zoomRange.max, Math.max(zoomRange.min, zoom)) * 10) / 10

type ZoomControlProps = { zoom: number; onZoom(zoom: number): void }

export function ZoomControl({ zoom, onZoom }: ZoomControlProps) {
  return (
    <Group wrap="nowrap" gap="sm">
      <ActionIcon
        variant="default"
        size={44}
        aria-label={m.photos_zoomOut()}
        disabled={zoom <= zoomRange.min}
        onClick={() => onZoom(bounded(zoom - zoomRange.step))}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <Slider
        flex={1}
        {...zoomRange}
        value={zoom}
        onChange={onZoom}
        label={(value) => `${value.toFixed(1)}×`}
        thumbLabel={m.photos_zoom()}
      />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={m.photos_zoomIn()}
        disabled={zoom >= zoomRange.max}
        onClick={() => onZoom(bounded(zoom + zoomRange.step))}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </Group>
  )
}
