import { Button, FileButton, Progress, Stack, Text, TextInput } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { pictureSources } from 'contract/rules/photo-url'
import { type PageContent, pageLimits } from 'contract/supplier-pages'
import { memo, useRef } from 'react'
import { m } from '#texts/messages.js'
import { notifyWarning } from '../../lib/notify.ts'
import { changedAt, moved, removedAt, RowButtons } from './order-buttons.tsx'
import classes from './page-editor.module.css'
import { pictureTypes, usePictureUpload } from './picture-upload.ts'
import type { UpdatePage } from './page-draft.ts'

type GalleryFormProps = Pick<PageContent, 'gallery'> & { id: number; update: UpdatePage }

export const GalleryForm = memo(({ id, gallery, update }: GalleryFormProps) => {
  const { progress, send } = usePictureUpload(id, 'picture')
  const reset = useRef<() => void>(null)
  const room = pageLimits.gallery - gallery.length
  async function add(files: File[]) {
    if (files.length > room) {
      const title = m.pages_galleryFull({ most: pageLimits.gallery })
      notifyWarning(m.pages_galleryFullText({ sent: Math.max(0, room) }), title)
    }
    await send(files.slice(0, Math.max(0, room)), (picture) =>
      update(({ gallery: now }) => ({
        gallery: now.some((one) => one.picture === picture)
          ? now
          : [...now, { picture, caption: '' }],
      })),
    )
    reset.current?.()
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {m.pages_galleryHelp({ most: pageLimits.gallery })}
      </Text>
      {gallery.map(({ picture, caption }, index) => {
        const name = caption || m.pages_photoAt({ number: index + 1 })
        return (
          <div key={picture} className={classes.shot} role="group" aria-label={name}>
            <img
              className={classes.picture}
              data-use="picture"
              {...pictureSources('picture', picture, 160)}
              sizes="10rem"
              alt=""
            />
            <TextInput
              className={classes.caption}
              label={m.pages_caption()}
              maxLength={pageLimits.caption}
              value={caption}
              onChange={({ target }) =>
                update({ gallery: changedAt(gallery, index, { caption: target.value }) })
              }
            />
            <RowButtons
              name={name}
              index={index}
              count={gallery.length}
              onMove={(to) => update({ gallery: moved(gallery, index, to) })}
              onRemove={() => update({ gallery: removedAt(gallery, index) })}
            />
          </div>
        )
      })}
      {progress !== undefined && <Progress value={progress * 100} aria-label={m.pages_sending()} />}
      <FileButton
        accept={pictureTypes}
        multiple
        resetRef={reset}
        onChange={(files) => void add(files)}
        inputProps={{ 'aria-label': m.pages_addPictures() }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={progress !== undefined}
            disabled={room <= 0}
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
          >
            {m.pages_addPictures()}
          </Button>
        )}
      </FileButton>
    </Stack>
  )
})
