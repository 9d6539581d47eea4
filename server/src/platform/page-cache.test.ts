import { expect, test } from 'vitest'
import { hashScripts, makePageCache, type PublicPage } from './page-cache.ts'
import { Prepared } from './prepared.ts'

const limits = { freshMs: 1000, staleMs: 4000, pages: 2, bytes: 10_000 }

function makePage(text: string, more: Partial<PublicPage> = {}): PublicPage {
  const body = new Prepared('text/html', text)
  return { status: 200, location: null, body, scripts: '', complete: true, ...more }
}

/** A cache on a clock of its own, with renders that end when the test says so. */
function setUp() {
  let time = 0
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
  expect(await Promise.all(asked)).toEqual([page, page, page])
})

test('a page is fresh, then sent once more while the next is made, then never again', async () => {
  const { get, renders, advance } = setUp()
  const [first, second] = [makePage('first'), makePage('second')]
  const asked = get()
  renders[0]?.finish(first)
  expect(await asked).toBe(first)
  advance(999)
  expect(await get()).toBe(first)
  expect(renders).toHaveLength(1)
  advance(1)
  expect(await get()).toBe(first)
  expect(await get()).toBe(first)
  expect(renders).toHaveLength(2)
  renders[1]?.finish(second)
  await Promise.resolve()
  expect(await get()).toBe(second)
  advance(4000)
  const waiting = get()
  renders[2]?.finish(first)
  expect(await waiting).toBe(first)
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
