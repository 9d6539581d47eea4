import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from 'contract/second-factor'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import { getSecondFactorState, offerSecret, renewCodes, turnOff, turnOn } from './service.ts'

export function secondFactorRoutes(app: App): void {
  route(app, getSecondFactor, (_input, { db, session }) =>
    getSecondFactorState(db, session.accountId),
  )

  route(app, startSecondFactor, ({ body }, context) => offerSecret(context, body.identityProof))

  route(app, enableSecondFactor, ({ body }, context) => turnOn(context, body.code))

  route(app, renewRecoveryCodes, ({ body }, context) => renewCodes(context, body.identityProof))

  route(app, disableSecondFactor, ({ body }, context) => turnOff(context, body.identityProof))
}
