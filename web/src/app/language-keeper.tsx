import { useEffect } from 'react'
import { documentLanguage, keepLanguage, useSwitchLanguage } from '../lib/language.ts'
import { readText } from '../lib/storage.ts'
import { isLocale } from '#texts/runtime.js'

/** `lng` in local storage is the choice; the cookie only mirrors it for the server. */
export function LanguageKeeper() {
  const switchLanguage = useSwitchLanguage()
  useEffect(() => {
    const chosen = readText('lng')
    if (!isLocale(chosen)) return
    keepLanguage(chosen)
    const asked = new URLSearchParams(window.location.search).has('lng')
    if (!asked && chosen !== documentLanguage()) switchLanguage(chosen)
  }, [switchLanguage])
  return null
}
