import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { laterPreload, laterScript } from './app/start-after-paint.tsx'
import { type Language, languageOf } from './lib/language.ts'
import { NonceContext } from './lib/nonce.ts'
import { pageRequestOf } from './lib/ssr.ts'
import { overwriteGetLocale } from '#texts/runtime.js'

/** Visitors of both languages are served at once: each rendering has its own. */
const rendering = new AsyncLocalStorage<Language>()
overwriteGetLocale(() => rendering.getStore() ?? 'pt')

const renderWithinMs = 5_000

/** The framework's scripts wait for StartAfterPaint. In development the tools need them at once. */
const startLater = (html: string) =>
  import.meta.env.DEV
    ? html
    : html
        .replaceAll('rel="modulepreload"', `rel="${laterPreload}"`)
        .replace('type="module" async=""', `type="${laterScript}"`)

/**
 * Waits for the whole page: our loaders have loaded what the page shows, so nothing streams in
 * later, and a failure still becomes a proper error page.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = pageRequestOf(loadContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.append('vary', 'Cookie')
  return rendering.run(
    languageOf(request),
    () =>
      new Promise((resolve, reject) => {
        let failure: unknown
        const { pipe, abort } = renderToPipeableStream(
          <NonceContext value={nonce}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </NonceContext>,
          {
            nonce,
            // Each part stands where it belongs; in pieces, a script would have to put them there.
            progressiveChunkSize: Number.POSITIVE_INFINITY,
            onAllReady() {
              clearTimeout(timer)
              const body = new PassThrough()
              pipe(body)
              text(body).then(
                (html) =>
                  resolve(
                    new Response(startLater(html), { status: failure ? 500 : status, headers }),
                  ),
                reject,
              )
            },
            onShellError: reject,
            onError(error) {
              failure = error
              console.error(error)
            },
          },
        )
        const timer = setTimeout(abort, renderWithinMs)
      }),
  )
}
