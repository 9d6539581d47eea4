import {
  getCategory,
  getSupplierCategories,
  listCategories,
  setSupplierCategories,
} from 'contract/categories'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { getCategoryPage, keepPresence, listWithCounts } from './service-pages.ts'
import { categoriesOf, chooseCategories } from './service.ts'

export function categoryRoutes(app: App): void {
  const presence = keepPresence()

  route(app, listCategories, async (_input, context) => listWithCounts(await presence(context)))

  route(app, getCategory, async ({ params, query }, context) =>
    getCategoryPage(context.readDb, await presence(context), { ...params, ...query }),
  )

  route(app, getSupplierCategories, ({ params }, { db }) => categoriesOf(db, params.id))

  route(app, setSupplierCategories, ({ params, body }, context) =>
    chooseCategories(context, params.id, body.categorias),
  )
}
