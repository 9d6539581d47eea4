import { Anchor, List, Stack, Text, Title } from '@mantine/core'
import { graceDays, withdrawalDays } from 'contract/rules/subscription'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { urls } from '../../lib/urls.ts'

/** What a buyer must know before paying: renewal, change, cancelling, withdrawing. */
export function PlanTerms({ heading }: { heading: 2 | 3 }) {
  const { t } = useTranslation()
  return (
    <Stack component="section" gap="xs">
      <Title order={heading} size="h4">
        {t('plans.termsTitle')}
      </Title>
      <List size="sm" spacing="xs">
        <List.Item>{t('plans.termsRenewal')}</List.Item>
        <List.Item>{t('plans.termsCancel')}</List.Item>
        <List.Item>{t('plans.termsWithdrawal', { days: withdrawalDays })}</List.Item>
        <List.Item>{t('plans.termsGrace', { days: graceDays })}</List.Item>
        <List.Item>{t('plans.termsReceipt')}</List.Item>
      </List>
      <Text size="sm" c="dimmed">
        <Trans
          i18nKey="plans.termsLink"
          components={{ terms: <Anchor component={Link} to={urls.terms} inherit /> }}
        />
      </Text>
    </Stack>
  )
}
