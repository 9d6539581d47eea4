import type { Settings } from './parts.ts'

/** The __Host- prefix needs Secure, which plain http on a developer's machine cannot have. */
export const cookieName = (name: string, { secureCookies }: Settings): string =>
  secureCookies ? `__Host-${name}` : name

export const cookieOptions = ({ secureCookies }: Settings, maxAge: number) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies, maxAge }) as const
