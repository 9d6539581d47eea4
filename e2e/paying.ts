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

/** What a change leads on with; to a cheaper plan nothing is due now. */
const goesOn = /^(Ir para o pagamento|Continuar sem pagar agora)$/

/** Confirms the change in the dialog and pays in the tab that opens. */
export async function payInNewTab(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: goesOn }).click()
  const tab = await opened
  await tab.getByRole('button', { name: /^Pagar/ }).click()
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
