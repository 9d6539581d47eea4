import { acceptInvite } from 'contract/invites'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import { answerInvite } from './service.ts'

export function inviteRoutes(app: App): void {
  route(app, acceptInvite, ({ body }, context) =>
    answerInvite(context, { token: body.token, password: body.password_user }),
  )
}
