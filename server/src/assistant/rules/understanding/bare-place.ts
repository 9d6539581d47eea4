import { plainText } from 'contract/rules/text'
import type { Directory } from './need.ts'
import type { AssistantContext } from './understood.ts'

/** 'e vitória?', 'atendem natal?', 'do they serve Santos?': with nothing before the name that tells it from a word. */
const bareName =
  /^\s*((?:(?:e|é|ou|mas|and|or)\s+)?(?:(?:voc[êe]s|vcs|eles|elas|ele|ela|do they|they)\s+)?)((?:atendem?|cobrem?|entregam?|chegam?|v[ãa]o|vai|serves?|covers?)\s+)?(?:a|pra|para)?\s*(\p{L}+(?:\s+\p{L}+){0,2})\s*[?.!]*\s*$/iu

/** The same with its preposition, after suppliers were shown; undefined when it names no place. */
export function withPreposition(
  text: string,
  { about, ofSite, explained }: AssistantContext,
  directory: Directory,
): string | undefined {
  const [, lead = '', deed = '', name = ''] = bareName.exec(text) ?? []
  if (about === undefined || ofSite || explained || name === '' || (lead + deed).trim() === '')
    return undefined
  const words = plainText(name).split(' ')
  if (/^(em|no|na|de|do|da|e|o|in|to)$/.test(words[0] ?? '')) return undefined
  // 'e curativos?' is a thing, 'atendem Santos?' is a place whatever else is called so.
  if (deed === '' && words.some(directory.isInDictionary)) return undefined
  const tokens = ['em', ...words].map((word) => ({ raw: word, word, tied: false, breaks: false }))
  const { cidade, used } = directory.readPlace(tokens)
  return cidade && used.size === tokens.length ? `${lead}${deed}em ${name}?` : undefined
}
