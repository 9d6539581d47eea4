import { selectCustomersToTell, updateToldEmail } from './queries-subscriptions.ts'
import type { SyncContext } from './service-sync.ts'

/**
 * The provider's receipts go to the e-mail that an account has now. What it was told last is compared, so that a
 * provider that did not answer is told at the next run, and a change waits for nobody.
 */
export async function tellNewEmails(
  context: Pick<SyncContext, 'db' | 'payments' | 'log'>,
): Promise<void> {
  const { db, payments, log } = context
  for (const { customer_id: id, email } of await selectCustomersToTell(db, payments.provider)) {
    try {
      await payments.updateCustomerEmail(id, email)
      await updateToldEmail(db, id, email)
    } catch (error) {
      log.warn({ err: error }, 'the provider was not told of a new e-mail')
    }
  }
}
