import {
  type BillingPeriod,
  type PaidPlanCode,
  billingPeriods,
  paidPlanCodes,
} from 'contract/rules/plans'
import type { InvoiceFacts, SubscriptionFacts } from 'contract/rules/subscription'

export type PriceRow = { id: string; plan: PaidPlanCode; period: BillingPeriod }

/** Whom the product talks to: Stripe itself, or the sandbox, which speaks as Stripe does. */
export type StripeAccount = {
  /** Where a customer is kept; the other one knows nothing of it. */
  provider: 'stripe' | 'sandbox'
  secretKey: string
  webhookSecret: string
  prices: readonly PriceRow[]
  /** Not sold any more; who pays one keeps the plan. */
  formerPrices?: readonly PriceRow[]
  /** Another address than Stripe's own. */
  apiBase?: string | undefined
}

/** A signed notice of the provider, reduced to what finds the supplier it is about. */
export type PaymentEvent = {
  id: string
  type: string
  createdAt: Date
  customer: string | null
  checkout: string | null
  /** What the checkout was opened with; a cross-check, never authority. */
  reference: string | null
  body: Record<string, unknown>
}

export type CheckoutOrder = {
  /** Two calls with one key open one checkout. */
  key: string
  customer: string
  price: PriceRow
  reference: string
  returnUrl: string
  cancelUrl: string
  expiresAt: Date
}

/**
 * What the product asks of its payment provider. The answers are the truth about money; what the
 * product stores of them is a copy that can be read anew at any time. Failures are thrown as
 * PAYMENTS_UNAVAILABLE.
 */
export type Payments = {
  provider: StripeAccount['provider']
  prices: readonly PriceRow[]
  createCustomer(person: {
    key: string
    supplierId: number
    email: string
    name: string
  }): Promise<string>
  /** One that was deleted there needs none. */
  updateCustomerEmail(customer: string, email: string): Promise<void>
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>
  readCheckout(id: string): Promise<'open' | 'complete' | 'expired'>
  /** Closes a checkout that was not paid; says how it really ended. */
  expireCheckout(id: string): Promise<'complete' | 'expired'>
  /** A page on which the holder of a subscription confirms another price for it. */
  createChange(order: {
    customer: string
    subscription: string
    price: PriceRow
    returnUrl: string
    cancelUrl: string
  }): Promise<string>
  /** The invoice that such a change would bring now. */
  previewChange(order: {
    customer: string
    subscription: string
    price: PriceRow
  }): Promise<InvoiceFacts>
  createPortal(order: { customer: string; returnUrl: string }): Promise<string>
  /** Every subscription of the customer with its invoices, as they are now. */
  readSubscriptions(customer: string): Promise<SubscriptionFacts[]>
  setCancelAtPeriodEnd(subscription: string, cancel: boolean): Promise<void>
  endSubscription(subscription: string): Promise<void>
  refundInvoice(invoice: string): Promise<void>
  /**
   * Changes leave credit with the customer. When the payment behind it is given back, at most as
   * much credit goes with it: once for each invoice, however often this is called.
   */
  takeBackCredit(refund: { customer: string; invoice: string; amount: number }): Promise<void>
  /** Rejects with INVALID_SIGNATURE for what the provider did not sign, or signed too long ago. */
  readEvent(body: Buffer, signature: string, now: Date): Promise<PaymentEvent>
}

/** Seconds that a signature stays good. */
export const signatureTolerance = 300

export const everyPrice = (idOf: (plan: PaidPlanCode, period: BillingPeriod) => string) =>
  paidPlanCodes.flatMap((plan) =>
    billingPeriods.map((period): PriceRow => ({ id: idOf(plan, period), plan, period })),
  )
