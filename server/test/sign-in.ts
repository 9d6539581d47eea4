import { type IdentityProvider, finishSignIn, startSignIn } from 'contract/sign-in'
import { answerSandboxSignIn, cancelSandboxSignIn, type SandboxPerson } from 'contract/sandbox'
import type { Caller } from './api.ts'

/** Clicks the button; returns the id of the sandbox's page on which the browser then is. */
export async function goToProvider(caller: Caller, provider: IdentityProvider): Promise<string> {
  const { reply } = await caller.call(startSignIn, { params: { provider } })
  const { headers } = await caller.raw({ method: 'GET', url: reply.url })
  return headers.location?.split('/').at(-1) ?? ''
}

/** Says who one is, or nobody; returns the query string with which the browser comes back. */
export async function comeBack(caller: Caller, id: string, person: SandboxPerson | null) {
  const { reply } = person
    ? await caller.call(answerSandboxSignIn, { params: { id }, body: person })
    : await caller.call(cancelSandboxSignIn, { params: { id } })
  const { headers } = await caller.raw({ method: 'GET', url: reply.url })
  return new URL(headers.location ?? '').search.slice(1)
}

/** From the button until the product knows who it was. */
export async function signIn(
  caller: Caller,
  person: SandboxPerson | null,
  provider: IdentityProvider = 'google',
) {
  const answer = await comeBack(caller, await goToProvider(caller, provider), person)
  return caller.call(finishSignIn, { params: { provider }, body: { answer } })
}
