import { licences } from 'contract/rules/licences'
import { plainText } from 'contract/rules/text'
import type { SearchDocument } from './fit.ts'

export type StoredDocument = {
  id: number
  promotion: number
  unfilled: number
  sort_name: string
  kind: 'Empresa' | 'Freelancer'
  place: string
  /** Name, speciality, service, notes, certificates and places served, a line each (0150_service_area.sql). */
  body: string
}

const checklist: ReadonlySet<string> = new Set(licences.map((licence) => plainText(licence)))

export function documentOf(stored: StoredDocument): SearchDocument {
  const [name = '', speciality = '', service = '', notes = '', certificates = '', serves = ''] =
    stored.body.split('\n')
  const declared = certificates === '' ? [] : certificates.split(' . ')
  return {
    id: stored.id,
    name,
    speciality,
    service,
    notes,
    licences: declared.filter((certificate) => checklist.has(certificate)).join(' . '),
    credentials: declared.filter((certificate) => !checklist.has(certificate)).join(' . '),
    place: stored.place,
    serves: serves === '' ? [] : serves.split(' . '),
    kind: stored.kind === 'Empresa' ? 'Empresa' : 'Autônomo',
    promotion: stored.promotion,
    unfilled: stored.unfilled,
    sortName: stored.sort_name,
  }
}
