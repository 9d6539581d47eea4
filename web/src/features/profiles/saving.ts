import { useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'

type SavingOptions = {
  /** The specification's sentence of this form for any failure. */
  failure: string
  setErrors(errors: Record<string, string>): void
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : undefined)

/** What happens around a save: busy, the success and failure texts, the conflict of two tabs. */
export function useSaving({ failure, setErrors }: SavingOptions) {
  const { fieldsOf, textOf } = useErrorText()
  const [busy, setBusy] = useState(false)
  const [changedElsewhere, setChangedElsewhere] = useState(false)

  // A second press may come before the first has been drawn.
  const running = useRef(false)

  function reasonOf(error: unknown): string {
    switch (codeOf(error)) {
      case 'NOT_LOGGED_IN':
        return m.profiles_loggedOut()
      case undefined:
      // Told beside the fields, and in a box of its own.
      case 'INVALID_INPUT':
      case 'CHANGED_ELSEWHERE':
        return ''
      default:
        return textOf(error)
    }
  }

  async function run(work: () => Promise<void>, { quiet = false } = {}): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
      setChangedElsewhere(false)
      if (!quiet) notifySuccess(m.profiles_saved())
    } catch (error) {
      if (codeOf(error) === 'CHANGED_ELSEWHERE') setChangedElsewhere(true)
      setErrors(fieldsOf(error))
      notifyProblem(`${failure} ${reasonOf(error)}`.trim())
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, changedElsewhere, run }
}
