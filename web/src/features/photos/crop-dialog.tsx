import 'react-easy-crop/react-easy-crop.css'
import { ActionIcon, Button, Group, Slider, Stack, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'
import type { CropArea } from './crop-image.ts'
import classes from './photos.module.css'

const zoomRange = { min: 1, max: 3, step: 0.1 }

const bounded = (zoom: number) =>
  Math.round(Math.min(zoomRange.max, Math.max(zoomRange.min, zoom)) * 10) / 10

type CropDialogProps = { imageUrl: string; onConfirm(area: CropArea): void; onCancel(): void }

/** Loaded when a photo is chosen: the cropper is of no use before. */
export default function CropDialog({ imageUrl, onConfirm, onCancel }: CropDialogProps) {
  const { t } = useTranslation()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea>()
  return (
    <Dialog opened onClose={onCancel} title={t('photos.cropTitle')} closeLabel={t('common.close')}>
      <Stack>
        <div className={classes.cropper}>
          <Cropper
            image={imageUrl}
            crop={crop}
            zoom={zoom}
            minZoom={zoomRange.min}
            maxZoom={zoomRange.max}
            aspect={1}
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('photos.cropArea') }}
          />
        </div>
        <Text size="sm" c="dimmed">
          {t('photos.cropHelp')}
        </Text>
        <Group wrap="nowrap" gap="sm">
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('photos.zoomOut')}
            disabled={zoom <= zoomRange.min}
            onClick={() => setZoom(bounded(zoom - zoomRange.step))}
          >
            <IconMinus size={18} />
          </ActionIcon>
          <Slider
            flex={1}
            {...zoomRange}
            value={zoom}
            onChange={setZoom}
            label={(value) => `${value.toFixed(1)}×`}
            thumbLabel={t('photos.zoom')}
          />
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('photos.zoomIn')}
            disabled={zoom >= zoomRange.max}
            onClick={() => setZoom(bounded(zoom + zoomRange.step))}
          >
            <IconPlus size={18} />
          </ActionIcon>
        </Group>
        <DialogActions onClose={onCancel} closeLabel={t('photos.cancel')}>
          <Button disabled={!area} onClick={() => area && onConfirm(area)}>
            {t('photos.confirm')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
