import { setMailsByLink } from 'contract/mails'
import { AppError } from '../http/errors.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { oneClickPath, switchByToken } from './refusals.ts'

export async function mailRefusalRoutes(app: App): Promise<void> {
  route(app, setMailsByLink, ({ body }, context) => switchByToken(context, body.token, body.wanted))

  // Mail programs send a form, which no other call takes: 'List-Unsubscribe=One-Click'.
  await app.register(async (scope) => {
    const discard = (_request: unknown, _body: unknown, done: (error: null) => void) => done(null)
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      discard,
    )
    const max = Math.ceil(60 * app.parts.settings.rateLimitScale)
    const rateLimit = { max, timeWindow: 10 * 60 * 1000 }
    scope.post(oneClickPath, { config: { rateLimit } }, async ({ query }) => {
      const { token } = query as { token?: unknown }
      if (typeof token !== 'string') throw new AppError('NOT_FOUND')
      const { database, throttle, clock } = app.parts
      return switchByToken({ db: database.db, throttle, clock }, token, false)
    })
  })
}
