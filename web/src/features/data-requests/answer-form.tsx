import { Checkbox, SegmentedControl, Text } from '@mantine/core'
import { listChanges } from 'contract/audit'
import { getDeskNews } from 'contract/chat'
import { answerDataRequest, type DataRequest, listDataRequests } from 'contract/data-requests'
import { RequestAnswer } from 'contract/schemas/data-requests'
import { getOverview } from 'contract/overview'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

const decisions = ['atendido', 'negado'] as const

/** The answer closes the request and goes to the person by e-mail. */
export function AnswerForm({ request, onClose }: { request: DataRequest; onClose(): void }) {
  const { form, field, onSubmit, refused } = useContractForm<Required<RequestAnswer>>(
    RequestAnswer,
    { status: 'atendido', answer: '', eraseConversations: false },
  )
  const send = useCall(answerDataRequest, {
    changes: [listDataRequests, listChanges, getOverview, getDeskNews],
  })
  const submit = onSubmit((body) =>
    send.mutate(
      { params: { id: request.id }, body },
      {
        onSuccess() {
          notifySuccess(m.dataRequests_answered())
          onClose()
        },
        onError: refused,
      },
    ),
  )
  const canErase =
    request.kind === 'telefone' && request.conversations > 0 && form.values.status === 'atendido'
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={m.dataRequests_send()}
    >
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {request.texto}
      </Text>
      <SegmentedControl
        aria-label={m.dataRequests_decision()}
        data={decisions.map((value) => ({
          value,
          label: m.dataRequests_decide({ decision: value }),
        }))}
        value={form.values.status}
        onChange={(value) => form.setFieldValue('status', value as 'atendido' | 'negado')}
      />
      {canErase && (
        <Checkbox
          label={m.dataRequests_eraseConversations({ count: request.conversations })}
          description={m.dataRequests_eraseConversationsText()}
          {...form.getInputProps('eraseConversations', { type: 'checkbox' })}
        />
      )}
      <LongTextarea
        label={m.dataRequests_answerLabel()}
        description={request.email ? m.dataRequests_answerMailed() : m.dataRequests_answerKept()}
        minRows={4}
        maxRows={12}
        most={4000}
        data-autofocus
        required
        {...field('answer')}
      />
    </DialogForm>
  )
}
