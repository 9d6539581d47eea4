import {
  editCompany,
  editFreelancer,
  editPerson,
  getCompany,
  getFreelancer,
  getOwner,
} from 'contract/profiles'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
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
  route(app, editFreelancer, ({ params, body }, context) =>
    saveFreelancer(context, params.id, body),
  )
  route(app, editPerson, ({ params, body }, context) => savePerson(context, params.id, body))
  route(app, editCompany, ({ params, body }, context) =>
    saveCompany(context, params.companyId, body),
  )
}
