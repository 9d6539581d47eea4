import { keywordTopics } from 'contract/rules/keywords'
import { synonymGroups } from './rules-domain.ts'
import { contentWords, plainText } from 'contract/rules/text'

/** How people write in a chat, word by word. Everything here is folded: no accents, lower case. */
const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const slang: Readonly<Record<string, string>> = {
  vc: 'voce',
  vcs: 'voces',
  ce: 'voce',
  ceis: 'voces',
  pra: 'para',
  pro: 'para',
  pras: 'para',
  pros: 'para',
  p: 'para',
  q: 'que',
  oq: 'que',
  ql: 'qual',
  tb: 'tambem',
  tbm: 'tambem',
  n: 'nao',
  num: 'nao',
  pq: 'porque',
  hj: 'hoje',
  qro: 'quero',
  qria: 'queria',
  prciso: 'preciso',
  presiso: 'preciso',
  precizo: 'preciso',
  obg: 'obrigado',
  obgd: 'obrigado',
  brigado: 'obrigado',
  brigada: 'obrigada',
  vlw: 'valeu',
  blz: 'beleza',
  atendnte: 'atendente',
  atendete: 'atendente',
  fornecedo: 'fornecedor',
  fornecedro: 'fornecedor',
  forncedor: 'fornecedor',
}

export const greetings = list(
  'oi oie ola opa hey hello hi fala salve eai alo ajuda socorro menu inicio comecar bom boa dia tarde noite tudo bem beleza e ai td gente pessoal amigo ' +
    'amiga moca moco',
)
/** One of these makes a greeting of the words above. */
export const greetingHeads = list(
  'oi oie ola opa hey hello hi fala salve eai alo bom boa tudo ajuda socorro menu inicio comecar',
)

export const thanks = list(
  'obrigado obrigada valeu agradeco agradecido agradecida brigadao obrigadao muito grato grata ok certo perfeito ' +
    'otimo show top legal beleza entendi maravilha isso ajudou tchau ate mais logo falou abraco era so por enquanto ' +
    'pela ajuda tenha um bom dia boa tarde noite',
)
export const thanksHeads = list(
  'obrigado obrigada valeu agradeco agradecido agradecida brigadao obrigadao grato grata perfeito otimo show top ' +
    'legal beleza entendi maravilha tchau falou ok certo ate',
)

export const yes = list('sim s isso quero pode ser claro por favor aham uhum bora manda ok')

/** Words of asking, not of what is asked for. */
export const filler = list(
  'faco preciso precisa precisamos precisando precisava quero queria queremos querer gostaria procuro procurar procurando ' +
    'procura procuramos busco buscar busca buscando buscamos encontrar encontro encontre achar acho acha achei ache ' +
    'necessito necessitamos necessidade tem tenho ter temos teria tinha tiver existe existem ha alguem algum alguma ' +
    'alguns algumas fornecedor fornecedores fornecedora fornecedoras fornecer fornece fornecem forneca prestador ' +
    'prestadora prestadores servico servicos faz fazem fazer faca facam fazendo trabalha trabalham trabalhe trabalhem ' +
    'atende atendem atenda atendam possa pode podem poderia podia consigo consegue conseguir ajuda ajudar ajude ajudam ' +
    'mostra mostrar mostre mostrem lista listar liste indica indicam indicar indicarem recomenda recomendam recomendar ' +
    'recomende sugere sugira sugestao conhece conhecem conheco contratar contrato contratacao comprar compro compra ' +
    'comprando vende vendem venda vender venderia cotar cotacao orcamento orcar orca preco precos valor valores quanto ' +
    'quantos custa custam onde como qual quais quem quando aqui ai la favor gentileza urgente urgencia hoje agora ' +
    'rapido rapida logo bom boa bons boas barato barata baratos confiavel confiaveis melhor melhores perto proximo ' +
    'proxima proximos regiao cidade estado bairro zona interior capital grande especializado especializada ' +
    'especializados especializadas especialista especialistas opcao opcoes outro outra outros outras tambem ' +
    'oi ola obrigado obrigada nao sim entao mas pois sabe saber sei ver veja vou vamos estou to tou ta esta estao ' +
    'ser seria sao foi era gente pessoal coisa tipo so somente apenas ainda tava meio urgentemente site lugar ' +
    'moco moca amigo amiga bem dia tarde noite ne uai tche mano cara oxe bah disponivel disponiveis ' +
    'empresa empresas firma firmas autonomo autonoma autonomos autonomas freelancer freelancers freela freelas frila ' +
    'sou abrindo abrir abri arrumarem quebrou quebrado manda mandar mande quantidade nordeste norte sudeste ' +
    'oferecem ofereca oferecer exige trabalhando vcs anterior anteriores diga ' +
    'profissional profissionais pj pf contato telefone email whatsapp zap nome fone arrumar arruma',
)

/** A verb people ask with, and the noun suppliers describe themselves by. */
const verbs: Readonly<Record<string, string>> = {
  validar: 'validacao',
  calibrar: 'calibracao',
  aferir: 'afericao',
  qualificar: 'qualificacao',
  esterilizar: 'esterilizacao',
  higienizar: 'higienizacao',
  limpar: 'limpeza',
  lavar: 'lavanderia',
  consertar: 'manutencao',
  concertar: 'manutencao',
  reparar: 'manutencao',
  manter: 'manutencao',
  alugar: 'locacao',
  locar: 'locacao',
  treinar: 'treinamento',
  capacitar: 'capacitacao',
  coletar: 'coleta',
  recolher: 'coleta',
  descartar: 'residuos',
  transportar: 'transporte',
  entregar: 'transporte',
  armazenar: 'armazenagem',
  auditar: 'auditoria',
  traduzir: 'traducao',
  dedetizar: 'dedetizacao',
  projetar: 'projeto',
  reformar: 'reforma',
  faturar: 'faturamento',
  licenciar: 'licenciamento',
  regularizar: 'regularizacao',
  registrar: 'registro',
  monitorar: 'monitoramento',
  implantar: 'implantacao',
  acreditar: 'acreditacao',
  blindar: 'blindagem',
  divulgar: 'marketing',
}

const endings: Readonly<Record<string, readonly string[]>> = {
  ar: ['ar', 'a', 'am', 'o', 'ando', 'e', 'em', 'ei', 'aria'],
  er: ['er', 'e', 'em', 'endo', 'a', 'am', 'eria'],
  ir: ['ir', 'e', 'em', 'indo', 'a', 'am', 'iria'],
}

const everyday: Readonly<Record<string, string>> = {
  conserto: 'manutencao',
  concerto: 'manutencao',
  reparo: 'manutencao',
  aluguel: 'locacao',
  advogado: 'lgpd',
  dedetizador: 'dedetizacao',
  curso: 'cursos',
  propaganda: 'marketing',
  lixo: 'residuos',
  validador: 'validacao',
  calibrador: 'calibracao',
  tradutor: 'traducao',
  tradutora: 'traducao',
  faxina: 'limpeza',
}

const nounByVerb = new Map<string, string>(Object.entries(everyday))
for (const [verb, noun] of Object.entries(verbs)) {
  const stem = verb.slice(0, -2)
  for (const ending of endings[verb.slice(-2)] ?? []) nounByVerb.set(stem + ending, noun)
}

const generic = list(
  'marketplace fornecedores nacional empresa empresas sistema produto produtos servico servicos dados atendimento ' +
    'registro registros plano cadastro marcas sites agencia tecnico publica interna especiais especial visita ' +
    'freelancer freela autonomo site lojas virtuais canal lei pais brasil gestao pesquisa mercado acesso vida uso agua',
)

/** Every word of the keyword page and of the synonyms: what this directory is about. */
export const domainWords: ReadonlySet<string> = new Set(
  [...keywordTopics.flatMap(({ topic, keywords }) => [topic, ...keywords]), ...synonymGroups.flat()]
    .flatMap(contentWords)
    .concat(
      Object.values(verbs),
      contentWords(
        'luvas seringas curativos mascaras reagentes kit cama camas maca macas ventilador bipap cpap monitor ' +
          'autoclaves estufa estufas oximetro desfibrilador ultrassom tomografia tomografo mamografia ressonancia ' +
          'bisturi balanca pipetas centrifuga laboratorio hemodialise extintor consultoria assessoria consultor consultora assessor cadeira rodas ' +
          'vacinas vacina exames protese proteses ortese marcapasso lixo esgoto uniforme hospital hospitalar clinica ' +
          'farmacia drogaria medicamento medicamentos remedio remedios insumos materiais descartaveis gaze soro ' +
          'prontuario software impressora radiologia dosimetro blindagem cirurgico cirurgicos enxoval lencol lencois ' +
          'ar condicionado climatizacao hepa temperatura geladeira freezer refrigerado tradutor traducoes bulas ' +
          'brigada incendio glosas convenio convenios telemedicina backup nuvem rede servidor embalagem embalagens ' +
          'papel envelope cilindro oxigenio nitrogenio farmaceutico farmaceutica enfermeiro enfermeira engenheiro ' +
          'arquiteto fisico dpo auditor instrumentador psicologo nutricionista medico dentista',
      ),
    )
    .filter((word) => word.length > 2 && !generic.has(word))
    .concat('ti', 'rh', 'rt', 'ae'),
)

const vocabulary = new Set(
  [...synonymGroups.flat(), ...keywordTopics.flatMap(({ keywords }) => keywords)].flatMap(
    contentWords,
  ),
)

/**
 * The word the directory's search should look for. Its search is by substring, so a plural the
 * directory does not know is cut to what singular and plural share ('descartave').
 */
export function searchWord(word: string): string {
  const noun = nounByVerb.get(word)
  // 'sala limpa' is no wish to clean.
  if (noun && (verbs[word] || everyday[word] || !vocabulary.has(word))) return noun
  if (vocabulary.has(word) || word.length < 5 || /\d/.test(word)) return word
  if (word.endsWith('oes')) return word.slice(0, -3)
  if (/[aeo]is$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ns')) return word.slice(0, -2)
  if (/[rz]es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const knownStems = new Set([...domainWords].map(searchWord))

export const isDomainWord = (word: string): boolean =>
  domainWords.has(word) || knownStems.has(searchWord(word)) || nounByVerb.has(word)

export type Token = {
  /** As typed. */
  raw: string
  /** Folded, slang resolved. */
  word: string
  /** What stood before it: '/', '-', ',' tie a state to its city. */
  tied: boolean
}

/** The words of a message. 'oiiii' is 'oi', 'pra' is 'para'. */
export function tokensOf(text: string): Token[] {
  return [...text.slice(0, 2_000).matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)]
    .map(([, before = '', raw = '']) => {
      const folded = plainText(raw).replace(/([a-z])\1{2,}/g, '$1')
      return { raw, word: slang[folded] ?? folded, tied: /^\s*[/,(-]\s*$/.test(before) }
    })
    .filter(({ word }) => word !== '')
    .slice(0, 120)
}
