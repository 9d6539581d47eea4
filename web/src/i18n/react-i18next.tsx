import { cloneElement, createContext, type ReactElement, type ReactNode, use } from 'react'
import { Fragment, useSyncExternalStore } from 'react'
import type { Language } from '../lib/language.ts'
import { type TextKey, textOf, type Values } from './texts.ts'

/**
 * The part of react-i18next that the product uses, under its name (see
 * docs/decisions/2026-11-15-small-translation.md): the library alone would be a tenth of the
 * JavaScript that the home page may send.
 */
export type TFunction = (key: TextKey, values?: Values) => string

export type I18n = {
  readonly language: Language
  readonly t: TFunction
  changeLanguage(language: Language): void
  subscribe(listener: () => void): () => void
}

const translator =
  (language: Language): TFunction =>
  (key, values) =>
    textOf(language, key, values)

export function createI18n(start: Language): I18n {
  const listeners = new Set<() => void>()
  let language = start
  let t = translator(start)
  return {
    get language() {
      return language
    },
    get t() {
      return t
    },
    changeLanguage(next) {
      language = next
      t = translator(next)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const I18nContext = createContext<I18n>(createI18n('pt'))

export function I18nextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>
}

export function useTranslation(): { t: TFunction; i18n: I18n } {
  const i18n = use(I18nContext)
  const t = useSyncExternalStore(
    i18n.subscribe,
    () => i18n.t,
    () => i18n.t,
  )
  return { t, i18n }
}

type TransProps = {
  i18nKey: TextKey
  values?: Values
  components: Record<string, ReactElement<{ children?: ReactNode }>>
}

/** A text with elements in it: '<terms>Termos</terms>' becomes components.terms around its words. */
export function Trans({ i18nKey, values, components }: TransProps) {
  const { t } = useTranslation()
  const parts = t(i18nKey, values).split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const element = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined
    const key = `${index}`
    return element ? cloneElement(element, { key }, part) : <Fragment key={key}>{part}</Fragment>
  })
}
