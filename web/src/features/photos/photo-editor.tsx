import { ActionIcon, Avatar, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { deletePhoto, mostPhotoBytes, uploadPhoto } from 'contract/photos'
import type { SupplierKind } from 'contract/rules/plans'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { type CropArea, cropToJpeg, loadImage } from './crop-image.ts'
import classes from './photos.module.css'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

export type PhotoEditorProps = {
  supplier: { id: number; tipo: SupplierKind }
  nome: string
  photo: string | null
}

/**
 * Avatar with a camera button: choose, crop, upload. The upload replaces the old photo in one step,
 * so that a failure leaves it as it was. Knows nothing of who is logged in.
 */
export function PhotoEditor({ supplier, nome, photo }: PhotoEditorProps) {
  const { t } = useTranslation()
  const { textOf } = useErrorText()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const query = { id_user: supplier.id, type_user: supplier.tipo }
  const remove = useCall(deletePhoto)
  const refused = (message: string) => notifyProblem({ title: t('common.error'), message })

  async function choose(file: File | null) {
    if (!file) return
    if (!file.type.startsWith('image/')) return refused(t('photos.notAnImage'))
    if (file.size > mostPhotoBytes * 2) return refused(t('photos.tooLarge'))
    const url = URL.createObjectURL(file)
    try {
      await loadImage(url)
      setChosen(url)
    } catch {
      URL.revokeObjectURL(url)
      refused(t('photos.notAnImage'))
    }
  }

  function forget() {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(undefined)
  }

  async function send(area: CropArea) {
    if (!chosen) return
    setProgress(0)
    try {
      const file = await cropToJpeg(chosen, area)
      forget()
      await upload(uploadPhoto, { query }, file, setProgress)
      await client.invalidateQueries()
      notifySuccess({ title: t('common.success'), message: t('photos.changed') })
    } catch (error) {
      refused(textOf(error))
    } finally {
      setProgress(undefined)
    }
  }

  const takeAway = () =>
    remove.mutate(
      { query },
      {
        onSuccess: () => client.invalidateQueries(),
        onError: (error) => refused(textOf(error)),
      },
    )
  const busy = progress !== undefined

  return (
    <Stack align="center" gap="sm">
      <div className={classes.avatar}>
        <Avatar src={photo} name={nome} size={176} alt={t('photos.photoOf', { name: nome })} />
        <FileButton onChange={(file) => void choose(file)} accept="image/*">
          {(props) => (
            <ActionIcon
              {...props}
              className={classes.camera}
              variant="filled"
              color="petrol"
              radius="100%"
              size={48}
              disabled={busy}
              aria-label={t('photos.choose')}
            >
              <IconCamera size={22} />
            </ActionIcon>
          )}
        </FileButton>
      </div>
      {busy && (
        <Stack gap={4} w={220}>
          <Progress value={progress * 100} aria-label={t('photos.uploading')} />
          <Text size="sm" ta="center" role="status">
            {t('photos.uploading')}
          </Text>
        </Stack>
      )}
      {photo && !busy && (
        <Group>
          <Button
            variant="subtle"
            color="slate"
            size="sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={takeAway}
            loading={remove.isPending}
          >
            {t('photos.remove')}
          </Button>
        </Group>
      )}
      {chosen && !busy && (
        <Suspense>
          <CropDialog imageUrl={chosen} onConfirm={(area) => void send(area)} onCancel={forget} />
        </Suspense>
      )}
    </Stack>
  )
}
