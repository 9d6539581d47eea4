import type { PlanFeature } from './rules/plans.ts'
import { urls } from './urls.ts'

/** `check` is a function of the server, by file and name. */
type Place = { check: string; screen: string }

const supplierPage = urls.supplier('{slug}')

/**
 * Where each line of the plan table is real: the function that gives or refuses it, and the screen on
 * which it is used. server/src/plans/features.test.ts walks all of it with every plan.
 */
export const featurePlaces: Readonly<Record<PlanFeature, Place>> = {
  registration: { check: 'signup/service.ts signUpFreelancer', screen: urls.signup },
  basicContact: { check: 'contacts/service.ts requestContact', screen: supplierPage },
  link: { check: 'contacts/service.ts contactOf', screen: supplierPage },
  unlimitedDescription: {
    check: 'profiles/service.ts saveFreelancer',
    screen: urls.dashboardSection('editar'),
  },
  logo: { check: 'photos/service.ts replacePhoto', screen: urls.dashboardSection('foto') },
  certificates: { check: 'suppliers/service.ts itemOf', screen: supplierPage },
  visitPanel: { check: 'accesses/service.ts getAccessList', screen: urls.dashboard },
  keywords: {
    check: 'keywords/service.ts makeReport',
    screen: urls.dashboardSection('palavras-chave'),
  },
  exclusivePage: {
    check: 'supplier-pages/service.ts requireOwnPage',
    screen: urls.dashboardSection('pagina'),
  },
  whatsapp: { check: 'contacts/service.ts contactOf', screen: supplierPage },
  reviewsLink: { check: 'reviews/service.ts readReviews', screen: supplierPage },
  exclusiveCompanyPage: {
    check: 'supplier-pages/service.ts requireOwnPage',
    screen: urls.dashboardSection('pagina'),
  },
  businessBankFreelancer: {
    check: 'needs/service-suppliers.ts mayAnswer',
    screen: urls.dashboardSection('banco-de-negocios'),
  },
  businessBankCompany: {
    check: 'needs/service-suppliers.ts mayAnswer',
    screen: urls.dashboardSection('banco-de-negocios'),
  },
  prioritySupport: {
    check: 'support/service.ts findChannel',
    screen: urls.dashboardSection('assinatura'),
  },
}
