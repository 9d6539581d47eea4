import { urls } from 'contract/urls'

/** The name of the parameter that says where somebody wanted to go. */
export const returnParam = 'destino'

/** An address that knows where to go afterwards. */
export const returningTo = (address: string, path: string): string =>
  `${address}?${new URLSearchParams({ [returnParam]: path })}`

const anyOrigin = 'https://own.invalid'

/**
 * The path when it leads to a page of ours, else null: a link must not send anybody who logs in to
 * another site. Read as a browser reads it, since '/\evil.example' and '/.//evil.example' are
 * other sites too.
 */
export function ownPath(text: string | null): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(text, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//')) return null
  const isLogin = ['/', urls.login].includes(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''))
  return isLogin ? null : `${pathname}${search}${hash}`
}
