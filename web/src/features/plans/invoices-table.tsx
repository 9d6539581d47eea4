import { Anchor, Badge, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Invoice } from 'contract/plans'
import { Fragment } from 'react'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { planName } from '../../model/plan.ts'
import { creditSource, InvoiceItems, isItemised } from './invoice-items.tsx'
import { pdfUrl } from './receipt.ts'

const colors = { paid: 'green', open: 'orange', void: 'slate', refunded: 'blue' } as const

export function InvoicesTable({ invoices }: { invoices: Invoice[] }) {
  return (
    <Card withBorder padding="lg">
      <Title order={2} size="h4" mb="sm">
        {m.plans_invoices()}
      </Title>
      {invoices.length === 0 ? (
        <Text c="dimmed">{m.plans_noInvoices()}</Text>
      ) : (
        <>
          <InvoiceRows invoices={invoices} />
          <InvoiceCards invoices={invoices} />
        </>
      )}
    </Card>
  )
}

const itemised = { border: 'none' }
/** A period may take two lines, a number may not. */
const together = { whiteSpace: 'nowrap' }

function InvoiceRows({ invoices }: { invoices: Invoice[] }) {
  const { money, shortDate } = useFormat()
  return (
    <Table visibleFrom="sm" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.plans_invoiceDate()}</Table.Th>
          <Table.Th>{m.plans_invoiceNumber()}</Table.Th>
          <Table.Th>{m.plans_invoicePlan()}</Table.Th>
          <Table.Th>{m.plans_invoicePeriod()}</Table.Th>
          <Table.Th ta="right">{m.plans_invoiceAmount()}</Table.Th>
          <Table.Th>{m.plans_invoiceStatus()}</Table.Th>
          <Table.Th>{m.plans_invoiceDocument()}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {invoices.map((invoice) => (
          <Fragment key={invoice.id}>
            <Table.Tr style={isItemised(invoice) ? itemised : undefined}>
              <Table.Td>{shortDate(invoice.createdAt)}</Table.Td>
              <Table.Td style={together}>
                <Number invoice={invoice} />
              </Table.Td>
              <Table.Td>{invoice.plan ? planName(invoice.plan) : '—'}</Table.Td>
              <Table.Td>
                {shortDate(invoice.from)} – {shortDate(invoice.until)}
              </Table.Td>
              <Table.Td ta="right">{money(invoice.amount / 100)}</Table.Td>
              <Table.Td>
                <Status invoice={invoice} />
              </Table.Td>
              <Table.Td style={together}>
                <Download invoice={invoice} />
              </Table.Td>
            </Table.Tr>
            {isItemised(invoice) && (
              <Table.Tr>
                <Table.Td />
                <Table.Td colSpan={4} pt={0}>
                  <Items invoice={invoice} invoices={invoices} />
                </Table.Td>
                <Table.Td colSpan={2} />
              </Table.Tr>
            )}
          </Fragment>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function InvoiceCards({ invoices }: { invoices: Invoice[] }) {
  const { money, shortDate } = useFormat()
  return (
    <Stack gap="md" hiddenFrom="sm">
      {invoices.map((invoice) => (
        <Stack key={invoice.id} gap={4}>
          <Group justify="space-between">
            <Text fw={600}>{money(invoice.amount / 100)}</Text>
            <Status invoice={invoice} />
          </Group>
          <Text size="sm">
            {invoice.plan ? planName(invoice.plan) : '—'} · <Number invoice={invoice} />
          </Text>
          <Text size="sm" c="dimmed">
            {shortDate(invoice.from)} – {shortDate(invoice.until)}
          </Text>
          {isItemised(invoice) && <Items invoice={invoice} invoices={invoices} />}
          <Download invoice={invoice} />
        </Stack>
      ))}
    </Stack>
  )
}

const Items = ({ invoice, invoices }: { invoice: Invoice; invoices: Invoice[] }) => (
  <InvoiceItems items={invoice} source={creditSource(invoices, invoice.createdAt)} />
)

function Number({ invoice }: { invoice: Invoice }) {
  const text = invoice.number ?? '—'
  return invoice.url ? <Anchor href={invoice.url}>{text}</Anchor> : text
}

function Download({ invoice }: { invoice: Invoice }) {
  const { status, number, id } = invoice
  const name = status === 'paid' || status === 'refunded' ? m.plans_receipt() : m.plans_invoice()
  return (
    <Anchor
      href={pdfUrl(id)}
      download
      size="sm"
      aria-label={m.plans_download({ name, number: number ?? '' })}
    >
      <Group component="span" gap={4} wrap="nowrap" mih={44} display="inline-flex">
        <IconDownload size={16} aria-hidden />
        {name} (PDF)
      </Group>
    </Anchor>
  )
}

function Status({ invoice }: { invoice: Invoice }) {
  const { exactMoney } = useFormat()
  const partly = invoice.status !== 'refunded' && invoice.refunded > 0
  return (
    <>
      <Badge color={colors[invoice.status]} variant="light">
        {m.plans_invoiceState({ status: invoice.status })}
      </Badge>
      {partly && (
        <Text size="sm" c="dimmed">
          {m.plans_refundedPartly({ amount: exactMoney(invoice.refunded / 100) })}
        </Text>
      )}
    </>
  )
}
