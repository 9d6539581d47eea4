import { Anchor, Badge, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import type { Invoice } from 'contract/plans'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { usePlanName } from '../../lib/plan.ts'

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
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {invoices.map((invoice) => (
          <Table.Tr key={invoice.id}>
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
          </Table.Tr>
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
        </Stack>
      ))}
    </Stack>
  )
}

function Number({ invoice }: { invoice: Invoice }) {
  const text = invoice.number ?? '—'
  return invoice.url ? <Anchor href={invoice.url}>{text}</Anchor> : text
}

function Status({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  return (
    <Badge color={colors[invoice.status]} variant="light">
      {t(`plans.invoice_${invoice.status}`)}
    </Badge>
  )
}
