import 'react-easy-crop/react-easy-crop.css'
import { Button, Progress, SegmentedControl, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { m } from '#texts/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'
import { PhotoCanvas } from './photo-canvas.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import classes from './photos.module.css'
import { type Box, fewestPixels, type Framing } from './picture.ts'
import { ZoomControl, zoomRange } from './zoom-control.tsx'

type PhotoDialogProps = {
  image: HTMLImageElement
  /** How much of it has been sent, from 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined
  onConfirm(framing: Framing): void
  onCancel(): void
}

type Mode = Framing['mode']
type Background = Extract<Framing, { mode: 'whole' }>['background']

/** A square cut out of anything longer than this shows too little of it: a logo is meant whole. */
const longestToFill = 2

const isLong = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
  Math.max(width, height) > longestToFill * Math.min(width, height)

/** Loaded when a photo is chosen: the cropper is of no use before. */
export default function PhotoDialog({ image, progress, onConfirm, onCancel }: PhotoDialogProps) {
  const [mode, setMode] = useState<Mode>(isLong(image) ? 'whole' : 'fill')
  const [background, setBackground] = useState<Background>('white')
  const [area, setArea] = useState<Box>()
  const busy = progress !== undefined
  const framing = framingOf(mode, background, area)
  return (
    <Dialog opened onClose={busy ? () => {} : onCancel} title={m.photos_cropTitle()} size="lg">
      <fieldset disabled={busy} className="plain-fieldset">
        <Stack>
          <SmallPicture image={image} />
          <SegmentedControl
            fullWidth
            aria-label={m.photos_mode()}
            data={(['fill', 'whole'] as const).map((value) => ({
              value,
              label: m.photos_modeName({ mode: value }),
            }))}
            value={mode}
            onChange={setMode}
          />
          <div className={classes.workplace}>
            {mode === 'fill' ? (
              <Crop imageUrl={image.src} onArea={setArea} />
            ) : (
              <Whole image={image} background={background} onBackground={setBackground} />
            )}
            {framing && <PhotoPreview image={image} framing={framing} />}
          </div>
          {busy && <Progress value={progress * 100} aria-label={m.photos_uploading()} />}
          <DialogActions onClose={onCancel} closeLabel={m.photos_cancel()}>
            <Button
              disabled={!framing}
              loading={busy}
              onClick={() => framing && onConfirm(framing)}
            >
              {m.photos_confirm()}
            </Button>
          </DialogActions>
        </Stack>
      </fieldset>
    </Dialog>
  )
}

function framingOf(mode: Mode, background: Background, area: Box | undefined): Framing | undefined {
  if (mode === 'whole') return { mode, background }
  return area && { mode, area }
}

/** A warning, not a refusal: for some there is no larger one. */
function SmallPicture({ image: { naturalWidth, naturalHeight } }: { image: HTMLImageElement }) {
  if (Math.min(naturalWidth, naturalHeight) >= fewestPixels) return null
  return (
    <Alert color="orange" role="status">
      {m.photos_small({ width: naturalWidth, height: naturalHeight, fewest: fewestPixels })}
    </Alert>
  )
}

function Crop({ imageUrl, onArea }: { imageUrl: string; onArea(area: Box): void }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <Stack gap="sm">
      <div className={classes.stage}>
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
          onCropAreaChange={(_, pixels) => onArea(pixels)}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': m.photos_cropArea() }}
        />
      </div>
      <Text size="sm" c="dimmed">
        {m.photos_cropHelp()}
      </Text>
      <ZoomControl zoom={zoom} onZoom={setZoom} />
    </Stack>
  )
}

type WholeProps = {
  image: HTMLImageElement
  background: Background
  onBackground(background: Background): void
}

function Whole({ image, background, onBackground }: WholeProps) {
  return (
    <Stack gap="sm">
      <div className={classes.stage} data-square>
        <PhotoCanvas
          image={image}
          framing={{ mode: 'whole', background }}
          size="100%"
          pixels={704}
          label={m.photos_wholePicture()}
        />
      </div>
      <Text size="sm" c="dimmed">
        {m.photos_wholeHelp()}
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={m.photos_background()}
        data={(['white', 'transparent'] as const).map((value) => ({
          value,
          label: m.photos_backgroundName({ background: value }),
        }))}
        value={background}
        onChange={onBackground}
      />
    </Stack>
  )
}
