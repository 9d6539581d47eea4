import { Card, Container, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import classes from './wizard.module.css'

type WizardProps = {
  /** What is being filled in. */
  title: string
  /** What holds for every step. */
  header?: ReactNode
  /** The steps that the progress bar counts; a screen after the last one shows them all done. */
  steps: readonly { id: string; label: string }[]
  /** Position in `steps`, or past their end. */
  current: number
  /** 'Step 2 of 5', for phones and screen readers. */
  position?: string | undefined
  heading: string
  text?: ReactNode
  children: ReactNode
}

/** The frame of a form in several steps. What the steps are, say and ask is its caller's. */
export function Wizard(props: WizardProps) {
  const heading = useFocusOnChange(props.current)
  return (
    <Container size="sm" py={{ base: 'lg', sm: '2xl' }}>
      <Stack gap="lg">
        <Title order={1} size="h3">
          {props.title}
        </Title>
        {props.header}
        <Progress {...props} />
        <Card padding="lg" data-step={props.current}>
          <Stack gap="lg">
            <div>
              <Title order={2} ref={heading} tabIndex={-1}>
                {props.heading}
              </Title>
              {props.text && (
                <Text c="dimmed" mt="xs" component="div">
                  {props.text}
                </Text>
              )}
            </div>
            {props.children}
          </Stack>
        </Card>
      </Stack>
    </Container>
  )
}

function Progress({ steps, current, position, title }: WizardProps) {
  const stateOf = (index: number) =>
    index < current ? 'done' : index === current ? 'current' : 'open'
  return (
    <div>
      {position && (
        <Text size="sm" c="dimmed" mb="xs" hiddenFrom="sm">
          {position}
        </Text>
      )}
      <ol className={classes.progress} aria-label={title}>
        {steps.map(({ id, label }, index) => (
          <li
            key={id}
            className={classes.step}
            data-state={stateOf(index)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.label}>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/**
 * Keyboard and screen reader follow to the next step, but not to the first on arrival. A step whose
 * field takes the focus itself (`data-autofocus`) keeps it.
 */
function useFocusOnChange(value: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    const step = heading.current?.closest('[data-step]')
    if (!step?.querySelector('[data-autofocus]')) heading.current?.focus()
  }, [value])
  return heading
}

export type WizardSteps<Id extends string> = {
  id: Id
  index: number
  go(id: Id, options?: { replace?: boolean }): void
  back(): void
}

/**
 * The current step lives in the address, so the browser's Back goes one step back and a reload
 * stays. `lastAllowed` keeps anyone from a step whose predecessors are not done.
 */
export function useWizardSteps<Id extends string>(
  ids: readonly Id[],
  { param, lastAllowed }: { param: string; lastAllowed: number },
): WizardSteps<Id> {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { wizardFrom?: string } | null }
  const asked = ids.indexOf(search.get(param) as Id)
  const index = Math.min(Math.max(asked, 0), lastAllowed, ids.length - 1)
  // Whatever else the address says stays in it.
  const addressOf = (id: Id) => {
    const next = new URLSearchParams(search)
    if (id === ids[0]) next.delete(param)
    else next.set(param, id)
    return `?${next}`
  }
  const current = ids[index] as Id
  return {
    id: current,
    index,
    go(id, { replace = false } = {}) {
      void navigate(addressOf(id), { replace, state: { wizardFrom: current } })
    },
    back() {
      const previous = ids[index - 1]
      if (previous === undefined) return
      if (state?.wizardFrom === previous) void navigate(-1)
      else void navigate(addressOf(previous), { replace: true })
    },
  }
}
