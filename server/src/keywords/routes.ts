import { getKeywords } from 'contract/keywords'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { makeReport } from './service.ts'

export function keywordRoutes(app: App): void {
  route(app, getKeywords, ({ query }, context) => makeReport(context, query.days))
}
