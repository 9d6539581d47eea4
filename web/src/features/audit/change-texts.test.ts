import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CompanyEdit, FreelancerEdit, PersonEdit } from 'contract/schemas/profiles'
import { expect, test } from 'vitest'
import { fieldLabels } from '../../lib/field-labels.ts'

const services = resolve(import.meta.dirname, '../../../../server/src/*/service*.ts')

/** What the services write out as `before` and `after` of a change; `...` stands for a whole record. */
function writtenKeys(): string[] {
  const sources = globSync(services)
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => source.includes('recordChange('))
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(?:before|after): \{([^}]+)\}/g)]
      .flatMap(([, facts]) => (facts ?? '').split(','))
      .map((fact) => fact.split(':')[0]?.trim() ?? '')
      .filter((key) => /^\w+$/.test(key)),
  )
}

const edited = [CompanyEdit, FreelancerEdit, PersonEdit].flatMap(({ shape }) => Object.keys(shape))
const wholeRecords = ['status', 'suspended_reason']

test('every field that the audit log can hold has a name in both languages', () => {
  const written = writtenKeys()
  expect(written).toContain('second_factor')
  const keys = new Set([...written, ...edited, ...wholeRecords])
  // Types of the parameters that carry the facts, and what no log shows.
  for (const key of ['before', 'after', 'version', 'identityProof']) keys.delete(key)
  expect([...keys].filter((key) => !Object.hasOwn(fieldLabels, key))).toEqual([])
})
