import * as z from 'zod/mini'
import { message } from './messages.ts'

/** What a browser answers with a passkey (WebAuthn's JSON forms); the server checks what is inside. */
const bytes = (max: number) =>
  z
    .string(message('Valor inválido.'))
    .check(z.maxLength(max), z.regex(/^[\w-]*$/, message('Valor inválido.')))

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}

export const PasskeyUse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
  }),
})
export type PasskeyUse = z.output<typeof PasskeyUse>

export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), []),
  }),
})
export type NewPasskey = z.output<typeof NewPasskey>

/** What the browser is asked with: handed on as it is. */
export const PasskeyOptions = z.record(z.string(), z.unknown())

/** The ways in which an account's second factor can be given; a recovery code always can. */
export const SecondFactorWays = z.object({ app: z.boolean(), passkeys: z.boolean() })
export type SecondFactorWays = z.infer<typeof SecondFactorWays>

/** A code of the app (RFC 6238) or a recovery code, or a passkey's answer. */
export const secondFactorAnswer = {
  code: z._default(z.string().check(z.maxLength(40)), ''),
  passkey: z.optional(PasskeyUse),
}
export type SecondFactorAnswer = { code: string; passkey?: PasskeyUse | undefined }
