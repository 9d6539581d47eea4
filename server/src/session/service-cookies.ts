import type { Settings } from '../platform/parts.ts'

/** The __Host- prefix needs Secure, which plain http on a developer's machine cannot have. */
export const cookieName = (name: 'session' | 'second-step' | 'device', settings: Settings) =>
  settings.secureCookies ? `__Host-${name}` : name

export const cookieOptions = (settings: Settings, maxAge: number) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.secureCookies,
    maxAge,
  }) as const
