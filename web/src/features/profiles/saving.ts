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

const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0

const isLoggedOut = (error: unknown) => error instanceof CallError && error.code === 'NOT_LOGGED_IN'

const isConflict = (error: unknown) =>
  error instanceof CallError && error.code === 'CHANGED_ELSEWHERE'

/** What happens around a save: busy, the success and failure texts, the conflict of two tabs. */
export function useSaving({ failure, setErrors }: SavingOptions) {
  const { fieldsOf, textOf } = useErrorText()
  const [busy, setBusy] = useState(false)
  const [changedElsewhere, setChangedElsewhere] = useState(false)

  // A second press may come before the first has been drawn.
  const running = useRef(false)

  async function run(work: () => Promise<void>, { quiet = false } = {}): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
      setChangedElsewhere(false)
      if (!quiet) notifySuccess(m.profiles_saved())
    } catch (error) {
      if (isConflict(error)) setChangedElsewhere(true)
      setErrors(fieldsOf(error))
      const reason = isLoggedOut(error)
        ? m.profiles_loggedOut()
        : isUnanswered(error)
          ? textOf(error)
          : ''
      notifyProblem(`${failure} ${reason}`.trim())
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, changedElsewhere, run }
}
