import { getPaymentLink, listPlans } from 'contract/plans'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import { getCheckoutUrl, listOffers } from './service.ts'

export function planRoutes(app: App): void {
  route(app, listPlans, (_input, { payments }) => listOffers(payments))

  route(app, getPaymentLink, async ({ query }, context) => ({
    redirect: { checkout_url: await getCheckoutUrl(context, query) },
  }))
}
