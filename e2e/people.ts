import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { chosenPassword } from './browser.ts'
import { ports } from './ports.ts'

/** Everybody in a journey is new: the demo people stay as they are. */
export const newEmail = (name: string): string =>
  `${name}.${Date.now().toString(36)}${randomInt(1_000_000)}@example.com`

function checkDigit(values: number[], highestWeight: number): number {
  const sum = values.reduceRight(
    (total, value, index) =>
      total + value * (2 + ((values.length - 1 - index) % (highestWeight - 1))),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function withCheckDigits(base: string, highestWeight: number): string {
  const values = [...base].map((character) => character.charCodeAt(0) - 48)
  const first = checkDigit(values, highestWeight)
  return `${base}${first}${checkDigit([...values, first], highestWeight)}`
}

export const newCpf = (): string => withCheckDigits(String(randomInt(100_000_000, 999_999_999)), 99)

/** An alphanumeric one, as they are given out since July 2026. */
export const newCnpj = (): string =>
  withCheckDigits(`${randomInt(10, 99)}ABC${randomInt(100, 999)}0001`, 9)

/** Answers the dialog that asks once more for the password. */
export async function confirmIdentity(page: Page, password = chosenPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  await dialog.getByLabel('Senha atual').fill(password)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
}

type Mail = { to: string; subject: string; text: string; html: string }

async function newestMail(email: string, subject: RegExp): Promise<Mail | undefined> {
  const answer = await fetch(`${ports.inboxUrl}?to=${encodeURIComponent(email)}`)
  const mails = (await answer.json()) as Mail[]
  return mails.find((mail) => subject.test(mail.subject))
}

/** What arrived at the mail server; mails leave within a second or two. */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  let mail: Mail | undefined
  await expect.poll(async () => (mail = await newestMail(email, subject))).toBeTruthy()
  return mail as Mail
}

/**
 * The newest code for this address, other than the one given, as the product's outbox has it at once: that mails
 * arrive is for `mailTo` to see.
 */
export async function codeFor(email: string, other = ''): Promise<string> {
  const outbox = `http://127.0.0.1:${ports.port}/api/dev/mail?to=${encodeURIComponent(email)}`
  let code = ''
  await expect
    .poll(async () => {
      const mails = (await (await fetch(outbox)).json()) as Mail[]
      const newest = mails.find(({ subject }) => /código|code/.test(subject))
      code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
      return code !== '' && code !== other
    })
    .toBe(true)
  return code
}

const names = ['Rui', 'Lia', 'Davi', 'Nara', 'Caio', 'Inês', 'Otto', 'Vera', 'Ivo', 'Elza']
const surnames = ['Barros', 'Moura', 'Teles', 'Paiva', 'Rocha', 'Viana', 'Souto', 'Couto', 'Lemos']
const oneOf = (list: readonly string[]): string => list[randomInt(list.length)] ?? ''

export type Person = { id: number; nome: string; email: string }

/** As `codeFor`, from the mail server: for a server of a journey's own. */
export async function codeMailedTo(email: string): Promise<string> {
  const { text } = await mailTo(email, /código/)
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

/** A freelancer who signed up through the API; the request context is logged in afterwards. */
export async function signUpFreelancer(
  request: APIRequestContext,
  fields: {
    nome?: string
    email?: string
    cpf?: string
    marketplace?: boolean
    empresa_trabalha?: string
  } = {},
  readCode: (email: string) => Promise<string> = codeFor,
): Promise<Person> {
  const {
    nome = `${oneOf(names)} ${oneOf(surnames)} ${oneOf(surnames)}`,
    email = newEmail('pessoa'),
  } = fields
  await request.post('/api/v1/Emails/get_code', { data: { email } })
  const codeVerify = await readCode(email)
  await request.post('/api/v1/Emails/verify_code', { data: { email, codeVerify } })
  const answer = await request.post('/api/v1/users/create-users-freelancer/', {
    data: {
      cpf: newCpf(),
      telefone: '(21) 99876-5432',
      empresa_trabalha: 'ISO 13485, Licença sanitária',
      nascimento: '02/11/1990',
      cep: '20040-002',
      logradouro: 'Rua da Assembleia',
      numero: '10',
      bairro: 'Centro',
      // The wire's quirk: the state in `cidade`, the city in `estado`.
      cidade: 'RJ',
      estado: 'Rio de Janeiro',
      complemento: '.',
      tipo_conta: 'Freelancer',
      com_oque_trabalha: 'Engenharia clínica',
      site_portifolio: '',
      linkedin: 'https://www.linkedin.com/in/example',
      marketplace: false,
      termos_aceitos: true,
      politicas_aceitas: true,
      descricaoServico: 'Calibração de equipamentos.',
      password_user: chosenPassword,
      status: true,
      ...fields,
      nome,
      email,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id_user: id } = (await answer.json()) as { id_user: number }
  return { id, nome, email }
}
