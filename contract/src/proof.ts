export type * from './schemas/proof.ts'

/** Carries the solved challenge, as base64url of JSON. */
export const proofHeader = 'x-proof'

export const getProofChallenge = 'GET /v1/proof/challenge' as const
