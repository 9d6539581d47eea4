import { streamChatReply } from 'contract/chat'
import { uploadPhoto } from 'contract/photos'
import { me } from 'contract/session'
import { expect, test } from 'vitest'
import { answerAsProxy } from '../../test/answers.ts'
import { answerUploadLater } from '../../test/uploads.ts'
import { call, callStreaming, upload } from './call.ts'

test.each([
  [403, { status: 403, code: 'UNEXPECTED' }],
  [413, { status: 413, code: 'PAYLOAD_TOO_LARGE' }],
  [429, { status: 429, code: 'TOO_MANY_REQUESTS' }],
  [502, { status: 0, code: 'NO_ANSWER' }],
  [503, { status: 503, code: 'UNAVAILABLE' }],
])("a proxy's own page with %i is an answer, not a broken connection", async (status, told) => {
  answerAsProxy(me, status)
  await expect(call(me)).rejects.toMatchObject(told)
})

test('so it is for a file and for a reply that is read while it is written', async () => {
  const answers = answerUploadLater()
  const query = { id_user: 7, type_user: 'Empresa' }
  const sent = upload(uploadPhoto, { query }, new Blob(['x']), () => {})
  answers(null, 413)
  const told = { status: 413, code: 'PAYLOAD_TOO_LARGE' }
  await expect(sent).rejects.toMatchObject(told)
  answerAsProxy(streamChatReply, 413)
  const body = { mensage: 'Oi' }
  await expect(callStreaming(streamChatReply, { body }, () => {})).rejects.toMatchObject(told)
})
