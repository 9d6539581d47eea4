import { makeCompany, makeFreelancer } from '../seed/make.ts'
import type { TestApi } from './api.ts'

/** A freelancer, logged in. */
export async function ownFreelancer(
  api: TestApi,
  fields: Parameters<typeof makeFreelancer>[1] = {},
) {
  const account = { email: 'ana@example.com', ...fields.account }
  const made = await makeFreelancer(api.db, { ...fields, account })
  return { ...made, id: made.account.id, caller: await api.as(account.email) }
}

/** A company, with its owner logged in. */
export async function ownCompany(api: TestApi, fields: Parameters<typeof makeCompany>[1] = {}) {
  const made = await makeCompany(api.db, { ...fields, account: { email: 'dono@example.com' } })
  return { ...made, id: made.supplier.id, caller: await api.as('dono@example.com') }
}
