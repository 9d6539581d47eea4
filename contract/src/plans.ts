export type * from './schemas/plans.ts'

export const listPlans = 'GET /v1/plans' as const

export const paymentKinds = ['PJ', 'Freelancer'] as const

export const getPaymentLink = 'GET /v1/subscription/subscriptionlink/payamentLink' as const

export const invoiceStatuses = ['open', 'paid', 'void', 'refunded'] as const

export const getSubscription = 'GET /v1/subscription/current' as const
export const syncSubscription = 'POST /v1/subscription/sync' as const
export const cancelSubscription = 'POST /v1/subscription/cancel' as const
export const resumeSubscription = 'POST /v1/subscription/resume' as const
export const withdrawSubscription = 'POST /v1/subscription/withdraw' as const
export const createPortalLink = 'POST /v1/subscription/portal' as const
export const previewChange = 'GET /v1/subscription/change-preview' as const
export const getInvoicePdf = 'GET /v1/subscription/invoices/{id}/pdf' as const
export const receivePaymentEvent = 'POST /v1/payments/webhook' as const
