import {
  getInvoicePdf,
  getPaymentLink,
  getSubscription,
  previewChange,
  withdrawSubscription,
} from 'contract/plans'
import { actOnSandboxCheckout, actOnSandboxPortal } from 'contract/sandbox'
import { urlOf } from 'contract/endpoint'
import { operator } from 'contract/rules/operator'
import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../../seed/make.ts'
import { receiptMail } from './mail.ts'

const api = testApi({ rateLimitScale: 100 }, { oneApp: true })

/** A freelancer who pays for plans in the sandbox, logged in anew each time. */
async function buyer() {
  const { account } = await makeFreelancer(api.db, {
    nome: 'Conceição Araújo Brandão',
    account: { email: 'ana@example.com', cpf: '529.982.247-25' },
  })
  const caller = () => api.as('ana@example.com')
  const buy = async (plan: 'MKTBASIC' | 'MKTPRO', period: 'month' | 'year' = 'month') => {
    const query = {
      price_id: `sandbox_${plan}_${period}`,
      email_client: 'ana@example.com',
      id_user: account.id,
      type_user: 'Freelancer',
      plan,
    } as const
    const { reply } = await (await caller()).call(getPaymentLink, { query })
    const id = reply.redirect.checkout_url?.split('/').at(-1) ?? ''
    await api.visitor().call(actOnSandboxCheckout, { params: { id, action: 'pay' } })
  }
  const invoices = async () => (await (await caller()).call(getSubscription)).reply.invoices
  return { caller, buy, invoices }
}

const days = (count: number) => api.clock.advance(count * 24 * 60 * 60)

async function download(caller: Caller, id = '') {
  const answer = await api.app.inject({
    url: `/api${urlOf(getInvoicePdf, { params: { id } })}`,
    headers: { cookie: caller.cookie },
  })
  const text = async () => {
    const document = await getDocumentProxy(new Uint8Array(answer.rawPayload))
    const { text: pages } = await extractText(document)
    expect(pages).toHaveLength(1)
    return (pages[0] ?? '').replaceAll(/\s+/g, ' ')
  }
  return { status: answer.statusCode, headers: answer.headers, text }
}

test('a receipt names both sides with CNPJ and CPF, the plan, its period and what was paid', async () => {
  const { caller, buy, invoices } = await buyer()
  await buy('MKTPRO')
  const [invoice] = await invoices()
  const { status, headers, text } = await download(await caller(), invoice?.id)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toBe('attachment; filename="recibo-MES-0001.pdf"')
  expect(headers['cache-control']).toBe('no-store')
  const content = await text()
  for (const part of [
    'Recibo MES-0001',
    'Pago',
    operator.name,
    `CNPJ ${operator.cnpj}`,
    'Conceição Araújo Brandão',
    'CPF 529.982.247-25',
    'Rua Barão de Jaguara, 100, Sala 2, Centro',
    'Campinas/SP, CEP 13010-001',
    'Plano Profissional, assinatura mensal',
    '15/11/2026 a 15/12/2026',
    'Total pago R$ 100,00',
  ]) {
    expect(content).toContain(part)
  }
  expect(content).not.toContain('Crédito')
})

test("a company's receipt is made out to its legal name and CNPJ", async () => {
  const { account, company } = await makeCompany(api.db, {
    nome: 'Prado Saúde',
    account: { email: 'dona@example.com' },
  })
  const dona = await api.as('dona@example.com')
  const query = {
    price_id: 'sandbox_MKTCORP_year',
    email_client: 'dona@example.com',
    id_user: account.id,
    type_user: 'PJ',
    plan: 'MKTCORP',
  } as const
  const { reply } = await dona.call(getPaymentLink, { query })
  const id = reply.redirect.checkout_url?.split('/').at(-1) ?? ''
  await api.visitor().call(actOnSandboxCheckout, { params: { id, action: 'pay' } })
  const [invoice] = (await dona.call(getSubscription)).reply.invoices
  const content = await (await download(dona, invoice?.id)).text()
  expect(content).toContain(`${company.razao_social} Prado Saúde CNPJ ${company.cnpj}`)
  expect(content).toContain('Plano Corporativo, assinatura anual')
  expect(content).not.toContain('CPF')
})

test('only the owner and administrators get it; for everybody else it does not exist', async () => {
  const { buy, invoices } = await buyer()
  await buy('MKTPRO')
  const [invoice] = await invoices()
  await makeFreelancer(api.db, { account: { email: 'bia@example.com' } })
  await makeAdmin(api.db, { email: 'adm@example.com' })
  const statusFor = async (caller: Caller, id = invoice?.id) => (await download(caller, id)).status
  expect(await statusFor(await api.as('bia@example.com'))).toBe(404)
  expect(await statusFor(await api.as('ana@example.com'), 'in_none')).toBe(404)
  expect(await statusFor(await api.as('adm@example.com'), 'in_none')).toBe(404)
  expect(await statusFor(api.visitor())).toBe(401)
  expect(await statusFor(await api.as('adm@example.com'))).toBe(200)
})

test('what is not paid is an invoice, and what was given back says so', async () => {
  const { caller, buy, invoices } = await buyer()
  await buy('MKTPRO')
  const { rows } = await api.db.execute<{ customer_id: string }>(
    sql`SELECT customer_id FROM payment_customers`,
  )
  const params = { id: rows[0]?.customer_id ?? '', action: 'fail' } as const
  await api.visitor().call(actOnSandboxPortal, { params })
  const [open] = await invoices()
  const bill = await download(await caller(), open?.id)
  expect(bill.headers['content-disposition']).toContain('fatura-MES-0002.pdf')
  expect(await bill.text()).toMatch(/Fatura MES-0002 Em aberto .*ainda não comprova pagamento/)
  await (await caller()).call(withdrawSubscription)
  const refunded = (await invoices()).at(-1)
  const content = await (await download(await caller(), refunded?.id)).text()
  expect(content).toMatch(/Recibo MES-0001 Reembolsado .*pagamento – R\$ 100,00/)
})

test('letters that the fonts do not have garble nothing', async () => {
  const { caller, buy, invoices } = await buyer()
  await api.db.execute(sql`UPDATE suppliers SET nome = 'Łukasz Žižka 医 “São”'`)
  await buy('MKTPRO')
  const [invoice] = await invoices()
  expect(await (await download(await caller(), invoice?.id)).text()).toContain(
    '?ukasz Žižka ? “São”',
  )
})

test('credit is itemised: where it comes from, what it pays, what is left', async () => {
  const { caller, buy, invoices } = await buyer()
  await buy('MKTPRO')
  days(15)
  const basic = { query: { price_id: 'sandbox_MKTBASIC_month' } }
  const { reply: preview } = await (await caller()).call(previewChange, basic)
  const rest = { from: '2026-11-30T12:00:00.000Z', until: '2026-12-15T12:00:00.000Z' }
  const items = {
    lines: [
      { plan: 'MKTPRO', period: 'month', amount: -5000, ...rest },
      { plan: 'MKTBASIC', period: 'month', amount: 2500, ...rest },
    ],
    creditUsed: 0,
    creditKept: 2500,
  }
  expect(preview).toEqual({ amount: 0, ...items })
  expect(await invoices()).toHaveLength(1)
  await buy('MKTBASIC')
  expect((await invoices())[0]).toMatchObject({ amount: 0, ...items })

  const pro = { query: { price_id: 'sandbox_MKTPRO_month' } }
  const { reply: back } = await (await caller()).call(previewChange, pro)
  expect(back).toMatchObject({ amount: 0, creditUsed: 2500, creditKept: 0 })
  await buy('MKTPRO', 'year')
  const [year] = await invoices()
  expect(year).toMatchObject({ amount: 115_000, creditUsed: 2500, creditKept: 0 })
  const content = await (await download(await caller(), year?.id)).text()
  expect(content).toContain('Tempo não usado: Plano Básico 30/11/2026 a 15/12/2026')
  expect(content).toContain('Crédito de mudanças de plano anteriores – R$ 25,00')
  expect(content).toContain('Total pago R$ 1.150,00')
  const { rows } = await api.db.execute<{ text: string }>(
    sql`SELECT body_text AS text FROM mail_outbox WHERE subject LIKE 'Recibo%' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows[0]?.text).toContain('Crédito de mudanças anteriores: - R$ 25,00')
  expect(rows[0]?.text).toContain(
    `Baixar o recibo em PDF: ${api.parts.settings.publicUrl}/marketplaceDash/assinatura?recibo=${year?.id}`,
  )
})

test('a change can be previewed only of a running subscription, and only to a price of ours', async () => {
  const { caller, buy } = await buyer()
  const preview = async (price_id: string) => {
    const { status, problem } = await (await caller()).call(previewChange, { query: { price_id } })
    return [status, problem?.code]
  }
  expect(await preview('sandbox_MKTPRO_year')).toEqual([409, 'NO_SUBSCRIPTION'])
  await buy('MKTPRO')
  expect(await preview('price_of_others')).toEqual([400, 'INVALID_INPUT'])
})

test('the mail of a receipt is a table with its parts and, last, the sum', () => {
  const at = (day: string) => new Date(`${day}T15:00:00Z`)
  const line = { period: 'month', from: at('2026-11-16'), until: at('2026-12-16') } as const
  const { text } = receiptMail(
    { nome: 'Ana', email: 'ana@example.com', language: 'pt' },
    {
      id: 'in_1',
      number: 'MES-0002',
      status: 'paid',
      plan: 'MKTPRO',
      amount: 14000,
      refunded: 0,
      from: at('2026-11-16'),
      until: at('2026-12-16'),
      createdAt: at('2026-11-16'),
      paidAt: at('2026-11-17'),
      lines: [
        { ...line, plan: 'MKTBASIC', amount: -3000 },
        { ...line, plan: 'MKTPRO', amount: 18000 },
      ],
      creditUsed: 1000,
      creditKept: 0,
      url: null,
    },
    { publicUrl: 'https://saude.example' },
  )
  expect(text.split('\n\n')[3]).toBe(`Recibo: MES-0002
Plano: Profissional
Período: 16/11/2026 a 16/12/2026
Pago em: 17 de novembro de 2026
Tempo não usado, plano Básico: - R$ 30,00
Novo período, plano Profissional: R$ 180,00
Crédito de mudanças anteriores: - R$ 10,00
Total pago: R$ 140,00`)
})
