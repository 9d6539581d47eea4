import { sendChatMessage } from 'contract/chat'
import type { AssistantContext } from './rules-understand.ts'
import { usualHours } from '../jobs/business-hours.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { loadDemoCast } from '../../seed/demo.ts'
import { testApi } from '../../test/api.ts'
import { type Phrase, phrases } from '../../test/assistant-phrases.ts'
import { answerFromDirectory, read } from './service-directory.ts'

/** What the assistant understood of a phrase, after the messages before it. */
function understood({ diz, depois = [] }: Phrase) {
  let context: AssistantContext = {}
  for (const before of depois) {
    const said = read(before, context)
    if ('wanted' in said) context = { wanted: said.wanted }
  }
  return read(diz, context)
}

function mistakes(phrase: Phrase): string[] {
  const found = understood(phrase)
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
    const words = (wanted.categoria ?? '').split(' ')
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

test('at least 95 % of the phrasings are understood with intent and filters', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(120)
  const wrong = phrases.flatMap((phrase) => {
    const found = mistakes(phrase)
    return found.length > 0 ? [`${phrase.diz}: ${found.join('; ')}`] : []
  })
  const enough = wrong.length / phrases.length <= 0.05
  expect(enough ? [] : wrong).toEqual([])
})

describe('with the demo cast', () => {
  const api = testApi({ rateLimitScale: 10_000 })
  test('needs in everyday words get the right company, and no reply names one that does not exist', async () => {
    await loadDemoCast(api.database, api.clock.now())
    const { rows } = await api.db.execute<{ id: number }>(
      sql`SELECT supplier_id AS id FROM search_documents`,
    )
    const ids = new Set(rows.map((row) => row.id))
    const { rows: everyone } = await api.db.execute<{ nome: string }>(
      sql`SELECT nome FROM suppliers`,
    )
    const names = everyone.map(({ nome }) => nome)
    let found = 0
    for (const { diz, depois = [] } of phrases) {
      let context: AssistantContext = {}
      for (const before of [...depois, diz]) {
        const draft = await answerFromDirectory(api.db, before, context, usualHours)
        context = draft.context
        expect(draft.supplierIds.length).toBeLessThanOrEqual(5)
        expect(draft.supplierIds.filter((id) => !ids.has(id))).toEqual([])
        // The text itself never names anyone: names come with the cards, from the directory.
        const asked = diz.toLowerCase()
        const named = names.filter((nome) => draft.texto.includes(nome))
        expect(named.filter((nome) => !asked.includes(nome.toLowerCase()))).toEqual([])
        if (draft.supplierIds.length > 0) found++
      }
    }
    expect(found).toBeGreaterThan(80)

    const ask = async (mensage: string) =>
      (await api.visitor().call(sendChatMessage, { body: { numbePhone: '11987654321', mensage } }))
        .reply
    const campinas = await ask('preciso validar uma autoclave em Campinas')
    expect(campinas.suppliers[0]?.nome).toBe('Termovalida Engenharia')
    const waste = await ask('quem recolhe lixo hospitalar no recife')
    expect(waste.suppliers[0]?.nome).toBe('Resíduo Um Ambiental')
    const beds = await ask('alugar cama hospitalar em fortaleza')
    expect(beds.suppliers[0]?.nome).toBe('Leito Certo Locações')
  }, 180_000)
})
