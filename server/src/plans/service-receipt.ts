import { dayOf } from 'contract/rules/calendar'
import { shownComplement } from 'contract/rules/complement'
import { operator } from 'contract/rules/operator'
import { plans } from 'contract/rules/plans'
import { type InvoiceFacts, type InvoiceLine, isFullyRefunded } from 'contract/rules/subscription'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { drawPdf, type PaperDocument } from '../files/pdf.ts'
import { selectInvoiceWithBuyer } from './queries-invoices.ts'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const reais = (centavos: number) =>
  centavos < 0 ? `– ${money.format(-centavos / 100)}` : money.format(centavos / 100)
const day = (date: Date) => dayOf(date).split('-').reverse().join('/')

type Buyer = Omit<
  NonNullable<Awaited<ReturnType<typeof selectInvoiceWithBuyer>>>,
  'invoice' | 'supplier_id'
>

/** Only of the supplier who asks, or of anybody for an administrator. */
export async function getReceipt({ db, session, clock }: SessionContext, id: string) {
  const found = await selectInvoiceWithBuyer(db, id)
  const mayRead = session.tipo === 'Admin' || found?.supplier_id === session.supplierId
  if (!found || !mayRead) throw new AppError('NOT_FOUND')
  const { invoice, ...buyer } = found
  const name = `${isPaid(invoice) ? 'recibo' : 'fatura'}-${invoice.number ?? dayOf(invoice.createdAt)}`
  return {
    name: `${name.replace(/[^\w-]/g, '_')}.pdf`,
    body: await drawPdf(paperOf(invoice, buyer, clock.now())),
  }
}

const isPaid = ({ status }: InvoiceFacts) => status === 'paid'

function paperOf(invoice: InvoiceFacts, buyer: Buyer, now: Date): PaperDocument {
  const title = isPaid(invoice) ? 'Recibo' : 'Fatura'
  return {
    brand: 'Marketplace em Saúde',
    title: invoice.number ? `${title} ${invoice.number}` : title,
    status: statusOf(invoice),
    facts: [
      ['Emissão', day(invoice.createdAt)],
      ['Pagamento', invoice.paidAt ? day(invoice.paidAt) : '—'],
      ['Período', `${day(invoice.from)} a ${day(invoice.until)}`],
    ],
    parties: [
      {
        heading: 'Prestador',
        lines: [operator.name, `CNPJ ${operator.cnpj}`, operator.address, operator.email],
      },
      { heading: 'Cliente', lines: buyerLines(buyer) },
    ],
    columns: ['Descrição', 'Valor'],
    rows: linesOf(invoice).map((line) => ({
      what: whatOf(line),
      detail: `${day(line.from)} a ${day(line.until)}`,
      amount: reais(line.amount),
    })),
    totals: totalsOf(invoice),
    notes: [
      isPaid(invoice)
        ? 'Este recibo comprova o pagamento da assinatura e não substitui a nota fiscal de serviço.'
        : 'Esta fatura ainda não comprova pagamento e não substitui a nota fiscal de serviço.',
      `Documento gerado em ${day(now)}. Identificação: ${invoice.id}`,
    ],
    createdAt: now,
  }
}

function statusOf(invoice: InvoiceFacts): PaperDocument['status'] {
  if (isFullyRefunded(invoice)) return { text: 'Reembolsado', tone: 'neutral' }
  if (isPaid(invoice)) return { text: 'Pago', tone: 'good' }
  return invoice.status === 'void'
    ? { text: 'Anulada', tone: 'neutral' }
    : { text: 'Em aberto', tone: 'warning' }
}

function buyerLines(buyer: Buyer): string[] {
  const { cnpj, razao_social, cpf, nome, email, cidade, estado, cep } = buyer
  const complement = shownComplement(buyer.complemento ?? '')
  const street = [buyer.logradouro, buyer.numero, complement, buyer.bairro]
    .filter(Boolean)
    .join(', ')
  return [
    razao_social ?? nome,
    ...(razao_social && razao_social !== nome ? [nome] : []),
    cnpj ? `CNPJ ${cnpj}` : `CPF ${cpf ?? '—'}`,
    street,
    [cidade && estado ? `${cidade}/${estado}` : '', cep && `CEP ${cep}`].filter(Boolean).join(', '),
    email,
  ].filter(Boolean)
}

/** An invoice that was stored before its lines were is one line. */
const linesOf = ({ lines, plan, amount, from, until }: InvoiceFacts): readonly InvoiceLine[] =>
  lines.length > 0 ? lines : [{ plan, period: null, amount, from, until }]

const cycles = { month: ', assinatura mensal', year: ', assinatura anual' }

function whatOf({ plan, period, amount }: InvoiceLine): string {
  const name = plan ? `Plano ${plans[plan].name}` : 'Assinatura'
  if (amount < 0) return `Tempo não usado: ${name}`
  return `${name}${period ? cycles[period] : ''}`
}

function totalsOf(invoice: InvoiceFacts): PaperDocument['totals'] {
  const { amount, refunded, creditUsed, creditKept } = invoice
  return [
    ...(creditUsed > 0
      ? [{ name: 'Crédito de mudanças de plano anteriores', amount: reais(-creditUsed) }]
      : []),
    ...(creditKept > 0
      ? [{ name: 'Fica como crédito para as próximas cobranças', amount: reais(creditKept) }]
      : []),
    { name: isPaid(invoice) ? 'Total pago' : 'Total', amount: reais(amount), strong: true },
    ...(refunded > 0
      ? [{ name: 'Reembolsado na mesma forma de pagamento', amount: reais(-refunded) }]
      : []),
  ]
}
