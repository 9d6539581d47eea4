import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../../test/folder.ts'
import { bucketFiles, diskFiles, type Files } from './files.ts'

async function storesAndForgets(files: Files): Promise<void> {
  expect(await files.get('abc/96.jpg')).toBeNull()
  await files.put('abc/96.jpg', Buffer.from('one'), 'image/jpeg')
  await files.put('abc/96.jpg', Buffer.from('two'), 'image/jpeg')
  expect(String(await files.get('abc/96.jpg'))).toBe('two')
  await files.delete('abc/96.jpg')
  await files.delete('abc/96.jpg')
  expect(await files.get('abc/96.jpg')).toBeNull()
}

test('files on disk are stored and forgotten', async () => {
  const folder = await makeTestFolder('disk-files')
  await storesAndForgets(diskFiles(folder))
  await rm(folder, { recursive: true })
})

test('files in an S3-compatible bucket are stored and forgotten, with signed requests', async () => {
  const objects = new Map<string, Buffer>()
  const unsigned: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '', method, headers } = request
      const signature =
        /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$/
      if (!signature.test(headers.authorization ?? '')) unsigned.push(`${method} ${url}`)
      if (method === 'PUT') objects.set(url, Buffer.concat(chunks))
      if (method === 'DELETE') objects.delete(url)
      const body = method === 'GET' ? objects.get(url) : Buffer.alloc(0)
      response.writeHead(body ? 200 : 404).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await storesAndForgets(
    bucketFiles({
      endpoint: `http://127.0.0.1:${port}/`,
      bucket: 'fotos',
      accessKey: 'key',
      secretKey: 'secret',
    }),
  )
  expect(unsigned).toEqual([])
  await new Promise((resolve) => server.close(resolve))
})
