import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { NewPasskey, PasskeyUse } from 'contract/rules/passkey-answer'
import { m } from '#texts/messages.js'
import { useErrorText } from '../lib/error-text.ts'

/** Few visits touch a passkey: nobody else loads what it takes. */
const library = () => import('@simplewebauthn/browser')

type Reason = 'cancelled' | 'unsupported' | 'alreadyHere' | 'elsewhere'

/** The browser gave none. */
class PasskeyFailure extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

const reasons = new Map<string, Reason>([
  ['InvalidStateError', 'alreadyHere'],
  ['SecurityError', 'elsewhere'],
  ['NotSupportedError', 'unsupported'],
])

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Closing the browser's dialog, waiting too long and a device that is not at hand look the same. */
async function fromBrowser<T>(ask: (from: Awaited<ReturnType<typeof library>>) => Promise<T>) {
  if (!canUsePasskeys()) throw new PasskeyFailure('unsupported')
  const loaded = await library()
  return ask(loaded).catch((error: unknown) => {
    throw new PasskeyFailure(reasons.get((error as Error).name) ?? 'cancelled')
  })
}

/** Asks the browser to make one; `options` are what the server said. */
export const makePasskey = (options: unknown): Promise<NewPasskey> =>
  fromBrowser(async ({ startRegistration }) => {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    return (await startRegistration({ optionsJSON })) as unknown as NewPasskey
  })

export const askPasskey = (options: unknown): Promise<PasskeyUse> =>
  fromBrowser(async ({ startAuthentication }) => {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
    return (await startAuthentication({ optionsJSON })) as unknown as PasskeyUse
  })

/** What to say of a passkey that came to nothing, here or at the server. */
export function usePasskeyText(others?: (error: unknown) => string): (error: unknown) => string {
  const { textOf } = useErrorText()
  return (error) =>
    error instanceof PasskeyFailure
      ? m.passkeys_failure({ reason: error.reason })
      : (others ?? textOf)(error)
}
