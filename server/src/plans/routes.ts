import {
  cancelSubscription,
  createPortalLink,
  getInvoicePdf,
  getPaymentLink,
  getSubscription,
  listPlans,
  previewChange,
  receivePaymentEvent,
  resumeSubscription,
  syncSubscription,
  withdrawSubscription,
} from 'contract/plans'
import { attachment } from '../http/attachment.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { sandboxRoutes } from './routes-sandbox.ts'
import { getCheckoutUrl, listOffers } from './service.ts'
import { getReceipt } from './service-receipt.ts'
import {
  getChangePreview,
  getPortalUrl,
  getView,
  setCancelled,
  syncView,
  withdraw,
} from './service-subscription.ts'
import { receiveEvent } from './service-sync.ts'

export async function planRoutes(app: App): Promise<void> {
  route(app, listPlans, (_input, { payments }) => listOffers(payments))

  route(app, getPaymentLink, async ({ query }, context) => ({
    redirect: { checkout_url: await getCheckoutUrl(context, query) },
  }))

  route(app, getSubscription, (_input, context) => getView(context))
  route(app, syncSubscription, (_input, context) => syncView(context))
  route(app, cancelSubscription, (_input, context) => setCancelled(context, true))
  route(app, resumeSubscription, (_input, context) => setCancelled(context, false))
  route(app, withdrawSubscription, (_input, context) => withdraw(context))
  route(app, createPortalLink, async (_input, context) => ({ url: await getPortalUrl(context) }))

  route(app, previewChange, ({ query }, context) => getChangePreview(context, query.price_id))

  route(app, getInvoicePdf, async ({ params }, context) => {
    const { name, body } = await getReceipt(context, params.id)
    context.reply.header('content-type', 'application/pdf')
    context.reply.header('content-disposition', attachment(name))
    return body
  })

  await app.register(async (scope) => webhookRoute(scope))
  sandboxRoutes(app)
}

/** In a scope of its own: the signature covers the bytes, so nothing may parse the body before. */
function webhookRoute(scope: App): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  route(scope, receivePaymentEvent, async (_input, context) => {
    const { body, headers } = context.request
    const signature = headers['stripe-signature']
    await receiveEvent(context, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature))
    return { received: true as const }
  })
}
