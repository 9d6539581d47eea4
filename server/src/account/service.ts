import type { changePassword, DirectoryPresence, MailLanguage, OpenSession } from 'contract/account'
import type { ParsedInputOf } from 'contract/endpoint'
import type { Language } from 'contract/rules/languages'
import { message } from 'contract/rules/messages'
import { passwordProblem } from 'contract/rules/password'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { changeWithProof, requireProof } from '../identity/service.ts'
import { hashNewPassword, passwordMatches } from '../security/password.ts'
import { recordDirectoryChoice } from '../privacy/service-consents.ts'
import { isOver, setPassword, tellPasswordChanged } from '../session/service.ts'
import {
  deleteOtherSessions,
  deleteOwnSession,
  selectLanguage,
  selectPassword,
  selectPresence,
  selectSessions,
  updateLanguage,
  updatePresence,
} from './queries.ts'

type PasswordChange = ParsedInputOf<typeof changePassword>['body']

/** Nobody without a proof hears anything about the current password. */
export async function changeOwnPassword(
  context: SessionContext,
  { password_user, identityProof }: PasswordChange,
): Promise<void> {
  const { db, clock, session } = context
  await requireProof(context, identityProof)
  const account = await selectPassword(db, session.accountId)
  const problem = passwordProblem(password_user, { email: account?.email ?? '' })
  if (problem) throw new AppError('INVALID_INPUT', { fields: { password_user: [problem] } })
  if (await passwordMatches(account?.password_hash, password_user)) {
    const text = message('A nova senha precisa ser diferente da atual.')
    throw new AppError('PASSWORD_UNCHANGED', { fields: { password_user: [text] } })
  }
  const passwordHash = await hashNewPassword(password_user)
  await changeWithProof(context, identityProof, async (tx) => {
    const owner = await setPassword(tx, session.accountId, passwordHash, clock.now())
    if (owner) await tellPasswordChanged(tx, context, owner, 'others')
  })
  context.securityLog('password-changed', { account: session.accountId, request: context.request })
}

/** An owner whose company is not registered yet has no page that could be shown. */
export async function getOwnPresence({ db, session }: SessionContext): Promise<DirectoryPresence> {
  const row = session.supplierId ? await selectPresence(db, session.supplierId) : undefined
  if (!row) throw new AppError('NOT_FOUND')
  const { suspended_at: since, suspended_reason: reason, ...presence } = row
  return { ...presence, suspended: since && { since: since.toISOString(), reason: reason ?? '' } }
}

export async function setOwnPresence(context: SessionContext, marketplace: boolean) {
  const { transaction, session, clock } = context
  await getOwnPresence(context)
  await transaction(async (db) => {
    const email = (await selectPassword(db, session.accountId))?.email ?? ''
    const person = { accountId: session.accountId, email, at: clock.now() }
    await setSupplierPresence(db, person, marketplace)
  })
  return getOwnPresence(context)
}

/** Pass the transaction: the choice and its record are one. */
export async function setSupplierPresence(
  db: Db,
  person: { accountId: number; email: string; at: Date },
  marketplace: boolean,
): Promise<void> {
  await updatePresence(db, person.accountId, marketplace, person.at)
  await recordDirectoryChoice(db, person, marketplace)
}

export async function getOwnLanguage({ db, session }: SessionContext): Promise<MailLanguage> {
  const row = await selectLanguage(db, session.accountId)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function setOwnLanguage(context: SessionContext, language: Language) {
  await updateLanguage(context.db, context.session.accountId, language)
  return getOwnLanguage(context)
}

export async function listOwnSessions(context: SessionContext): Promise<OpenSession[]> {
  const { db, clock, session } = context
  const rows = await selectSessions(db, session.accountId)
  const open = rows.filter((row) => !isOver({ ...row, tipo: session.tipo }, clock.now()))
  return open.map((row) => ({
    id: row.id,
    user_agent: row.user_agent,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: row.id === session.id,
  }))
}

export async function endOwnSession(context: SessionContext, id: number): Promise<OpenSession[]> {
  const ended = await deleteOwnSession(context.db, context.session.accountId, id)
  if (!ended) throw new AppError('NOT_FOUND')
  return listOwnSessions(context)
}

export async function endOthers(context: SessionContext): Promise<OpenSession[]> {
  await deleteOtherSessions(context.db, context.session.accountId, context.session.id)
  return listOwnSessions(context)
}
