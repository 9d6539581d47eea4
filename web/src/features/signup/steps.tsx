import { Fragment, type ReactNode } from 'react'
import { m } from '#texts/messages.js'
import type { Draft } from '../../lib/draft.ts'
import { useWizardSteps, Wizard } from '../../ui/wizard.tsx'

export type StepMoves = {
  next(): void
  /** Undefined where there is nothing to go back to. */
  back: (() => void) | undefined
  go(id: string): void
}

/** A sign-up is a list of these. */
export type SignupStep<D> = {
  id: string
  /** The label in the progress bar; a screen without one comes after it. */
  label?: string
  heading: string
  text?: ReactNode
  isDone(values: D): boolean
  render(moves: StepMoves): ReactNode
}

type SignupStepsProps<D> = {
  title: string
  /** Shown with every step. */
  header?: ReactNode
  steps: readonly SignupStep<D>[]
  draft: Pick<Draft<D>, 'values' | 'ready'>
  /** Everything is done: only the last screen is left. */
  finished: boolean
  /** The page's title. */
  head(step: string): ReactNode
}

/** Shows the step that the address names, as far as the steps before it are done. */
export function SignupSteps<D>(props: SignupStepsProps<D>) {
  const { title, header, steps, draft, finished, head } = props
  const last = steps.length - 1
  const open = steps.findIndex(({ isDone }) => !isDone(draft.values))
  const wizard = useWizardSteps(
    steps.map(({ id }) => id),
    { param: 'passo', lastAllowed: draft.ready && open !== -1 ? open : last },
  )
  const index = finished ? last : wizard.index
  const step = steps[index] as SignupStep<D>
  const counted = steps.flatMap(({ id, label }) => (label ? [{ id, label }] : []))
  const position =
    index < counted.length
      ? m.signup_position({ step: index + 1, steps: counted.length })
      : undefined
  const moves: StepMoves = {
    next() {
      const following = steps[index + 1]
      if (following) wizard.go(following.id)
    },
    back: index > 0 ? wizard.back : undefined,
    go: (id) => wizard.go(id),
  }
  return (
    <Wizard
      title={title}
      header={header}
      steps={counted}
      current={index}
      position={position}
      heading={step.heading}
      text={step.text}
    >
      {head(step.heading)}
      {/* A new form per step, and once more when the draft arrives from the storage. */}
      <Fragment key={`${step.id} ${draft.ready}`}>{step.render(moves)}</Fragment>
    </Wizard>
  )
}
