import {
  finishSignIn,
  linkIdentity,
  listIdentities,
  startSignIn,
  unlinkIdentity,
} from 'contract/sign-in'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { sandboxSignInRoutes } from './routes-sandbox.ts'
import { beginSignIn, endSignIn, getIdentities, linkProven, unlink } from './service.ts'

export function signInRoutes(app: App): void {
  sandboxSignInRoutes(app)

  route(app, startSignIn, ({ params }, context) => beginSignIn(context, params.provider))

  route(app, finishSignIn, ({ params, body }, context) =>
    endSignIn(context, params.provider, body.answer),
  )

  route(app, listIdentities, (_input, { db, session }) => getIdentities(db, session.accountId))

  route(app, linkIdentity, (_input, context) => linkProven(context))

  route(app, unlinkIdentity, ({ params }, context) => unlink(context, params.provider))
}
