import { Button, Group, Modal, type ModalRootProps, Stack } from '@mantine/core'
import { type FormEventHandler, type ReactNode, useEffect, useState } from 'react'

type DialogProps = Pick<ModalRootProps, 'size'> & {
  opened: boolean
  onClose(): void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

/**
 * The shell of every dialog: it owns opening and closing; its child is the content or form. A page
 * pays for a dialog when it first opens.
 */
export function Dialog({ opened, onClose, title, closeLabel, children, ...size }: DialogProps) {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (opened) setUsed(true)
  }, [opened])
  if (!opened && !used) return null
  return (
    <Modal.Root opened={opened && used} onClose={onClose} centered {...size}>
      <Modal.Overlay />
      <Modal.Content>
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

type DialogFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose(): void
  busy: boolean
  submitLabel: string
  closeLabel: string
  children: ReactNode
}

/** Fields above, the two buttons below; nothing can be changed while it is being sent. */
export function DialogForm(props: DialogFormProps) {
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <fieldset disabled={props.busy} className="plain-fieldset">
        <Stack gap="md">
          {props.children}
          <DialogActions onClose={props.onClose} closeLabel={props.closeLabel}>
            <Button type="submit" loading={props.busy}>
              {props.submitLabel}
            </Button>
          </DialogActions>
        </Stack>
      </fieldset>
    </form>
  )
}

type DialogActionsProps = { onClose(): void; closeLabel: string; children: ReactNode }

/** The foot of every dialog: the way out first, what it is about last. */
export function DialogActions({ onClose, closeLabel, children }: DialogActionsProps) {
  return (
    <Group justify="flex-end" mt="xs">
      <Button variant="default" onClick={onClose}>
        {closeLabel}
      </Button>
      {children}
    </Group>
  )
}
