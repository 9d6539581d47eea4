import { use, useEffect } from 'react'
import { NonceContext } from '../lib/nonce.ts'
import { whenPartsAreReady } from '../ui/page-part.tsx'
import { tellTyped } from '../lib/typed-before.ts'

/** What entry.server.tsx calls the framework's scripts until the page has been painted. */
export const laterPreload = 'later'
export const laterScript = 'text/later'

const start = `{
  const start = () => {
    for (const link of document.querySelectorAll('link[rel="${laterPreload}"]')) link.rel = 'modulepreload'
    const waiting = document.querySelector('script[type="${laterScript}"]')
    if (!waiting) return
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    script.text = waiting.text
    waiting.replaceWith(script)
  }
  requestAnimationFrame(() => setTimeout(start))
  // A page in the background is not painted.
  setTimeout(start, 1000)
}`

/**
 * Every page can be read as it comes from the server, so its scripts are fetched once it has been
 * painted: on a slow line they would only delay the styles.
 */
export function StartAfterPaint() {
  const nonce = use(NonceContext)
  useEffect(() => {
    // Once what was drawn first has been drawn again, with the ids and the drafts of this browser.
    const timer = setTimeout(() =>
      whenPartsAreReady(() => {
        tellTyped()
        // Journeys in a browser wait for this before they click.
        document.documentElement.dataset.hydrated = 'true'
      }),
    )
    return () => clearTimeout(timer)
  }, [])
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, above.
      dangerouslySetInnerHTML={{ __html: start }}
    />
  )
}
