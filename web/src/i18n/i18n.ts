import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../lib/language.ts'
import pt from './pt.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof pt }
  }
}

// Portuguese comes with the code; English is fetched only by who reads it.
const texts: Record<Language, typeof pt | undefined> = { pt, en: undefined }

export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en') texts.en ??= (await import('./en.json')).default
}

/** One instance per page view: on the server, visitors of both languages are served at once. */
export function makeI18n(language: Language): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: Object.fromEntries(
      Object.entries(texts).flatMap(([key, translation]) =>
        translation ? [[key, { translation }]] : [],
      ),
    ),
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return instance
}

/** Switches the language of the running page. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  await loadLanguage(language)
  const translation = texts[language]
  if (translation) instance.addResourceBundle(language, 'translation', translation)
  await instance.changeLanguage(language)
}
