import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SupplierIllustration } from '../../ui/illustrations.tsx'

/** What an owner sees whose company is not registered yet. */
export function CompanyMissing() {
  return (
    <EmptyState
      illustration={<SupplierIllustration width={220} />}
      title={m.profiles_noCompanyTitle()}
      text={m.profiles_noCompanyText()}
      action={
        <Button component={Link} to={urls.signupCompany} mt="sm">
          {m.profiles_registerCompany()}
        </Button>
      }
    />
  )
}
