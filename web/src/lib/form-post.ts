import { type Address, type InputOf, methodOf, type ReplyOf, urlOf } from 'contract/endpoint'
import type { Problem } from 'contract/errors'
import type { RouterContextProvider } from 'react-router'
import { CallError } from './call.ts'
import { pageRequestOf } from './ssr.ts'

/** Why a form was refused that the browser itself sent, as it travels to the page. */
type Refusal = { problem: Problem; retryAfter: number }

/** `headers` are the cookies that it sets, also when it refuses. */
type Outcome<At> = { headers: Headers } & (
  | { reply: ReplyOf<At>; refusal?: undefined }
  | { refusal: Refusal }
)

/**
 * What a form does that is sent before the page's scripts are there, or without any: the same call with
 * the same limits, for the visitor who sent it.
 */
export async function postForm<const At extends Address>(
  context: Readonly<RouterContextProvider>,
  address: At,
  input: InputOf<At>,
): Promise<Outcome<At>> {
  const { status, body, cookies, retryAfter } = await pageRequestOf(context).call({
    method: methodOf(address),
    url: `/api${urlOf(address, input as object)}`,
    body: (input as { body?: unknown }).body,
  })
  const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))
  if (status >= 400) return { refusal: { problem: body as Problem, retryAfter }, headers }
  return { reply: body as ReplyOf<At>, headers }
}

/** The same as what a call of the page itself would throw. */
export const errorOf = (refusal: Refusal | undefined): CallError | undefined =>
  refusal && new CallError(refusal.problem, refusal.retryAfter)
