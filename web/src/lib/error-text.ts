import { type ErrorCode, errorTable } from 'contract/errors'
import { isMessage, messageIn } from 'contract/rules/messages'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import { CallError, isGone, unansweredText } from './call.ts'
import type { Language } from './language.ts'

/** Null when there was no answer that could be told. */
export function errorText(error: unknown, language: Language): string | null {
  if (!(error instanceof CallError) || error.status === 0) return null
  const known = errorTable[error.code as ErrorCode]
  // An answer can be more exact than its code: a code that has expired is not just a wrong one.
  if (language === 'pt' || !known || isMessage(error.message)) {
    return messageIn(language, error.message || known?.detail)
  }
  return known.en
}

type FailedQuery = { error: unknown; refetch(): unknown }

/** What to tell a person about a failed call, in the language of the interface. */
export function useErrorText(): {
  textOf(error: unknown): string
  /** What ui/error-box.tsx shows of a query that failed; what is not there is not asked for again. */
  boxOf(query: FailedQuery): { text: string; retry?: { label: string; onClick(): void } }
  fieldsOf(error: unknown): Record<string, string>
} {
  const language = getLocale()
  const tell = (error: unknown, asked: 'read' | 'write') =>
    errorText(error, language) ?? unansweredText(error, asked)
  return {
    textOf: (error) => tell(error, 'write'),
    boxOf: ({ error, refetch }) => ({
      text: tell(error, 'read'),
      ...(!isGone(error) && {
        retry: { label: m.common_retry(), onClick: () => void refetch() },
      }),
    }),
    fieldsOf(error) {
      if (!(error instanceof CallError)) return {}
      return Object.fromEntries(
        Object.entries(error.fields).map(([field, texts]) => [
          field,
          messageIn(language, texts[0] ?? ''),
        ]),
      )
    },
  }
}
