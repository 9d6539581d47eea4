import { Button, Stack, Text } from '@mantine/core'
import {
  cancelSubscription,
  getSubscription,
  type Subscription,
  withdrawSubscription,
} from 'contract/plans'
import { comparePlans } from 'contract/rules/subscription'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { planName } from '../../model/plan.ts'
import { useCall } from '../../lib/query.ts'
import { useRefreshSession } from '../../model/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'
import { Changes } from './change-dialog.tsx'

type CancelDialogProps = {
  opened: boolean
  onClose(): void
  subscription: Subscription
  /** Only that: it was cancelled before. */
  withdrawOnly?: boolean
}

/** Ending a plan: at the end of the paid period, or within seven days at once with a refund. */
export function CancelDialog(props: CancelDialogProps) {
  const { opened, onClose, subscription, withdrawOnly = false } = props
  const [chosen, setChosen] = useState(false)
  const withdrawing = withdrawOnly || chosen
  const close = () => {
    setChosen(false)
    onClose()
  }
  const form = { onClose: close, subscription }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      size="lg"
      title={
        withdrawing
          ? m.plans_withdrawTitle({ plan: planName(subscription.plan) })
          : m.plans_cancelTitle()
      }
    >
      {withdrawing ? (
        <WithdrawForm {...form} onBack={withdrawOnly ? close : () => setChosen(false)} />
      ) : (
        <CancelForm {...form} onWithdraw={() => setChosen(true)} />
      )}
    </Dialog>
  )
}

type FormProps = Pick<CancelDialogProps, 'onClose' | 'subscription'>

function useDone(onClose: () => void) {
  const refreshSession = useRefreshSession()
  return (message: string) => ({
    onSuccess() {
      notifySuccess(message, m.plans_cancelledTitle())
      void refreshSession()
      onClose()
    },
  })
}

function CancelForm({ onClose, subscription, onWithdraw }: FormProps & { onWithdraw(): void }) {
  const { longDate } = useFormat()
  const done = useDone(onClose)
  const cancel = useCall(cancelSubscription, { changes: [getSubscription] })
  const { lost } = comparePlans(subscription.plan, 'MKTFREE')
  const until = subscription.nextPayment?.date ?? subscription.endsAt
  return (
    <Stack gap="lg">
      <Text>
        {until ? m.plans_cancelText({ day: longDate(until) }) : m.plans_cancelTextPastDue()}
      </Text>
      <Changes title={m.plans_lost()} features={lost} />
      {subscription.withdrawableUntil && (
        <Text size="sm">
          {m.plans_withdrawText({ day: longDate(subscription.withdrawableUntil) })}
        </Text>
      )}
      <DialogActions onClose={onClose} closeLabel={m.plans_keep()}>
        {subscription.withdrawableUntil && (
          <Button variant="default" onClick={onWithdraw}>
            {m.plans_withdraw()}
          </Button>
        )}
        <Button
          color="red"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({}, done(m.plans_cancelled()))}
        >
          {m.plans_cancel()}
        </Button>
      </DialogActions>
    </Stack>
  )
}

/** Asked once more: unlike a cancellation it cannot be taken back. */
function WithdrawForm({ onClose, subscription, onBack }: FormProps & { onBack(): void }) {
  const { exactMoney } = useFormat()
  const done = useDone(onClose)
  const withdraw = useCall(withdrawSubscription, { changes: [getSubscription] })
  const { lost } = comparePlans(subscription.plan, 'MKTFREE')
  const amount = exactMoney(subscription.withdrawableAmount)
  return (
    <Stack gap="lg">
      <Text>{m.plans_withdrawConsequence({ plan: planName(subscription.plan) })}</Text>
      <Changes title={m.plans_lostNow()} features={lost} />
      <Text>{m.plans_withdrawRefund({ amount })}</Text>
      <DialogActions onClose={onBack} closeLabel={m.plans_withdrawBack()}>
        <Button
          color="red"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({}, done(m.plans_withdrawn()))}
        >
          {m.plans_withdrawConfirm({ amount })}
        </Button>
      </DialogActions>
    </Stack>
  )
}
