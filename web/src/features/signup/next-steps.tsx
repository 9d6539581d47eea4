import { Card, Group, Progress, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import type { LoginInfo } from 'contract/session'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isFreePlan, useSession } from '../../lib/session.ts'
import { urls } from '../../lib/urls.ts'
import classes from './next-steps.module.css'

type StepKey = 'company' | 'photo' | 'description' | 'certificates' | 'plan'
type NextStep = { key: StepKey; done: boolean; to: string }

/** What makes a profile complete, as far as this person may do it. */
function nextStepsOf(info: LoginInfo): NextStep[] {
  const { user, empresa, tipo } = info
  if (!user || tipo === 'Admin') return []
  const profile = empresa ?? user
  const edit = urls.dashboardSection('editar')
  const free = isFreePlan(info)
  const company: NextStep[] =
    tipo === 'PF' ? [{ key: 'company', done: empresa !== null, to: urls.signupCompany }] : []
  return [
    ...company,
    {
      key: 'photo',
      done: Boolean(user.profileImage),
      to: free ? urls.changePlan : urls.dashboardSection('foto'),
    },
    { key: 'description', done: Boolean(profile.descricaoServico?.trim()), to: edit },
    { key: 'certificates', done: Boolean(profile.certificados?.trim()), to: edit },
    { key: 'plan', done: !free, to: urls.changePlan },
  ]
}

/** Welcomes a new supplier: what is left to do, and how far it got. */
export function NextSteps() {
  const { t } = useTranslation()
  const steps = nextStepsOf(useSession())
  if (steps.length === 0) return null
  const done = steps.filter((step) => step.done).length
  const progress = t('panel.progress', { done, all: steps.length })
  return (
    <Card component="section">
      <Stack gap="md">
        <Group justify="space-between" align="flex-end">
          <div>
            <Title order={2}>{t('panel.steps')}</Title>
            <Text c="dimmed">{t('panel.stepsText')}</Text>
          </div>
          <Text fw={600} size="sm">
            {progress}
          </Text>
        </Group>
        <Progress value={(done / steps.length) * 100} aria-label={progress} />
        <ol className={classes.steps}>
          {steps.map((step, index) => (
            <Step key={step.key} step={step} number={index + 1} />
          ))}
        </ol>
      </Stack>
    </Card>
  )
}

function Step({ step: { key, done, to }, number }: { step: NextStep; number: number }) {
  const { t } = useTranslation()
  return (
    <li className={classes.step}>
      <ThemeIcon radius="xl" size={36} color={done ? 'green' : 'slate'}>
        {done ? <IconCheck size={20} aria-hidden /> : number}
      </ThemeIcon>
      <div className={classes.words}>
        {done ? (
          <Text fw={600}>{t(`panel.step_${key}`)}</Text>
        ) : (
          <Link to={to} className={classes.link}>
            {t(`panel.step_${key}`)}
          </Link>
        )}
        <Text size="sm" c={done ? 'green.8' : 'dimmed'}>
          {done ? t('panel.stepDone') : t(`panel.stepText_${key}`)}
        </Text>
      </div>
      {!done && <IconChevronRight size={20} aria-hidden />}
    </li>
  )
}
