import { acceptInvite } from 'contract/invites'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { answerInvite } from './service.ts'

export function inviteRoutes(app: App): void {
  route(app, acceptInvite, ({ body }, context) =>
    answerInvite(context, { token: body.token, password: body.password_user }),
  )
}
