import { Radio, Stack, Textarea } from '@mantine/core'
import { listChanges } from 'contract/audit'
import { closeReport, getStanding, listReports, type Report } from 'contract/moderation'
import { ReportDecision } from 'contract/schemas/moderation'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'

type DialogProps = { report: Report | undefined; onClose(): void }

export function ReportDecisionDialog({ report, onClose }: DialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={report !== undefined}
      onClose={onClose}
      title={t('moderation.decideTitle')}
      closeLabel={t('common.close')}
    >
      {report && <DecisionForm key={report.id} id={report.id} onClose={onClose} />}
    </Dialog>
  )
}

type Decision = { status: 'procedente' | 'descartada'; note: string }

function DecisionForm({ id, onClose }: { id: number; onClose(): void }) {
  const { t } = useTranslation()
  const { field, onSubmit, refused } = useContractForm<Decision>(ReportDecision, {
    status: 'procedente',
    note: '',
  })
  const send = useCall(closeReport, { changes: [listReports, listChanges, getStanding] })
  const submit = onSubmit((body) =>
    send.mutate(
      { params: { id }, body },
      {
        onSuccess() {
          notifySuccess({
            title: t('common.success'),
            message: t('moderation.reportClosed'),
          })
          onClose()
        },
        onError: refused,
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={t('moderation.close')}
      closeLabel={t('common.close')}
    >
      <Radio.Group label={t('moderation.decision')} {...field('status')}>
        <Stack gap="xs" mt={4}>
          <Radio value="procedente" label={t('moderation.status_procedente')} />
          <Radio value="descartada" label={t('moderation.status_descartada')} />
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('moderation.note')}
        maxLength={500}
        required
        data-autofocus
        {...field('note')}
      />
    </DialogForm>
  )
}
