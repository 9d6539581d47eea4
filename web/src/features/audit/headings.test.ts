import {
  companyHeadings,
  freelancerHeadings,
} from '../../../../server/src/records/service-headings.ts'
import { expect, test } from 'vitest'
import { fieldLabels } from '../../lib/field-labels.ts'

const labels: Record<string, () => string> = fieldLabels

test('an export calls each field as the screens do', () => {
  const headings = { ...freelancerHeadings, ...companyHeadings }
  const others = Object.entries(headings).flatMap(([key, heading]) => {
    const name = labels[key.replace(/^dono_/, '')]?.()
    return name && heading.replace(/^Dono: /, '') !== name ? [key] : []
  })
  // On a screen the status reads 'Ativo' or 'Inativo', in an export 'sim' or 'não'.
  expect(others).toEqual(['status', 'dono_status'])
})
