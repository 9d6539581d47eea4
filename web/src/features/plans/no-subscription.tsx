import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Administrators have the page in their menu, and nothing to pay. */
export function NoSubscription() {
  const { t } = useTranslation()
  return <Text c="dimmed">{t('plans.adminText')}</Text>
}
