import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { switchLanguage } from '../i18n/i18n.ts'
import { keepLanguage, type Language, languages } from '../lib/language.ts'
import { readText } from '../lib/storage.ts'

/** `lng` in local storage is the choice; the cookie only mirrors it for the server. */
export function LanguageKeeper() {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  useEffect(() => {
    const chosen = readText('lng') as Language | null
    const asked = new URLSearchParams(window.location.search).has('lng')
    if (chosen && languages.includes(chosen) && chosen !== language && !asked) {
      void switchLanguage(i18n, chosen)
      return
    }
    const { documentElement } = document
    // Even the same value makes the browser work out every style again.
    if (documentElement.lang !== language) documentElement.lang = language
    if (chosen) keepLanguage(chosen)
  }, [i18n, language])
  return null
}
