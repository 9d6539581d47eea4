import {
  answerSandboxSignIn,
  cancelSandboxSignIn,
  getSandboxSignIn,
  type SandboxPerson,
} from 'contract/sandbox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../http/errors.ts'
import { sandboxMount } from '../security/identity-provider-sandbox.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'

/** Two who have an account in the demo, one who has none, and one whose e-mail nobody has checked. */
const people: SandboxPerson[] = [
  { nome: 'Ana Clara Moura Batista', email: 'free@example.com', verified: true },
  { nome: 'Marcelo Figueira Antunes', email: 'corp@example.com', verified: true },
  { nome: 'Marina Duarte', email: 'marina.duarte@example.com', verified: true },
  { nome: 'Rodrigo Alencar Tavares', email: 'basic@example.com', verified: false },
]

/** Outside production only: the provider that stands in for Google and LinkedIn, and its page. */
export function sandboxSignInRoutes(app: App): void {
  const { settings, identityProviders } = app.parts
  const open = identityProviders.sandbox
  if (settings.production || !open) return

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.hijack()
    await (await open()).handle(request.raw, reply.raw)
  }
  app.get(`${sandboxMount}/auth`, pass)
  app.get(`${sandboxMount}/auth/:uid`, pass)

  const found = <T>(value: T | undefined): T => {
    if (value === undefined) throw new AppError('NOT_FOUND')
    return value
  }

  route(app, getSandboxSignIn, async ({ params }) => ({
    provider: found(await (await open()).find(params.id)),
    people,
  }))

  route(app, answerSandboxSignIn, async ({ params, body }) => ({
    url: found(await (await open()).answer(params.id, body)),
  }))

  route(app, cancelSandboxSignIn, async ({ params }) => ({
    url: found(await (await open()).answer(params.id, null)),
  }))
}
