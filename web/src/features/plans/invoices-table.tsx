import { Anchor, Badge, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Invoice } from 'contract/plans'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { usePlanName } from '../../lib/plan.ts'
import { creditSource, InvoiceItems, isItemised } from './invoice-items.tsx'
import { pdfUrl } from './receipt.ts'

const colors = { paid: 'green', open: 'orange', void: 'slate', refunded: 'blue' } as const

export function InvoicesTable({ invoices }: { invoices: Invoice[] }) {
  const { t } = useTranslation()
  return (
    <Card withBorder padding="lg">
      <Title order={2} size="h4" mb="sm">
        {t('plans.invoices')}
      </Title>
      {invoices.length === 0 ? (
        <Text c="dimmed">{t('plans.noInvoices')}</Text>
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

function InvoiceRows({ invoices }: { invoices: Invoice[] }) {
  const { t } = useTranslation()
  const planName = usePlanName()
  const { money, shortDate } = useFormat()
  return (
    <Table visibleFrom="sm" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('plans.invoiceDate')}</Table.Th>
          <Table.Th>{t('plans.invoiceNumber')}</Table.Th>
          <Table.Th>{t('plans.invoicePlan')}</Table.Th>
          <Table.Th>{t('plans.invoicePeriod')}</Table.Th>
          <Table.Th ta="right">{t('plans.invoiceAmount')}</Table.Th>
          <Table.Th>{t('plans.invoiceStatus')}</Table.Th>
          <Table.Th>{t('plans.invoiceDocument')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {invoices.map((invoice) => (
          <Fragment key={invoice.id}>
            <Table.Tr style={isItemised(invoice) ? itemised : undefined}>
              <Table.Td>{shortDate(invoice.createdAt)}</Table.Td>
              <Table.Td>
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
              <Table.Td>
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
  const planName = usePlanName()
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
  const { t } = useTranslation()
  const { status, number, id } = invoice
  const name = t(status === 'paid' || status === 'refunded' ? 'plans.receipt' : 'plans.invoice')
  return (
    <Anchor
      href={pdfUrl(id)}
      download
      size="sm"
      aria-label={t('plans.download', { name, number: number ?? '' })}
    >
      <Group component="span" gap={4} wrap="nowrap" mih={44} display="inline-flex">
        <IconDownload size={16} aria-hidden />
        {name} (PDF)
      </Group>
    </Anchor>
  )
}

function Status({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { exactMoney } = useFormat()
  const partly = invoice.status !== 'refunded' && invoice.refunded > 0
  return (
    <>
      <Badge color={colors[invoice.status]} variant="light">
        {t(`plans.invoice_${invoice.status}`)}
      </Badge>
      {partly && (
        <Text size="sm" c="dimmed">
          {t('plans.refundedPartly', { amount: exactMoney(invoice.refunded / 100) })}
        </Text>
      )}
    </>
  )
}
