import { plainText } from 'contract/rules/text'
import { expect, test } from 'vitest'
import {
  dialogues,
  type NeedPhrase,
  needs,
  type Phrase,
  talk,
} from '../../test/assistant/phrases.ts'
import { testAssistant, type Turn } from '../../test/assistant/talk.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'
import { read } from './service-directory.ts'

const { api, loadNames, say, sayAll } = testAssistant()

const firstAnswers = new Map<string, Promise<Turn>>()

/** The first message of a talk. Two tests look at the same answers. */
function sayFirst(says: string): Promise<Turn> {
  const answered = firstAnswers.get(says) ?? say(says, {})
  firstAnswers.set(says, answered)
  return answered
}

const isEnglish = (text: string) => /\b(the|you|your|found|is|are)\b/.test(text)
const isPortuguese = (text: string) =>
  /(^|[ .,“])(você|não|para|de|do|da|os|das|em|que|mais|opções|é|o|a|e)($|[ .,:])/i.test(text)

/** What is wrong with an answer; undefined when nothing is. */
function fault(
  { expected, english }: Phrase,
  { intent, reply, shownBefore }: Turn,
  names: Map<number, string>,
): string | undefined {
  const shown = reply.supplierIds.map((id) => names.get(id) ?? 'nobody known')
  const got = `${intent} [${shown.join(', ')}] ${reply.texto.slice(0, 90)}`
  const [kind = '', rest = ''] = expected.split(/:(.*)/)
  const isRight = () => {
    if (reply.handOver) return expected === 'attendant'
    if (english ? !isEnglish(reply.texto) : !isPortuguese(reply.texto)) return false
    switch (kind) {
      case 'found':
        return rest ? shown[0] === rest : shown.length > 0 && !reply.texto.startsWith('Parecidos')
      case 'none':
        return shown.length === 0 && /não encontrei|found no/i.test(reply.texto)
      case 'no-more':
        return shown.length === 0 && /já mostrei|have shown/.test(reply.texto)
      case 'not-sold':
        return (
          shown[0] === rest &&
          /^(Não encontrei quem venda|I found nobody who sells)/.test(reply.texto)
        )
      case 'about': {
        const [, name, question] = /^(.*?)(?: ([a-z]+))?$/.exec(rest) ?? []
        const isAsked = question === undefined || reply.context.asked === question
        return (
          shown.length === 1 && shown[0] === name && isAsked && reply.texto.includes(name ?? '')
        )
      }
      case 'said':
        return shown.length > 0 && reply.texto.includes(rest)
      case 'told':
        return shown.length === 0 && reply.texto.includes(rest)
      case 'quotes':
        return shown.length === 1 && reply.texto.includes(rest)
      case 'quotes-all':
        return shown.length > 1 && reply.texto.includes(rest)
      case 'who-holds':
      case 'who-says':
      case 'who-serves':
      case 'nearest':
        return intent === kind && shown.join(', ') === rest
      case 'only-these':
        return intent === kind && shown.join(', ') === rest
      case 'only':
      case 'compare':
        return shown.join(', ') === rest
      case 'cheapest':
        return intent === kind && reply.supplierIds.join() === shownBefore.join()
      case 'second':
        return reply.supplierIds.length === 1 && reply.supplierIds[0] === shownBefore[1]
      case 'about-first contact':
        return reply.supplierIds[0] === shownBefore[0] && reply.context.asked === 'contact'
      case 'about-first price':
        return reply.supplierIds[0] === shownBefore[0] && reply.context.asked === 'price'
      case 'about-second price':
        return reply.supplierIds[0] === shownBefore[1] && reply.context.asked === 'price'
      default:
        return intent === expected && shown.length === 0
    }
  }
  return isRight() ? undefined : got
}

test('every phrasing is understood: needs, questions, refusals, emergencies, English', async () => {
  const names = await loadNames()
  const wrong: string[] = []
  for (const phrase of talk) {
    const found = fault(phrase, await sayFirst(phrase.says), names)
    if (found) wrong.push(`${phrase.expected} | ${phrase.says} -> ${found}`)
  }
  expect(talk.length).toBeGreaterThanOrEqual(420)
  expect(wrong).toEqual([])
}, 240_000)

test('every need is read: what is looked for, where, from whom, with which papers', async () => {
  const wrong: string[] = []
  for (const phrase of needs) {
    const found = await mistakes(phrase)
    if (found.length > 0) wrong.push(`${phrase.says}: ${found.join('; ')}`)
  }
  expect(needs.length).toBeGreaterThanOrEqual(190)
  expect(wrong).toEqual([])
}, 240_000)

test.each(dialogues)(
  'every dialogue is answered well: follow-ups, the last supplier, two languages ($topic)',
  async ({ dialogues }) => {
    const names = await loadNames()
    const wrong: string[] = []
    for (const { name, turns } of dialogues) {
      let context: AssistantContext = {}
      const faults: string[] = []
      for (const turn of turns) {
        const said = await say(turn.says, context)
        context = said.reply.context
        const found = fault(turn, said, names)
        if (found) faults.push(`${turn.expected} | ${turn.says} -> ${found}`)
      }
      if (faults.length > 0) wrong.push(`## ${name}\n${faults.join('\n')}`)
    }
    expect(dialogues.length).toBeGreaterThanOrEqual(14)
    expect(wrong).toEqual([])
  },
  240_000,
)

/** What the assistant understood of a need, after the messages before it. */
async function mistakes(phrase: NeedPhrase): Promise<string[]> {
  const context = phrase.before.length > 0 ? (await sayAll(...phrase.before)).reply.context : {}
  const found = await read(api.db, phrase.says, context)
  const wrong: string[] = []
  const expectSame = (what: string, asked: unknown, got: unknown) => {
    if (JSON.stringify(asked) !== JSON.stringify(got)) {
      wrong.push(`${what} ${JSON.stringify(got)} instead of ${JSON.stringify(asked)}`)
    }
  }
  expectSame('intent', phrase.intent, found.intent)
  if (found.intent === 'faq') expectSame('faq', phrase.faq, found.id)
  if (found.intent === 'search' || found.intent === 'ask-need') {
    const { wanted } = found
    const words = plainText(wanted.categoria ?? '').split(' ')
    for (const word of phrase.busca?.split(' ') ?? []) {
      if (!words.includes(word)) wrong.push(`does not look for ${word}`)
    }
    expectSame('cidade', phrase.cidade, wanted.cidade)
    expectSame('tipo', phrase.tipo, wanted.tipo)
    const papers = phrase.certificados?.split(', ') ?? []
    expectSame('certificados', papers.sort(), [...(wanted.certificados ?? [])].sort())
    // A city brings its state along.
    if (phrase.estado || !phrase.cidade) expectSame('estado', phrase.estado, wanted.estado)
  }
  return wrong
}

test('no reply names a supplier that is not in the directory or not on its cards', async () => {
  const names = await loadNames()
  for (const says of [...talk, ...needs].map((phrase) => phrase.says)) {
    const { reply } = await sayFirst(says)
    expect(reply.supplierIds.filter((id) => !names.has(id))).toEqual([])
    const shown = reply.supplierIds.map((id) => names.get(id))
    const named = [...names.values()].filter((nome) => reply.texto.includes(nome))
    expect(named.filter((nome) => !shown.includes(nome))).toEqual([])
  }
}, 240_000)
