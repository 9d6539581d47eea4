import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { pictureSources } from 'contract/rules/photo-url'
import { m } from '#texts/messages.js'
import classes from './page-editor.module.css'
import { pictureTypes, usePictureUpload } from './picture-upload.ts'

type PictureFieldProps = {
  id: number
  use: 'cover' | 'picture'
  label: string
  help?: string
  picture: string | null
  onChange(picture: string | null): void
}

/** One picture: chosen, sent, shown, replaced or removed. */
export function PictureField({ id, use, label, help, picture, onChange }: PictureFieldProps) {
  const { progress, send } = usePictureUpload(id, use)
  const busy = progress !== undefined
  const reset = useRef<() => void>(null)
  return (
    <Stack gap={6} role="group" aria-label={label}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <div className={classes.pictured}>
        {picture && (
          <img
            className={classes.picture}
            data-use={use}
            {...pictureSources(use, picture, use === 'cover' ? 640 : 160)}
            sizes={use === 'cover' ? '40rem' : '10rem'}
            alt=""
          />
        )}
        <Group gap="xs">
          <FileButton
            accept={pictureTypes}
            resetRef={reset}
            onChange={(file) => {
              // The same file can be tried again.
              reset.current?.()
              if (file) void send([file], onChange)
            }}
            inputProps={{ 'aria-label': label }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="sm"
                loading={busy}
                leftSection={<IconPhotoPlus size={16} aria-hidden />}
              >
                {picture ? m.pages_replacePicture() : m.pages_choosePicture()}
              </Button>
            )}
          </FileButton>
          {picture && (
            <Button
              variant="subtle"
              color="slate"
              size="sm"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => onChange(null)}
            >
              {m.pages_removePicture()}
            </Button>
          )}
        </Group>
      </div>
      {busy && <Progress value={progress * 100} aria-label={m.pages_sending()} />}
      {help && (
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      )}
    </Stack>
  )
}
