import {
  createSynonyms,
  deleteAnswer,
  deleteSynonyms,
  dismissSearch,
  editSynonyms,
  listPoorSearches,
  listTradeWords,
  previewTradeWords,
  saveAnswer,
} from 'contract/search-words'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import {
  addSynonyms,
  changeSynonyms,
  dismiss,
  findPoorSearches,
  listWords,
  preview,
  promote,
  removeAnswer,
} from './service-trade-words.ts'

export function tradeWordRoutes(app: App): void {
  route(app, listPoorSearches, (_input, { db, clock }) => findPoorSearches(db, clock.now()))
  route(app, dismissSearch, ({ body }, context) => dismiss(context, body.term))
  route(app, listTradeWords, (_input, { db }) => listWords(db))
  route(app, previewTradeWords, ({ body }, { db }) => preview(db, body))
  route(app, createSynonyms, ({ body }, context) => addSynonyms(context, body.words))
  route(app, editSynonyms, ({ params, body }, context) =>
    changeSynonyms(context, params.id, body.words),
  )
  route(app, deleteSynonyms, ({ params }, context) => changeSynonyms(context, params.id, undefined))
  route(app, saveAnswer, ({ body }, context) => promote(context, body))
  route(app, deleteAnswer, ({ params }, context) => removeAnswer(context, params.id))
}
