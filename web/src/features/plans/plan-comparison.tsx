import { Table, Title, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { PlanOffer } from 'contract/plans'
import { isToCome, type PlanCode, planFeatures } from 'contract/rules/plans'
import { useTranslation } from 'react-i18next'
import { usePlanName } from '../../lib/plan.ts'
import classes from './plan-comparison.module.css'

type PlanComparisonProps = { offers: PlanOffer[]; current?: PlanCode | undefined }

/** Every feature against every plan of one kind of supplier. */
export function PlanComparison({ offers, current }: PlanComparisonProps) {
  const { t } = useTranslation()
  const planName = usePlanName()
  const features = planFeatures.filter((feature) =>
    offers.some((offer) => offer.features.includes(feature)),
  )
  return (
    <section>
      <Title order={2} size="h3" mb="md">
        {t('plans.compareTitle')}
      </Title>
      <Table
        withTableBorder
        bg="white"
        className={classes.table}
        styles={{ th: { whiteSpace: 'normal' } }}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('plans.feature')}</Table.Th>
            {offers.map(({ code }) => (
              <Table.Th key={code} scope="col" ta="center">
                {planName(code)}
                {code === current && ` (${t('plans.current')})`}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row" fw={400}>
              {t('plans.level')}
            </Table.Th>
            {offers.map(({ code, level }) => (
              <Table.Td key={code} ta="center">
                {t('plans.levelValue', { level })}
              </Table.Td>
            ))}
          </Table.Tr>
          {features.map((feature) => (
            <Table.Tr key={feature}>
              <Table.Th scope="row" fw={400}>
                {t(`plans.feature_${feature}`)}
              </Table.Th>
              {offers.map((offer) => (
                <Table.Td key={offer.code} ta="center">
                  {isToCome(feature) && offer.features.includes(feature) ? (
                    t('plans.comingSoon')
                  ) : (
                    <Included included={offer.features.includes(feature)} />
                  )}
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
  const { t } = useTranslation()
  return (
    <>
      {included ? (
        <IconCheck size={20} color="var(--mantine-color-green-7)" aria-hidden />
      ) : (
        <IconMinus size={20} color="var(--mantine-color-slate-4)" aria-hidden />
      )}
      <VisuallyHidden>{included ? t('plans.included') : t('plans.notIncluded')}</VisuallyHidden>
    </>
  )
}
