import {
  actOnSandboxCheckout,
  actOnSandboxPortal,
  getSandboxCheckout,
  getSandboxPortal,
} from 'contract/sandbox'
import { urlOf } from 'contract/endpoint'
import { receivePaymentEvent } from 'contract/plans'
import type { App } from '../http/parts.ts'
import type { PaymentSandbox } from '../payments/sandbox/sandbox.ts'
import type { LedgerEvent } from '../payments/sandbox/ledger.ts'
import { route } from '../http/route.ts'
import { actOnCheckout, actOnPortal, describeCheckout, describePortal } from './service-sandbox.ts'

/** Outside production only: what the pages at /sandbox/... show and do. */
export function sandboxRoutes(app: App): void {
  const { paymentSandbox: sandbox, settings } = app.parts
  if (settings.production || !sandbox) return

  /** As Stripe does: a signed request to the webhook, which knows nothing of the sandbox. */
  const deliver = async ({ sign }: PaymentSandbox, events: LedgerEvent[]): Promise<void> => {
    for (const event of events) {
      const { payload, signature } = await sign(event)
      await app.inject({
        method: 'POST',
        url: `/api${urlOf(receivePaymentEvent)}`,
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      })
    }
  }

  route(app, getSandboxCheckout, ({ params }) => describeCheckout(sandbox, params.id))

  route(app, actOnSandboxCheckout, async ({ params }) => {
    await deliver(sandbox, await actOnCheckout(sandbox, params.id, params.action))
    return describeCheckout(sandbox, params.id)
  })

  route(app, getSandboxPortal, ({ params }) => describePortal(sandbox, params.id))

  route(app, actOnSandboxPortal, async ({ params }) => {
    await deliver(sandbox, await actOnPortal(sandbox, params.id, params.action))
    return describePortal(sandbox, params.id)
  })
}
