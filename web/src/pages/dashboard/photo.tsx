import { useQuery } from '@tanstack/react-query'
import type { CompanyRecord, FreelancerRecord } from 'contract/profiles'
import { photoUrl } from 'contract/rules/photo-url'
import { Navigate } from 'react-router'
import { m } from '#texts/messages.js'
import { PhotoCard } from '../../features/photos/photo-card.tsx'
import { freelancerQuery, ownerQuery } from '../../features/profiles/api.ts'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ChosenSupplier } from '../../features/records/supplier-picker.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { isAdmin, isFreePlan, useSession } from '../../model/session.ts'
import { urls } from 'contract/urls'

export default function PhotoPage() {
  const session = useSession()
  const { tipo, user } = session
  if (isFreePlan(session)) return <Navigate to={urls.dashboard} replace />
  return (
    <DashboardPage title={m.photos_title()}>
      {isAdmin(session) && (
        <ChosenSupplier question={m.photos_which()}>
          {({ kind, account }) =>
            kind === 'Empresa' ? <CompanyPhoto id={account} /> : <FreelancerPhoto id={account} />
          }
        </ChosenSupplier>
      )}
      {tipo === 'Freelancer' && user && <FreelancerPhoto id={user.id} />}
      {tipo === 'PF' && user && <CompanyPhoto id={user.id} />}
    </DashboardPage>
  )
}

function FreelancerPhoto({ id }: { id: number }) {
  const record = useQuery(freelancerQuery(id))
  return (
    <Loaded query={record}>
      {(data) => <Photo tipo="Freelancer" record={data} nome={data.nome} email={data.email} />}
    </Loaded>
  )
}

function CompanyPhoto({ id }: { id: number }) {
  const record = useQuery(ownerQuery(id))
  return (
    <Loaded query={record}>
      {({ pf, pj }) =>
        pj ? (
          <Photo tipo="Empresa" record={pj} nome={pj.nome_fantasia} email={pf.email} />
        ) : (
          <CompanyMissing />
        )
      }
    </Loaded>
  )
}

type PhotoProps = {
  tipo: 'Freelancer' | 'Empresa'
  record: FreelancerRecord | CompanyRecord
  nome: string
  email: string
}

const Photo = ({ tipo, record, nome, email }: PhotoProps) => (
  <PhotoCard
    supplier={{ id: record.id, tipo }}
    nome={nome}
    email={email}
    description={record.descricaoServico}
    photo={photoUrl(record.photo, 320)}
  />
)
