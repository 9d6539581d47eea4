import { Group, Stack, Text } from '@mantine/core'
import type { ChangePreview, Invoice } from 'contract/plans'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { planName } from '../../model/plan.ts'

type Items = Pick<ChangePreview, 'lines' | 'creditUsed' | 'creditKept'>

/** More than the price of one period: what it is made of has to be said. */
export const isItemised = ({ lines, creditUsed, creditKept }: Items): boolean =>
  lines.length > 1 || creditUsed > 0 || creditKept > 0

/** When the credit that was used arose: the last change before that left some. */
export function creditSource(invoices: readonly Invoice[], before?: string): string | null {
  const source = invoices
    .filter(({ creditKept, createdAt }) => creditKept > 0 && (!before || createdAt <= before))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  return source?.createdAt ?? null
}

type InvoiceItemsProps = { items: Items; source: string | null }

/** Each part of an amount: new periods, unused rests, credit from before and credit for later. */
export function InvoiceItems({ items, source }: InvoiceItemsProps) {
  const { shortDate } = useFormat()
  const { lines, creditUsed, creditKept } = items
  return (
    <Stack component="ul" gap={4} m={0} p={0} aria-label={m.plans_items()}>
      {lines.map(({ plan, amount, from, until }) => (
        <Item
          key={`${plan} ${from} ${amount}`}
          name={(amount < 0 ? m.plans_itemUnused : m.plans_itemPeriod)({
            plan: plan ? planName(plan) : '',
            from: shortDate(from),
            until: shortDate(until),
          })}
          amount={amount}
        />
      ))}
      {creditUsed > 0 && (
        <Item
          name={source ? m.plans_creditFrom({ day: shortDate(source) }) : m.plans_creditEarlier()}
          amount={-creditUsed}
        />
      )}
      {creditKept > 0 && <Item name={m.plans_creditKept()} amount={creditKept} />}
    </Stack>
  )
}

function Item({ name, amount }: { name: string; amount: number }) {
  const { exactMoney } = useFormat()
  return (
    <Group component="li" justify="space-between" gap="sm" wrap="nowrap" align="baseline">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {amount < 0 ? `− ${exactMoney(-amount / 100)}` : exactMoney(amount / 100)}
      </Text>
    </Group>
  )
}
