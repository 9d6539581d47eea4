import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../proof.ts'

/** ALTCHA's challenge and solution, whose fields are the library's affair. */
export const getProofChallenge = endpoint(at.getProofChallenge, {
  summary: 'A small piece of work for the browser, for a call that answered PROOF_OF_WORK_REQUIRED',
  access: 'public',
  reply: z.unknown(),
  limit: { max: 60, perSeconds: 60 },
  errors: ['TOO_MANY_REQUESTS'],
})
