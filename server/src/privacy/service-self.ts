import { setTimeout as wait } from 'node:timers/promises'
import { answerDays, type OpenedBy } from 'contract/privacy'
import { requireProof, spendProof } from '../identity/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { abandonCheckout } from '../plans/service.ts'
import { refuseContact } from '../referrals/service-refusals.ts'
import { endSession } from '../session/service.ts'
import { selectCustomersOf } from './queries.ts'
import { insertDataRequest } from './queries-requests.ts'
import { eraseRecords, ErasureRefused, removeLeftovers, tellOthers } from './service-erase.ts'
import { exportPerson } from './service-export.ts'
import { personOf } from './service-person.ts'

const refusals = {
  administrator: 'ERASE_ADMINISTRATOR',
  subscription: 'ERASE_SUBSCRIPTION_RUNNING',
  checkout: 'ERASE_CHECKOUT_OPEN',
} as const

const longestWaitMs = 2000

/** Erases whoever asks; an account also asks for a proof beside its session. */
export async function eraseMe(
  context: Context,
  by: OpenedBy,
  { identityProof, noContact }: { identityProof: string; noContact: boolean },
): Promise<{ erased: number }> {
  const { db, transaction, files, clock, session, log } = context
  const { email, account } = await personOf(context, by)
  if (session && account) await requireProof({ ...context, session }, identityProof)
  if (account?.supplierId) await abandonCheckout(context, account.supplierId)
  const who = { email, now: clock.now(), bySelf: true }
  const { counts, photos } = await eraseRecords({ transaction }, who, async (tx) => {
    if (session && account) await spendProof(tx, { clock, session }, identityProof)
    await tellOthers(tx, context, email)
    if (noContact) await refuseContact(tx, context, email)
    if (account?.supplierId) await askToErase(tx, account.supplierId, clock.now())
  }).catch(refuse)
  if (account) await endSession(context)
  // The person is erased: a store that fails must not say otherwise, nor one that keeps us waiting.
  const tidied = removeLeftovers({ database: { db, transaction }, files }, photos, who.now).catch(
    (error: unknown) => log.error({ err: error }, 'files of an erased person remain'),
  )
  await Promise.race([tidied, wait(longestWaitMs, undefined, { ref: false })])
  return { erased: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}

function refuse(error: unknown): never {
  throw error instanceof ErasureRefused ? new AppError(refusals[error.reason]) : error
}

/** What only a person can do at the payment provider waits in the queue, under its number there. */
async function askToErase(db: Db, supplierId: number, now: Date): Promise<void> {
  for (const { id: customer, provider } of await selectCustomersOf(db, supplierId)) {
    if (provider !== 'stripe') continue
    await insertDataRequest(db, {
      kind: 'pagamento',
      nome: '',
      email: '',
      texto: `Apague na Stripe o cliente ${customer}: a conta foi apagada pela própria pessoa.`,
      created_at: now,
      due_at: dueAt(now),
    })
  }
}

export const dueAt = (now: Date): Date => new Date(now.getTime() + answerDays * 24 * 60 * 60 * 1000)

export async function exportMe(context: Context, by: OpenedBy) {
  const { transaction, clock } = context
  const { email } = await personOf(context, by)
  return exportPerson({ transaction }, { email, now: clock.now() })
}
