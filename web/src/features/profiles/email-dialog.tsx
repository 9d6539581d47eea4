import { Text } from '@mantine/core'
import type { FreelancerRecord } from 'contract/profiles'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useEmailCode } from '../../model/email-code.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'

type EmailDialogProps = {
  email: string
  confirm(code: string): Promise<FreelancerRecord>
  /** Sends another code to the new e-mail. */
  askAgain(): Promise<void>
  onConfirmed(record: FreelancerRecord): void
  onClose(): void
}

/** The new e-mail counts only with the code that was sent to it. Opens when one was sent. */
export function EmailDialog(props: EmailDialogProps) {
  const { email, confirm, askAgain, onConfirmed, onClose } = props
  const { textOf } = useErrorText()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [sentAt, setSentAt] = useState(() => Date.now())
  const texts = useEmailCode(sentAt)

  async function run(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(textOf(error))
    } finally {
      setBusy(false)
    }
  }

  const send = async () => {
    onConfirmed(await confirm(code))
    notifySuccess(m.profiles_emailChanged())
    onClose()
  }

  const resend = async () => {
    await askAgain()
    setCode('')
    setSentAt(Date.now())
    notifySuccess(m.emailCode_checkInbox(), m.emailCode_sent())
  }

  return (
    <Dialog opened onClose={onClose} title={m.profiles_emailTitle()}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void run(send)
        }}
        onClose={onClose}
        busy={busy}
        submitLabel={m.profiles_emailConfirm()}
      >
        <Text>{m.profiles_emailText({ email })}</Text>
        <CodeField
          {...texts}
          value={code}
          onChange={(typed) => {
            setCode(typed)
            setProblem(undefined)
          }}
          error={problem}
          busy={busy}
          onResend={() => void run(resend)}
        />
      </DialogForm>
    </Dialog>
  )
}
