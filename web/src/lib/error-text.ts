import { type ErrorCode, errorTable } from 'contract/errors'
import { messageIn } from 'contract/rules/messages'
import { useTranslation } from 'react-i18next'
import { CallError } from './call.ts'
import type { Language } from './language.ts'

/** What to tell a person about a failed call, in the language of the interface. */
export function useErrorText(): {
  textOf(error: unknown): string
  fieldsOf(error: unknown): Record<string, string>
} {
  const { t, i18n } = useTranslation()
  const language = i18n.language as Language
  return {
    textOf(error) {
      if (!(error instanceof CallError) || error.code === 'NETWORK') return t('common.offline')
      const known = errorTable[error.code as ErrorCode]
      return language === 'en' && known ? known.en : error.message
    },
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
