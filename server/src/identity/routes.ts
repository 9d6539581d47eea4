import { getIdentityWays, proveIdentity, sendIdentityCode } from 'contract/identity'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { getWays, prove, sendCode } from './service-prove.ts'

export function identityRoutes(app: App): void {
  route(app, getIdentityWays, (_input, context) => getWays(context))
  route(app, sendIdentityCode, (_input, context) => sendCode(context))
  route(app, proveIdentity, async ({ body }, context) => ({
    identityProof: await prove(context, body),
  }))
}
