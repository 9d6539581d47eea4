import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslatedErrors } from '../../lib/form.ts'
import { fieldLabel } from '../../model/field-labels.ts'

type Field<Value> = {
  label: string
  value: Value
  error: string | undefined
  /** Takes what was typed, as a value or as the event of an input. */
  onChange(typed: unknown): void
}

type ProfileFieldProps<Values, Name extends keyof Values & string> = {
  /** In its mode 'uncontrolled': it does not draw itself anew with every key. */
  form: UseFormReturnType<Values>
  name: Name
  children(field: Field<Values[Name]>): ReactNode
}

/** One of many fields: what is typed there draws it anew, and none of the others. */
export function ProfileField<
  Values extends Record<string, unknown>,
  Name extends keyof Values & string,
>({ form, name, children }: ProfileFieldProps<Values, Name>) {
  const errorOf = useTranslatedErrors(form)
  const value = form.useWatchValue(name) as Values[Name]
  const { defaultValue: _, ...props } = form.getInputProps(name)
  return children({ ...props, label: fieldLabel(name), value, error: errorOf(name) })
}
