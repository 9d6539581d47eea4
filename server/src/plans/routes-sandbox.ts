import {
  actOnSandboxCheckout,
  actOnSandboxPortal,
  getSandboxCheckout,
  getSandboxPortal,
} from 'contract/sandbox'
import { urlOf } from 'contract/endpoint'
import { receivePaymentEvent } from 'contract/plans'
import type { App } from '../http/parts.ts'
import { isSandbox, type SignedEvent } from '../payments/sandbox.ts'
import { route } from '../http/route.ts'
import { actOnCheckout, actOnPortal, describeCheckout, describePortal } from './service-sandbox.ts'

/** Outside production only: what the pages at /sandbox/... show and do. */
export function sandboxRoutes(app: App): void {
  const { payments, settings } = app.parts
  if (settings.production || !isSandbox(payments)) return

  /** As a provider does: a signed request to the webhook, which knows nothing of the sandbox. */
  async function deliver(events: SignedEvent[]): Promise<void> {
    for (const { payload, signature } of events) {
      await app.inject({
        method: 'POST',
        url: `/api${urlOf(receivePaymentEvent)}`,
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      })
    }
  }

  route(app, getSandboxCheckout, ({ params }) => describeCheckout(payments, params.id))

  route(app, actOnSandboxCheckout, async ({ params }) => {
    await deliver(await actOnCheckout(payments, params.id, params.action))
    return describeCheckout(payments, params.id)
  })

  route(app, getSandboxPortal, ({ params }) => describePortal(payments, params.id))

  route(app, actOnSandboxPortal, async ({ params }) => {
    await deliver(await actOnPortal(payments, params.id, params.action))
    return describePortal(payments, params.id)
  })
}
