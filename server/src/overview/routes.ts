import { getOverview, listEmptySearches } from 'contract/overview'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { findEmptySearches, makeOverview } from './service.ts'

export function overviewRoutes(app: App): void {
  route(app, getOverview, ({ query }, { db, clock }) =>
    makeOverview(db, Number(query.days), clock.now()),
  )

  route(app, listEmptySearches, (_input, { db, clock }) => findEmptySearches(db, clock.now()))
}
