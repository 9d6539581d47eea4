import { searchCue } from '../understanding/cues.ts'
import type { FaqId } from './faq.ts'
import { isFaqWord, matchFaq } from './match.ts'
import type { Message } from '../understanding/message.ts'
import type { Directory, Read } from '../understanding/need.ts'

// Asked of a message that may be a need just as well (new-need.ts): the question of the site has to be nearer than the
// words of the trade, the place and the papers in it make a search.

/** Whether a written answer is nearer than a search. */
export function nearestFaq(
  { sentence, language }: Message,
  { need, hasPlace, licences, rest }: Read,
  directory: Directory,
  isOwn: boolean,
  trade: number,
  topic: string | undefined,
  /** Suppliers are on the screen: what is asked next is about them, unless it is asked almost word for word. */
  isAfterSearch: boolean,
): FaqId | undefined {
  const faq = matchFaq(language === 'en' ? sentence : rest, language, topic)
  if (!faq) return undefined
  // 'delete my data' is asked word for word, though suppliers speak of data too.
  if (language === 'en') return faq.score >= (trade === 0 ? 0.6 : 0.9) ? faq.id : undefined
  const strange = need.words.filter((word) => !faq.covers(word))
  const isUnknown = !isOwn && strange.some((word) => !isFaqWord(word))
  // 'comprar um cachorro': none of what is needed is in the entry.
  const isOfElse = isUnknown && strange.length === need.words.length
  // 'maquininha de cartão': a thing that the entry does not have.
  const isThing =
    isUnknown &&
    need.words.length === 2 &&
    need.text.includes(' de ') &&
    strange[0] === need.words[0]
  const surprise =
    isOfElse || isThing || strange.some(directory.isTrade) ? 0.5 : isUnknown ? 0.6 : 1
  const search =
    (trade > 0 ? 0.5 + Math.min(trade - 1, 2) * 0.1 : 0) +
    (searchCue.test(sentence) ? 0.2 : 0) +
    (hasPlace ? 0.25 : 0) +
    (licences.length > 0 ? 0.2 : 0) -
    (isOwn ? 0.45 : 0)
  const score = faq.score * surprise
  // 'preciso de um fornecedor' says nothing yet.
  const isVague = need.words.length === 0 && searchCue.test(sentence) && !isOwn
  const least =
    isAfterSearch && !isOwn ? 0.75 : isVague ? 0.8 : need.words.length === 0 && !isOwn ? 0.5 : 0.34
  return score >= least && score > search ? faq.id : undefined
}
