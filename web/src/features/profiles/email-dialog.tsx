import { PinInput, Stack, Text } from '@mantine/core'
import type { FreelancerRecord } from 'contract/profiles'
import { codeLength } from 'contract/rules/email-code'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'

type EmailDialogProps = {
  email: string
  confirm(code: string): Promise<FreelancerRecord>
  onConfirmed(record: FreelancerRecord): void
  onClose(): void
}

/** The new e-mail counts only with the code that was sent to it. */
export function EmailDialog({ email, confirm, onConfirmed, onClose }: EmailDialogProps) {
  const { t } = useTranslation()
  const { textOf } = useErrorText()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send() {
    setBusy(true)
    try {
      onConfirmed(await confirm(code))
      notifySuccess({ title: t('common.success'), message: t('profiles.emailChanged') })
      onClose()
    } catch (error) {
      setProblem(textOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('profiles.emailTitle')}
      closeLabel={t('common.close')}
    >
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        onClose={onClose}
        busy={busy}
        submitLabel={t('profiles.emailConfirm')}
        closeLabel={t('common.close')}
      >
        <Text>{t('profiles.emailText', { email })}</Text>
        <Stack gap="xs" align="center">
          <PinInput
            length={codeLength}
            gap="xs"
            type="number"
            oneTimeCode
            value={code}
            onChange={setCode}
            error={Boolean(problem)}
            aria-label={t('profiles.emailCode')}
            getInputProps={(index) => ({
              'aria-label': t('profiles.emailDigit', { number: index + 1 }),
            })}
          />
          {problem && (
            <Text c="red.7" size="sm" role="alert">
              {problem}
            </Text>
          )}
        </Stack>
      </DialogForm>
    </Dialog>
  )
}
