import { randomBytes } from 'node:crypto'
import { keptSince, retention } from 'contract/rules/retention'
import type { Context } from '../http/parts.ts'
import type { Db } from '../database/db.ts'
import { hashToken } from '../security/tokens.ts'
import {
  deleteDevicesBefore,
  deleteOldestDevices,
  selectDevice,
  upsertDevice,
} from './queries-devices.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'

/**
 * A browser in which somebody has logged in carries a cookie that says so, and nothing else: it opens
 * no session. It only keeps strangers' guesses from making the owner wait.
 */
const keptSeconds = retention.devices.seconds
const mostPerAccount = 10

const tokenOf = ({ request, settings }: Pick<Context, 'request' | 'settings'>) => {
  const token = request.cookies[cookieName('device', settings)]
  return token && token.length <= 100 ? token : undefined
}

type Opening = Pick<Context, 'clock' | 'settings' | 'request' | 'reply'>

export async function rememberDevice(db: Db, context: Opening, accountId: number): Promise<void> {
  const { clock, settings, reply } = context
  const token = tokenOf(context) ?? randomBytes(32).toString('base64url')
  await upsertDevice(db, {
    token_hash: deviceHash(token, accountId),
    account_id: accountId,
    last_used_at: clock.now(),
  })
  await deleteOldestDevices(db, accountId, mostPerAccount)
  reply.setCookie(cookieName('device', settings), token, cookieOptions(settings, keptSeconds))
}

/** What this browser is called among those of the account; undefined when it is a stranger. */
export async function findDevice(context: Context, accountId: number): Promise<string | undefined> {
  const token = tokenOf(context)
  if (!token) return undefined
  const hash = deviceHash(token, accountId)
  return (await selectDevice(context.db, hash)) ? hash : undefined
}

/** Several people may share a browser: its token means another device for each of them. */
const deviceHash = (token: string, accountId: number) => hashToken(`${accountId} ${token}`)

export async function deleteOldDevices(db: Db, now: Date): Promise<void> {
  await deleteDevicesBefore(db, keptSince('devices', now))
}
