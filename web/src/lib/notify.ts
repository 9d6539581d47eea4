import { notifications } from '@mantine/notifications'
import { documentLanguage } from './language.ts'

/** The specification's dialogs of five seconds: a title and a sentence. Hovering keeps them. */
type Notice = { title: string; message: string }

/** Not a hook: the document says which language is on. */
const closeButton = () => ({
  closeButtonProps: { 'aria-label': documentLanguage() === 'en' ? 'Close' : 'Fechar' },
})

export const notifySuccess = ({ title, message }: Notice) =>
  notifications.show({ title, message, color: 'green', role: 'status', ...closeButton() })

export const notifyProblem = ({ title, message }: Notice) =>
  notifications.show({ title, message, color: 'red', role: 'alert', ...closeButton() })

export const notifyWarning = ({ title, message }: Notice) =>
  notifications.show({ title, message, color: 'orange', role: 'alert', ...closeButton() })
