import { Checkbox, SegmentedControl, Text, Textarea } from '@mantine/core'
import { listChanges } from 'contract/audit'
import { answerDataRequest, type DataRequest, listDataRequests } from 'contract/data-requests'
import { RequestAnswer } from 'contract/schemas/data-requests'
import { getOverview } from 'contract/overview'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'

const decisions = ['atendido', 'negado'] as const

/** The answer closes the request and goes to the person by e-mail. */
export function AnswerForm({ request, onClose }: { request: DataRequest; onClose(): void }) {
  const { t } = useTranslation()
  const { form, field, onSubmit, refused } = useContractForm<Required<RequestAnswer>>(
    RequestAnswer,
    { status: 'atendido', answer: '', eraseConversations: false },
  )
  const send = useCall(answerDataRequest, {
    changes: [listDataRequests, listChanges, getOverview],
  })
  const submit = onSubmit((body) =>
    send.mutate(
      { params: { id: request.id }, body },
      {
        onSuccess() {
          notifySuccess({ title: t('common.success'), message: t('dataRequests.answered') })
          onClose()
        },
        onError: refused,
      },
    ),
  )
  const canErase = request.kind === 'telefone' && request.conversations > 0
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={t('dataRequests.send')}
      closeLabel={t('common.close')}
    >
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {request.texto}
      </Text>
      <SegmentedControl
        aria-label={t('dataRequests.decision')}
        data={decisions.map((value) => ({ value, label: t(`dataRequests.decide_${value}`) }))}
        value={form.values.status}
        onChange={(value) => form.setFieldValue('status', value as 'atendido' | 'negado')}
      />
      {canErase && (
        <Checkbox
          label={t('dataRequests.eraseConversations', { count: request.conversations })}
          description={t('dataRequests.eraseConversationsText')}
          {...form.getInputProps('eraseConversations', { type: 'checkbox' })}
        />
      )}
      <Textarea
        label={t('dataRequests.answerLabel')}
        description={t(request.email ? 'dataRequests.answerMailed' : 'dataRequests.answerKept')}
        minRows={4}
        maxRows={12}
        maxLength={4000}
        autosize
        data-autofocus
        required
        {...field('answer')}
      />
    </DialogForm>
  )
}
