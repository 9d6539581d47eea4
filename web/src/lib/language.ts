import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { isLocale, type Locale } from '#texts/runtime.js'

export type Language = Locale

/** ?lng= wins (it is what search engines link), then the cookie that mirrors local storage. */
export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lng')
  if (isLocale(asked)) return asked
  const kept = /(?:^|;\s*)lng=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return isLocale(kept) ? kept : 'pt'
}

/** The language of the document, which texts follow in the browser. */
export const documentLanguage = (): Language =>
  document.documentElement.lang === 'en' ? 'en' : 'pt'

/** Switches the language of the open page, without losing what was typed on it. */
export function useSwitchLanguage(): (language: Language) => void {
  const { revalidate } = useRevalidator()
  return useCallback(
    (language) => {
      document.documentElement.lang = language
      // Every route is drawn again; texts that the server keeps (policies) come in the new language.
      void revalidate()
    },
    [revalidate],
  )
}

/** Mirrors the choice in a cookie, so that the server renders in the same language. */
export function keepLanguage(language: Language): void {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `lng=${language}; path=/; max-age=31536000; samesite=lax`
}
