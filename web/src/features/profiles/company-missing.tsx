import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { urls } from '../../lib/urls.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SupplierIllustration } from '../../ui/illustrations.tsx'

/** What an owner sees whose company is not registered yet. */
export function CompanyMissing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<SupplierIllustration width={220} />}
      title={t('profiles.noCompanyTitle')}
      text={t('profiles.noCompanyText')}
      action={
        <Button component={Link} to={urls.signupCompany} mt="sm">
          {t('profiles.registerCompany')}
        </Button>
      }
    />
  )
}
