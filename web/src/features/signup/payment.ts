import { getPaymentLink } from 'contract/plans'
import { type PlanCode, planCodes } from 'contract/rules/plans'
import { useTranslation } from 'react-i18next'
import { notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { clearStorage, readText } from '../../lib/storage.ts'
import { useReadSession } from './api.ts'

type NewSupplier = { id: number; email: string; kind: 'Freelancer' | 'PJ' }

const isPlan = (text: string | null): text is PlanCode => planCodes.includes(text as PlanCode)

/** What was chosen on the plans page; nothing or 'free' means the free plan. */
function chosenPlan(): { price_id: string; plan: PlanCode } | null {
  const price_id = readText('priceID')
  const plan = readText('planSelectec')
  return price_id && price_id !== 'free' && isPlan(plan) ? { price_id, plan } : null
}

/**
 * The end of a sign-up: a paid plan leads to the checkout, any other to the last screen; the
 * storage is cleared on both ways. Resolves true when the browser is leaving.
 */
export function useAfterSignup(): (supplier: NewSupplier) => Promise<boolean> {
  const { t } = useTranslation()
  const ask = useCall(getPaymentLink)
  const readSession = useReadSession()

  async function checkoutUrl({ id, email, kind }: NewSupplier): Promise<string | null> {
    const chosen = chosenPlan()
    if (!chosen) return null
    const query = { ...chosen, email_client: email, id_user: id, type_user: kind }
    const link = await ask.mutateAsync({ query }).catch(() => null)
    const url = link?.redirect.checkout_url ?? null
    if (!url) notifyWarning({ title: t('signup.attention'), message: t('signup.payLater') })
    return url
  }

  return async (supplier) => {
    const url = await checkoutUrl(supplier)
    clearStorage()
    if (url) {
      window.location.assign(url)
      return true
    }
    await readSession()
    return false
  }
}
