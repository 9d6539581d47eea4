import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './ready-dialog.module.css'

type ReadyDialogProps = {
  opened: boolean
  onClose(): void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

/**
 * A dialog that looks like every other, for a question that a page asks as soon as it is there: it
 * comes with the page and the browser itself shows it. Notices and lists lie below it, so what can
 * fail or has a list to choose from belongs in Dialog.
 */
export function ReadyDialog({ opened, onClose, title, closeLabel, children }: ReadyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!opened) return dialog.current?.close()
    // Showing it lays the page out: a task of its own, so that a tap in between is answered.
    const timer = setTimeout(() => {
      dialog.current?.showModal()
      dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    })
    return () => clearTimeout(timer)
  }, [opened])
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={classes.content}>
        <div className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
