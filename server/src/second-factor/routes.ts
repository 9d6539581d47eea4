import { addPasskey, removePasskey, startPasskey, startPasskeyProof } from 'contract/passkeys'
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from 'contract/second-factor'
import type { App, SessionContext } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { addOwnPasskey, askForPasskey, offerPasskey, removeOwnPasskey } from './service-passkeys.ts'
import { getSecondFactorState, offerSecret, renewCodes, turnOff, turnOn } from './service.ts'

/** A change of the second factor, and its entry in the security log. */
async function logged<T>(context: SessionContext, change: Promise<T>): Promise<T> {
  const result = await change
  const { session, request } = context
  context.securityLog('second-factor-changed', { account: session.accountId, request })
  return result
}

export function secondFactorRoutes(app: App): void {
  route(app, getSecondFactor, (_input, context) => getSecondFactorState(context.db, context))

  route(app, startSecondFactor, ({ body }, context) => offerSecret(context, body.identityProof))

  route(app, enableSecondFactor, ({ body }, context) => logged(context, turnOn(context, body)))

  route(app, renewRecoveryCodes, ({ body }, context) =>
    logged(context, renewCodes(context, body.identityProof)),
  )

  route(app, disableSecondFactor, ({ body }, context) =>
    logged(context, turnOff(context, body.identityProof)),
  )

  route(app, startPasskey, ({ body }, context) => offerPasskey(context, body.identityProof))

  route(app, addPasskey, ({ body }, context) => logged(context, addOwnPasskey(context, body)))

  route(app, removePasskey, ({ params, body }, context) =>
    logged(context, removeOwnPasskey(context, params.id, body.identityProof)),
  )

  route(app, startPasskeyProof, (_input, context) => {
    const { session } = context
    return askForPasskey(context, session.accountId, `prove ${session.id}`)
  })
}
