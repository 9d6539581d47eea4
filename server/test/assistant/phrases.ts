import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * What people write to the assistant, in the way they write it, and what has to come of it. Each line of
 * a text file is `expected | message`; `# ` begins a remark.
 *
 * `found:Name` the first card is that supplier; `only:Name, Name` they and nobody else; `found` some supplier; `said:words`
 * somebody is found, and the answer says so; `told:words` a written answer says so; `none` nothing fits and nobody is named; `no-more` only those do it who were
 * shown; `not-sold:Name` nobody sells it, and who works with it comes first; `faq:id` and `field:term` a written answer;
 * `about:Name question` an answer about that supplier: its card alone, and what was asked; `quotes:words` one with these
 * words of its profile, `quotes-all:words` several; the others are kinds of talk. `en ` before it: the answer has to be in English.
 */
export type Phrase = { expected: string; english: boolean; says: string }

const folder = import.meta.dirname
const read = (file: string) => readFileSync(resolve(folder, file), 'utf8')

function readLines(text: string): { expected: string; says: string }[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [expected = '', ...says] = line.split(' | ')
      return { expected, says: says.join(' | ') }
    })
}

const readPhrases = (text: string): Phrase[] =>
  readLines(text).map(({ expected, says }) => ({
    expected: expected.replace(/^en /, ''),
    english: expected.startsWith('en '),
    says,
  }))

/** Each a message that begins a talk. */
export const talk = readPhrases(read('talk.txt'))

export type Dialogue = { name: string; turns: Phrase[] }

/** Whole talks by topic, one file each: `## ` and its name begin one, its messages follow each other. */
export const dialogues: readonly { topic: string; dialogues: Dialogue[] }[] = readdirSync(
  resolve(folder, 'dialogues'),
).map((file) => ({
  topic: file.replace('.txt', ''),
  dialogues: read(`dialogues/${file}`)
    .split('## ')
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n')
      return { name, turns: readPhrases(lines.join('\n')) }
    }),
}))

/** What is read out of a message: `busca` are words that the search has to look for, without accents. */
export type NeedPhrase = {
  intent: string
  faq?: string
  busca?: string
  cidade?: string
  estado?: string
  tipo?: string
  certificados?: string
  before: string[]
  says: string
}

/** `intent field=value; field=value | message`, or `first message > next message`: the last one is read. */
export const needs: readonly NeedPhrase[] = readLines(read('needs.txt')).map(
  ({ expected, says }) => {
    const [intent = '', fields] = expected.split(/ (.*)/)
    const messages = says.split(' > ')
    return {
      intent,
      ...Object.fromEntries(fields?.split('; ').map((field) => field.split('=')) ?? []),
      before: messages.slice(0, -1),
      says: messages.at(-1) ?? '',
    }
  },
)
