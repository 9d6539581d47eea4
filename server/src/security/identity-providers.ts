import { type IdentityProvider as Name, identityProviders as names } from 'contract/sign-in'
import type { Clock } from '../jobs/clock.ts'
import {
  type IdentityProvider,
  type IdentityProviderConfig,
  identityProvider,
} from './identity-provider.ts'
import {
  openSandboxSignIn,
  type SandboxSignIn,
  sandboxClientSecret,
  sandboxIssuer,
} from './identity-provider-sandbox.ts'
import type { Logger } from '../http/log.ts'

/** The providers that can be used here, and the sandbox that stands in for those without a configuration. */
export type IdentityProviders = {
  readonly names: readonly Name[]
  find(name: Name): IdentityProvider | undefined
  /** Null in production, where it does not exist. */
  sandbox: (() => Promise<SandboxSignIn>) | null
}

type Options = {
  configured: Partial<Record<Name, IdentityProviderConfig>>
  production: boolean
  publicUrl: string
  clock: Clock
  log: Logger
}

export function identityProviders(options: Options): IdentityProviders {
  const { configured, production, publicUrl, clock, log } = options
  let opened: Promise<SandboxSignIn> | undefined
  // Only when somebody comes: most processes never need it.
  const sandbox = production ? null : () => (opened ??= openSandboxSignIn(publicUrl))
  const known = new Map<Name, IdentityProvider>()
  for (const name of names) {
    const config = configured[name]
    if (config) known.set(name, identityProvider({ ...config, clock, log }))
    else if (sandbox) known.set(name, inSandbox(name, sandbox, { publicUrl, clock, log }))
  }
  return { names: [...known.keys()], find: (name) => known.get(name), sandbox }
}

function inSandbox(
  name: Name,
  sandbox: () => Promise<SandboxSignIn>,
  { publicUrl, clock, log }: Pick<Options, 'publicUrl' | 'clock' | 'log'>,
): IdentityProvider {
  return identityProvider({
    issuer: sandboxIssuer(publicUrl),
    clientId: name,
    clientSecret: sandboxClientSecret,
    isSandbox: true,
    insecure: true,
    fetch: async (url, request) => (await sandbox()).fetch(url, request),
    clock,
    log,
  })
}
