import {
  confirmEmail,
  editCompany,
  editFreelancer,
  editPerson,
  getCompany,
  getFreelancer,
  getOwner,
} from 'contract/profiles'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import { askForNewEmail, confirmNewEmail, countEmailChange } from './service-email.ts'
import {
  getCompanyRecord,
  getFreelancerRecord,
  getOwnerRecord,
  saveCompany,
  saveFreelancer,
  savePerson,
} from './service.ts'

export function profileRoutes(app: App): void {
  route(app, getFreelancer, ({ params }, { db }) => getFreelancerRecord(db, params.id))
  route(app, getCompany, ({ params }, { db }) => getCompanyRecord(db, params.id))
  route(app, getOwner, ({ params }, { db }) => getOwnerRecord(db, { accountId: params.id }))
  route(app, editFreelancer, async ({ params: { id }, body }, context) => {
    const { email } = await getFreelancerRecord(context.db, id)
    const newEmail = body.email && body.email !== email ? body.email : null
    if (newEmail) await countEmailChange(context, id)
    const record = await saveFreelancer(context, id, body)
    if (newEmail) await askForNewEmail(context, newEmail)
    return { ...record, email_pendente: newEmail }
  })
  route(app, confirmEmail, ({ params, body }, context) => confirmNewEmail(context, params.id, body))
  route(app, editPerson, ({ params, body }, context) => savePerson(context, params.id, body))
  route(app, editCompany, ({ params, body }, context) =>
    saveCompany(context, params.companyId, body),
  )
}
