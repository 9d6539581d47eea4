import { getProofChallenge } from 'contract/proof'
import type { App } from '../http/parts.ts'
import { makeProofChallenge } from './proof-of-work.ts'
import { route } from '../http/route.ts'

export function proofRoutes(app: App): void {
  route(app, getProofChallenge, (_input, context) => makeProofChallenge(context))
}
