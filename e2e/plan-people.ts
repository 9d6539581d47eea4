import { expect, type Page } from '@playwright/test'
import { demoPassword } from './browser.ts'

/** Nine digits to a whole CPF in its mask. */
function cpfOf(base: number): string {
  const digits = Array.from(String(base).padStart(9, '0').slice(-9), Number)
  for (const start of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (start - index), 0)
    const rest = sum % 11
    digits.push(rest < 2 ? 0 : 11 - rest)
  }
  return digits.join('').replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
}

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api${path}`, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Record<string, unknown>
}

/** The subjects and texts of the mails that somebody was sent, newest first. */
export async function mailsTo(page: Page, email: string) {
  const answer = await page.request.get('/api/dev/mail', { params: { to: email } })
  return (await answer.json()) as { subject: string; text: string }[]
}

/** A freelancer of this journey's own, signed up through the API and logged in in this browser. */
export async function signUpFreelancer(page: Page, name: string, fields: object = {}) {
  const number = Math.floor(Math.random() * 900_000_000) + 100_000_000
  const email = `pessoa${number}@example.com`
  await post(page, '/v1/Emails/get_code', { email, codeVerify: '' })
  await expect.poll(async () => (await mailsTo(page, email)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(page, email)
  const codeVerify = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  await post(page, '/v1/Emails/verify_code', { email, codeVerify })
  const { id_user: id } = await post(page, '/v1/users/create-users-freelancer/', {
    nome: name,
    telefone: '(11) 98765-4321',
    email,
    nascimento: '14/03/1985',
    cpf: cpfOf(number),
    com_oque_trabalha: 'Engenharia clínica',
    cep: '13010-001',
    // The wire's quirk: the state in `cidade`, the city in `estado`.
    cidade: 'SP',
    estado: 'Campinas',
    logradouro: 'Rua Barão de Jaguara',
    numero: '100',
    complemento: '.',
    bairro: 'Centro',
    linkedin: 'https://www.linkedin.com/in/example',
    descricaoServico: 'Calibração de monitores.',
    marketplace: false,
    termos_aceitos: true,
    politicas_aceitas: true,
    password_user: demoPassword,
    ...fields,
  })
  return { email, id: Number(id) }
}
