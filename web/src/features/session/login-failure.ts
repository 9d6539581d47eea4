import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The largest unit that still says something, rounded up: nobody should come back too early. */
function roundedWait(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds < 2 * minute) return [seconds, 'second']
  if (seconds < 2 * hour) return [Math.ceil(seconds / minute), 'minute']
  if (seconds < 2 * day) return [Math.ceil(seconds / hour), 'hour']
  return [Math.ceil(seconds / day), 'day']
}

/**
 * Wrong, unknown, inactive and empty read the same, as the specification says. Too many tries and a
 * lost connection are no wrong passwords: they say what they are.
 */
export function useLoginFailureText(): (error: unknown) => string {
  const { textOf } = useErrorText()
  const { locale } = useFormat()
  return (error) => {
    if (!(error instanceof CallError)) return textOf(error)
    if (error.code === 'LOGIN_FAILED' || error.code === 'INVALID_INPUT') return m.session_failed()
    if (error.code !== 'TOO_MANY_REQUESTS' || !error.retryAfter) return textOf(error)
    const [count, unit] = roundedWait(error.retryAfter)
    const when = new Intl.RelativeTimeFormat(locale).format(count, unit)
    return m.session_tooManyTries({ when })
  }
}
