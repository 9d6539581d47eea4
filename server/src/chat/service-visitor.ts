import { randomBytes } from 'node:crypto'
import { keptDays } from 'contract/chat'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import { languageOf } from '../http/language.ts'
import type { Context } from '../http/parts.ts'
import { hashToken } from '../security/tokens.ts'
import {
  type ConversationRow,
  insertConversation,
  selectAccountName,
  selectConversation,
  updateVisitor,
  updateVisitorSeen,
} from './queries.ts'

/** The conversation belongs to whoever holds its cookie; a phone number opens nothing. */
const cookie = 'chat'

/** One that somebody had who was logged in is theirs: the next person at that computer does not read it. */
export async function findConversation({
  db,
  request,
  settings,
  session,
}: Pick<Context, 'db' | 'request' | 'settings' | 'session'>): Promise<ConversationRow | undefined> {
  const token = request.cookies[cookieName(cookie, settings)]
  if (!token || token.length > 100) return undefined
  const found = await selectConversation(db, hashToken(token))
  const isOpen = !found?.account_id || found.account_id === session?.accountId
  return isOpen ? found : undefined
}

/** A browser that listens is heard of every 25 seconds; one that reads, every four. */
const hereSeconds = 60
const noteAfterSeconds = 20

/** Visitors of whom nothing was heard since are gone, for all that is known. */
export const goneSince = (now: Date): Date => new Date(now.getTime() - hereSeconds * 1000)

/** The visitor's browser was heard of. Who comes back is seen at the desk at once. */
export async function noteVisitor(
  { db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>,
  { id, seen_at }: ConversationRow,
): Promise<void> {
  const now = clock.now()
  if (now.getTime() - seen_at.getTime() < noteAfterSeconds * 1000) return
  await updateVisitorSeen(db, id, now)
  if (seen_at < goneSince(now)) {
    events.publish('attendance', 0)
    events.publish('queue', 0)
  }
}

/** The visitor's own conversation, or a new one with a new cookie. */
export async function openConversation(
  context: Context,
  told: string | undefined,
): Promise<ConversationRow> {
  const { db, clock, settings, session, request, reply } = context
  const account_id = session?.accountId ?? null
  const language = languageOf(request)
  const known = await findConversation(context)
  // The assistant needs no number: who told one before has told it.
  const telefone = told ?? known?.telefone ?? ''
  if (known?.account_id === account_id) {
    const isSame = known.telefone === telefone && known.language === language
    if (!isSame) await updateVisitor(db, known.id, { telefone, account_id, language })
    await noteVisitor(context, known)
    return { ...known, telefone, language }
  }
  // Whoever is logged in has a name: nobody asks for it.
  const nome = account_id ? await selectAccountName(db, account_id) : null
  if (known) {
    await updateVisitor(db, known.id, { telefone, account_id, nome, language })
    await noteVisitor(context, known)
    return { ...known, telefone, account_id, nome, language }
  }
  const token = randomBytes(32).toString('base64url')
  const conversation = await insertConversation(db, {
    token_hash: hashToken(token),
    telefone,
    account_id,
    nome,
    language,
    created_at: clock.now(),
  })
  const options = cookieOptions(settings, keptDays * 24 * 60 * 60)
  // As a header, not with setCookie: an answer that streams sends its headers without the hooks.
  reply.header(
    'set-cookie',
    request.server.serializeCookie(cookieName(cookie, settings), token, options),
  )
  return conversation
}

export function forgetCookie({ reply, settings }: Pick<Context, 'reply' | 'settings'>): void {
  reply.clearCookie(cookieName(cookie, settings), { path: '/', secure: settings.secureCookies })
}
