import { createI18n, type I18n } from 'react-i18next'
import type { Language } from '../lib/language.ts'
import { addTexts, hasTexts } from './texts.ts'

export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en' && !hasTexts('en')) addTexts('en', (await import('./en.json')).default)
}

/** One instance per page view: on the server, visitors of both languages are served at once. */
export const makeI18n = (language: Language): I18n => createI18n(language)

/** Switches the language of the running page. */
export async function switchLanguage(instance: I18n, language: Language): Promise<void> {
  await loadLanguage(language)
  instance.changeLanguage(language)
}
