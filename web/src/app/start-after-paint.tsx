import { use, useEffect } from 'react'
import { NonceContext } from '../lib/nonce.ts'

/** What entry.server.tsx calls the framework's scripts until the page has been painted. */
export const laterPreload = 'later'
export const laterScript = 'text/later'

const hydrated = 'hydrated'

const start = `{
  // A button that is pressed before the page is ready works as soon as it is.
  let pressed
  const keep = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    pressed = button
  }
  const letGo = () => document.removeEventListener('click', keep, true)
  document.addEventListener('click', keep, true)
  addEventListener('${hydrated}', () => {
    letGo()
    if (pressed?.isConnected) pressed.click()
  }, { once: true })

  let started = false
  const start = async () => {
    if (started) return
    started = true
    const links = [...document.querySelectorAll('link[rel="${laterPreload}"]')]
    for (const link of links) link.rel = 'modulepreload'
    const waiting = document.querySelector('script[type="${laterScript}"]')
    if (!waiting) return
    // One after the other with a breath in between, so that a tap never waits for all of them.
    for (const { href } of links.filter(({ href }) => !href.includes('/entry.client'))) {
      await import(href)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    script.text = waiting.text
    waiting.replaceWith(script)
  }
  const startOrLetGo = () => start().catch(letGo)
  requestAnimationFrame(() => setTimeout(startOrLetGo))
  // A page in the background is not painted.
  setTimeout(startOrLetGo, 1000)
}`

/**
 * Every page can be read as it comes from the server, so its scripts are fetched once it has been
 * painted: on a slow line they would only delay the styles.
 */
export function StartAfterPaint() {
  const nonce = use(NonceContext)
  useEffect(() => {
    // Journeys in a browser wait for this before they click.
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event(hydrated))
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
