import { Stack, Text } from '@mantine/core'
import { m } from '#texts/messages.js'
import { PhotoCanvas } from './photo-canvas.tsx'
import classes from './photos.module.css'
import type { Framing } from './picture.ts'

/** Twice the size that is shown: sharp on the screens of today's phones. */
const pixels = 224

type PhotoPreviewProps = { image: HTMLImageElement; framing: Framing }

/** What will be saved: round on cards and pages, square where a link is shared. */
export function PhotoPreview({ image, framing }: PhotoPreviewProps) {
  const shared = { image, framing, pixels }
  return (
    <Stack component="section" gap="xs" aria-label={m.photos_preview()}>
      <Text size="sm" fw={600}>
        {m.photos_preview()}
      </Text>
      <div className={classes.previews}>
        <PhotoCanvas {...shared} size="7rem" round label={m.photos_previewPage()} />
        <PhotoCanvas {...shared} size="3.5rem" round label={m.photos_previewCard()} />
        <PhotoCanvas {...shared} size="7rem" label={m.photos_previewSquare()} />
      </div>
    </Stack>
  )
}
