import { getPaymentLink, getSubscription, type PlanOffer } from 'contract/plans'
import type { BillingPeriod } from 'contract/rules/plans'
import type { LoginInfo } from 'contract/session'
import { useNavigate } from 'react-router'
import { CallError, hasCode } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useRefreshSession, useSession } from '../../model/session.ts'
import { urls } from 'contract/urls'

/** The plan was paid meanwhile, in another tab: no failure, but news. */
const alreadyPaid = (error: unknown) =>
  hasCode(error, 'PAYMENT_JUST_CONFIRMED', 'PLAN_ALREADY_ACTIVE')

/** The e-mail was changed meanwhile, in another tab. */
const isOtherEmail = (error: unknown) =>
  error instanceof CallError && error.fields.email_client !== undefined

/**
 * Opens the payment page in a new tab, as the specification says. The tab is opened with the click
 * itself: browsers block one that comes after an answer.
 */
export function useCheckout() {
  const { textOf } = useErrorText()
  const session = useSession()
  const refreshSession = useRefreshSession()
  const navigate = useNavigate()
  const link = useCall(getPaymentLink, { changes: [getSubscription] })

  async function ask(offer: PlanOffer, period: BillingPeriod): Promise<string | null> {
    const linkFor = async (buyer: LoginInfo) => {
      const { redirect } = await link.mutateAsync({ query: linkQuery(buyer, offer, period) })
      return redirect.checkout_url
    }
    try {
      return await linkFor(session)
    } catch (error) {
      if (!isOtherEmail(error)) throw error
      return linkFor(await refreshSession())
    }
  }

  function open(offer: PlanOffer, period: BillingPeriod, onOpened: () => void): void {
    const tab = window.open('', '_blank')
    void ask(offer, period).then(
      (url) => {
        goTo(tab, url)
        onOpened()
      },
      (error: unknown) => {
        tab?.close()
        if (alreadyPaid(error)) {
          return void navigate(`${urls.dashboardSection('assinatura')}?checkout=pago`)
        }
        notifyProblem(textOf(error))
      },
    )
  }
  return { open, busy: link.isPending }
}

const linkQuery = ({ user, tipo }: LoginInfo, offer: PlanOffer, period: BillingPeriod) => ({
  price_id: offer[period].price_id,
  email_client: user?.email ?? '',
  id_user: user?.id ?? 0,
  type_user: tipo === 'Freelancer' ? ('Freelancer' as const) : ('PJ' as const),
  plan: offer.code,
})

function goTo(tab: Window | null, url: string | null): void {
  if (!url) tab?.close()
  else if (tab) {
    tab.opener = null
    tab.location.href = url
  } else window.location.assign(url)
}
