import { type Piece, tradePieces, wordByWord } from 'contract/rules/english'
import { plainText } from 'contract/rules/text'
import { readMessage } from '../understanding/message.ts'
import { talk } from './talk.ts'

/** What is asked of 'he', 'she' or 'they': 'can she come' is 'ela vem'. */
const asked = `
have = tem | hold = tem | speak = fala | deliver = entrega | ship = entrega | charge = cobra | accept = aceita | take = aceita | come = vem
serve = atende | cover = atende | travel = atende | operate = atende | work = atende | work with = trabalha com | carry = trabalha com
issue = emite | give = dá | sell = vende | rent = aluga | train = treina | act = atua | include = inclui | = faz`
const helpers = ['do', 'does', 'can', 'could', 'will', 'would']
const whom = ['he = ele', 'she = ela', 'they = eles', 'it = ele']
const asksThem = asked
  .split(/[|\n]/)
  .filter((pair) => pair.trim() !== '')
  .flatMap((pair) => {
    const [verb = '', does = ''] = pair.split('=').map((word) => word.trim())
    return whom.flatMap((one) => {
      const [who = '', quem = ''] = one.split(' = ')
      return helpers.map((helper) => `${helper} ${who} ${verb}`.trim() + ` = ${quem} ${does}`)
    })
  })
  .join(' | ')

const translated = wordByWord(`${talk} | ${asksThem}`)

/** What is done, after 'fazem': a word of its own form needs none. */
const withoutDoing =
  / (faz|fazem) (?=(?:também )?(?:vendem|alugam|entregam|aceitam|cobram|oferecem|dão|elaboram|conferem|fazem|fazer|ajuda|tem|receber|viaja|usar) )/g

const long: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', s: 'is' }

/** An English message as the rules of Portuguese can read it: crude, sentence by sentence. */
export function spokenInPortuguese(typed: string): string {
  const whole = typed.replace(
    /(?<=\p{L})['’](re|ve|ll|s)(?!\p{L})/giu,
    (_, short: string) => ` ${long[short]}`,
  )
  const { text } = readMessage(whole, 'en')
  return text
    .split(/(?<=[.!?;,])\s+/)
    .map((clause) => {
      const end = /[.!?;,]$/.exec(clause)?.[0] ?? ''
      return (
        ` ${translated(clause)
          .map(({ english, portuguese = english }) => portuguese)
          .join(' ')
          .replace(/ +/g, ' ')} `
          .replace(withoutDoing, ' ')
          .trim() + end
      )
    })
    .join(' ')
}

const joint = /^(a|o|as|os|e|de|da|do|em|para|por|com|um|uma)$/

/** What was put into Portuguese, as it was typed: from its first word to its last. */
function asTyped(said: string, typed: string, pieces: readonly Piece[]): string | undefined {
  const words = plainText(said)
    .split(' ')
    .filter((word) => !joint.test(word))
  const raw = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  let at = 0
  const spans = pieces.map(({ english, portuguese = english }) => {
    const from = at
    at += english.split(' ').length
    return { from, to: at, of: plainText(portuguese).split(' ') }
  })
  const telling = spans.filter(({ of }) => of.some((word) => words.includes(word)))
  const isWhole = words.every((word) => telling.some(({ of }) => of.includes(word)))
  if (!isWhole || at !== raw.length) return undefined
  return telling
    .flatMap(({ from, to }, index) => {
      const before = telling[index - 1]?.to ?? from
      return raw.slice(from - before <= mostBetween ? before : from, to)
    })
    .join(' ')
}
/** Words between two that tell it, such as 'of our'. */
const mostBetween = 2

/** An answer that quotes what was asked for in Portuguese quotes it as one of these messages has it. */
export const quotedAsTyped = (answer: string, messages: readonly string[]): string =>
  answer.replace(/“([^”]+)”/g, (quoted, said: string) => {
    for (const typed of messages) {
      const own =
        asTyped(said, typed, tradePieces(typed)) ?? asTyped(said, typed, translated(typed))
      if (own) return `“${own}”`
    }
    return quoted
  })
