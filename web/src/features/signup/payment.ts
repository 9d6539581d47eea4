import { getPaymentLink } from 'contract/plans'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import type { ChosenPlan } from '../../model/chosen-plan.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useCall } from '../../lib/query.ts'
import { rememberSignup } from '../../model/new-account.ts'
import { clearStorageAt } from '../../lib/storage.ts'
import { useReadSession } from './api.ts'

type NewSupplier = { id: number; email: string; kind: 'Freelancer' | 'PJ' }

/** `unpaid` says why a paid plan could not be paid for. */
type Outcome = { leaving: true } | { leaving: false; unpaid: string | undefined }

/**
 * The end of a sign-up: a paid plan leads to the checkout, any other to the last screen; the
 * storage is cleared on both ways.
 */
export function useAfterSignup({ plan, price_id }: ChosenPlan) {
  const { textOf } = useErrorText()
  const ask = useCall(getPaymentLink)
  const readSession = useReadSession()

  /** Where to pay, or why one cannot. */
  async function checkout({
    id,
    email,
    kind,
  }: NewSupplier): Promise<{ url?: string; why?: string }> {
    if (plan === 'MKTFREE') return {}
    const query = { price_id, plan, email_client: email, id_user: id, type_user: kind }
    try {
      const { redirect } = await ask.mutateAsync({ query })
      return redirect.checkout_url ? { url: redirect.checkout_url } : { why: m.signup_payFailed() }
    } catch (error) {
      const answered = error instanceof CallError && error.code !== 'NETWORK'
      return { why: answered ? textOf(error) : m.signup_payFailed() }
    }
  }

  return async (supplier: NewSupplier): Promise<Outcome> => {
    const { url, why } = await checkout(supplier)
    clearStorageAt('signup')
    rememberSignup(supplier.id)
    if (url) {
      window.location.assign(url)
      return { leaving: true }
    }
    await readSession()
    return { leaving: false, unpaid: why && m.signup_payLater({ reason: why }) }
  }
}
