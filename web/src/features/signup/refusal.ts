import { useState } from 'react'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem } from '../../lib/notify.ts'

/** The field to correct when something is already taken. */
const fieldOfCode: Partial<Record<CallError['code'], string>> = {
  EMAIL_TAKEN: 'email',
  CPF_TAKEN: 'cpf',
  CNPJ_TAKEN: 'cnpj',
}

const sameName = (field: string) => field

/** A sign-up that the server refused: says so, and which fields of which step to correct. */
export function useRefusal(nameOf: (field: string) => string = sameName) {
  const { textOf, fieldsOf } = useErrorText()
  const [errors, setErrors] = useState<Record<string, string>>({})
  return {
    errors,
    /** Returns the fields that are wrong. */
    refuse(error: unknown): string[] {
      const answered = error instanceof CallError && error.code !== 'NETWORK'
      const text = answered ? textOf(error) : m.signup_unknownError()
      notifyProblem(text)
      const taken = answered ? fieldOfCode[error.code] : undefined
      const found = taken
        ? { [taken]: text }
        : Object.fromEntries(
            Object.entries(fieldsOf(error)).map(([field, reason]) => [nameOf(field), reason]),
          )
      setErrors(found)
      return Object.keys(found)
    },
    forget: () => setErrors({}),
  }
}

export const isUnverified = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'EMAIL_NOT_VERIFIED'
