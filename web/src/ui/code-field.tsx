import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './code-field.module.css'
import { MaskedInput } from './masked-input.tsx'
import { codeMask } from './masks.ts'

type CodeFieldProps = {
  length: number
  label: string
  /** How long a code is good for. */
  validity: string
  resendLabel: string
  resendText: string
  canResend: boolean
  /** While a code is being checked or sent. */
  busy: boolean
  name?: string
  value: string
  onChange(value: string): void
  onResend(): void
  error?: string | undefined
}

/**
 * The code that was sent to somebody, typed, pasted or filled in by the phone. The last digit sends
 * the form that the field is in; a refused code is typed anew over the old one.
 */
export function CodeField(props: CodeFieldProps) {
  const { length, busy, value, error } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (busy) return
    input.current?.focus()
    if (error) input.current?.select()
  }, [busy, error])
  useEffect(() => {
    if (value.length === length) input.current?.form?.requestSubmit()
  }, [value, length])
  return (
    <>
      <MaskedInput
        ref={input}
        label={props.label}
        description={props.validity}
        mask={codeMask}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={'0'.repeat(length)}
        required
        classNames={{ input: classes.code }}
        name={props.name}
        value={value}
        onChange={props.onChange}
        error={error}
        data-autofocus
      />
      <Group gap="xs" justify="space-between">
        <Text size="sm" c="dimmed" aria-live="off" className={classes.text}>
          {props.resendText}
        </Text>
        <Button
          variant="light"
          size="sm"
          disabled={!props.canResend || busy}
          onClick={props.onResend}
        >
          {props.resendLabel}
        </Button>
      </Group>
    </>
  )
}
