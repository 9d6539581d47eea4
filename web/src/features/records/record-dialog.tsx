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
import { useAllRead } from '../../lib/query.ts'
import { categoryName } from '../../model/categories.ts'
import { planName } from '../../model/plan.ts'
import { Facts } from '../../ui/data-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { companyQuery, freelancerQuery } from './api.ts'
import { companyFields, freelancerFields, personFields } from './record-fields.ts'

type Reads = Parameters<typeof useAllRead>[0]
type DialogProps = {
  url: ListUrl
  renderMore(id: number): ReactNode
  /** What that reads. */
  moreReads(id: number): Reads
}

/** The open record is in the address: ?id=12. */
const openId = (url: ListUrl): number | undefined => {
  const id = Number(url.text('id'))
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
}

export function FreelancerDialog({ url, renderMore, moreReads }: DialogProps) {
  return (
    <RecordShell url={url} title={m.admin_freelancerTitle()}>
      {(id) => (
        <Together key={id} reads={[freelancerQuery(id), ...moreReads(id)]}>
          <FreelancerFacts id={id}>{renderMore(id)}</FreelancerFacts>
        </Together>
      )}
    </RecordShell>
  )
}

export function CompanyDialog({ url, renderMore, moreReads }: DialogProps) {
  return (
    <RecordShell url={url} title={m.admin_companyTitle()}>
      {(id) => (
        <Together key={id} reads={[companyQuery(id), ...moreReads(id)]}>
          <CompanyFacts id={id}>{renderMore(id)}</CompanyFacts>
        </Together>
      )}
    </RecordShell>
  )
}

type ShellProps = { url: ListUrl; title: string; children(id: number): ReactNode }

function RecordShell({ url, title, children }: ShellProps) {
  const id = openId(url)
  return (
    <Dialog
      opened={id !== undefined}
      onClose={() => url.set({ id: undefined })}
      title={title}
      size="xl"
      fromTop
    >
      <Stack gap="xl">{id && children(id)}</Stack>
    </Dialog>
  )
}

/** The parts of a record come at once: none pushes another down while it is read. */
function Together({ reads, children }: { reads: Reads; children: ReactNode }) {
  return useAllRead(reads) ? children : <Skeleton height={320} />
}

/** What else is known of somebody, and what can be done, stands below the record alone. */
type FactsProps = { id: number; children: ReactNode }

function FreelancerFacts({ id, children }: FactsProps) {
  const record = useQuery(freelancerQuery(id))
  const { data } = record
  if (!data) return record.error ? <Failed record={record} /> : null
  return (
    <>
      <Section
        title={m.admin_personSection()}
        fields={freelancerFields}
        values={data}
        gender="male"
      />
      {children}
    </>
  )
}

function CompanyFacts({ id, children }: FactsProps) {
  const record = useQuery(companyQuery(id))
  const { data } = record
  if (!data) return record.error ? <Failed record={record} /> : null
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
      {children}
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

function Failed({ record }: { record: { error: unknown; refetch(): unknown } }) {
  const { boxOf } = useErrorText()
  return <ErrorBox {...boxOf(record)} />
}
