import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-form.tsx'
import { useFocusAgain } from './focus-again.ts'

type ConfirmDialogProps = {
  opened: boolean
  onClose(): void
  title: string
  /** What will happen. */
  children: ReactNode
  backLabel: string
  confirmLabel: string
  color?: 'red' | 'coral'
  busy: boolean
  onConfirm(): void
}

/** Asked once more before it is done: the consequence, the way back, and the deed by its name. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, backLabel, confirmLabel, color, busy } = props
  const part = useFocusAgain(busy)
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Stack ref={part} gap="md">
        {children}
        <DialogActions onClose={onClose} closeLabel={backLabel}>
          <Button {...(color && { color })} loading={busy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
