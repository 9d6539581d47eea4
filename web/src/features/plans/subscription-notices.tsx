import { Button, Group, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconAlertTriangle, IconClock, IconInfoCircle } from '@tabler/icons-react'
import {
  createPortalLink,
  getSubscription,
  resumeSubscription,
  type Subscription,
} from 'contract/plans'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useFormat } from '../../lib/format.ts'
import { planName } from '../../model/plan.ts'

/** What the holder of a plan has to know or do now; nothing when all is well. */
export function SubscriptionNotices({ subscription }: { subscription: Subscription }) {
  const { longDate } = useFormat()
  const { state, graceUntil, endsAt, pending } = subscription
  if (state === 'past_due') {
    return (
      <Notice color="red" icon={<IconAlertTriangle aria-hidden />} action={<PortalButton />}>
        {graceUntil ? m.plans_noticePastDue({ day: longDate(graceUntil) }) : m.plans_noticeLapsed()}
      </Notice>
    )
  }
  if (state === 'ending' && endsAt) {
    return (
      <Notice color="orange" icon={<IconClock aria-hidden />} action={<ResumeButton />}>
        {m.plans_noticeEnding({ day: longDate(endsAt) })}
      </Notice>
    )
  }
  if (pending) {
    const action = (
      <Button component="a" href={pending.checkout_url} variant="default">
        {m.plans_continuePayment()}
      </Button>
    )
    return (
      <Notice color="blue" icon={<IconInfoCircle aria-hidden />} action={action}>
        {m.plans_noticePending({ plan: planName(pending.plan) })}
      </Notice>
    )
  }
  return null
}

type NoticeProps = { color: string; icon: ReactNode; action: ReactNode; children: ReactNode }

function Notice({ color, icon, action, children }: NoticeProps) {
  return (
    <Alert color={color} icon={icon} role="status">
      <Group justify="space-between">
        <Text maw={640}>{children}</Text>
        {action}
      </Group>
    </Alert>
  )
}

function ResumeButton() {
  const resume = useCall(resumeSubscription, { changes: [getSubscription] })
  const click = () =>
    resume.mutate(
      {},
      {
        onSuccess: () => notifySuccess(m.plans_resumed(), m.plans_resumedTitle()),
      },
    )
  return (
    <Button size="sm" loading={resume.isPending} onClick={click}>
      {m.plans_resume()}
    </Button>
  )
}

/** The provider's own page for cards and overdue invoices. */
export function PortalButton() {
  const portal = useCall(createPortalLink)
  const click = () =>
    portal.mutate(
      {},
      {
        onSuccess: ({ url }) => window.location.assign(url),
      },
    )
  return (
    <Button variant="default" loading={portal.isPending} onClick={click}>
      {m.plans_managePayment()}
    </Button>
  )
}
