import { Button, Modal, type ModalRootProps, Text } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { DialogClose, isWords } from './dialog-close.ts'
import { DialogActions } from './dialog-form.tsx'
import { useFocusNear } from './focus-near.ts'

type DialogProps = Pick<ModalRootProps, 'size'> & {
  opened: boolean
  onClose(): void
  title: ReactNode
  closeLabel?: string
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
  const {
    opened,
    onClose,
    title,
    closeLabel = m.common_close(),
    fromTop = false,
    children,
    ...size
  } = props
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState(false)
  const written = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>())
  const [asked, setAsked] = useState<() => void>()
  useFocusNear(opened)
  useEffect(() => {
    if (opened) setUsed(true)
    setTyped(false)
    written.current.clear()
  }, [opened])
  /** What was sent, and took its fields along, is not lost. */
  function leave(goOn: () => void) {
    const isLost = [...written.current].some((field) => field.isConnected && field.value.trim())
    if (isLost) setAsked(() => goOn)
    else goOn()
  }
  function decide(goesOn: boolean) {
    setAsked(undefined)
    if (goesOn) asked?.()
  }
  if (!opened && !used) return null
  return (
    <>
      <Modal.Root
        opened={opened && used}
        onClose={() => leave(onClose)}
        closeOnEscape={!asked}
        centered={!fromTop}
        // A slip beside it must not cost what was written.
        closeOnClickOutside={!typed}
        {...size}
      >
        <Modal.Overlay />
        <Modal.Content
          onInput={({ target }) => {
            setTyped(true)
            if (isWords(target)) written.current.add(target)
          }}
          onKeyDownCapture={(event) => {
            if (event.key === 'Escape' && hasEmptyList(event)) leave(onClose)
          }}
        >
          {/* A <header> inside a dialog would count as a second banner of the page. */}
          <Modal.Header role="presentation">
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label={closeLabel} />
          </Modal.Header>
          <Modal.Body>
            <DialogClose value={leave}>{children}</DialogClose>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      <DiscardQuestion opened={asked !== undefined} onAnswer={decide} />
    </>
  )
}

type DiscardProps = { opened: boolean; onAnswer(discards: boolean): void }

function DiscardQuestion({ opened, onAnswer }: DiscardProps) {
  const stay = () => onAnswer(false)
  return (
    <Dialog
      opened={opened}
      onClose={stay}
      title={m.common_discardTitle()}
      closeLabel={m.common_keepWriting()}
    >
      <Text mb="md">{m.common_discardText()}</Text>
      <DialogActions onClose={() => onAnswer(true)} closeLabel={m.common_discard()}>
        <Button data-autofocus onClick={stay}>
          {m.common_keepWriting()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
