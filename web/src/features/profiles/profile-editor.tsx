import { useQuery } from '@tanstack/react-query'
import { confirmEmail, editCompany, editFreelancer, editPerson } from 'contract/profiles'
import { m } from '#texts/messages.js'
import { useCall } from '../../lib/query.ts'
import { supplierReads } from '../../model/supplier-reads.ts'
import { Loaded, type Loading } from '../../ui/loaded.tsx'
import { freelancerQuery, ownerQuery } from './api.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyMissing } from './company-missing.tsx'
import { FreelancerForm } from './freelancer-form.tsx'

const everywhere = { changes: supplierReads }

/** The page of a freelancer, edited by themselves or by an administrator. */
export function FreelancerEditor({ id }: { id: number }) {
  const record = useQuery(freelancerQuery(id))
  const save = useCall(editFreelancer, everywhere)
  const confirm = useCall(confirmEmail, everywhere)
  return (
    <Loaded query={record} missing={m.profiles_notFound()}>
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

/** The pages of a company and its owner, edited by the owner or by an administrator. */
export function CompanyEditor({ id }: { id: number }) {
  const record = useQuery(ownerQuery(id))
  const savePerson = useCall(editPerson, everywhere)
  const saveCompany = useCall(editCompany, everywhere)
  return (
    <Loaded query={record} missing={m.profiles_notFound()}>
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

async function fresh<Data>(query: Loading<Data>): Promise<Data> {
  const { data, error } = await query.refetch()
  if (error || !data) throw error
  return data
}
