import { urlOf } from 'contract/endpoint'
import { uploadPhoto } from 'contract/photos'
import type { Caller } from './api.ts'

export type PhotoTarget = { id_user: number; type_user: string }

export const upload = (caller: Caller, query: PhotoTarget, bytes: Buffer, name = 'foto.jpg') =>
  sendFile(caller, urlOf(uploadPhoto, { query }), bytes, name)

/** Sends a file as a browser does: as the multipart field `file`. */
export function sendFile(caller: Caller, url: string, bytes: Buffer, name = 'foto.jpg') {
  const boundary = 'limite-da-parte'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`
  return caller.raw({
    method: 'POST',
    url: `/api${url}`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}
