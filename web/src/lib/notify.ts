import { notifications } from '@mantine/notifications'

/** The specification's dialogs of five seconds: a title and a sentence. Hovering keeps them. */
type Notice = { title: string; message: string }

export const notifySuccess = ({ title, message }: Notice) =>
  notifications.show({ title, message, color: 'green', role: 'status' })

export const notifyProblem = ({ title, message }: Notice) =>
  notifications.show({ title, message, color: 'red', role: 'alert' })

export const notifyWarning = ({ title, message }: Notice) =>
  notifications.show({ title, message, color: 'orange', role: 'alert' })
