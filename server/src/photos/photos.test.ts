import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import { deletePhoto, listPhotos, mostPhotoBytes, uploadPhoto } from 'contract/photos'
import { urlOf } from 'contract/endpoint'
import { me } from 'contract/session'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer, setPlan } from '../../seed/make.ts'
import { type PhotoTarget, upload } from '../../test/upload.ts'
import { removeUnusedPhotos } from './service.ts'

const api = testApi({}, { oneApp: true })

const picture = (width: number, height: number, background = '#117c40') =>
  sharp({ create: { width, height, channels: 3, background } })

/** One bit per pixel by hand: an encoder would take minutes for the largest. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function supplier(plan: 'MKTFREE' | 'MKTPRO' = 'MKTPRO') {
  const made = await makeFreelancer(api.db, { plan, account: { email: 'ana@example.com' } })
  const target: PhotoTarget = { id_user: made.supplier.id, type_user: 'Freelancer' }
  const caller = await api.as('ana@example.com')
  const shown = async (): Promise<string | undefined> =>
    (await caller.call(listPhotos, { query: target })).reply[0]?.urlPhoto
  return { target, caller, shown }
}

async function fetchImage(url: string) {
  const answer = await api.app.inject({ method: 'GET', url })
  return { ...answer, meta: await sharp(answer.rawPayload).metadata() }
}

describe('changing the photo', () => {
  test('the upload becomes square versions in three sizes and two formats, cached for ever', async () => {
    const { target, caller } = await supplier()
    const jpeg = await picture(1200, 800).jpeg().toBuffer()
    const { status, reply } = await upload(caller, target, jpeg)
    expect(status).toBe(200)
    expect(reply).toEqual([
      { urlPhoto: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\/1000\.webp$/) },
    ])
    const folder = reply[0].urlPhoto.replace('/1000.webp', '')
    for (const size of [96, 320, 1000]) {
      for (const [extension, format] of [
        ['webp', 'webp'],
        ['jpg', 'jpeg'],
      ]) {
        const { meta, headers } = await fetchImage(`${folder}/${size}.${extension}`)
        expect(meta).toMatchObject({ width: size, height: size, format })
        expect(headers['content-type']).toBe(`image/${format}`)
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    }
    expect((await caller.call(me)).reply.user?.profileImage).toBe(`${folder}/320.webp`)
  })

  test('place and camera of the picture are not kept, its orientation is', async () => {
    const { target, caller } = await supplier()
    const jpeg = await sharp({
      create: { width: 20, height: 40, channels: 3, background: '#fff' },
    })
      .withExif({ IFD0: { Make: 'CameraSecreta' }, IFD3: { GPSLatitude: '22/1 54/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('CameraSecreta')).toBe(true)
    const { reply } = await upload(caller, target, jpeg)
    const { rawPayload, meta } = await fetchImage(
      reply[0].urlPhoto.replace('1000.webp', '1000.jpg'),
    )
    expect(rawPayload.includes('CameraSecreta')).toBe(false)
    expect(meta.exif).toBeUndefined()
  })

  const pixelsOf = async (file: Buffer, x: number, y: number) => {
    const pixel = sharp(file).extract({ left: x, top: y, width: 1, height: 1 })
    return [...(await pixel.raw().toBuffer())]
  }

  test.each(['png', 'webp'] as const)(
    'what is transparent in a %s stays so, and is white in the JPEG',
    async (format) => {
      const { target, caller } = await supplier()
      const logo = await sharp({
        create: {
          width: 500,
          height: 500,
          channels: 4,
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        },
      })
        .composite([{ input: await picture(500, 100, '#ff0000').png().toBuffer() }])
        .toFormat(format, { lossless: true })
        .toBuffer()
      const { reply } = await upload(caller, target, logo)
      for (const size of [96, 320, 1000]) {
        const url = reply[0].urlPhoto.replace('1000.webp', `${size}.webp`)
        const webp = await fetchImage(url)
        expect(webp.meta.hasAlpha).toBe(true)
        expect((await pixelsOf(webp.rawPayload, 2, 2))[3]).toBe(0)
        const [red = 0, green = 255, , alpha] = await pixelsOf(webp.rawPayload, size / 2, size / 2)
        expect([red > 240, green < 15, alpha]).toEqual([true, true, 255])
        const jpeg = await fetchImage(url.replace('webp', 'jpg'))
        expect(jpeg.meta.hasAlpha).toBe(false)
        expect(Math.min(...(await pixelsOf(jpeg.rawPayload, 2, 2)))).toBeGreaterThan(250)
      }
    },
  )

  test('an alpha channel that hides nothing is left out', async () => {
    const { target, caller } = await supplier()
    const png = await picture(50, 50).ensureAlpha().png().toBuffer()
    const { reply } = await upload(caller, target, png)
    expect((await fetchImage(reply[0].urlPhoto)).meta.hasAlpha).toBe(false)
    const opaque = await upload(caller, target, await picture(50, 50).png().toBuffer())
    expect(opaque.reply).toEqual(reply)
  })

  test('a second upload replaces the first; the same picture has the same address', async () => {
    const { target, caller, shown } = await supplier()
    const [green, red] = [
      await picture(50, 50).png().toBuffer(),
      await picture(50, 50, '#f00').png().toBuffer(),
    ]
    const first = (await upload(caller, target, green)).reply[0].urlPhoto
    const second = (await upload(caller, target, red)).reply[0].urlPhoto
    expect(second).not.toBe(first)
    expect(await shown()).toBe(second)
    expect((await upload(caller, target, green)).reply[0].urlPhoto).toBe(first)
  })

  test('typePlan and urlPhoto of the caller are ignored', async () => {
    const { target, caller } = await supplier()
    const query = { ...target, typePlan: 'MKTCORP', urlPhoto: 'https://evil.example/x.svg' }
    const { reply } = await upload(caller, query, await picture(9, 9).png().toBuffer())
    expect(reply[0].urlPhoto).toMatch(/^\/photos\//)
  })
})

describe('what is refused, with the old photo untouched', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const cases: [string, () => Promise<Buffer>, string][] = [
    [
      'a PHP file named .png',
      async () => Buffer.from('<?php system($_GET["c"]); ?>'),
      'PHOTO_UNREADABLE',
    ],
    [
      'a PHP file behind the first bytes of a PNG',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<?php system($_GET["c"]); ?>', 'latin1'),
      'PHOTO_UNREADABLE',
    ],
    ['an image of 20,000 x 20,000 pixels', async () => blankPng(20_000, 20_000), 'PHOTO_TOO_LARGE'],
    ['an animated GIF', animatedGif, 'PHOTO_UNREADABLE'],
    [
      'an animated WebP',
      async () =>
        sharp(await animatedGif(), { animated: true })
          .webp()
          .toBuffer(),
      'PHOTO_UNREADABLE',
    ],
    [
      'a truncated JPEG',
      async () => {
        const whole = await sharp({
          create: {
            width: 400,
            height: 400,
            channels: 3,
            background: '#888',
            noise: { type: 'gaussian', mean: 120, sigma: 50 },
          },
        })
          .jpeg()
          .toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
      'PHOTO_UNREADABLE',
    ],
    ['an SVG with a script', async () => Buffer.from(svg), 'PHOTO_UNREADABLE'],
    ['an empty file', async () => Buffer.alloc(0), 'PHOTO_UNREADABLE'],
    [
      'a file of more than 10 MB',
      async () =>
        Buffer.concat([await picture(9, 9).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
      'PHOTO_TOO_LARGE',
    ],
  ]

  async function animatedGif(): Promise<Buffer> {
    const frames = [
      await picture(8, 8, '#f00').png().toBuffer(),
      await picture(8, 8, '#00f').png().toBuffer(),
    ]
    return sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
  }

  test.each(cases)('%s', async (_what, make, code) => {
    const { target, caller, shown } = await supplier()
    await upload(caller, target, await picture(50, 50).png().toBuffer())
    const old = await shown()
    const { status, problem } = await upload(caller, target, await make(), 'foto.png')
    expect(status).toBe(code === 'PHOTO_TOO_LARGE' ? 413 : 400)
    expect(problem.code).toBe(code)
    expect(old).toBeDefined()
    expect(await shown()).toBe(old)
  })

  test('a file that reaches the limit with the end of a chunk, and goes on', async () => {
    const { target, caller } = await supplier()
    const boundary = 'x-boundary'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f.jpg"\r\n\r\n`
    const jpeg = await picture(9, 9).jpeg().toBuffer()
    const upToLimit = Buffer.concat([jpeg, Buffer.alloc(mostPhotoBytes - jpeg.length)])
    const chunks = [Buffer.from(head), upToLimit, Buffer.from(`more\r\n--${boundary}--\r\n`)]
    const { status, problem } = await caller.raw({
      method: 'POST',
      url: `/api${urlOf(uploadPhoto, { query: target })}`,
      payload: Readable.from(chunks),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect([status, problem.code]).toEqual([413, 'PHOTO_TOO_LARGE'])
  })

  test('JSON instead of a file, or a form without one', async () => {
    const { target, caller } = await supplier()
    const url = `/api${urlOf(uploadPhoto, { query: target })}`
    const json = await caller.raw({ method: 'POST', url, payload: { file: 'x' } })
    expect(json.problem.code).toBe('PHOTO_UNREADABLE')
    const form = await caller.raw({
      method: 'POST',
      url,
      payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(form.problem.code).toBe('PHOTO_UNREADABLE')
  })

  test('an upload that does not say whose photo it is', async () => {
    const { target, caller, shown } = await supplier()
    const png = await picture(9, 9).png().toBuffer()
    for (const missing of ['id_user', 'type_user'] as const) {
      const { [missing]: _, ...rest } = target
      const { status, problem } = await upload(caller, rest as PhotoTarget, png)
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [missing]])
    }
    expect(await shown()).toBeUndefined()
    // The plan is the server's own knowledge: a missing `typePlan` is no reason to refuse.
    expect((await upload(caller, target, png)).status).toBe(200)
  })

  test('the free plan, before the file is read; deleting stays possible', async () => {
    const { target, caller } = await supplier('MKTFREE')
    const { status, problem } = await upload(caller, target, Buffer.from('not even an image'))
    expect(status).toBe(403)
    expect(problem.code).toBe('PLAN_REQUIRED')
    expect((await caller.call(deletePhoto, { query: target })).reply).toEqual([])
  })

  test('the 21st upload within an hour', async () => {
    const { target, caller } = await supplier()
    for (let n = 0; n < 20; n++) await upload(caller, target, Buffer.from('x'))
    expect((await upload(caller, target, Buffer.from('x'))).status).toBe(429)
  })

  test("another supplier's photo, or the right id with the wrong kind", async () => {
    const { caller } = await supplier()
    const other = await makeCompany(api.db, { plan: 'MKTCORP' })
    const png = await picture(9, 9).png().toBuffer()
    const foreign = { id_user: other.supplier.id, type_user: 'Empresa' }
    expect((await upload(caller, foreign, png)).status).toBe(404)
    expect((await caller.call(deletePhoto, { query: foreign })).status).toBe(404)
    expect((await upload(api.visitor(), foreign, png)).status).toBe(401)
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    expect((await upload(admin, { ...foreign, type_user: 'Freelancer' }, png)).status).toBe(404)
    expect((await upload(admin, foreign, png)).status).toBe(200)
  })
})

describe('delete, then upload', () => {
  test('deleting removes the photo', async () => {
    const { target, caller, shown } = await supplier()
    await upload(caller, target, await picture(9, 9).png().toBuffer())
    expect((await caller.call(deletePhoto, { query: target })).reply).toEqual([])
    expect(await shown()).toBeUndefined()
  })

  test('when the upload that follows fails, the old photo comes back', async () => {
    const { target, caller, shown } = await supplier()
    await upload(caller, target, await picture(9, 9).png().toBuffer())
    const old = await shown()
    await caller.call(deletePhoto, { query: target })
    await upload(caller, target, Buffer.from('<?php ?>'))
    expect(await shown()).toBe(old)
  })

  test('also when the limit of an hour or the plan refuses it', async () => {
    const { target, caller, shown } = await supplier()
    await upload(caller, target, await picture(9, 9).png().toBuffer())
    const old = await shown()
    await caller.call(deletePhoto, { query: target })
    await setPlan(api.db, target.id_user, 'MKTFREE')
    expect((await upload(caller, target, Buffer.from('x'))).status).toBe(403)
    await setPlan(api.db, target.id_user, 'MKTPRO')
    expect(await shown()).toBe(old)
    for (let n = 0; n < 19; n++) await upload(caller, target, Buffer.from('x'))
    await caller.call(deletePhoto, { query: target })
    expect((await upload(caller, target, Buffer.from('x'))).status).toBe(429)
    expect(await shown()).toBe(old)
  })

  test('a photo deleted for good stays deleted whatever follows', async () => {
    const { target, caller, shown } = await supplier()
    await upload(caller, target, await picture(9, 9).png().toBuffer())
    await caller.call(deletePhoto, { query: { ...target, forGood: 'true' } })
    await upload(caller, target, Buffer.from('<?php ?>'))
    expect(await shown()).toBeUndefined()
  })

  test('a photo deleted long before stays deleted', async () => {
    const { target, caller, shown } = await supplier()
    await upload(caller, target, await picture(9, 9).png().toBuffer())
    await caller.call(deletePhoto, { query: target })
    api.clock.advance(11 * 60)
    await upload(caller, target, Buffer.from('<?php ?>'))
    expect(await shown()).toBeUndefined()
  })
})

describe('who sees a photo', () => {
  test('visitors, while the supplier is in the directory with a plan that shows it', async () => {
    const { target, caller } = await supplier()
    await upload(caller, target, await picture(9, 9).png().toBuffer())
    const seen = async () => (await api.visitor().call(listPhotos, { query: target })).reply.length
    expect(await seen()).toBe(1)
    await setPlan(api.db, target.id_user, 'MKTFREE')
    expect(await seen()).toBe(0)
    expect((await caller.call(listPhotos, { query: target })).reply).toHaveLength(1)
    const missing = { id_user: 99_999, type_user: 'Empresa' }
    expect((await api.visitor().call(listPhotos, { query: missing })).reply).toEqual([])
  })

  test.each([
    '/photos/..%2f..%2fpackage.json/320.webp',
    '/photos/abc/320.webp',
    `/photos/${'0'.repeat(32)}/33.webp`,
    `/photos/${'0'.repeat(32)}/320.webp`,
  ])('%s answers 404', async (url) => {
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})

test('files that nobody uses any more are removed, those in use stay', async () => {
  const { target, caller } = await supplier()
  const first = (await upload(caller, target, await picture(9, 9).png().toBuffer())).reply[0]
    .urlPhoto
  const second = (await upload(caller, target, await picture(9, 9, '#00f').png().toBuffer()))
    .reply[0].urlPhoto
  const there = async (url: string) => (await api.app.inject({ method: 'GET', url })).statusCode
  await removeUnusedPhotos(api.db, api.parts.files, api.clock)
  expect(await there(first)).toBe(200)
  api.clock.advance(60 * 60 + 1)
  await removeUnusedPhotos(api.db, api.parts.files, api.clock)
  expect(await there(first)).toBe(404)
  expect(await there(second)).toBe(200)
  // The same picture again, after its files are gone.
  await upload(caller, target, await picture(9, 9).png().toBuffer())
  expect(await there(first)).toBe(200)
})
