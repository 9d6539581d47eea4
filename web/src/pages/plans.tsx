import { Container } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { plansQuery } from '../features/plans/api.ts'
import { PlanChooser } from '../features/plans/plan-chooser.tsx'
import { Head } from '../layout/head.tsx'
import { loadInBrowser, prefetch } from '../lib/query.ts'
import { urls } from '../lib/urls.ts'
import type { Route } from './+types/plans.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, [plansQuery])
export const clientLoader = loadInBrowser

export default function PlansPage() {
  const { t } = useTranslation()
  return (
    <Container py="2xl">
      <Head title={t('plans.pageTitle')} description={t('plans.pageText')} canonical={urls.plans} />
      <PlanChooser />
    </Container>
  )
}
