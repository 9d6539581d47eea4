import { proveIdentity } from 'contract/identity'
import type { InputOf } from 'contract/endpoint'
import type { Caller } from './api.ts'
import { testPassword } from '../seed/make.ts'

type Given = NonNullable<InputOf<typeof proveIdentity>['body']>

/** Somebody who is logged in proves it once more: the body of what needs that. */
export async function proved(
  caller: Caller,
  given: Given = {},
): Promise<{ identityProof: string }> {
  const body = { password: testPassword, ...given }
  const { status, reply } = await caller.call(proveIdentity, { body })
  if (status !== 200) throw new Error(`the proof answered ${status}`)
  return { identityProof: reply.identityProof }
}
