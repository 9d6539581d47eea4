import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import classes from './ready-dialog.module.css'

type ReadyDialogProps = {
  /** Undefined until the page knows: it stays as it came. */
  opened: boolean | undefined
  /** When this holds in the browser, it stands open before the page's scripts are there. */
  atOnceIf?: AtOnceIf
  onClose(): void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

/** With the browser's own attribute, which React keeps to itself, the focus goes there at once. */
function show(dialog: HTMLDialogElement): void {
  dialog.querySelector('[data-autofocus]')?.setAttribute('autofocus', '')
  dialog.showModal()
}

/** The same for the page as it comes from the server; it can be closed before its scripts come. */
const showIf = (condition: string) => `if (${condition}) {
  const dialog = document.currentScript.previousElementSibling
  dialog.querySelector('[data-autofocus]')?.setAttribute('autofocus', '')
  for (const button of dialog.querySelectorAll('button[type=button]'))
    button.onclick = () => dialog.close()
  dialog.dataset.shown = 'true'
  dialog.showModal()
}`

type AtOnceIf = { condition: string; nonce: string }

function ShowAtOnce({ condition, nonce }: AtOnceIf) {
  const comesFromServer = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  if (!comesFromServer) return null
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, above.
      dangerouslySetInnerHTML={{ __html: showIf(condition) }}
    />
  )
}

/** Whoever closed it before the page's scripts were there need not be asked again. */
export const wasClosedAtOnce = (): boolean =>
  document.querySelector('dialog[data-shown]:not([open])') !== null

/**
 * A dialog that looks like every other, for the small questions of a page that has no other: it
 * comes with the page and the browser itself shows it. Notices and lists lie below it, so what can
 * fail or has a list to choose from belongs in Dialog.
 */
export function ReadyDialog(props: ReadyDialogProps) {
  const { opened, atOnceIf, onClose, title, closeLabel, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const { current } = dialog
    if (!current || opened === undefined) return
    if (!opened) return current.close()
    // Showing it lays the page out: a task of its own, so that a tap in between is answered.
    const timer = setTimeout(() => current.open || show(current))
    return () => clearTimeout(timer)
  }, [opened])
  return (
    <>
      <dialog
        ref={dialog}
        className={classes.dialog}
        aria-labelledby={titleId}
        closedby="any"
        onClose={onClose}
        suppressHydrationWarning
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
      {atOnceIf && <ShowAtOnce {...atOnceIf} />}
    </>
  )
}
