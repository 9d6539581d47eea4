export const languages = ['pt', 'en'] as const
export type Language = (typeof languages)[number]

const isLanguage = (value: string | undefined | null): value is Language =>
  languages.includes(value as Language)

/** ?lng= wins (it is what search engines link), then the cookie that mirrors local storage. */
export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lng')
  if (isLanguage(asked)) return asked
  const kept = /(?:^|;\s*)lng=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return isLanguage(kept) ? kept : 'pt'
}

/** The language of the rendered document, in the browser. */
export function documentLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'pt'
}

/** Mirrors the choice in a cookie, so that the server renders in the same language. */
export function keepLanguage(language: Language): void {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `lng=${language}; path=/; max-age=31536000; samesite=lax`
}
