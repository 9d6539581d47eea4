import { Table, Title, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { PlanOffer } from 'contract/plans'
import { type PlanCode, planFeatures } from 'contract/rules/plans'
import { m } from '#texts/messages.js'
import { planName } from '../../model/plan.ts'
import classes from './plan-comparison.module.css'

type PlanComparisonProps = { offers: PlanOffer[]; current?: PlanCode | undefined }

/** Every feature against every plan of one kind of supplier. */
export function PlanComparison({ offers, current }: PlanComparisonProps) {
  const features = planFeatures.filter((feature) =>
    offers.some((offer) => offer.features.includes(feature)),
  )
  return (
    <section>
      <Title order={2} size="h3" mb="md">
        {m.plans_compareTitle()}
      </Title>
      <Table
        withTableBorder
        bg="white"
        className={classes.table}
        styles={{ th: { whiteSpace: 'normal' } }}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{m.plans_feature()}</Table.Th>
            {offers.map(({ code }) => (
              <Table.Th key={code} scope="col" ta="center">
                {planName(code)}
                {code === current && ` (${m.plans_current()})`}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row" fw={400}>
              {m.plans_level()}
            </Table.Th>
            {offers.map(({ code, level }) => (
              <Table.Td key={code} ta="center">
                {m.plans_levelValue({ level })}
              </Table.Td>
            ))}
          </Table.Tr>
          {features.map((feature) => (
            <Table.Tr key={feature}>
              <Table.Th scope="row" fw={400}>
                {m.plans_featureName({ feature })}
              </Table.Th>
              {offers.map((offer) => (
                <Table.Td key={offer.code} ta="center">
                  <Included included={offer.features.includes(feature)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Included({ included }: { included: boolean }) {
  return (
    <>
      {included ? (
        <IconCheck size={20} color="var(--mantine-color-green-7)" aria-hidden />
      ) : (
        <IconMinus size={20} color="var(--mantine-color-slate-4)" aria-hidden />
      )}
      <VisuallyHidden>{included ? m.plans_included() : m.plans_notIncluded()}</VisuallyHidden>
    </>
  )
}
