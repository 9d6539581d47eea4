import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Administrators have the page in their menu, and nothing to pay. */
export function NoSubscription() {
  const { t } = useTranslation()
  return <EmptyState title={t('plans.adminTitle')} text={t('plans.adminText')} />
}
