import { type ReactNode, useEffect, useId, useRef } from 'react'
import { m } from '#texts/messages.js'
import classes from './plain-dialog.module.css'

type PlainDialogProps = {
  opened: boolean
  onClose(): void
  title: ReactNode
  /** A sheet fills a small screen. */
  size?: 'sheet'
  children: ReactNode
}

/**
 * The browser's own dialog, for the questions of public pages: it looks like every other and brings
 * nothing along. Notices lie below it, so what can fail belongs in Dialog.
 */
export function PlainDialog(props: PlainDialogProps) {
  const { opened, onClose, title, size, children } = props
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
      data-size={size}
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
            aria-label={m.common_close()}
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </dialog>
  )
}
