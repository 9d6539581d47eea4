import { searchSuppliers } from 'contract/search'
import { expect, test } from 'vitest'
import { productCast } from '../../seed/cast/products.ts'
import { loadDemoCast } from '../../seed/demo.ts'
import { testApi } from '../../test/api.ts'
import { figuresOf, judgedQueries, measure, missed } from '../../test/relevance.ts'

// Who came after the judgements were made leaves the ranking.
const unjudged = new Set(productCast.map(({ nome_fantasia }) => nome_fantasia))

/** Each begins with that supplier. */
const begins = [
  // In a hurry: shorthand, brands, quantities, what broke, English.
  ['caixa descarpack', 'Resíduo Um Ambiental'],
  ['cilindro o2 recarga', 'Oxivale Gases Medicinais'],
  ['vazamento de oxigênio na rede', 'Oxivale Gases Medicinais'],
  ['comprar tomógrafo usado', 'Lívia Sampaio Toledo'],
  ['medical device registration brazil', 'Helena Prado Siqueira'],
  ['300 jalecos', 'Trama Branca Uniformes'],
  ['chumbo avental', 'Dosimetra Proteção Radiológica'],
  ['ventilador pulmonar quebrado', 'Clinengi Engenharia Clínica'],
  ['indicador biológico', 'Selo Estéril Embalagens'],
  ['qtde 500 cx luva proc. M', 'Mão Segura Descartáveis'],
  ['foley 16', 'Agulha Azul Hospitalar'],
  ['micropore 3m', 'Agulha Azul Hospitalar'],
  ['lab reagents distributor south brazil', 'Reagente Sul Diagnóstico'],
  ['software de prontuario para clinica pequena', 'Prontuara Sistemas'],
  ['bombeiro nao liberou o alvara', 'Fogo Frio Engenharia'],
  ['desfibrilador parado na emergencia', 'Clinengi Engenharia Clínica'],
  ['sistema para agendar consultas', 'Prontuara Sistemas'],
  // Places: a state that is spelt like a small word, a part of a state that is named like a region.
  ['seringa no pará', 'Agulha Azul Hospitalar'],
  ['luvas floripa', 'Barreira Clara EPI'],
  ['descartáveis DDD 11', 'Mão Segura Descartáveis'],
  // Norms with a year of two digits.
  ['rdc 658/22', 'Sérgio Murilo Andrade'],
  ['nr 32/05', 'Wellington Cruz Amorim'],
  ['222/18', 'Tainá Ribeiro Cavalcante'],
  // Names, split or joined.
  ['oxi vale', 'Oxivale Gases Medicinais'],
  ['termo valida', 'Termovalida Engenharia'],
  ['nutri vida', 'Nutrivida Enteral'],
  ['tramabranca', 'Trama Branca Uniformes'],
  // Words of the trade.
  ['SND', 'Nutrivida Enteral'],
  ['fita de autoclave', 'Selo Estéril Embalagens'],
  ['perito judicial equipamento médico', 'Lívia Sampaio Toledo'],
  ['autoclave vazando', 'Marcos Vinícius Teles'],
  ['visa multou a clínica', 'Alvará Saúde Assessoria'],
  // Two things at once, of which nobody may have both.
  ['cinta e palmilha', 'Andar Livre Mobilidade'],
  ['limpeza e dedetização', 'Barreira Verde Controle de Vetores'],
  // Who rents before who sells or calibrates.
  ['onde alugo monitor multiparâmetro', 'Leito Certo Locações'],
  ['aluguel de ventilador pulmonar', 'Leito Certo Locações'],
  // Stories: the verb says nothing, the rest is what is asked for.
  ['AVCB vencido', 'Fogo Frio Engenharia'],
  ['alvará vencido', 'Alvará Saúde Assessoria'],
  ['glosa subindo', 'Simone Aparecida Ferraz'],
  ['bombeiro não liberou o prédio', 'Fogo Frio Engenharia'],
  ['internet do laboratório caindo', 'Nuvem Clínica'],
  ['computador da recepção não liga', 'Nuvem Clínica'],
  ['farmacêutica pra cobrir férias', 'Ana Clara Moura Batista'],
  ['apareceu barata na copa do hospital', 'Barreira Verde Controle de Vetores'],
] as const

const api = testApi({ rateLimitScale: 10_000 })

test('the right supplier comes first for what buyers type', async () => {
  await loadDemoCast(api.database, api.clock.now())
  const results = []
  for (const query of judgedQueries) {
    const asked = { categoria: query.q, limit: 40 }
    const { reply } = await api.visitor().call(searchSuppliers, { query: asked })
    results.push(
      measure(
        query,
        reply.data.map(({ nome }) => nome).filter((nome) => !unjudged.has(nome)),
      ),
    )
  }
  expect(results).toHaveLength(120)
  expect(missed(figuresOf(results))).toEqual([])
  const firsts: [string, string | undefined][] = []
  for (const [categoria] of begins) {
    const { reply } = await api.visitor().call(searchSuppliers, { query: { categoria, limit: 5 } })
    firsts.push([categoria, reply.data[0]?.nome])
  }
  expect(firsts).toEqual(begins)
}, 180_000)
