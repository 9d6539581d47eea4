import { notifications } from '@mantine/notifications'
import { documentLanguage } from './language.ts'

/** The specification's dialogs of five seconds: a title and a sentence. Hovering keeps them. */
type Notice = { title: string; message: string }

function show({ title, message }: Notice, color: string, role: 'status' | 'alert'): void {
  const close = documentLanguage() === 'en' ? 'Close' : 'Fechar'
  notifications.show({ title, message, color, role, closeButtonProps: { 'aria-label': close } })
}

export const notifySuccess = (notice: Notice) => show(notice, 'green', 'status')
export const notifyProblem = (notice: Notice) => show(notice, 'red', 'alert')
export const notifyWarning = (notice: Notice) => show(notice, 'orange', 'alert')

/** What was said about the last try is no longer true once somebody tries again. */
export const clearNotices = () => notifications.clean()
