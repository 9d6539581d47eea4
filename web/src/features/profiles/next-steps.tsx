import { Card, Stack, ThemeIcon, Title } from '@mantine/core'
import { IconEye, IconPencil, IconStars } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isFreePlan, useSession } from '../../lib/session.ts'
import { urls } from '../../lib/urls.ts'
import { StepList } from './step-list.tsx'

/** Where to go from here: the page as buyers see it, its texts, a better plan. */
export function NextSteps({ slug }: { slug: string | undefined }) {
  const { t } = useTranslation()
  const free = isFreePlan(useSession())
  const icon = (Icon: typeof IconEye) => (
    <ThemeIcon size={40}>
      <Icon size={20} aria-hidden />
    </ThemeIcon>
  )
  const step = (key: 'page' | 'edit' | 'plan', to: string, Icon: typeof IconEye) => ({
    to,
    name: t(`panel.step_${key}`),
    text: t(`panel.stepText_${key}`),
    icon: icon(Icon),
  })
  return (
    <Card component="section" aria-labelledby="next-steps">
      <Stack gap="md">
        <Title order={2} size="h3" id="next-steps">
          {t('panel.steps')}
        </Title>
        <StepList
          steps={[
            ...(slug ? [step('page', urls.supplier(slug), IconEye)] : []),
            step('edit', urls.dashboardSection('editar'), IconPencil),
            ...(free ? [step('plan', urls.changePlan, IconStars)] : []),
          ]}
        />
      </Stack>
    </Card>
  )
}
