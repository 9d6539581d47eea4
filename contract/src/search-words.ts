export type * from './schemas/search-words.ts'

export const listPoorSearches = 'GET /v1/search/poor' as const
export const dismissSearch = 'POST /v1/search/poor/dismiss' as const
export const listTradeWords = 'GET /v1/search/words' as const
export const previewTradeWords = 'POST /v1/search/words/preview' as const
export const createSynonyms = 'POST /v1/search/synonyms' as const
export const editSynonyms = 'PUT /v1/search/synonyms/{id}' as const
export const deleteSynonyms = 'DELETE /v1/search/synonyms/{id}' as const
export const saveAnswer = 'PUT /v1/search/answers' as const
export const deleteAnswer = 'DELETE /v1/search/answers/{id}' as const
