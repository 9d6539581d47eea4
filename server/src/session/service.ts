import { randomBytes } from 'node:crypto'
import { photoUrl } from 'contract/rules/photo-url'
import { keptSince, retention } from 'contract/rules/retention'
import { fieldsOfLogin } from 'contract/schemas/field-schemas'
import { companyFields, freelancerFields, ownerFields } from 'contract/schemas/supplier-fields'
import { adminPermission, anonymous, type LoginInfo } from 'contract/session'
import { urls } from 'contract/urls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../jobs/clock.ts'
import type { Db } from '../database/db.ts'
import type { Context, Parts, Session, SessionContext, Settings } from '../http/parts.ts'
import { hashPassword } from '../security/password.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { hashToken } from '../security/tokens.ts'
import { valuesOf } from '../profiles/service-fields.ts'
import { passwordChangedMail } from './mail.ts'
import { rememberDevice } from './service-devices.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import {
  deleteSecondStepsOfAccount,
  deleteSession,
  deleteSessionsOfAccount,
  deleteSessionsBefore,
  insertAdmin,
  insertSession,
  selectAccountCount,
  selectLoginRow,
  selectSession,
  selectSessionTimes,
  updatePassword,
  updateSessionSeen,
} from './queries.ts'
import type { Recipient } from '../mail/layout.ts'

const minute = 60
const hour = 60 * minute

const lifetimes = {
  Freelancer: { idle: 24 * hour, absolute: retention.sessions.seconds },
  PF: { idle: 24 * hour, absolute: retention.sessions.seconds },
  Admin: { idle: hour, absolute: 12 * hour },
} as const

export type SessionOpening = {
  securityLog: SecurityLog
  clock: Clock
  settings: Settings
  request: FastifyRequest
  reply: FastifyReply
}

/** Opens a session with a new token; the database keeps only its hash. */
export async function openSession(
  db: Db,
  opening: SessionOpening,
  accountId: number,
): Promise<void> {
  const { clock, settings, request, reply } = opening
  const token = randomBytes(32).toString('base64url')
  await insertSession(db, {
    token_hash: hashToken(token),
    account_id: accountId,
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    created_at: clock.now(),
  })
  const { absolute } = lifetimes.Freelancer
  reply.setCookie(cookieName('session', settings), token, cookieOptions(settings, absolute))
  await rememberDevice(db, opening, accountId)
  opening.securityLog('login', { account: accountId, request })
}

export async function endSession({ db, session, settings, reply }: Context): Promise<void> {
  if (session) await deleteSession(db, session.id)
  reply.clearCookie(cookieName('session', settings), { path: '/', secure: settings.secureCookies })
}

/**
 * After a change of what guards an account: whoever was in is out, everywhere but in the one given, and
 * whoever had typed a right password and not yet the code begins anew.
 */
export async function endSessionsOf(db: Db, accountId: number, exceptId?: number): Promise<void> {
  await deleteSessionsOfAccount(db, accountId, exceptId)
  await deleteSecondStepsOfAccount(db, accountId)
}

export async function findSession(
  parts: Parts,
  request: FastifyRequest,
  passive: boolean,
): Promise<Session | null> {
  const token = request.cookies[cookieName('session', parts.settings)]
  if (!token || token.length > 100) return null
  const { db } = parts.database
  const row = await selectSession(db, hashToken(token))
  if (!row) return null
  const now = parts.clock.now()
  if (isOver(row, now)) {
    await deleteSession(db, row.id)
    return null
  }
  const isOld = secondsBetween(row.last_seen_at, now) > minute
  if (!passive && isOld) await updateSessionSeen(db, row.id, now)
  return { id: row.id, accountId: row.accountId, supplierId: row.supplierId, tipo: row.tipo }
}

/** For an answer that stays open: rights are those of this moment, not of when it began. */
export async function isSessionOpen({ database, clock }: Parts, { id }: Session): Promise<boolean> {
  const row = await selectSessionTimes(database.db, id)
  return row !== undefined && !isOver(row, clock.now())
}

const freshSeconds = 10 * minute

/** The e-mail of whoever logged in with this session just now; undefined when it is older. */
export async function ownerOfFresh({
  db,
  clock,
  session,
}: SessionContext): Promise<Recipient | undefined> {
  const row = await selectSessionTimes(db, session.id)
  const fresh = row && secondsBetween(row.created_at, clock.now()) <= freshSeconds
  return fresh ? { email: row.email, language: row.language } : undefined
}

type SessionTimes = { created_at: Date; last_seen_at: Date; tipo: Session['tipo'] }

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000

export function isOver({ created_at, last_seen_at, tipo }: SessionTimes, now: Date): boolean {
  const { idle, absolute } = lifetimes[tipo]
  return secondsBetween(created_at, now) > absolute || secondsBetween(last_seen_at, now) > idle
}

export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  await deleteSessionsBefore(db, keptSince('sessions', now))
}

/** What an owner or an administrator does not have is null. */
const noPerson = valuesOf(fieldsOfLogin(freelancerFields), {})

/** What the client keeps as `infosUserLogin`: the person, the company, the plan as a permission. */
export async function getLoginInfo(db: Db, accountId: number): Promise<LoginInfo> {
  const row = await selectLoginRow(db, accountId)
  if (!row) return anonymous
  const { account, supplier, company } = row
  const freelancer = account.tipo === 'Freelancer' ? supplier : null
  return {
    tipo: account.tipo,
    permissions: [[account.tipo === 'Admin' ? adminPermission : (supplier?.plan ?? 'MKTFREE')]],
    user: {
      ...noPerson,
      ...valuesOf(fieldsOfLogin(freelancer ? freelancerFields : ownerFields), {
        accounts: account,
        suppliers: freelancer,
      }),
      id: account.id,
      nome: account.nome,
      email: account.email,
      password_user: null,
      tipo_conta: account.tipo === 'PF' ? 'master' : account.tipo,
      profileImage: photoUrl(supplier?.photo ?? null, 320),
    },
    empresa:
      supplier && company
        ? {
            ...valuesOf(fieldsOfLogin(companyFields), { suppliers: supplier, companies: company }),
            id: supplier.id,
            tipo_empresa: 'PJ',
            status: supplier.status && !supplier.suspended_at,
          }
        : null,
  }
}

export const countAccounts = (db: Db): Promise<number> => selectAccountCount(db)

/** From ADMIN_EMAIL and ADMIN_PASSWORD: an account that exists already is left alone. */
export async function createFirstAdmin(db: Db, email: string, password: string): Promise<void> {
  await insertAdmin(db, {
    email: email.toLowerCase(),
    nome: 'Administração',
    password_hash: await hashPassword(password),
  })
}

/** Returns whose it is now; undefined when the account is gone or disabled. */
export const setPassword = updatePassword

/** Pass the transaction of the change: nobody's password changes without a word. */
export const tellPasswordChanged = (
  db: Db,
  { mail, settings }: Pick<Context, 'mail' | 'settings'>,
  owner: Recipient,
  sessionsEnded: 'others' | 'all',
): Promise<void> =>
  mail.send(
    db,
    passwordChangedMail(owner, sessionsEnded, `${settings.publicUrl}${urls.recoverPassword}`),
  )
