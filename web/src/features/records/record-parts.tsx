import { Badge, Group, Text } from '@mantine/core'
import type { PlanCode, SupplierKind } from 'contract/rules/plans'
import { m } from '#texts/messages.js'
import { planColors, planName } from '../../model/plan.ts'

export const placeOf = ({ cidade, estado }: { cidade: string | null; estado: string | null }) =>
  [cidade, estado].filter(Boolean).join('/') || '—'

type NameProps = { name: string; plan: PlanCode; active: boolean; kind: SupplierKind }

/** A name with its plan, and a mark when it is switched off. */
export function NameWithStanding({ name, plan, active, kind }: NameProps) {
  return (
    <>
      <Text component="span" inherit>
        {name}
      </Text>
      <Group component="span" gap={4} display="flex" mt={2}>
        <Badge component="span" size="sm" variant="light" color={planColors[plan]}>
          {planName(plan)}
        </Badge>
        {!active && (
          <Badge component="span" size="sm" variant="light" color="red">
            {kind === 'Empresa'
              ? m.admin_inactive({ gender: 'female' })
              : m.admin_inactive({ gender: 'male' })}
          </Badge>
        )}
      </Group>
    </>
  )
}
