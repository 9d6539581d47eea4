import { Radio, Stack } from '@mantine/core'
import { listChanges } from 'contract/audit'
import { getDeskNews } from 'contract/chat'
import { closeReport, getStanding, listReports, type Report } from 'contract/moderation'
import { getOverview } from 'contract/overview'
import { ReportDecision } from 'contract/schemas/moderation'
import { m } from '#texts/messages.js'
import { hasCode } from '../../lib/call.ts'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall, useReadAnew } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

type DialogProps = { report: Report | undefined; onClose(): void }

export function ReportDecisionDialog({ report, onClose }: DialogProps) {
  return (
    <Dialog opened={report !== undefined} onClose={onClose} title={m.moderation_decideTitle()}>
      {report && <DecisionForm key={report.id} id={report.id} onClose={onClose} />}
    </Dialog>
  )
}

type Decision = { status: 'procedente' | 'descartada'; note: string }

function DecisionForm({ id, onClose }: { id: number; onClose(): void }) {
  const { field, onSubmit, refused } = useContractForm<Decision>(ReportDecision, {
    status: 'procedente',
    note: '',
  })
  const readAnew = useReadAnew()
  const changes = [listReports, listChanges, getStanding, getOverview, getDeskNews]
  const send = useCall(closeReport, { changes })
  function failed(error: unknown) {
    if (!hasCode(error, 'REPORT_CLOSED')) return refused(error)
    readAnew(changes)
    notifyWarning(m.moderation_closedByOther())
    onClose()
  }
  const submit = onSubmit((body) =>
    send.mutate(
      { params: { id }, body },
      {
        onSuccess() {
          notifySuccess(m.moderation_reportClosed())
          onClose()
        },
        onError: failed,
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={m.moderation_close()}
    >
      <Radio.Group label={m.moderation_decision()} {...field('status')}>
        <Stack gap="xs" mt={4}>
          <Radio value="procedente" label={m.moderation_status({ status: 'procedente' })} />
          <Radio value="descartada" label={m.moderation_status({ status: 'descartada' })} />
        </Stack>
      </Radio.Group>
      <LongTextarea
        label={m.moderation_note()}
        most={500}
        required
        data-autofocus
        {...field('note')}
      />
    </DialogForm>
  )
}
