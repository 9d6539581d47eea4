import { startPasskeyStep } from 'contract/passkeys'
import { anonymous, login, getSecondStep, loginSecondStep, logout, me } from 'contract/session'
import { forgetCookie } from '../chat/service-visitor.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { finishLogIn, getSecondStepWays, logIn, startSecondStepPasskey } from './service-login.ts'
import { endSession, getLoginInfo } from './service.ts'

export function sessionRoutes(app: App): void {
  route(app, login, ({ body }, context) => logIn(context, body))

  route(app, loginSecondStep, ({ body }, context) => finishLogIn(context, body))

  route(app, getSecondStep, (_input, context) => getSecondStepWays(context))

  route(app, startPasskeyStep, (_input, context) => startSecondStepPasskey(context))

  route(app, logout, async (_input, context) => {
    await endSession(context)
    forgetCookie(context)
    return anonymous
  })

  route(app, me, async (_input, { db, session }) =>
    session ? getLoginInfo(db, session.accountId) : anonymous,
  )
}
