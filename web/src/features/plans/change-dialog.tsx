import { Button, List, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { PlanOffer, Subscription } from 'contract/plans'
import type { BillingPeriod, PlanCode, PlanFeature } from 'contract/rules/plans'
import { comparePlans } from 'contract/rules/subscription'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { urls } from '../../lib/urls.ts'
import { usePlanName } from '../../lib/plan.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'
import { useFeatureName } from './feature-name.ts'
import { useCheckout } from './checkout.ts'
import { useFormat } from '../../lib/format.ts'
import { PlanTerms } from './plan-terms.tsx'

type ChangeDialogProps = {
  offer: PlanOffer | null
  period: BillingPeriod
  subscription: Subscription
  onClose(): void
}

/** The summary before paying: what is gained and lost, the price, and the terms. */
export function ChangeDialog({ offer, onClose, ...rest }: ChangeDialogProps) {
  const { t } = useTranslation()
  const planName = usePlanName()
  const title = (plan: PlanCode) =>
    plan === rest.subscription.plan
      ? t(`plans.switchTitle_${rest.period}`)
      : t('plans.confirmTitle', { plan: planName(plan) })
  return (
    <Dialog
      opened={offer !== null}
      onClose={onClose}
      size="lg"
      title={offer ? title(offer.code) : ''}
      closeLabel={t('common.close')}
    >
      {offer && <Summary offer={offer} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Summary({
  offer,
  period,
  subscription,
  onClose,
}: ChangeDialogProps & { offer: PlanOffer }) {
  const { t } = useTranslation()
  const planName = usePlanName()
  const { money } = useFormat()
  const navigate = useNavigate()
  const checkout = useCheckout()
  const { gained, lost } = comparePlans(subscription.plan, offer.code)
  const running = subscription.nextPayment !== null
  const pay = () =>
    checkout.open(offer, period, () => {
      onClose()
      void navigate(urls.dashboardSection('assinatura'), { state: { paying: true } })
    })
  return (
    <Stack gap="lg">
      {offer.code === subscription.plan && (
        <Text>{t('plans.switchText', { plan: planName(offer.code) })}</Text>
      )}
      <Text fw={700} size="lg">
        {t('plans.confirmPrice', {
          price: money(offer[period].amount),
          period: t(`plans.per_${period}`),
        })}
      </Text>
      {running && (
        <Text size="sm" c="dimmed">
          {t('plans.confirmProration')}
        </Text>
      )}
      <Changes title={t('plans.gained')} features={gained} gain />
      <Changes title={t('plans.lost')} features={lost} />
      <PlanTerms heading={3} />
      <DialogActions onClose={onClose} closeLabel={t('common.close')}>
        <Button color="coral" loading={checkout.busy} onClick={pay}>
          {t('plans.goToPayment')}
        </Button>
      </DialogActions>
    </Stack>
  )
}

type ChangesProps = { title: string; features: readonly PlanFeature[]; gain?: boolean }

export function Changes({ title, features, gain = false }: ChangesProps) {
  const nameOf = useFeatureName()
  if (features.length === 0) return null
  return (
    <Stack gap="xs">
      <Text fw={600}>{title}</Text>
      <List spacing={4} size="sm" center listStyleType="none" pl={0}>
        {features.map((feature) => (
          <List.Item
            key={feature}
            icon={
              <ThemeIcon size={20} radius="xl" color={gain ? 'green' : 'red'}>
                {gain ? <IconPlus size={14} aria-hidden /> : <IconMinus size={14} aria-hidden />}
              </ThemeIcon>
            }
          >
            {nameOf(feature)}
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
