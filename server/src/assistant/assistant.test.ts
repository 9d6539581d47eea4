import { sendChatMessage } from 'contract/chat'
import { sql } from 'drizzle-orm'
import { plainText } from 'contract/rules/text'
import { expect, test } from 'vitest'
import { loadDemoCast } from '../../seed/demo.ts'
import { testApi } from '../../test/api.ts'
import { dialogues } from '../../test/assistant-dialogues.ts'
import { needs, type NeedPhrase } from '../../test/assistant-needs.ts'
import { type Phrase, talk } from '../../test/assistant-talk.ts'
import { usualHours } from '../jobs/business-hours.ts'
import { renewKnowledge } from '../search/service-knowledge.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'
import { answerFromDirectory, type AssistantReply, read } from './service-directory.ts'

const api = testApi(
  { rateLimitScale: 10_000 },
  {
    oneApp: true,
    async arrange({ database, clock }) {
      await loadDemoCast(database, clock.now())
      // The process may know the words of another directory.
      await renewKnowledge(database.db)
    },
  },
)

/** Everybody of the demo cast by id. */
async function loadNames(): Promise<Map<number, string>> {
  const { rows } = await api.db.execute<{ id: number; nome: string }>(
    sql`SELECT s.id, s.nome FROM suppliers s JOIN search_documents d ON d.supplier_id = s.id`,
  )
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

type Turn = { intent: string; reply: AssistantReply; shownBefore: number[] }

/** One message after the others of a talk. */
async function say(says: string, context: AssistantContext): Promise<Turn> {
  const understood = await read(api.db, says, context)
  const reply = await answerFromDirectory(api.db, says, context, usualHours)
  const id =
    understood.intent === 'faq'
      ? `faq:${understood.id}`
      : understood.intent === 'field'
        ? `field:${understood.ids.join(',')}`
        : understood.intent
  return { intent: id, reply, shownBefore: context.suppliers ?? [] }
}

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
      case 'about': {
        const [, name, question] = /^(.*?)(?: ([a-z]+))?$/.exec(rest) ?? []
        const isAsked = question === undefined || reply.context.asked === question
        return (
          shown.length === 1 && shown[0] === name && isAsked && reply.texto.includes(name ?? '')
        )
      }
      case 'quotes':
        return shown.length === 1 && reply.texto.includes(rest)
      case 'who-holds':
      case 'who-says':
      case 'who-serves':
        return intent === kind && shown.join(', ') === rest
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
  for (const phrase of needs) {
    const found = await mistakes(phrase)
    if (found.length > 0) wrong.push(`${phrase.diz}: ${found.join('; ')}`)
  }
  expect(talk.length + needs.length).toBeGreaterThanOrEqual(430)
  expect(wrong).toEqual([])
}, 240_000)

test('every dialogue is answered well: follow-ups, the last supplier, two languages', async () => {
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
  expect(dialogues.length).toBeGreaterThanOrEqual(45)
  expect(wrong).toEqual([])
}, 240_000)

/** What the assistant understood of a need, after the messages before it. */
async function mistakes(phrase: NeedPhrase): Promise<string[]> {
  let context: AssistantContext = {}
  for (const before of phrase.depois ?? []) {
    context = (await answerFromDirectory(api.db, before, context, usualHours)).context
  }
  const found = await read(api.db, phrase.diz, context)
  const wrong: string[] = []
  const expectSame = (what: string, asked: unknown, got: unknown) => {
    if (JSON.stringify(asked) !== JSON.stringify(got)) {
      wrong.push(`${what} ${JSON.stringify(got)} instead of ${JSON.stringify(asked)}`)
    }
  }
  expectSame('intent', phrase.quer, found.intent)
  if (found.intent === 'faq') expectSame('faq', phrase.faq, found.id)
  if (found.intent === 'search' || found.intent === 'ask-need') {
    const { wanted } = found
    const words = plainText(wanted.categoria ?? '').split(' ')
    for (const word of phrase.busca?.split(' ') ?? []) {
      if (!words.includes(word)) wrong.push(`does not look for ${word}`)
    }
    expectSame('cidade', phrase.cidade, wanted.cidade)
    expectSame('tipo', phrase.tipo, wanted.tipo)
    expectSame(
      'certificados',
      [...(phrase.certificados ?? [])].sort(),
      [...(wanted.certificados ?? [])].sort(),
    )
    // A city brings its state along.
    if (phrase.estado || !phrase.cidade) expectSame('estado', phrase.estado, wanted.estado)
  }
  return wrong
}

test('no reply names a supplier that is not in the directory or not on its cards', async () => {
  const names = await loadNames()
  for (const says of [...talk.map((phrase) => phrase.says), ...needs.map(({ diz }) => diz)]) {
    const { reply } = await sayFirst(says)
    expect(reply.supplierIds.filter((id) => !names.has(id))).toEqual([])
    const shown = reply.supplierIds.map((id) => names.get(id))
    const named = [...names.values()].filter((nome) => reply.texto.includes(nome))
    expect(named.filter((nome) => !shown.includes(nome))).toEqual([])
  }
}, 240_000)

/** The last of several messages. */
async function sayAll(...messages: readonly string[]): Promise<Turn> {
  let turn = await say(messages[0] ?? '', {})
  for (const message of messages.slice(1)) turn = await say(message, turn.reply.context)
  return turn
}

test('a quantity alone belongs to the last need: it is for the request to those who were shown', async () => {
  const names = await loadNames()
  const listed = await sayAll('luvas de procedimento')
  const several = await sayAll('luvas de procedimento', '500 caixas')
  expect(several.intent).toBe('quantity')
  expect(several.reply.supplierIds).toEqual(listed.reply.supplierIds)
  expect(several.reply.supplierIds.length).toBeGreaterThan(1)
  for (const id of several.reply.supplierIds) {
    expect(several.reply.texto).toContain(names.get(id))
  }
  expect(several.reply.texto).toContain('(500 caixas) vai no pedido ao fornecedor')
  expect(several.reply.link).toEqual({ label: 'Publicar demanda', to: '/banco-de-negocios' })

  const one = await sayAll(
    'preciso validar uma autoclave em Campinas',
    'quanto custa?',
    '3 unidades',
  )
  expect(one.reply.supplierIds.map((id) => names.get(id))).toEqual(['Termovalida Engenharia'])
  expect(one.reply.texto).toContain(
    'abra a página de Termovalida Engenharia, clique em Ver Contato',
  )
  expect(one.reply.link?.to).toMatch(/^\/fornecedores\/termovalida-engenharia/)

  const english = await sayAll('I need gloves', 'about 500 boxes a month')
  expect(english.intent).toBe('quantity')
  expect(english.reply.texto).toContain('(500 boxes a month) belongs in your request')
  expect(english.reply.link?.label).toBe('Publish a request')
}, 60_000)

test('a quantity beside a need, a place or a question leaves it what it is', async () => {
  const names = await loadNames()
  const first = 'coleta de lixo hospitalar em recife'
  const other = await sayAll(first, '500 caixas de luvas')
  expect(other.intent).toBe('search')
  expect(other.reply.context.wanted?.categoria).toContain('luvas')
  const elsewhere = await sayAll(first, '200 kg por mês em Manaus')
  expect(elsewhere.reply.context.wanted).toMatchObject({ cidade: 'Manaus' })
  expect(elsewhere.reply.context.wanted?.categoria).toBe('coleta de lixo hospitalar')
  const price = await sayAll(first, 'quanto custa 200 kg?')
  expect(price.reply.context.asked).toBe('price')
  expect(price.reply.supplierIds.map((id) => names.get(id))).toEqual(['Resíduo Um Ambiental'])
  const nobody = await sayAll('fornecedor de helicóptero em recife', '3 unidades')
  expect(nobody.intent).toBe('quantity')
  expect(nobody.reply.supplierIds).toEqual([])
  expect(nobody.reply.texto).toContain('(3 unidades) vai no pedido: publique no Banco de negócios')
}, 60_000)

test('a question about the site or the field and a search in one message are both answered', async () => {
  const names = await loadNames()
  for (const [says, text, supplier] of [
    [
      'boa tarde, duas coisas: quanto custa o plano corporativo e tem alguem de engenharia clinica em porto alegre?',
      'R$ 200 por mês',
      'Clinengi Engenharia Clínica',
    ],
    [
      'quais os planos? e preciso de calibração em goiania',
      'São quatro planos',
      'Rodrigo Alencar Tavares',
    ],
    ['o que é PGRSS e quem faz em manaus?', 'PGRSS é o Plano', 'Tainá Ribeiro Cavalcante'],
  ] as const) {
    const { reply } = await sayAll(says)
    expect(reply.texto).toContain(text)
    expect(reply.texto).toContain('Encontrei 1 fornecedor')
    expect(reply.supplierIds.map((id) => names.get(id))).toEqual([supplier])
  }
  const one = await sayAll('o que vcs fazem com meus dados? vendem pra alguem?')
  expect(one.reply.supplierIds).toEqual([])
}, 60_000)

test('greetings are given back, and all of Brazil is not offered where it is shown already', async () => {
  expect((await sayAll('bom dia!')).reply.texto).toMatch(/^Bom dia! /)
  expect((await sayAll('boa noite, tudo bem?')).reply.texto).toMatch(/^Boa noite! /)
  expect((await sayAll('oi')).reply.texto).toMatch(/^Olá! /)
  expect((await sayAll('good afternoon')).reply.texto).toMatch(/^Good afternoon! /)
  expect((await sayAll('luvas em recife')).reply.suggestions).not.toContain('E em todo o Brasil?')
  expect((await sayAll('lavanderia em manaus')).reply.suggestions).toContain('E em todo o Brasil?')
}, 60_000)

test('what a profile says of hours, delivery and reviews is told in its words', async () => {
  const texto = async (...messages: string[]) => (await sayAll(...messages)).reply.texto
  expect(await texto('oxivale', 'atende emergencia de madrugada?')).toContain(
    '“Entrega programada e emergência 24 horas em raio de 250 km”',
  )
  expect(await texto('Rodrigo Alencar Tavares', 'ele atende sábado?')).toContain('aos sábados')
  expect(await texto('Leito Certo', 'em quanto tempo entregam?')).toContain('até seis horas')
  expect(await texto('Aferis', 'atendem aos sábados?')).toContain('Horário de atendimento: ')
  expect(await texto('a Trama Branca aceita pedido de 5 peças?')).toMatch(/20 peças/)
  expect(await texto('qual o horário da Termovalida?')).toContain('Segunda a sexta, 7h às 19h')
  expect(await texto('Aferis', 'eles falam inglês?')).toContain('“Idiomas: ')
  expect(await texto('Aferis', 'tem garantia?')).toContain('Não vi isso no perfil')
  expect(await texto('oxivale', 'é confiavel? tem avaliação?')).toMatch(/ nota.*avaliações/)
  expect(await texto('Insumos do Cerrado', 'ele entrega em Belém?')).toContain('atende em MT')
  expect(await texto('Resíduo Um', 'eles têm AFE?')).toContain('entre outras')
  expect(await texto('Resíduo Um', 'manda o whatsapp')).toContain('WhatsApp')
}, 60_000)

test('a visitor talks without a phone number, and the answer comes with real cards', async () => {
  const visitor = api.visitor()
  const ask = async (mensage: string) =>
    (await visitor.call(sendChatMessage, { body: { mensage } })).reply
  const campinas = await ask('preciso validar uma autoclave em Campinas')
  expect(campinas.suppliers[0]?.nome).toBe('Termovalida Engenharia')
  const price = await ask('quanto custa?')
  expect(price.suppliers.map(({ nome }) => nome)).toEqual(['Termovalida Engenharia'])
  expect(price.data).toContain('Ver Contato')
  expect(price.data).not.toMatch(/R\$|\(\d\d\)/)
}, 60_000)

test('all licences of a supplier are told where its plan shows them; one that is asked for always', async () => {
  const { rows } = await api.db.execute<{ id: number; shows: boolean; papers: string[] }>(sql`
    SELECT DISTINCT ON (plan = 'MKTFREE') id, plan <> 'MKTFREE' AS shows, certificados AS papers
    FROM suppliers WHERE cardinality(certificados) BETWEEN 2 AND 5 AND marketplace
    ORDER BY plan = 'MKTFREE', id`)
  expect(rows.map(({ shows }) => shows)).toEqual([true, false])
  for (const { id, shows, papers } of rows) {
    const context = { suppliers: [id], about: id }
    const all = await say('quais licenças eles têm?', context)
    expect(papers.map((paper) => all.reply.texto.includes(paper))).toEqual(papers.map(() => shows))
    const one = await say(`eles têm ${papers[0]}?`, context)
    expect(one.reply.texto).toContain(`informa: ${papers[0]}`)
  }
})
