import { use, useEffect } from 'react'
import { NonceContext } from '../lib/nonce.ts'

/** What entry.server.tsx calls the framework's scripts until the page has been painted. */
export const laterPreload = 'later'
export const laterScript = 'text/later'

const hydrated = 'hydrated'

const start = `{
  // What is typed, ticked or pressed before the page is ready counts as soon as it is.
  const typed = new Map()
  const pressed = new Set()
  const keepTyped = ({ target }) => {
    if (!target.matches('textarea, input:not([type=file])')) return
    // The last one last: of two radio buttons it is the chosen one.
    typed.delete(target)
    typed.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value)
  }
  const keepPressed = (event) => {
    const button = event.target.closest('button')
    // What has a hand of its own (ui/ready-dialog.tsx) works already.
    if (!button || button.onclick) return
    event.preventDefault()
    // React may already listen and would press it now, too.
    event.stopImmediatePropagation()
    pressed.add(button)
  }
  const letGo = () => {
    document.removeEventListener('input', keepTyped, true)
    document.removeEventListener('click', keepPressed, true)
  }
  document.addEventListener('input', keepTyped, true)
  document.addEventListener('click', keepPressed, true)
  // React takes a field over as it finds it, and then hears of differences only.
  const inform = (field) => field.dispatchEvent(new Event('input', { bubbles: true }))
  const tell = (field, kept) => {
    if (typeof kept === 'boolean') {
      field.checked = !kept
      inform(field)
      return field.click()
    }
    // More may have been typed by now.
    const text = field.value || kept
    field.value = ''
    inform(field)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
    inform(field)
    const hasLeft = field !== document.activeElement
    if (hasLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  // Once what came before is drawn.
  const rest = () => new Promise((resolve) =>
    window.requestIdleCallback ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve, 150))
  const takeOver = async () => {
    for (const [field, kept] of typed) if (field.isConnected) tell(field, kept)
    for (const button of pressed) {
      await rest()
      if (button.isConnected) button.click()
    }
  }
  addEventListener('${hydrated}', () => {
    letGo()
    setTimeout(takeOver)
  }, { once: true })

  let started = false
  const start = async () => {
    if (started) return
    started = true
    // Asked for a few at a time and run one by one, so that a tap never waits for all of them.
    const breath = () => new Promise((resolve) => setTimeout(resolve))
    const links = [...document.querySelectorAll('link[rel="${laterPreload}"]')]
    for (const [index, link] of links.entries()) {
      link.rel = 'modulepreload'
      if (index % 4 === 3) await breath()
    }
    const waiting = document.querySelector('script[type="${laterScript}"]')
    if (!waiting) return
    for (const { href } of links.filter(({ href }) => !href.includes('/entry.client'))) {
      await import(href)
      await breath()
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
