import { me } from 'contract/session'
import { type ComponentType, lazy } from 'react'
import { m } from '#texts/messages.js'
import { call } from './call.ts'
import { notifyWarning } from './notify.ts'

type Module<Props> = { default: ComponentType<Props> }

const retryMs = 2000

/**
 * A part of a page whose code comes when it is wanted, as with `lazy`. Without a connection, or while the
 * server is away, it waits and says so; an error would take the whole page away, with what was typed in it.
 */
export const latePart = <Props>(load: () => Promise<Module<Props>>) =>
  lazy(() => loadOnceConnected(load))

async function loadOnceConnected<Props>(load: () => Promise<Module<Props>>) {
  let isTold = false
  for (;;) {
    try {
      return await load()
    } catch {
      // It may have come back just now. Where it is there and has no such code, another version runs: the error
      // page loads that.
      if (await isServerThere()) return load()
    }
    if (!isTold) {
      isTold = true
      const title = navigator.onLine ? m.errorPage_offlineTitle() : m.errorPage_stayedTitle()
      notifyWarning(m.errorPage_laterText(), title)
    }
    await (navigator.onLine ? pause(retryMs) : untilOnline())
  }
}

const isServerThere = () =>
  call(me).then(
    () => true,
    () => false,
  )

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const untilOnline = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
