import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'

/** Uploaded files. Keys are made by us, never by a caller: '<hash>/320.webp'. */
export type Files = {
  /** Durable once it resolves. */
  put(key: string, body: Buffer, contentType: string): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>
  delete(key: string): Promise<void>
}

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

export function diskFiles(folder: string): Files {
  return {
    async put(key, body) {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true })
      // Whoever reads sees the whole file or none.
      const unfinished = `${path}.${randomUUID()}`
      await writeFile(unfinished, body, { flush: true })
      await rename(unfinished, path)
    },
    async get(key) {
      try {
        return await readFile(join(folder, key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async delete(key) {
      await rm(join(folder, key), { force: true })
    },
  }
}

export type BucketConfig = {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
}

const timeoutMs = 10_000

/** A bucket of any S3-compatible storage, addressed by path. */
export function bucketFiles({ endpoint, bucket, accessKey, secretKey }: BucketConfig): Files {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    retries: 2,
  })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  async function ask(method: string, key: string, body?: Buffer, contentType?: string) {
    const response = await client.fetch(`${base}/${key}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body
        ? { body: new Uint8Array(body), headers: { 'content-type': contentType ?? '' } }
        : {}),
    })
    if (!response.ok && response.status !== 404) {
      throw new Error(`file storage answered ${response.status} to ${method}`)
    }
    return response
  }

  return {
    async put(key, body, contentType) {
      const { status } = await ask('PUT', key, body, contentType)
      if (status === 404) throw new Error('the bucket of the file storage does not exist')
    },
    async get(key) {
      const response = await ask('GET', key)
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer())
    },
    async delete(key) {
      await ask('DELETE', key)
    },
  }
}
