import { contentWords, plainText } from 'contract/rules/text'
import { describe, expect, test } from 'vitest'
import { read } from './reading.ts'
import { builtInSynonyms, indexSynonyms, phraseKey, readSynonyms } from '../words/synonyms.ts'
import { Vocabulary } from './vocabulary.ts'
import { gazetteer } from '../../service-places.ts'

const texts = [
  'Controle de pragas',
  'Coleta de resíduos de serviços de saúde',
  'Calibração de autoclaves, RDC 15 de 2012, registro de marcas',
  'Esfigmomanômetro, ventilador pulmonar, auditoria de fornecedores',
  'Segurança da informação ISO/IEC 27001',
]
const counts = new Map<string, number>()
for (const word of texts.flatMap((text) => plainText(text).split(' '))) {
  counts.set(word, (counts.get(word) ?? 0) + 1)
}
const vocabulary = new Vocabulary(
  [...counts].map(([word, suppliers]) => ({ word, display: word, suppliers })),
  texts.length,
)
const synonyms = indexSynonyms(builtInSynonyms)
const reading = (text: string) => read(text, { vocabulary, gazetteer: gazetteer(), synonyms })
const wordsOf = (text: string) => reading(text).words.map(({ word }) => word)
const phrasesOf = (text: string) =>
  reading(text).phrases.map(({ words }) => words.map(([first]) => first?.word).join(' '))

describe('places', () => {
  test.each([
    ['coleta de resíduos em recife', { cidade: 'Recife', estado: 'PE' }],
    ['calibração bh', { cidade: 'Belo Horizonte', estado: 'MG' }],
    ['calibração em registro de preferência', { cidade: 'Registro', estado: 'SP' }],
    ['calibração em floripa', { cidade: 'Florianópolis', estado: 'SC' }],
    ['calibração asa sul', { cidade: 'Brasília', estado: 'DF' }],
    ['calibração no méier', { cidade: 'Rio de Janeiro', estado: 'RJ' }],
    ['calibração no interior de sp', { estado: 'SP', area: 'interior' }],
    ['calibração grande recife', { cidade: 'Recife', estado: 'PE' }],
    ['calibração na zona da mata', { estado: 'MG', area: 'Zona da Mata' }],
    ['calibração RS', { estado: 'RS' }],
    ['calibração paraíba', { estado: 'PB' }],
    ['calibração no nordeste', { area: 'Nordeste' }],
    ['calibração campo grande ms', { cidade: 'Campo Grande', estado: 'MS' }],
    ['calibração belém do pará', { cidade: 'Belém', estado: 'PA' }],
    ['recurso de glosa vitoria es', { cidade: 'Vitória', estado: 'ES' }],
    ['software vitoria pe', undefined],
    ['calibração santos sao paulo', { cidade: 'Santos', estado: 'SP' }],
    ['calibração natal rio grande do norte', { cidade: 'Natal', estado: 'RN' }],
    ['calibração recife bahia', { cidade: 'Recife', estado: 'PE' }],
    ['calibração ssa', { cidade: 'Salvador', estado: 'BA' }],
    ['calibração em ribeirão', { cidade: 'Ribeirão Preto', estado: 'SP' }],
    ['calibração na capital mineira', { cidade: 'Belo Horizonte', estado: 'MG' }],
    ['calibração interior do paraná', { estado: 'PR', area: 'interior' }],
    ['calibração no interior de mg', { estado: 'MG', area: 'interior' }],
    ['calibração sul do brasil', { area: 'Sul' }],
    ['coleta de resíduos nordeste', { area: 'Nordeste' }],
    ['calibração no pará', { estado: 'PA' }],
    ['calibração pará', { estado: 'PA' }],
    ['Pará', { estado: 'PA' }],
    ['fornecedor no Pará', { estado: 'PA' }],
    ['calibração no abc', { estado: 'SP', area: 'ABC Paulista' }],
    ['calibração DDD 11', { estado: 'SP' }],
    ['calibração (81)', { estado: 'PE' }],
    ['calibração 051', { estado: 'RS' }],
  ])('%s', (text, place) => {
    expect(reading(text).place).toEqual(place)
  })

  test('leave the words that are asked for', () => {
    expect(wordsOf('coleta de resíduos em recife')).toEqual(['coleta', 'residuos'])
  })

  test.each([
    'registro de marcas',
    'rota sul',
    'fluxo nordeste',
    'calibração em todo o brasil',
    'CREA MG',
    'pará-brisa',
    'calibração para autoclave',
    'curva abc',
    'RDC 011',
    'calibração 11',
    'calibração (50)',
    'calibração para o CREA MG',
    'CALIBRAÇÃO PARA AUTOCLAVE',
  ])('%s names none', (text) => {
    expect(reading(text).place).toBeUndefined()
  })
})

describe('places that are left out', () => {
  test.each([
    ['calibração sem ser de SP', [{ estado: 'SP' }]],
    ['calibração que não seja de santa catarina', [{ estado: 'SC' }]],
    ['calibração exceto bh', [{ cidade: 'Belo Horizonte', estado: 'MG' }]],
    ['calibração fora de recife', [{ cidade: 'Recife', estado: 'PE' }]],
    ['calibração menos o paraná', [{ estado: 'PR' }]],
    ['calibração menos sp', [{ estado: 'SP' }]],
  ])('%s', (text, except) => {
    expect(reading(text)).toMatchObject({ place: undefined, except })
    expect(wordsOf(text)).toEqual(['calibracao'])
  })

  test('beside one that is asked for', () => {
    expect(reading('calibração em minas, menos bh')).toMatchObject({
      place: { estado: 'MG' },
      except: [{ cidade: 'Belo Horizonte', estado: 'MG' }],
    })
  })
})

describe('words', () => {
  test('of asking are left out, unless they are all there is', () => {
    expect(wordsOf('quem faz calibração? preciso urgente')).toEqual(['calibracao'])
    expect(wordsOf('empresa que faz calibração')).toEqual(['calibracao'])
    expect(wordsOf('auditoria de fornecedores')).toEqual(['auditoria', 'fornecedores'])
    expect(wordsOf('fornecedores')).toEqual(['fornecedores'])
    expect(wordsOf('fornecedores em recife')).toEqual([])
    expect(wordsOf('empresas de saúde de recife')).toEqual([])
    expect(wordsOf('renovação em recife')).toEqual(['renovacao'])
    expect(wordsOf('presiso terceirisar a calibração')).toEqual(['calibracao'])
  })

  test('that are rare weigh more, and one that nobody uses most', () => {
    const [nobody, rare, usual] = reading('foguete pragas controle').words
    expect(nobody?.weight).toBeGreaterThan(rare?.weight ?? 9)
    expect(rare?.weight).toBeGreaterThanOrEqual(usual?.weight ?? 9)
  })

  test('misspelt are put right one by one, with the rest as typed', () => {
    expect(reading('calibrasão de autoclavez').corrected).toBe('calibracao de autoclaves')
    expect(reading('calibração').corrected).toBeUndefined()
  })

  test('of asking are not what a misspelt word meant, and a short word begins as typed', () => {
    const known = new Vocabulary(
      ['boas', 'nota', 'pragas'].map((word) => ({ word, display: word, suppliers: 1 })),
      3,
    )
    const { words, corrected } = read('bota de pragas', {
      vocabulary: known,
      gazetteer: gazetteer(),
      synonyms,
    })
    expect(words[0]).toMatchObject({ word: 'bota', readings: [] })
    expect(corrected).toBeUndefined()
  })

  test('of which size or class weigh little', () => {
    const weights = reading('calibração 40x12 classe 500ml').words.map(({ weight }) => weight)
    const [asked = 0, ...details] = weights
    expect(details.map((weight) => weight < asked)).toEqual([true, true, true])
    expect(wordsOf('renovar registro')).toEqual(['registro'])
  })

  test('that say which of a good weigh little, beside a good alone', () => {
    const weights = (text: string) => reading(text).words.map(({ weight }) => weight)
    const [good = 0, which = 0] = weights('esfigmomanômetro de braço')
    expect(which).toBeLessThan(good / 2)
    expect(weights('esfigmomanômetro dobrável')[1]).toBeLessThan(good / 2)
    for (const text of ['auditoria de braço', 'esfigmomanômetro de festa', 'oxímetro de braço']) {
      expect(weights(text)[1]).toBeGreaterThan(good / 2)
    }
  })

  test('of everyday things are not what a word of the trade was mistyped as', () => {
    expect(reading('prafa').words[0]?.readings[0]?.word).toBe('pragas')
    expect(reading('praça').words[0]?.readings).toEqual([])
  })

  test('of a freelancer say the kind', () => {
    expect(reading('autônomo para calibração')).toMatchObject({ kind: 'Autônomo' })
    expect(wordsOf('autônomo para calibração')).toEqual(['calibracao'])
  })

  test('of two kinds of people say that it is a freelancer', () => {
    for (const text of ['pessoa física para calibração', 'consultora independente, calibração']) {
      expect(reading(text)).toMatchObject({ kind: 'Autônomo' })
      expect(wordsOf(text)).toContain('calibracao')
      expect(wordsOf(text)).not.toContain('fisica')
      expect(wordsOf(text)).not.toContain('independente')
    }
    expect(reading('proteção individual').kind).toBeUndefined()
  })

  test('of everyday talk are left out, and weigh little where suppliers use them', () => {
    expect(wordsOf('alguém que venha avisar quando resolve calibração')).toEqual(['calibracao'])
    expect(wordsOf('bloquearam a autoclave, quero devolver')).toEqual(['autoclave'])
    expect(reading('não está pagando a calibração').corrected).toBeUndefined()
    expect(wordsOf('o convênio não paga')).toEqual(['convenio', 'paga'])
    const known = new Vocabulary(
      ['pague', 'pragas'].map((word) => ({ word, display: word, suppliers: 1 })),
      3,
    )
    const { words, told } = read('pague pragas', {
      vocabulary: known,
      gazetteer: gazetteer(),
      synonyms,
    })
    expect(told.shown).toBe('pragas')
    expect(words[0]?.weight).toBeLessThan((words[1]?.weight ?? 0) / 2)
  })

  test('that nobody uses weigh little when they say what it is for', () => {
    const weightIn = (text: string) => reading(text).words.at(-1)?.weight ?? 0
    expect(weightIn('calibração para disfagia')).toBeLessThan(weightIn('calibração disfagia') / 2)
    expect(weightIn('foguete para disfagia')).toBe(weightIn('foguete disfagia'))
  })

  test('that suppliers use weigh less after a short need and "para", not after a long one', () => {
    const weightIn = (text: string) => reading(text).words.at(-1)?.weight ?? 0
    const plain = weightIn('calibração autoclaves')
    expect(weightIn('calibração para autoclaves')).toBeLessThan(plain)
    expect(weightIn('calibração para autoclaves')).toBeGreaterThan(plain / 2)
    expect(weightIn('coleta de resíduos e calibração para autoclaves')).toBe(plain)
  })

  test('of a licence or a norm after "com" weigh as much as without', () => {
    const weightIn = (text: string) => reading(text).words.at(-1)?.weight ?? 0
    expect(weightIn('calibração com RDC 15')).toBe(weightIn('calibração RDC 15'))
    expect(weightIn('calibração com autoclaves')).toBeLessThan(weightIn('calibração autoclaves'))
    expect(weightIn('calibração para RDC 15')).toBeLessThan(weightIn('calibração RDC 15'))
    expect(weightIn('calibração com AVCB')).toBeLessThan(weightIn('calibração AVCB'))
  })

  test('of renting weigh more than others that are as rare', () => {
    const first = (text: string) => reading(text).words[0]?.weight ?? 0
    expect(first('alugar autoclaves')).toBeGreaterThan(first('foguete autoclaves'))
  })

  test('of how many weigh little, and a number of a norm does not', () => {
    const weights = (text: string) => reading(text).words.map(({ weight }) => weight)
    const [many = 0, good = 0] = weights('300 autoclaves')
    expect(many).toBeLessThan(good / 2)
    const [, norm = 0] = weights('rdc 15 autoclaves')
    expect(norm).toBeGreaterThan(good / 2)
  })

  test('in shorthand are the small words they stand for', () => {
    expect(wordsOf('calibração p/ autoclave c/ registro')).toEqual([
      'calibracao',
      'autoclave',
      'registro',
    ])
    expect(reading('calibração p/ autoclave').told.shown).toBe('calibração para autoclave')
    expect(wordsOf('vcs tem calibração q seja boa')).toEqual(['calibracao'])
    expect(wordsOf('caixa dagua')).toEqual(['caixa', 'd', 'agua'])
    expect(wordsOf('raiox')).toEqual(['raio', 'x'])
  })

  test('for one of the family are talk', () => {
    expect(wordsOf('minha mãe precisa de ventilador')).toEqual(['ventilador'])
  })

  test('in English are read in Portuguese, and only in an English line', () => {
    expect(wordsOf('pest control')).toEqual(['controle', 'pragas'])
    expect(wordsOf('I need calibration of infusion pumps')).toEqual([
      'calibracao',
      'bombas',
      'infusao',
    ])
    expect(reading('pest control in Recife').place).toEqual({ cidade: 'Recife', estado: 'PE' })
    expect(wordsOf('coleta de gloves')).toEqual(['coleta', 'gloves'])
  })

  test('of a machine or of advice in general weigh less than what it is for', () => {
    for (const text of ['aparelho pragas', 'assessoria para pragas']) {
      const [machine, pests] = reading(text).words
      expect(machine?.weight).toBeLessThan((pests?.weight ?? 0) / 2)
    }
  })

  test.each([
    ['acabar com barata', ['barata']],
    ['apareceu barata', ['barata']],
    ['tem baratas', ['baratas']],
    ['ratos e baratas', ['ratos', 'baratas']],
    ['calibração barata', ['calibracao']],
    ['calibração mais barata', ['calibracao']],
    ['calibração boa e barata', ['calibracao']],
    ['autoclaves baratas', ['autoclaves']],
  ])('cheap or an insect, what stands before it decides: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test.each([
    ['calibração subindo', ['calibracao']],
    ['a autoclave explodiu', ['autoclave']],
    ['registro venceu', ['registro']],
    ['registro vencido', ['registro']],
    ['remédio vencido', ['remedio', 'vencido']],
    ['quem calibrou a autoclave', ['calibrou', 'autoclave']],
    ['calibração de museu', ['calibracao', 'museu']],
    ['subindo', ['subindo']],
  ])('a verb that no supplier uses tells a story: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test('of where in the building weigh less than half of what is asked for, however rare', () => {
    const usual = new Vocabulary([{ word: 'bombeiros', display: 'bombeiros', suppliers: 8 }], 10)
    const known = { vocabulary: usual, gazetteer: gazetteer(), synonyms }
    const [asked, where] = read('bombeiros no prédio', known).words
    expect(where?.weight).toBeLessThan((asked?.weight ?? 0) / 2)
  })

  test.each([
    ['luva sem látex', ['luva']],
    ['luva que não seja de látex', ['luva']],
    ['seringa sem agulha para coleta', ['seringa', 'coleta']],
    ['estamos sem autoclave', ['autoclave']],
    ['leite sem lactose', ['leite', 'lactose']],
  ])('that are said not to be wanted of a good do not count: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test.each([
    ['convênio não paga', 'convênio não paga'],
    ['preciso de calibração, a autoclave quebrou, em recife', 'calibração, a autoclave quebrou'],
    ['calibração que venha buscar autoclave', 'calibração que venha buscar autoclave'],
    ['luva sem látex em recife', 'luva sem látex'],
    ['calibração urgente', 'calibração'],
    ['coleta em recife de resíduos', 'coleta de resíduos'],
    ['registro um', 'registro um'],
    ['Calibrasão de AUTOCLAVEZ', 'Calibracao de AUTOCLAVES'],
  ])('are shown as they were typed, from the first to the last: %s', (text, shown) => {
    expect(reading(text).told.shown).toBe(shown)
  })

  test('made small are the words they were', () => {
    expect(wordsOf('coletinha de resíduos')).toEqual(['coleta', 'residuos'])
    expect(wordsOf('farinha')).toEqual(['farinha'])
  })

  test('a name of several words typed as one', () => {
    expect(phrasesOf('controledepragas')).toEqual(['controle pragas'])
    expect(phrasesOf('coletaresiduos')).toEqual(['coleta residuos'])
  })

  test('a norm and its number typed as one are two', () => {
    expect(reading('rdc15')).toMatchObject({
      told: { shown: 'rdc 15' },
      phrases: [{ exact: true }],
    })
    expect(wordsOf('covid19')).toEqual(['covid19'])
  })

  test.each([
    ['rdc 15/12', ['rdc', '15', '2012']],
    ['portaria 344/98', ['portaria', '344', '1998']],
    ['222/18', ['222', '2018']],
    ['escala 12/36', ['escala', '12', '36']],
  ])('a year of two digits after a norm is that year: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
    expect(reading(text).told.shown).toBe(text)
  })

  test('the year of a norm weighs less than its number, though it is as rare', () => {
    const [, number = 0, year = 0] = reading('rdc 15/12').words.map(({ weight }) => weight)
    expect(year).toBeLessThan(number)
  })

  test.each([
    ['calibração e registro', [[0], [1]]],
    ['coleta de resíduos e calibração', [[0, 1], [2]]],
    ['registro químico e biológico', []],
    ['calibração de autoclaves', []],
    ['calibração e registro e coleta', []],
  ])('of two trades are told apart: %s', (text, parts) => {
    expect(reading(text).parts).toEqual(parts)
  })

  test('beyond what anybody types are read no further', () => {
    expect(wordsOf(Array.from({ length: 40 }, (_, n) => `palavra${n}`).join(' '))).toHaveLength(24)
    expect(wordsOf('a'.repeat(10_000))).toEqual(['a'.repeat(32)])
    expect(reading('🏥 !!! \0')).toMatchObject({ words: [], place: undefined })
  })
})

describe('words of the trade', () => {
  test('there are at least 300 groups, each with more than one member', () => {
    expect(builtInSynonyms.length).toBeGreaterThanOrEqual(300)
    expect(builtInSynonyms.filter(({ meant }) => meant.length < 2)).toEqual([])
  })

  test('a lay word is read as what the trade calls it', () => {
    expect(phrasesOf('dedetização')).toContain('controle pragas')
    // One slip away from it, and three from any word that suppliers use.
    expect(wordsOf('detetização')).toEqual(['dedetizacao'])
    expect(phrasesOf('aparelho de pressão')).toContain('esfigmomanometro')
    expect(phrasesOf('lixo hospitalar')).toContain('residuos servicos saude')
  })

  test.each([
    ['sapatilha descartável', 'prope'],
    ['apneia do sono', 'cpap'],
    ['medidor de açúcar', 'glicemia'],
    ['carrinho de parada', 'carro emergencia'],
    ['alimentação por sonda', 'dieta enteral'],
    ['curativo a vácuo', 'pressao negativa'],
    ['dipirona', 'medicamentos'],
    ['conserto de respirador', 'engenharia clinica'],
    ['ventilador pulmonar quebrado', 'engenharia clinica'],
    ['tomógrafo usado', 'compra equipamentos'],
    ['vazamento de oxigênio', 'rede gases'],
    ['caixa descarpack', 'coletores perfurocortantes'],
    ['geladeira pifou', 'refrigeracao'],
    ['furou com agulha', 'acidentes perfurocortantes'],
    ['vicryl', 'fios sutura'],
    ['online', 'distancia'],
    ['accu-chek', 'glicemia'],
    ['transporte refrigerado', 'temperatura controlada'],
    ['aplicativo de saúde', 'software como dispositivo medico'],
    ['auto de infração', 'autos inspecao'],
    ['furo de agulha', 'acidentes perfurocortantes'],
    ['rato', 'controle pragas'],
    ['descalibrada', 'calibracao'],
    ['edital', 'pregoes'],
    ['conserto de equipamento médico', 'engenharia clinica'],
    ['projeto de uti', 'arquitetura'],
    ['escara', 'tratamento feridas'],
    ['sonda de alívio', 'sondas'],
    ['SND', 'nutrição'],
    ['fita de autoclave', 'fita zebrada'],
    ['termo de referência', 'descritivo técnico'],
    ['perito', 'perícia'],
    ['fiscal', 'inspeção'],
    ['vazando', 'manutenção'],
    ['visa', 'licença sanitária'],
    ['visa multou', 'autos de inspeção'],
  ])('%s means %s', (said, meant) => {
    const known = synonyms.meant(phraseKey(contentWords(said)))
    expect(known.map((words) => words.join(' '))).toContain(contentWords(meant).join(' '))
  })

  test.each([
    ['perícia', 'laudo'],
    ['internet', 'redes'],
    ['marcapasso', 'opme'],
    ['cateter', 'stent'],
  ])('%s does not mean %s', (said, other) => {
    const known = synonyms.meant(phraseKey(contentWords(said)))
    expect(known.map((words) => words.join(' '))).not.toContain(other)
  })

  test('in another number it was not mistyped either', () => {
    expect(synonyms.has('rato')).toBe(true)
    expect(synonyms.has('rapto')).toBe(false)
    // The bare stem of 'alugado' is no word, a singular of which only the plural stands in the list is one.
    expect(synonyms.has('alugad')).toBe(false)
    expect(synonyms.has('refrigerado')).toBe(true)
  })

  test('of a machine, whoever made it', () => {
    expect(wordsOf('ventilador Dräger quebrado')).toEqual(['ventilador', 'quebrado'])
    expect(wordsOf('mindray')).toEqual(['mindray'])
  })

  test('split or joined otherwise than suppliers write it', () => {
    expect(phrasesOf('esfigmo manômetro')).toContain('esfigmomanometro')
    expect(phrasesOf('coletaresíduos')).toContain('coleta residuos')
    expect(phrasesOf('esfigmo de manômetro')).toEqual([])
    expect(phrasesOf('calibração autoclaves')).not.toContain('calibracao autoclaves')
  })

  test('in any order', () => {
    expect(phrasesOf('hospitalar lixo')).toContain('residuos servicos saude')
  })

  test('with a word of asking inside', () => {
    const index = indexSynonyms(readSynonyms('leite sem lactose > fórmula infantil'))
    const meant = index.meant(phraseKey(['leite', 'lactose']))
    expect(meant.map((words) => words.join(' '))).toContain('formula infantil')
  })

  test('for a norm are worth less than the norm itself', () => {
    const known = new Vocabulary(
      ['iso', '9001', 'gestao', 'qualidade'].map((word) => ({ word, display: word, suppliers: 1 })),
      4,
    )
    const { phrases } = read('iso 9001', { vocabulary: known, gazetteer: gazetteer(), synonyms })
    const qualities = phrases.filter(({ exact }) => !exact).map(({ quality }) => quality)
    expect(Math.max(...qualities)).toBeLessThan(0.6)
  })

  test('in any of its forms, and misspelt', () => {
    expect(phrasesOf('dedetizações')).toContain('controle pragas')
  })

  test('written as it sounds, though no supplier uses it', () => {
    expect(wordsOf('dedetizassão')).toEqual(['dedetizacao'])
    expect(phrasesOf('dedetizassão')).toContain('controle pragas')
  })

  test('one way only, where it goes only one way', () => {
    const index = indexSynonyms(readSynonyms('lençol | fronha > enxoval'))
    const meant = (text: string) => index.meant(text).map((words) => words.join(' '))
    expect(meant('lencol')).toEqual(['lencol', 'fronha', 'enxoval'])
    expect(meant('enxoval')).toEqual([])
  })

  test('half of a phrase is not what the phrase means', () => {
    const index = indexSynonyms(readSynonyms('soro | soro fisiológico | ringer'))
    const meant = (...said: string[]) =>
      index.meant(phraseKey(said)).map((words) => words.join(' '))
    expect(meant('soro', 'fisiologico')).toEqual(['soro fisiologico', 'ringer'])
    expect(meant('soro')).toEqual(['soro', 'soro fisiologico', 'ringer'])
  })

  test('a long number is the norm, whoever else stands before it; a year is not', () => {
    expect(phrasesOf('nbr 27001')).toContain('27001')
    expect(phrasesOf('lei 2012')).not.toContain('2012')
  })

  test('a norm and its number are one thing', () => {
    const { phrases } = reading('RDC 15')
    expect(phrases).toMatchObject([{ from: 0, to: 1, exact: true }])
  })
})
