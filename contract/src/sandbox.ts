export type * from './schemas/sandbox.ts'

export const getSandboxCheckout = 'GET /dev/sandbox/checkouts/{id}' as const

export const checkoutActions = ['pay', 'decline', 'abandon'] as const

export const actOnSandboxCheckout = 'POST /dev/sandbox/checkouts/{id}/{action}' as const
export const getSandboxPortal = 'GET /dev/sandbox/portal/{id}' as const

export const portalActions = ['renew', 'fail', 'settle', 'refund', 'end'] as const

export type PortalAction = (typeof portalActions)[number]

export const actOnSandboxPortal = 'POST /dev/sandbox/portal/{id}/{action}' as const
export const getSandboxSignIn = 'GET /dev/sandbox/sign-ins/{id}' as const
export const answerSandboxSignIn = 'POST /dev/sandbox/sign-ins/{id}' as const
export const cancelSandboxSignIn = 'POST /dev/sandbox/sign-ins/{id}/cancel' as const
