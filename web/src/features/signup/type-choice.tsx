import { Anchor, Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { IconBuildingHospital, IconStethoscope } from '@tabler/icons-react'
import { type SupplierKind, supplierKinds } from 'contract/rules/plans'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { useAppData } from '../../lib/app-data.ts'
import { keepChosenKind, readChosenKind } from '../../model/chosen-plan.ts'
import { notifyWarning } from '../../lib/notify.ts'
import { phoneLink } from 'contract/rules/web-link'
import { urls } from 'contract/urls'
import { usePlanChoice } from './plan-choice.ts'
import { PlanHeader, PlanProblem } from './plan-header.tsx'
import classes from './type-choice.module.css'

/** The specification hides 'Empresa Cadastrada', whose way leads to the simple wizard. */
const options = [
  { value: 'notRegistered', kind: 'Empresa', to: urls.signupOwner, Icon: IconBuildingHospital },
  { value: 'registered', kind: 'none', to: urls.signupSimple, Icon: IconBuildingHospital },
  { value: 'freelancer', kind: 'Freelancer', to: urls.signupFreelancer, Icon: IconStethoscope },
] as const
const shown = options.filter((option) => option.kind !== 'none')

const kindParam = 'tipo'
const goOnParam = 'seguir'

/** Where the form leads when the browser itself sends it; nowhere while no kind is chosen. */
export function wizardOf(params: URLSearchParams): string | undefined {
  if (!params.has(goOnParam)) return undefined
  return shown.find((option) => option.kind === params.get(kindParam))?.to
}

/** Who signs up. The kind for which a plan was chosen is chosen here too. */
export function TypeChoice() {
  const navigate = useNavigate()
  const { supportPhone } = useAppData()
  const [kind, setKind] = useKind()
  const choice = usePlanChoice(kind)

  function goOn(event: FormEvent) {
    event.preventDefault()
    const chosen = shown.find((option) => option.kind === kind)
    const missing = !chosen
      ? m.signup_chooseFirst()
      : choice.problem
        ? m.signup_settleFirst()
        : null
    if (missing) return notifyWarning(missing)
    if (!chosen) return
    keepChosenKind(chosen.kind)
    void navigate(chosen.to)
  }

  return (
    <Container size="sm" py={{ base: 'lg', sm: '2xl' }}>
      <form action={urls.signup} method="get" onSubmit={goOn} noValidate>
        <Stack gap="lg">
          <div>
            <Title order={1}>{m.signup_typeQuestion()}</Title>
            <Text c="dimmed" mt="xs">
              {m.signup_typeText()}
            </Text>
          </div>
          <div role="radiogroup" aria-label={m.signup_typeQuestion()} className={classes.cards}>
            {shown.map((option) => (
              <label key={option.kind} className={classes.card}>
                <option.Icon size={28} aria-hidden />
                <b>{m.signup_type({ type: option.value })}</b>
                <span>{m.signup_typeHelp({ type: option.value })}</span>
                <input
                  type="radio"
                  name={kindParam}
                  value={option.kind}
                  checked={kind === option.kind}
                  onChange={() => setKind(option.kind)}
                />
              </label>
            ))}
          </div>
          {kind && !choice.problem && <PlanHeader choice={choice} kind={kind} />}
          {kind && (
            <PlanProblem choice={choice} kind={kind} onOtherKind={() => setKind(otherThan(kind))} />
          )}
          <Group justify="space-between">
            <Anchor component={Link} to="/">
              {m.signup_back()}
            </Anchor>
            <Button type="submit" name={goOnParam} value="1" color="coral">
              {m.signup_next()}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {m.signup_support()}{' '}
            <Anchor href={phoneLink(supportPhone) ?? undefined}>{supportPhone}</Anchor>
          </Text>
        </Stack>
      </form>
    </Container>
  )
}

const otherThan = (kind: SupplierKind): SupplierKind =>
  kind === 'Empresa' ? 'Freelancer' : 'Empresa'

/** The address says it, else what was kept with the plan. */
function useKind(): [SupplierKind | undefined, (kind: SupplierKind) => void] {
  const [search] = useSearchParams()
  const asked = search.get(kindParam)
  const [kind, setKind] = useState(() => supplierKinds.find((known) => known === asked))
  useEffect(() => setKind((before) => before ?? readChosenKind()), [])
  return [kind, setKind]
}
