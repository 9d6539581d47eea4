import type { Page } from '@playwright/test'
import { expect, open } from './browser.ts'
import { type Person, signUpFreelancer } from './people.ts'

export const subscription = '/marketplaceDash/assinatura'

/** What the wizards do at their end: the link for the chosen plan, then the browser goes there. */
export async function goToCheckout(page: Page, person: Person, plan: 'MKTBASIC' | 'MKTPRO') {
  const query = {
    price_id: `sandbox_${plan}_month`,
    email_client: person.email,
    id_user: String(person.id),
    type_user: 'Freelancer',
    plan,
  }
  const answer = await page.request.get('/api/v1/subscription/subscriptionlink/payamentLink', {
    params: query,
  })
  const { redirect } = (await answer.json()) as { redirect: { checkout_url: string } }
  await open(page, redirect.checkout_url)
}

/** To a cheaper plan nothing is due now. */
const buttons = {
  somethingDue: ['Ir para o pagamento', /^Pagar R\$/],
  nothingDue: ['Continuar sem pagar agora', 'Confirmar sem pagar agora'],
} as const

/** Confirms the change in the dialog and pays in the tab that opens. */
export async function payInNewTab(
  page: Page,
  [goOn, pay]: (typeof buttons)[keyof typeof buttons] = buttons.somethingDue,
): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: goOn }).click()
  const tab = await opened
  await tab.getByRole('button', { name: pay }).click()
  await expect(tab.getByText('já está ativo.')).toBeVisible()
  await tab.close()
  await page.waitForURL(`**${subscription}`)
}

/** Has a plan already, paid through the API and the sandbox page. */
export async function subscriber(
  page: Page,
  plan: 'MKTBASIC' | 'MKTPRO',
  fields: Parameters<typeof signUpFreelancer>[1] = {},
): Promise<Person> {
  const person = await signUpFreelancer(page.request, fields)
  await goToCheckout(page, person, plan)
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await page.waitForURL(`**${subscription}**`)
  return person
}

/** As `payInNewTab`, where what was paid before is worth more. */
export const confirmInNewTab = (page: Page): Promise<void> => payInNewTab(page, buttons.nothingDue)
