import { randomBytes } from 'node:crypto'
import { keptDays } from 'contract/chat'
import type { Context, Settings } from '../platform/parts.ts'
import { hashToken } from '../platform/tokens.ts'
import {
  type ConversationRow,
  insertConversation,
  selectConversation,
  updateVisitor,
} from './queries.ts'

/** The conversation belongs to whoever holds its cookie; a phone number opens nothing. */
const cookieName = (settings: Settings) => (settings.secureCookies ? '__Host-chat' : 'chat')

export async function findConversation({
  db,
  request,
  settings,
}: Pick<Context, 'db' | 'request' | 'settings'>): Promise<ConversationRow | undefined> {
  const token = request.cookies[cookieName(settings)]
  if (!token || token.length > 100) return undefined
  return selectConversation(db, hashToken(token))
}

/** The visitor's own conversation, or a new one with a new cookie. */
export async function openConversation(
  context: Context,
  telefone: string,
): Promise<ConversationRow> {
  const { db, clock, settings, session, request, reply } = context
  const account_id = session?.accountId ?? null
  const known = await findConversation(context)
  if (known) {
    if (known.telefone !== telefone || known.account_id !== account_id) {
      await updateVisitor(db, known.id, { telefone, account_id })
    }
    return { ...known, telefone, account_id }
  }
  const token = randomBytes(32).toString('base64url')
  const conversation = await insertConversation(db, {
    token_hash: hashToken(token),
    telefone,
    account_id,
    created_at: clock.now(),
  })
  const cookie = request.server.serializeCookie(cookieName(settings), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.secureCookies,
    maxAge: keptDays * 24 * 60 * 60,
  })
  // As a header, not with setCookie: an answer that streams sends its headers without the hooks.
  reply.header('set-cookie', cookie)
  return conversation
}

export function forgetCookie({ reply, settings }: Pick<Context, 'reply' | 'settings'>): void {
  reply.clearCookie(cookieName(settings), { path: '/', secure: settings.secureCookies })
}
