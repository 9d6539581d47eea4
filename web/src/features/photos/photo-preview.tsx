import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PhotoCanvas } from './photo-canvas.tsx'
import classes from './photos.module.css'
import type { Framing } from './picture.ts'

/** Twice the size that is shown: sharp on the screens of today's phones. */
const pixels = 224

type PhotoPreviewProps = { image: HTMLImageElement; framing: Framing }

/** What will be saved: round on cards and pages, square where a link is shared. */
export function PhotoPreview({ image, framing }: PhotoPreviewProps) {
  const { t } = useTranslation()
  const shared = { image, framing, pixels }
  return (
    <Stack component="section" gap="xs" aria-label={t('photos.preview')}>
      <Text size="sm" fw={600}>
        {t('photos.preview')}
      </Text>
      <div className={classes.previews}>
        <PhotoCanvas {...shared} size="7rem" round label={t('photos.previewPage')} />
        <PhotoCanvas {...shared} size="3.5rem" round label={t('photos.previewCard')} />
        <PhotoCanvas {...shared} size="7rem" label={t('photos.previewSquare')} />
      </div>
    </Stack>
  )
}
