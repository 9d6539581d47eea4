import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeCpf } from '../../server/seed/documents.ts'

export const chosenPassword = 'Segura#4821'

async function signUp(page: Page, call: string, fields: object) {
  const email = `pessoa.${randomUUID()}@example.com`
  const post = (path: string, data: object) => page.request.post(`/api/v1/${path}`, { data })
  await post('Emails/get_code', { email })
  const mails = await (await page.request.get(`/api/dev/mail?to=${email}`)).json()
  const codeVerify = /\b\d{6}\b/.exec(mails[0].text)?.[0]
  await post('Emails/verify_code', { email, codeVerify })
  const answer = await post(`users/${call}/`, {
    nome: 'Helena Prado',
    email,
    cpf: makeCpf(randomInt(999_999_999)),
    telefone: '(11) 98765-4321',
    nascimento: '14/03/1985',
    password_user: chosenPassword,
    status: true,
    ...fields,
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const { id_user } = (await answer.json()) as { id_user: number }
  return { email, id: id_user }
}

/** Somebody who signed up as the owner of a company that is not registered yet. */
export const signUpOwner = (page: Page) =>
  signUp(page, 'create-users-pf', {
    empresa_trabalha: 'Prado Equipamentos',
    estado: 'SP',
    cidade: 'Campinas',
    tipo_conta: 'master',
  })

export const signUpFreelancer = (page: Page) =>
  signUp(page, 'create-users-freelancer', {
    empresa_trabalha: 'ISO 13485',
    cep: '13010-001',
    logradouro: 'Rua Barão de Jaguara',
    numero: '100',
    bairro: 'Centro',
    // The wire's quirk: the state in `cidade`, the city in `estado`.
    cidade: 'SP',
    estado: 'Campinas',
    complemento: '.',
    tipo_conta: 'Freelancer',
    com_oque_trabalha: 'Engenharia clínica',
    site_portifolio: '',
    linkedin: 'helena-prado',
    marketplace: true,
    termos_aceitos: true,
    politicas_aceitas: true,
    descricaoServico: 'Calibração de equipamentos.',
  })

/** A new freelancer on the way to pay for a plan. */
export async function signUpToCheckout(page: Page): Promise<void> {
  const { email, id } = await signUpFreelancer(page)
  const answer = await page.request.get('/api/v1/subscription/subscriptionlink/payamentLink', {
    params: {
      price_id: 'sandbox_MKTPRO_month',
      email_client: email,
      id_user: id,
      type_user: 'Freelancer',
      plan: 'MKTPRO',
    },
  })
  await page.goto((await answer.json()).redirect.checkout_url)
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
}
