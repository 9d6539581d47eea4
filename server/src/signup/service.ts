import type { Language } from 'contract/rules/languages'
import type { ErrorCode } from 'contract/errors'
import { certificateList } from 'contract/rules/certificates'
import { putRight } from 'contract/rules/freelancer-payload'
import { companyFields, freelancerFields, ownerFields } from 'contract/schemas/supplier-fields'
import { chosenCategories, followTexts } from '../categories/service.ts'
import { columnsOf } from '../profiles/service-fields.ts'
import { slugOf } from '../suppliers/service-slug.ts'
import type { CompanySignup, FreelancerSignup, OwnerSignup } from 'contract/signup'
import { urls } from 'contract/urls'
import { type Db, violatedConstraint } from '../database/db.ts'
import { codeSent, forgetVerified, issueCode, isVerified } from '../mail/email-codes.ts'
import { AppError } from '../http/errors.ts'
import { linkWaiting } from '../sign-in/service-waiting.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { hashNewPassword } from '../security/password.ts'
import { recordSignupConsents } from '../privacy/service-consents.ts'
import { existingArea, existingPlace } from '../lookups/service.ts'
import { endSession, openSession } from '../session/service.ts'
import { signupCodeMail } from './mail.ts'
import {
  insertAccount,
  insertCompany,
  insertSupplier,
  selectEmail,
  selectHasAccount,
  selectNextId,
} from './queries.ts'
import { languageOf } from '../http/language.ts'

export async function sendSignupCode(context: Context, email: string) {
  const { db, settings } = context
  const hasAccount = await selectHasAccount(db, email)
  const loginUrl = `${settings.publicUrl}${urls.login}`
  const language = languageOf(context.request)
  await issueCode(context, {
    email,
    purpose: 'signup',
    mailFor: (code) => signupCodeMail({ email, language }, code, { hasAccount, loginUrl }),
  })
  return codeSent
}

export async function signUpOwner(context: Context, input: OwnerSignup): Promise<number> {
  const place = existingPlace(input)
  return openAccount(context, input, (db, opened) =>
    insertAccount(db, {
      tipo: 'PF',
      ...opened,
      ...columnsOf(ownerFields, 'accounts', input),
      ...place,
    }),
  )
}

/** The wire's swapped values are put right here, and nowhere else on the server. */
export async function signUpFreelancer(context: Context, input: FreelancerSignup): Promise<number> {
  const form = putRight(input)
  // `estado` is where the wire carries the city.
  const place = existingPlace(form, 'estado')
  const area = existingArea(form.atendeEm)
  return openAccount(context, input, async (db, opened) => {
    const { nome, email } = form
    const id = await insertAccount(db, {
      tipo: 'Freelancer',
      ...opened,
      ...columnsOf(freelancerFields, 'accounts', form),
      empresa_trabalha: '',
    })
    await insertSupplier(db, {
      id,
      account_id: id,
      kind: 'Freelancer',
      nome,
      slug: slugOf(nome, id),
      ...columnsOf(freelancerFields, 'suppliers', form),
      certificados: certificateList(form.certificados),
      ...chosenCategories(form.categorias),
      atende_em: area,
      ...place,
    })
    await followTexts(db, id)
    await recordSignupConsents(db, { accountId: id, email, at: context.clock.now() }, form)
    return id
  })
}

/** Only for the owner's own session; foreign and missing owners look the same. */
export async function signUpCompany(
  { session, transaction, clock }: SessionContext,
  input: CompanySignup,
): Promise<number> {
  if (session.tipo !== 'PF') throw new AppError('FORBIDDEN')
  if (input.id_user_pf !== session.accountId) throw new AppError('NOT_FOUND')
  const place = existingPlace(input)
  const area = existingArea(input.atendeEm)
  return transaction(async (db) => {
    const id = await selectNextId(db)
    await insertSupplier(db, {
      id,
      account_id: session.accountId,
      kind: 'Empresa',
      slug: slugOf(input.nome_fantasia, id),
      ...columnsOf(companyFields, 'suppliers', input),
      atorizacoes: (input.atorizacoes ?? []).join(', '),
      certificados: input.certificados ?? input.atorizacoes ?? [],
      ...chosenCategories(input.categorias),
      atende_em: area,
      ...place,
    })
    await insertCompany(db, { id, ...columnsOf(companyFields, 'companies', input) })
    await followTexts(db, id)
    const email = await selectEmail(db, session.accountId)
    await recordSignupConsents(db, { accountId: session.accountId, email, at: clock.now() }, input)
    return id
  }).catch(refuseTaken)
}

/** Verified e-mail, then account and supplier in one transaction, then the new session. */
async function openAccount(
  context: Context,
  { email, password_user }: { email: string; password_user: string },
  insert: (db: Db, opened: { password_hash: string; language: Language }) => Promise<number>,
): Promise<number> {
  const { db, transaction } = context
  if (!(await isVerified(context, email, 'signup'))) {
    throw new AppError('EMAIL_NOT_VERIFIED')
  }
  const password_hash = await hashNewPassword(password_user)
  const language = languageOf(context.request)
  const id = await transaction(async (tx) => {
    const created = await insert(tx, { password_hash, language })
    await forgetVerified(tx, email, 'signup')
    await linkWaiting(tx, context, { id: created, email, language })
    return created
  }).catch(refuseTaken)
  await endSession(context)
  await openSession(db, context, id)
  return id
}

const takenBy: Record<string, ErrorCode> = {
  accounts_email_key: 'EMAIL_TAKEN',
  accounts_cpf_key: 'CPF_TAKEN',
  companies_cnpj_key: 'CNPJ_TAKEN',
  suppliers_account_id_key: 'COMPANY_ALREADY_REGISTERED',
}

function refuseTaken(error: unknown): never {
  const code = takenBy[violatedConstraint(error) ?? '']
  throw code ? new AppError(code) : error
}
