import type { IdentityProvider } from 'contract/sign-in'

/** What the providers are called, in every language. */
export const providerNames: Record<IdentityProvider, string> = {
  google: 'Google',
  linkedin: 'LinkedIn',
}
