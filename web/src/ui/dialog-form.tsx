import { Button, Group, Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { useDialogClose } from './dialog-close.ts'
import classes from './dialog-form.module.css'
import { useFocusAgain } from './focus-again.ts'

type DialogFormProps = {
  /** Where the browser itself sends it, by POST, when there are no scripts. */
  action?: string
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Without it there is nothing to close: the form stands on a page. */
  onClose?: (() => void) | undefined
  busy: boolean
  submitLabel: string
  /** Of what cannot be taken back. */
  submitColor?: 'red'
  closeLabel?: string
  children: ReactNode
}

/** Fields above, the two buttons below; nothing can be changed while it is being sent. */
export function DialogForm(props: DialogFormProps) {
  const form = useFocusAgain(props.busy)
  return (
    <form ref={form} action={props.action} method="post" onSubmit={props.onSubmit} noValidate>
      <fieldset disabled={props.busy} className="plain-fieldset">
        <Stack gap="md">
          {props.children}
          <DialogActions onClose={props.onClose} closeLabel={props.closeLabel}>
            <Button
              type="submit"
              loading={props.busy}
              {...(props.submitColor && { color: props.submitColor })}
            >
              {props.submitLabel}
            </Button>
          </DialogActions>
        </Stack>
      </fieldset>
    </form>
  )
}

type DialogActionsProps = {
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  children: ReactNode
}

/** The foot of every dialog: the way out first, what it is about last. */
export function DialogActions({ onClose, closeLabel, children }: DialogActionsProps) {
  const leave = useDialogClose()
  return (
    <Group justify="flex-end" mt={onClose ? 0 : 'xs'} className={onClose && classes.foot}>
      {onClose && (
        <Button variant="default" onClick={() => leave(onClose)}>
          {closeLabel ?? m.common_close()}
        </Button>
      )}
      {children}
    </Group>
  )
}
