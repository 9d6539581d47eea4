import { Card, Stack, ThemeIcon, Title } from '@mantine/core'
import { IconEye, IconPencil, IconStars } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { isFreePlan, useSession } from '../../../model/session.ts'
import { urls } from 'contract/urls'
import { StepList } from './step-list.tsx'

/** Where to go from here: the page as buyers see it, its texts, a better plan. */
export function NextSteps({ slug }: { slug: string | undefined }) {
  const free = isFreePlan(useSession())
  const icon = (Icon: typeof IconEye) => (
    <ThemeIcon size={40}>
      <Icon size={20} aria-hidden />
    </ThemeIcon>
  )
  const step = (key: 'page' | 'edit' | 'plan', to: string, Icon: typeof IconEye) => ({
    to,
    name: m.panel_step({ step: key }),
    text: m.panel_stepText({ step: key }),
    icon: icon(Icon),
  })
  return (
    <Card component="section" aria-labelledby="next-steps">
      <Stack gap="md">
        <Title order={2} size="h3" id="next-steps">
          {m.panel_steps()}
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
