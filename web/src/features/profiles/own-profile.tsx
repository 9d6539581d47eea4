import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  confirmEmail,
  editCompany,
  editFreelancer,
  editPerson,
  getFreelancer,
  getOwner,
} from 'contract/profiles'
import { me } from 'contract/session'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { freelancerQuery, ownerQuery } from './api.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyMissing } from './company-missing.tsx'
import { FreelancerForm } from './freelancer-form.tsx'

/** The page of a freelancer, edited by themselves. */
export function OwnFreelancerProfile({ id }: { id: number }) {
  const record = useQuery(freelancerQuery(id))
  const save = useCall(editFreelancer, { changes: [me, getFreelancer] })
  const confirm = useCall(confirmEmail, { changes: [me, getFreelancer] })
  return (
    <Loaded query={record}>
      {(data) => (
        <FreelancerForm
          record={data}
          save={(body) => save.mutateAsync({ params: { id }, body })}
          confirmEmail={(email, codeVerify) =>
            confirm.mutateAsync({ params: { id }, body: { email, codeVerify } })
          }
          reload={() => fresh(record)}
        />
      )}
    </Loaded>
  )
}

/** The pages of a company and its owner, edited by the owner. */
export function OwnCompanyProfile({ id }: { id: number }) {
  const record = useQuery(ownerQuery(id))
  const savePerson = useCall(editPerson, { changes: [me, getOwner] })
  const saveCompany = useCall(editCompany, { changes: [me, getOwner] })
  return (
    <Loaded query={record}>
      {({ pf, pj }) =>
        pj ? (
          <CompanyForm
            record={{ pf, pj }}
            savePerson={(body) => savePerson.mutateAsync({ params: { id }, body })}
            saveCompany={(body) => saveCompany.mutateAsync({ params: { companyId: pj.id }, body })}
            reload={async () => {
              const now = await fresh(record)
              return { pf: now.pf, pj: now.pj ?? pj }
            }}
          />
        ) : (
          <CompanyMissing />
        )
      }
    </Loaded>
  )
}

type Loading<Data> = {
  data: Data | undefined
  error: unknown
  refetch(): Promise<{ data: Data | undefined; error: unknown }>
}

async function fresh<Data>(query: Loading<Data>): Promise<Data> {
  const { data, error } = await query.refetch()
  if (error || !data) throw error
  return data
}

type LoadedProps<Data> = { query: Loading<Data>; children(data: Data): ReactNode }

function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const { textOf } = useErrorText()
  const { data, error, refetch } = query
  if (data) return children(data)
  if (!error) {
    return (
      <Stack gap="lg" aria-hidden>
        <Skeleton height={280} />
        <Skeleton height={360} />
      </Stack>
    )
  }
  const missing = error instanceof CallError && error.status === 404
  return (
    <ErrorBox
      text={missing ? t('profiles.notFound') : textOf(error)}
      retry={{ label: t('common.retry'), onClick: () => void refetch() }}
    />
  )
}
