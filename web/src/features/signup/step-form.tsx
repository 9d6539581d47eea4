import { Button, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { message } from 'contract/rules/messages'
import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { m } from '#texts/messages.js'
import { knownFieldLabel } from '../../model/field-labels.ts'
import { focusFirstWrongField, useMessageText, useTranslatedErrors } from '../../lib/form.ts'
import { clearNotices, notifyWarning } from '../../lib/notify.ts'
import classes from './step-form.module.css'

export type Values = Record<string, string | boolean>
type Schema = Parameters<typeof schemaResolver>[0]

export type StepFields<V extends Values> = {
  values: V
  /** Props of a text field. */
  field(name: keyof V & string): {
    name: string
    /** There when it is a field of the supplier's catalogue. */
    label?: string
    value: string
    onChange(value: unknown): void
    error: string | undefined
  }
  checkbox(name: keyof V & string): {
    name: string
    checked: boolean
    onChange(value: unknown): void
  }
  errorOf(name: keyof V & string): string | undefined
  fill(part: Partial<V>): void
}

type StepFormProps<V extends Values> = {
  schema: Schema
  initial: V
  /** What the server found wrong with this step's fields. */
  errors?: Record<string, string> | undefined
  onChange?(values: NoInfer<V>): void
  onDone(values: NoInfer<V>): void
  /** What the alert says when a required field is empty. */
  missing: string
  busy?: boolean
  submitLabel: string
  onBack?: (() => void) | undefined
  actions?: ReactNode
  children(fields: StepFields<V>): ReactNode
}

/** One step: fields above, 'back' and 'next' below; what is wrong is said in an alert and at the field. */
export function StepForm<V extends Values>(props: StepFormProps<V>) {
  const translate = useMessageText()
  const form = useForm<V>({
    initialValues: props.initial,
    initialErrors: props.errors ?? {},
    validate: schemaResolver(props.schema, { sync: true }),
    ...(props.onChange ? { onValuesChange: props.onChange } : {}),
  })
  const { setErrors } = form
  // What is refused on this very step arrives when the form already stands there.
  useEffect(() => {
    if (props.errors) setErrors(props.errors)
  }, [props.errors, setErrors])
  const errorOf = useTranslatedErrors(form)
  const live = useLive()

  function alertTextOf(errors: Record<string, unknown>, names: string[]): string {
    const texts = names.map((name) => errors[name]).filter((text) => typeof text === 'string')
    if (texts.includes(message('Campo obrigatório.'))) return props.missing
    return texts[0] ? translate(texts[0]) : props.missing
  }

  function done(values: V) {
    void clearNotices()
    props.onDone(values)
  }

  const submit = form.onSubmit(done, (errors, values, event) => {
    void clearNotices()
    const names = [...new Set([...Object.keys(values), ...Object.keys(errors)])]
    notifyWarning(alertTextOf(errors, names))
    focusFirstWrongField(errors, values, event)
  })

  const fields: StepFields<V> = {
    values: form.values,
    field(name) {
      const { value, onChange } = form.getInputProps(name)
      const label = knownFieldLabel(name)
      return { name, value, onChange, error: errorOf(name), ...(label && { label }) }
    },
    checkbox(name) {
      const { checked, onChange } = form.getInputProps(name, { type: 'checkbox' })
      return { name, checked, onChange }
    },
    errorOf,
    fill: (part) => form.setValues(part),
  }

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={props.busy} className="plain-fieldset">
        <Stack gap="md">
          {props.children(fields)}
          <StepButtons onBack={props.onBack}>
            {props.actions}
            <Button
              type="submit"
              color="coral"
              loading={props.busy ?? false}
              // The browser would send it to nobody; what is typed by then stays.
              disabled={!live}
              onClick={onlyFirstClick}
            >
              {props.submitLabel}
            </Button>
          </StepButtons>
        </Stack>
      </fieldset>
    </form>
  )
}

/** Until the page's code runs, nothing can be typed that it would not see. */
const useLive = () => useSyncExternalStore(neverChanges, inBrowser, onServer)
const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false

/** The second half of a double click may meet the next step, where nobody aimed at it. */
function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

export function StepButtons({
  onBack,
  children,
}: {
  onBack?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <div className={classes.buttons}>
      {onBack && (
        <Button variant="default" onClick={onBack} className={classes.back}>
          {m.signup_back()}
        </Button>
      )}
      {children}
    </div>
  )
}
