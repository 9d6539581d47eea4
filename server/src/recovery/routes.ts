import { recoverPassword, sendRecoveryCode, verifyRecoveryCode } from 'contract/recovery'
import { checkCode } from '../mail/email-codes.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { changePassword, sendCode } from './service.ts'

export function recoveryRoutes(app: App): void {
  route(app, sendRecoveryCode, ({ body }, context) => sendCode(context, body.email))

  route(app, verifyRecoveryCode, ({ body: { email, codeVerify } }, context) =>
    checkCode(context, { email, purpose: 'recover', code: codeVerify }, { keep: true }),
  )

  route(app, recoverPassword, async ({ body }, context) => {
    await changePassword(context, body)
    return { message: 'Senha alterada com sucesso.' }
  })
}
