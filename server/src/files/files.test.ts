import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
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

test('with the last file of a folder on disk goes the folder', async () => {
  const folder = await makeTestFolder('disk-files')
  const files = diskFiles(folder)
  for (const key of ['abc/96.jpg', 'abc/96.webp', 'alone.pdf']) {
    await files.put(key, Buffer.from(key), '')
  }
  await files.delete('abc/96.jpg')
  expect(String(await files.get('abc/96.webp'))).toBe('abc/96.webp')
  await files.delete('abc/96.webp')
  expect(await readdir(folder)).toEqual(['alone.pdf'])
  await files.delete('alone.pdf')
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

test('a file is stored also while its folder is being tidied away', async () => {
  const folder = await makeTestFolder('disk-files')
  const files = diskFiles(folder)
  const put = (turn: number) => files.put(`abc/${turn}.jpg`, Buffer.from('photo'), '')
  await put(0)
  for (let turn = 1; turn <= 300; turn++) {
    await Promise.all([files.delete(`abc/${turn - 1}.jpg`), put(turn)])
  }
  expect(await readdir(join(folder, 'abc'))).toEqual(['300.jpg'])
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
