import { getInvoicePdf, getSubscription } from 'contract/plans'
import { urlOf } from 'contract/endpoint'
import { operator } from 'contract/rules/operator'
import { type SQL, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type Buyer, stripeApi } from '../../test/stripe-api.ts'

const api = stripeApi()

/** The newest invoice of the buyer as a paper, after its row was changed so. */
async function paperOf(buyer: Buyer, change?: SQL): Promise<{ id: string; text: string }> {
  if (change) await api.db.execute(sql`UPDATE invoices SET ${change}`)
  const [invoice] = (await buyer.call(getSubscription)).reply.invoices
  const id = invoice?.id ?? ''
  const { cookie } = await api.as(buyer.email)
  const { rawPayload } = await api.app.inject({
    url: `/api${urlOf(getInvoicePdf, { params: { id } })}`,
    headers: { cookie },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)))
  return { id, text: text.join(' ').replaceAll(/\s+/g, ' ').trim() }
}

async function whoPaid(): Promise<Buyer> {
  const buyer = await api.freelancer()
  await api.db.execute(sql`
    UPDATE suppliers SET nome = 'Ana Prado', logradouro = 'Rua A', numero = '10', complemento = NULL,
      bairro = 'Centro', cidade = 'Campinas', estado = 'SP', cep = '13010-001'`)
  await api.db.execute(sql`UPDATE accounts SET nome = 'Ana Prado', cpf = '529.982.247-25'`)
  await buyer.buy('MKTPRO')
  return buyer
}

const soldBy =
  `Prestador ${operator.name} CNPJ ${operator.cnpj} ${operator.address} ${operator.email}`.replaceAll(
    '/',
    '/ ?',
  )

/** A line may break after a slash. */
const paper = (parts: readonly string[]) =>
  new RegExp(`^${parts.join(' ').replaceAll(/[.()$]/g, String.raw`\$&`)}$`)

const boughtBy = (email: string, name = 'Ana Prado') =>
  `Cliente ${name} CPF 529.982.247-25 Rua A, 10, Centro Campinas/SP, CEP 13010-001 ${email}`
const paidFor = 'Plano Profissional, assinatura mensal 15/11/2026 a 15/12/2026 R$ 100,00'
const noInvoice = 'não substitui a nota fiscal de serviço.'

test('a receipt, whole: what was paid for, by whom and to whom', async () => {
  const buyer = await whoPaid()
  const { id, text } = await paperOf(buyer)
  expect(text).toMatch(
    paper([
      'Marketplace em Saúde Recibo MES-0001 Pago',
      'Emissão 15/11/2026 Pagamento 15/11/2026 Período 15/11/2026 a 15/12/2026',
      soldBy,
      boughtBy(buyer.email),
      `Descrição Valor ${paidFor} Total pago R$ 100,00`,
      `Este recibo comprova o pagamento da assinatura e ${noInvoice}`,
      `Documento gerado em 15/11/2026. Identificação: ${id}`,
    ]),
  )
})

test('one that was annulled, from before lines were stored, says nothing of a payment', async () => {
  const buyer = await whoPaid()
  const { id, text } = await paperOf(
    buyer,
    sql`status = 'void', paid_at = NULL, lines = '[]'::jsonb, credit_kept = 2500, number = NULL`,
  )
  expect(text).toMatch(
    paper([
      'Marketplace em Saúde Fatura Anulada',
      'Emissão 15/11/2026 Pagamento — Período 15/11/2026 a 15/12/2026',
      soldBy,
      boughtBy(buyer.email),
      'Descrição Valor Plano Profissional 15/11/2026 a 15/12/2026 R$ 100,00',
      'Fica como crédito para as próximas cobranças R$ 25,00 Total R$ 100,00',
      `Esta fatura ainda não comprova pagamento e ${noInvoice}`,
      `Documento gerado em 15/11/2026. Identificação: ${id}`,
    ]),
  )
})

test('what is not known leaves no gap: a plan, an address, a CPF', async () => {
  const buyer = await whoPaid()
  await api.db.execute(
    sql`UPDATE suppliers SET logradouro = NULL, numero = NULL, bairro = NULL, cidade = '', cep = NULL`,
  )
  await api.db.execute(sql`UPDATE accounts SET cpf = NULL`)
  const { text } = await paperOf(buyer, sql`plan = NULL, lines = '[]'::jsonb`)
  expect(text).toContain(`Cliente Ana Prado CPF — ${buyer.email} Descrição`)
  expect(text).toContain('Valor Assinatura 15/11/2026 a 15/12/2026 R$ 100,00')
})
