import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './plain-dialog.module.css'

type PlainDialogProps = {
  opened: boolean
  onClose(): void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

/**
 * The browser's own dialog, for the small questions of public pages: it looks like every other and
 * brings nothing along. Notices and lists lie below it, so what can fail or has a list to choose from
 * belongs in Dialog.
 */
export function PlainDialog({ opened, onClose, title, closeLabel, children }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const { current } = dialog
    if (!opened) return current?.close()
    current?.showModal()
    current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
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
          <button
            type="button"
            className={classes.close}
            aria-label={closeLabel}
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </dialog>
  )
}
