import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { deletePhoto, mostPhotoBytes, photoTypes, uploadPhoto } from 'contract/photos'
import type { SupplierKind } from 'contract/rules/plans'
import { Suspense, useId, useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { upload } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { type Framing, loadImage, photoFile } from './picture.ts'
import { latePart } from '../../lib/late-part.ts'

const PhotoDialog = latePart(() => import('./photo-dialog.tsx'))

const megabytes = mostPhotoBytes / 1024 / 1024

export type PhotoEditorProps = {
  supplier: { id: number; tipo: SupplierKind }
  nome: string
  photo: string | null
}

/**
 * Avatar with a camera button: choose, frame, upload. The upload replaces the old photo in one step,
 * so that a failure leaves it as it was; the chosen picture stays too, to be sent once more. Knows
 * nothing of who is logged in.
 */
export function PhotoEditor({ supplier, nome, photo }: PhotoEditorProps) {
  const { textOf } = useErrorText()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<HTMLImageElement>()
  const [progress, setProgress] = useState<number>()
  const limits = useId()
  const resetFile = useRef<() => void>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const query = { id_user: supplier.id, type_user: supplier.tipo }
  const remove = useCall(deletePhoto)
  const refused = (message: string) => notifyProblem(message)

  async function choose(file: File | null) {
    // Else the same file could not be chosen twice.
    resetFile.current?.()
    if (!file) return
    if (!photoTypes.some((type) => type === file.type)) return refused(m.photos_notAnImage())
    if (file.size > mostPhotoBytes) return refused(m.photos_tooLarge({ megabytes }))
    const url = URL.createObjectURL(file)
    try {
      setChosen(await loadImage(url))
    } catch {
      URL.revokeObjectURL(url)
      refused(m.photos_notAnImage())
    }
  }

  function forget() {
    if (chosen) URL.revokeObjectURL(chosen.src)
    setChosen(undefined)
  }

  async function send(image: HTMLImageElement, framing: Framing) {
    setProgress(0)
    try {
      await upload(uploadPhoto, { query }, await photoFile(image, framing), setProgress)
      forget()
      await client.invalidateQueries()
      notifySuccess(m.photos_changed())
    } catch (error) {
      refused(textOf(error))
    } finally {
      setProgress(undefined)
    }
  }

  const takeAway = () =>
    remove.mutate(
      { query: { ...query, forGood: 'true' } },
      {
        onSuccess() {
          // The button that was pressed is about to go.
          chooser.current?.focus()
          notifySuccess(m.photos_removed())
          void client.invalidateQueries()
        },
        onError: (error) => refused(textOf(error)),
      },
    )

  return (
    <Stack align="center" gap="sm">
      <Avatar src={photo} name={nome} size={176} alt={m.photos_photoOf({ name: nome })} />
      <Group justify="center" gap="xs">
        <FileButton
          onChange={(file) => void choose(file)}
          accept={photoTypes.join(',')}
          resetRef={resetFile}
        >
          {(props) => (
            <Button
              {...props}
              ref={chooser}
              leftSection={<IconCamera size={20} aria-hidden />}
              aria-describedby={limits}
            >
              {m.photos_choose()}
            </Button>
          )}
        </FileButton>
        {photo && (
          <Button
            variant="subtle"
            color="slate"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={takeAway}
            loading={remove.isPending}
          >
            {m.photos_remove()}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" id={limits}>
        {m.photos_limits({ megabytes })}
      </Text>
      {chosen && (
        <Suspense>
          <PhotoDialog
            image={chosen}
            progress={progress}
            onConfirm={(framing) => void send(chosen, framing)}
            onCancel={forget}
          />
        </Suspense>
      )}
    </Stack>
  )
}
