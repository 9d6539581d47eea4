import {
  createCompany,
  createFreelancer,
  createOwner,
  sendEmailCode,
  verifyEmailCode,
} from 'contract/signup'
import { checkCode } from '../mail/email-codes.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { sendSignupCode, signUpCompany, signUpFreelancer, signUpOwner } from './service.ts'

export function signupRoutes(app: App): void {
  route(app, sendEmailCode, ({ body }, context) => sendSignupCode(context, body.email))

  route(app, verifyEmailCode, ({ body: { email, codeVerify } }, context) =>
    checkCode(context, { email, purpose: 'signup', code: codeVerify }),
  )

  route(app, createOwner, async ({ body }, context) => ({
    user_id: await signUpOwner(context, body),
  }))

  route(app, createFreelancer, async ({ body }, context) => ({
    id_user: await signUpFreelancer(context, body),
  }))

  route(app, createCompany, async ({ body }, context) => ({
    id: await signUpCompany(context, body),
    id_user_pf: body.id_user_pf,
  }))
}
