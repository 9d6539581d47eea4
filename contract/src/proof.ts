import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Carries the solved challenge, as base64url of JSON. */
export const proofHeader = 'x-proof'

/** ALTCHA's challenge and solution, whose fields are the library's affair. */
export const getProofChallenge = endpoint({
  method: 'GET',
  path: '/v1/proof/challenge',
  summary: 'A small piece of work for the browser, for a call that answered PROOF_OF_WORK_REQUIRED',
  access: 'public',
  reply: z.unknown(),
  limit: { max: 60, perSeconds: 60 },
  errors: ['TOO_MANY_REQUESTS'],
})
