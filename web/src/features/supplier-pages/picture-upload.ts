import { mostPhotoBytes, photoTypes } from 'contract/photos'
import { uploadPagePicture } from 'contract/supplier-pages'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { upload } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem } from '../../lib/notify.ts'

export const pictureTypes = photoTypes.join(',')

/** Sends pictures one after the other; each that arrives is handed on, each that does not is told of. */
export function usePictureUpload(id: number, use: 'cover' | 'picture') {
  const [progress, setProgress] = useState<number>()
  const { textOf } = useErrorText()
  async function send(files: readonly File[], onStored: (picture: string) => void) {
    for (const [index, file] of files.entries()) {
      setProgress(index / files.length)
      try {
        if (file.size > mostPhotoBytes) throw new Error(m.pages_pictureTooLarge())
        const { picture } = await upload(
          uploadPagePicture,
          { params: { id }, query: { use } },
          file,
          (share) => setProgress((index + share) / files.length),
        )
        onStored(picture)
      } catch (error) {
        const isOurs = error instanceof Error && error.message === m.pages_pictureTooLarge()
        const message = isOurs ? error.message : textOf(error)
        notifyProblem(message, file.name)
      }
    }
    setProgress(undefined)
  }
  return { progress, send }
}
