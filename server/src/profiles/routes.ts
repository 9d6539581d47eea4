import {
  confirmEmail,
  editCompany,
  editFreelancer,
  editPerson,
  getCompany,
  getFreelancer,
  getOwner,
} from 'contract/profiles'
import { recordSupplierView } from '../audit/service.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import {
  askForNewEmail,
  confirmNewEmail,
  prepareEmailChange,
  withPendingEmail,
} from './service-email.ts'
import {
  getCompanyRecord,
  getFreelancerRecord,
  getOwnerRecord,
  saveCompany,
  saveFreelancer,
  savePerson,
} from './service.ts'

export function profileRoutes(app: App): void {
  route(app, getFreelancer, async ({ params }, context) => {
    const record = await getFreelancerRecord(context.db, params.id)
    await recordSupplierView(context, record.id)
    return withPendingEmail(context, record)
  })
  route(app, getCompany, async ({ params }, context) => {
    const record = await getCompanyRecord(context.db, params.id)
    await recordSupplierView(context, record.pj.id)
    return record
  })
  route(app, getOwner, async ({ params }, context) => {
    const record = await getOwnerRecord(context.db, { accountId: params.id })
    if (record.pj) await recordSupplierView(context, record.pj.id)
    else await recordSupplierView(context, record.pf.id, 'account')
    return record
  })
  route(app, editFreelancer, async ({ params: { id }, body }, context) => {
    const { email } = await getFreelancerRecord(context.db, id)
    const newEmail = body.email && body.email !== email ? body.email : null
    const proof = body.identityProof
    const change = newEmail && (await prepareEmailChange(context, id, newEmail, proof))
    const record = await saveFreelancer(context, id, body)
    if (change) await askForNewEmail(context, change)
    return withPendingEmail(context, record)
  })
  route(app, confirmEmail, ({ params, body }, context) => confirmNewEmail(context, params.id, body))
  route(app, editPerson, ({ params, body }, context) => savePerson(context, params.id, body))
  route(app, editCompany, ({ params, body }, context) =>
    saveCompany(context, params.companyId, body),
  )
}
