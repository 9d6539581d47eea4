import type { NotificationData } from '@mantine/notifications'
import { m } from '#texts/messages.js'

/** The specification's dialogs of five seconds: a title and a sentence. Hovering keeps them. */
type Notice = { title: string; message: string }

export type Notifications = typeof import('@mantine/notifications').Notifications

/** Set by app/notices.tsx: most visits never show a notice, so its code comes with the first one. */
let draw: (notifications: Notifications) => void = () => {}
let loaded: Notifications | undefined
export function onFirstNotice(listener: typeof draw): void {
  draw = listener
  // A page may have said something while it was being mounted, before anybody listened.
  if (loaded) listener(loaded)
}

async function show(notice: NotificationData & Notice): Promise<void> {
  const library = await import('@mantine/notifications').catch(() => undefined)
  if (!library) return showPlainly(notice)
  loaded = library.Notifications
  draw(loaded)
  // Said again it takes the place of the first one, with five seconds of its own.
  const { notifications, queue } = library.notificationsStore.getState()
  for (const said of [...notifications, ...queue]) {
    if (said.id && said.title === notice.title && said.message === notice.message) {
      library.notifications.hide(said.id)
    }
  }
  library.notifications.show({ ...notice, closeButtonProps: { 'aria-label': m.common_close() } })
}

/** Without a connection not even the code of a notice comes, and that is what has to be said. */
function showPlainly({ title, message }: Notice): void {
  const box = document.createElement('div')
  box.className = 'plain-notice'
  box.role = 'alert'
  const heading = document.createElement('strong')
  heading.textContent = title
  box.append(heading, ` ${message}`)
  document.body.append(box)
  setTimeout(() => box.remove(), 5000)
}

export const notifySuccess = (message: string, title: string = m.common_success()): void =>
  void show({ title, message, color: 'green', role: 'status' })

export const notifyProblem = (message: string, title: string = m.common_error()): void =>
  void show({ title, message, color: 'red', role: 'alert' })

export const notifyWarning = (message: string, title: string = m.common_attention()): void =>
  void show({ title, message, color: 'orange', role: 'alert' })

/** What was said about the last try is no longer true once somebody tries again. */
export async function clearNotices(): Promise<void> {
  if (!loaded) return
  const { notifications } = await import('@mantine/notifications')
  notifications.clean()
}
