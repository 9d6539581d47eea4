import { type ComponentType, lazy } from 'react'
import { m } from '#texts/messages.js'
import { notifyWarning } from './notify.ts'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A part of a page whose code comes when it is wanted, as with `lazy`. Without a connection it waits for
 * one and says so; an error would take the whole page away, with what was typed in it.
 */
export const latePart = <Props>(load: () => Promise<Module<Props>>) =>
  lazy(() => loadOnceConnected(load))

async function loadOnceConnected<Props>(load: () => Promise<Module<Props>>) {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) throw error
      notifyWarning({ title: m.errorPage_stayedTitle(), message: m.errorPage_laterText() })
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    }
  }
}
