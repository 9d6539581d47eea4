import { Button, Stack, Text } from '@mantine/core'
import {
  cancelSubscription,
  getSubscription,
  type Subscription,
  withdrawSubscription,
} from 'contract/plans'
import { comparePlans } from 'contract/rules/subscription'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useRefreshSession } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'
import { Changes } from './change-dialog.tsx'
import { useFormat } from '../../lib/format.ts'

type CancelDialogProps = { opened: boolean; onClose(): void; subscription: Subscription }

/** Ending a plan: at the end of the paid period, or within seven days at once with a refund. */
export function CancelDialog({ opened, onClose, subscription }: CancelDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('plans.cancelTitle')}
      closeLabel={t('common.close')}
    >
      <CancelForm onClose={onClose} subscription={subscription} />
    </Dialog>
  )
}

function CancelForm({ onClose, subscription }: Omit<CancelDialogProps, 'opened'>) {
  const { t } = useTranslation()
  const { longDate } = useFormat()
  const refreshSession = useRefreshSession()
  const changes = { changes: [getSubscription] }
  const cancel = useCall(cancelSubscription, changes)
  const withdraw = useCall(withdrawSubscription, changes)
  const { lost } = comparePlans(subscription.plan, 'MKTFREE')
  const until = subscription.nextPayment?.date ?? subscription.endsAt
  const done = (message: string) => ({
    onSuccess() {
      notifySuccess({ title: t('plans.cancelledTitle'), message })
      void refreshSession()
      onClose()
    },
  })
  return (
    <Stack gap="lg">
      <Text>
        {until ? t('plans.cancelText', { day: longDate(until) }) : t('plans.cancelTextPastDue')}
      </Text>
      <Changes title={t('plans.lost')} features={lost} />
      {subscription.withdrawableUntil && (
        <Text size="sm">
          {t('plans.withdrawText', { day: longDate(subscription.withdrawableUntil) })}
        </Text>
      )}
      <DialogActions onClose={onClose} closeLabel={t('plans.keep')}>
        {subscription.withdrawableUntil && (
          <Button
            variant="default"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({}, done(t('plans.withdrawn')))}
          >
            {t('plans.withdraw')}
          </Button>
        )}
        <Button
          color="red"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({}, done(t('plans.cancelled')))}
        >
          {t('plans.cancel')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
