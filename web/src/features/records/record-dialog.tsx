import { Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shownComplement } from 'contract/rules/complement'
import { categoryList } from 'contract/rules/category-choice'
import type { PlanCode } from 'contract/rules/plans'
import { type ReactNode, useId } from 'react'
import { m } from '#texts/messages.js'
import { fieldLabel } from '../../model/field-labels.ts'
import { useErrorText } from '../../lib/error-text.ts'
import type { ListUrl } from '../../lib/list-url.ts'
import { categoryName } from '../../model/categories.ts'
import { planName } from '../../model/plan.ts'
import { Facts } from '../../ui/data-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { companyQuery, freelancerQuery } from './api.ts'
import { companyFields, freelancerFields, personFields } from './record-fields.ts'

type DialogProps = { url: ListUrl; renderMore(id: number): ReactNode }

/** The open record is in the address: ?id=12. */
const openId = (url: ListUrl): number | undefined => {
  const id = Number(url.text('id'))
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
}

export function FreelancerDialog({ url, renderMore }: DialogProps) {
  const id = openId(url)
  return (
    <RecordShell url={url} title={m.admin_freelancerTitle()}>
      {id && (
        <>
          <FreelancerFacts id={id} />
          {renderMore(id)}
        </>
      )}
    </RecordShell>
  )
}

export function CompanyDialog({ url, renderMore }: DialogProps) {
  const id = openId(url)
  return (
    <RecordShell url={url} title={m.admin_companyTitle()}>
      {id && (
        <>
          <CompanyFacts id={id} />
          {renderMore(id)}
        </>
      )}
    </RecordShell>
  )
}

type ShellProps = { url: ListUrl; title: string; children: ReactNode }

function RecordShell({ url, title, children }: ShellProps) {
  return (
    <Dialog
      opened={openId(url) !== undefined}
      onClose={() => url.set({ id: undefined })}
      title={title}
      closeLabel={m.common_close()}
      size="xl"
    >
      <Stack gap="xl">{children}</Stack>
    </Dialog>
  )
}

function FreelancerFacts({ id }: { id: number }) {
  const { data, error } = useQuery(freelancerQuery(id))
  if (error) return <Failed error={error} />
  if (!data) return <Loading />
  return (
    <Section
      title={m.admin_personSection()}
      fields={freelancerFields}
      values={data}
      gender="male"
    />
  )
}

function CompanyFacts({ id }: { id: number }) {
  const { data, error } = useQuery(companyQuery(id))
  if (error) return <Failed error={error} />
  if (!data) return <Loading />
  return (
    <>
      <Section
        title={m.admin_ownerSection()}
        fields={personFields}
        values={data.pf}
        gender="male"
      />
      <Section
        title={m.admin_companySection()}
        fields={companyFields}
        values={data.pj}
        gender="female"
      />
    </>
  )
}

type SectionProps = {
  title: string
  fields: readonly string[]
  values: Record<string, unknown>
  gender: 'male' | 'female'
}

function Section({ title, fields, values, gender }: SectionProps) {
  const id = useId()
  const shown = (field: string): ReactNode => {
    const value = values[field]
    if (field === 'status') return value ? m.admin_active({ gender }) : m.admin_inactive({ gender })
    if (field === 'plan') return planName(value as PlanCode)
    if (typeof value === 'boolean') return value ? m.admin_yes() : m.admin_no()
    const text = String(value ?? '')
    if (field === 'categorias') return categoryList(text).map(categoryName).join(', ') || '—'
    return (field === 'complemento' ? shownComplement(text) : text) || '—'
  }
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      <Facts facts={fields.map((field) => ({ label: fieldLabel(field), value: shown(field) }))} />
    </section>
  )
}

function Failed({ error }: { error: unknown }) {
  const { textOf } = useErrorText()
  return <ErrorBox text={textOf(error)} />
}

const Loading = () => <Skeleton height={320} />
