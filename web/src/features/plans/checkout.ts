import { getPaymentLink, getSubscription, type PlanOffer } from 'contract/plans'
import type { BillingPeriod } from 'contract/rules/plans'
import { useNavigate } from 'react-router'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useSession } from '../../model/session.ts'
import { urls } from 'contract/urls'

/** The plan was paid meanwhile, in another tab: no failure, but news. */
const alreadyPaid = (error: unknown) =>
  error instanceof CallError &&
  (error.code === 'PAYMENT_JUST_CONFIRMED' || error.code === 'PLAN_ALREADY_ACTIVE')

/**
 * Opens the payment page in a new tab, as the specification says. The tab is opened with the click
 * itself: browsers block one that comes after an answer.
 */
export function useCheckout() {
  const { textOf } = useErrorText()
  const { user, tipo } = useSession()
  const navigate = useNavigate()
  const link = useCall(getPaymentLink, { changes: [getSubscription] })

  function open(offer: PlanOffer, period: BillingPeriod, onOpened: () => void): void {
    if (!user) return
    const tab = window.open('', '_blank')
    const query = {
      price_id: offer[period].price_id,
      email_client: user.email,
      id_user: user.id,
      type_user: tipo === 'Freelancer' ? ('Freelancer' as const) : ('PJ' as const),
      plan: offer.code,
    }
    link.mutate(
      { query },
      {
        onSuccess({ redirect }) {
          goTo(tab, redirect.checkout_url)
          onOpened()
        },
        onError(error) {
          tab?.close()
          if (alreadyPaid(error)) {
            return void navigate(`${urls.dashboardSection('assinatura')}?checkout=pago`)
          }
          notifyProblem(textOf(error))
        },
      },
    )
  }
  return { open, busy: link.isPending }
}

function goTo(tab: Window | null, url: string | null): void {
  if (!url) tab?.close()
  else if (tab) {
    tab.opener = null
    tab.location.href = url
  } else window.location.assign(url)
}
