import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { messageIn } from 'contract/rules/messages'
import { getLocale } from '#texts/runtime.js'
import { useErrorText } from './error-text.ts'
import { notifyProblem } from './notify.ts'
import { firstWrongField } from './wrong-field.ts'

/** A message of the contract, which is Portuguese, in the language of the interface. */
export function useMessageText(): (text: string) => string {
  return (text) => messageIn(getLocale(), text)
}

/** A field's error in the language of the interface: the contract's messages are Portuguese. */
export function useTranslatedErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
): (field: keyof Values & string) => string | undefined {
  return (field) => {
    const error = form.errors[field]
    return typeof error === 'string' ? messageIn(getLocale(), error) : undefined
  }
}

/** Pass it to form.onSubmit as what happens when the input is wrong. */
export function focusFirstWrongField(
  _errors: unknown,
  _values: unknown,
  event: { currentTarget: EventTarget | null } | undefined,
): void {
  const form = event?.currentTarget
  if (!(form instanceof HTMLFormElement)) return
  // After the errors are drawn.
  requestAnimationFrame(() => firstWrongField(form)?.focus())
}

type Schema = Parameters<typeof schemaResolver>[0]

/**
 * A form that the contract checks: each field with its error in the language of the interface, the
 * first wrong one focused, and what the server refuses shown in the same places.
 */
export function useContractForm<Values extends Record<string, unknown>>(
  schema: Schema,
  initialValues: Values,
  /** What was found wrong with them before, by the server. */
  initialErrors: Record<string, string> = {},
) {
  const { textOf, fieldsOf } = useErrorText()
  const validate = schemaResolver(schema, { sync: true })
  const form = useForm<Values>({ initialValues, initialErrors, validate })
  const errorOf = useTranslatedErrors(form)
  return {
    form,
    errorOf,
    field: (name: keyof Values & string) => {
      const error = errorOf(name)
      // Fields say themselves that they are wrong, boxes that one ticks do not.
      return { ...form.getInputProps(name), error, 'aria-invalid': Boolean(error) }
    },
    onSubmit: (send: (values: Values) => void | Promise<void>) =>
      form.onSubmit(send, focusFirstWrongField),
    refused(error: unknown, notice: { title?: string; message?: string } = {}): void {
      form.setErrors(fieldsOf(error))
      notifyProblem(notice.message ?? textOf(error), notice.title)
    },
  }
}
