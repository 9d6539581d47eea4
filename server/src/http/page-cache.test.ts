import { expect, test } from 'vitest'
import { hashScripts, makePageCache, type PublicPage } from './page-cache.ts'
import { CompressedBody } from './compressed-body.ts'

const limits = { freshMs: 1000, staleMs: 4000, lastGoodMs: 60_000, pages: 2, bytes: 10_000 }

function makePage(text: string, more: Partial<PublicPage> = {}): PublicPage {
  const body = new CompressedBody('text/html', text)
  return { status: 200, location: null, body, scripts: '', complete: true, ...more }
}

/** A cache on a clock of its own, with renders that end when the test says so. */
function setUp() {
  // lru-cache takes a start at 0 for no start at all.
  let time = 1
  const renders: { finish(page: PublicPage): void; fail(error: Error): void }[] = []
  const cache = makePageCache(() => time, limits)
  const render = () =>
    new Promise<PublicPage>((resolve, reject) => {
      renders.push({ finish: resolve, fail: reject })
    })
  return {
    renders,
    get: (key = 'home') => cache.get(key, render),
    advance: (ms: number) => void (time += ms),
  }
}

test('however many ask at once, a page is rendered once', async () => {
  const { get, renders } = setUp()
  const asked = [get(), get(), get()]
  expect(renders).toHaveLength(1)
  const page = makePage('one')
  renders[0]?.finish(page)
  expect(await Promise.all(asked)).toEqual([{ page }, { page }, { page }])
})

test('a page is fresh, then sent once more while the next is made, then never again', async () => {
  const { get, renders, advance } = setUp()
  const [first, second] = [makePage('first'), makePage('second')]
  const asked = get()
  renders[0]?.finish(first)
  expect(await asked).toEqual({ page: first })
  advance(999)
  expect(await get()).toEqual({ page: first })
  expect(renders).toHaveLength(1)
  advance(2)
  expect(await get()).toEqual({ page: first })
  expect(await get()).toEqual({ page: first })
  expect(renders).toHaveLength(2)
  renders[1]?.finish(second)
  await new Promise(setImmediate)
  expect(await get()).toEqual({ page: second })
  advance(4000)
  const waiting = get()
  renders[2]?.finish(first)
  expect(await waiting).toEqual({ page: first })
})

test('an error page or one with something missing is never kept', async () => {
  for (const page of [makePage('x', { status: 404 }), makePage('x', { complete: false })]) {
    const { get, renders } = setUp()
    const asked = get()
    renders[0]?.finish(page)
    await asked
    void get()
    expect(renders).toHaveLength(2)
  }
})

test('a failed render is everybody’s who waited, and the next one tries again', async () => {
  const { get, renders } = setUp()
  const asked = Promise.allSettled([get(), get()])
  renders[0]?.fail(new Error('no'))
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  void get()
  expect(renders).toHaveLength(2)
})

test('while no whole page can be made, the last good one is sent with its age', async () => {
  const { get, renders, advance } = setUp()
  const good = makePage('good')
  const first = get()
  renders[0]?.finish(good)
  await first
  advance(30_000)
  const failed = get()
  renders[1]?.fail(new Error('the database is away'))
  expect(await failed).toEqual({ page: good, age: 30 })
  advance(10_000)
  const lacking = get()
  renders[2]?.finish(makePage('half', { status: 503, complete: false }))
  expect(await lacking).toEqual({ page: good, age: 40 })
  const back = get()
  const next = makePage('next')
  renders[3]?.finish(next)
  expect(await back).toEqual({ page: next })
})

test('a copy that has become too old is no help', async () => {
  const { get, renders, advance } = setUp()
  const first = get()
  renders[0]?.finish(makePage('good'))
  await first
  advance(60_000)
  const failed = get()
  renders[1]?.fail(new Error('the database is away'))
  await expect(failed).rejects.toThrow('away')
})

test('more pages than there is room for, all rendered at once, reach everybody who waits', async () => {
  const { get, renders } = setUp()
  const asked = ['a', 'b', 'c', 'd'].map((key) => get(key))
  const pages = renders.map((_, index) => makePage(String(index)))
  for (const [index, page] of pages.entries()) renders[index]?.finish(page)
  expect(await Promise.all(asked)).toEqual(pages.map((page) => ({ page })))
})

test('the oldest pages make room for new ones', async () => {
  const { get, renders } = setUp()
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    const asked = get(key)
    renders[index]?.finish(makePage(key))
    await asked
  }
  void get('b')
  void get('c')
  expect(renders).toHaveLength(3)
  void get('a')
  expect(renders).toHaveLength(4)
})

test('only scripts that were rendered with the nonce are allowed', () => {
  const { html, scripts } = hashScripts(
    '<script nonce="n1">own()</script><script src="/a.js" nonce="n1"></script>' +
      '<script>injected()</script><script nonce="x">injected()</script>',
    'n1',
  )
  expect(html).not.toContain('n1')
  expect(scripts).toBe("'sha256-1yruO3ZUqBddjC8oRrsLLZ/oiHYCAveB39McCaLvqnk='")
})
