import { Modal, type ModalRootProps } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'

type DialogProps = Pick<ModalRootProps, 'size'> & {
  opened: boolean
  onClose(): void
  title: ReactNode
  closeLabel: string
  /** Stands at the top, so that it does not move when its content comes. */
  fromTop?: boolean
  children: ReactNode
}

/**
 * A list of suggestions without any is not drawn, but counts as open: Escape would only close what
 * nobody sees.
 */
function hasEmptyList({ target }: KeyboardEvent): boolean {
  const field = target as HTMLElement
  if (field.getAttribute('aria-expanded') !== 'true') return false
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  return !list?.querySelector('[role=option]')
}

/**
 * The shell of every dialog: it owns opening and closing; its child is the content or form. A page
 * pays for a dialog when it first opens.
 */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, closeLabel, fromTop = false, children, ...size } = props
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState(false)
  useEffect(() => {
    if (opened) setUsed(true)
    setTyped(false)
  }, [opened])
  if (!opened && !used) return null
  return (
    <Modal.Root
      opened={opened && used}
      onClose={onClose}
      centered={!fromTop}
      // A slip beside it must not cost what was written.
      closeOnClickOutside={!typed}
      {...size}
    >
      <Modal.Overlay />
      <Modal.Content
        onInput={() => setTyped(true)}
        onKeyDownCapture={(event) => {
          if (event.key === 'Escape' && hasEmptyList(event)) onClose()
        }}
      >
        {/* A <header> inside a dialog would count as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
