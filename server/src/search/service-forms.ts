import { root, stem } from './rules/reading/stem.ts'
import { builtInSynonyms, indexSynonyms } from './rules/words/synonyms.ts'

/** What the search knows of a single folded word, whatever the directory holds. */
export const wordForms = {
  stem,
  root,
  isOfTrade: indexSynonyms(builtInSynonyms).has,
}
