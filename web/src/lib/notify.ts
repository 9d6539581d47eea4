import type { NotificationData } from '@mantine/notifications'
import { documentLanguage } from './language.ts'

/** The specification's dialogs of five seconds: a title and a sentence. Hovering keeps them. */
type Notice = { title: string; message: string }

/** Set by app/notices.tsx: most visits never show a notice, so its code comes with the first one. */
let prepare: () => void = () => {}
let shown = false
export function onFirstNotice(listener: () => void): void {
  prepare = listener
  // A page may have said something while it was being mounted, before anybody listened.
  if (shown) listener()
}

async function show(notice: NotificationData): Promise<void> {
  prepare()
  shown = true
  const { notifications } = await import('@mantine/notifications')
  // Not a hook: the document says which language is on.
  const close = documentLanguage() === 'en' ? 'Close' : 'Fechar'
  notifications.show({ ...notice, closeButtonProps: { 'aria-label': close } })
}

export const notifySuccess = ({ title, message }: Notice): void =>
  void show({ title, message, color: 'green', role: 'status' })

export const notifyProblem = ({ title, message }: Notice): void =>
  void show({ title, message, color: 'red', role: 'alert' })

export const notifyWarning = ({ title, message }: Notice): void =>
  void show({ title, message, color: 'orange', role: 'alert' })

/** What was said about the last try is no longer true once somebody tries again. */
export async function clearNotices(): Promise<void> {
  if (!shown) return
  const { notifications } = await import('@mantine/notifications')
  notifications.clean()
}
