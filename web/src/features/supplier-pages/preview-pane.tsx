import { Group, SegmentedControl, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import classes from './page-editor.module.css'

const widths = { phone: 390, desktop: 1180 } as const
type Device = keyof typeof widths

/** The page itself, in the width of a phone or of a desktop, made small enough to fit. */
export function PreviewPane({ children }: { children: ReactNode }) {
  const [device, setDevice] = useState<Device>('phone')
  const { ref, width: room } = useElementSize()
  const width = widths[device]
  const zoom = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div className={classes.preview}>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{m.pages_preview()}</Text>
        {/* In a small window the page has the layout of one, however it is scaled. */}
        <SegmentedControl
          visibleFrom="md"
          size="xs"
          aria-label={m.pages_previewSize()}
          data={(['phone', 'desktop'] as const).map((value) => ({
            value,
            label: m.pages_device({ device: value }),
          }))}
          value={device}
          onChange={setDevice}
        />
      </Group>
      {/* It scrolls, also by keyboard. */}
      <section
        ref={ref}
        className={classes.window}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={m.pages_previewShown()}
      >
        <div className={classes.sheet} data-view={device} style={{ width, zoom }} inert>
          {children}
        </div>
      </section>
    </div>
  )
}
