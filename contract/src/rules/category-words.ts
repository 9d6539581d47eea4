import { type CategorySlug, categorySlugs, mostCategories } from './categories.ts'
import { plainText } from './text.ts'

/**
 * What makes a text propose a trade: beginnings of words without accents, so that 'calibra' is also
 * 'calibração' and 'calibramos'. Several in a row must stand in a row, with nothing but short words
 * between them. Only what names the trade belongs here: 'hospital' or 'anvisa' stand in every text.
 */
const beginnings: Readonly<Record<CategorySlug, string>> = {
  'descartaveis-e-epi': `descartave | luva | seringa | agulha | mascara | curativo | fralda | epi | gaze
    | protecao individual | atadura | esparadrapo | cateter | sonda | equipo | scalp | avental descart
    | material hospitalar | materiais hospitalares | materiais medic | absorvente | ferida | cobertura
    | touca | prope | coletor`,
  'medicamentos-e-farmacia': `medicament | farmaceutic clinic | farmaceutica balcao | farmacia clinic | farmacia hospital | farmacias | drogaria | nutricao | enteral | dieta
    | suplement | soluc parenter | manipulador | farmacia manipul | antimicrob | soro | quimioterap | formula infant
    | sngpc | espessante`,
  'equipamentos-e-mobiliario': `equipamentos hospital | venda equipament | locac | alug | camas | cama hospital | macas
    | colchao | colchoes | mobiliari | moveis | monitor multiparam | ventilador | bomba infus
    | concentrador | foco cirurg | berco | poltrona | suporte soro | armario | biombo | mesa exam`,
  'cirurgia-e-opme': `opme | ortes | protes | implante | sutura | cirurgic | instrumental | instrumentais
    | consignac | fio cirurg | tela cirurg | videolaparo | trocar | grampeador`,
  'laboratorio-e-diagnostico': `reagente | diagnostico in vitro | diagnostica | analises clinic
    | hematolog | bioquimic | teste rapid | tubo coleta | vacuo | comodato | pipeta | microscop
    | uroanalis | analisador | microbiolog | coleta sangue`,
  odontologia: `odonto | dental | dente | ortodont | implantodont | endodont`,
  'reabilitacao-e-home-care': `fisioterap | reabilit | cadeira rodas | muleta | andador | ortoped
    | home care | domicili | oxigenoterap | bipap | cpap | eletroestim | pilates | palmilha | idoso
    | mobilidade`,
  'esterilizacao-e-cme': `esteril | cme | autoclave | oxido etileno | grau cirurgic | termodesinfec
    | indicador biolog | bowie | central material | detergente enzimatic`,
  'engenharia-clinica-e-calibracao': `engenharia clinic | calibra | metrolog | manutenc | conserto
    | assistencia tecnic | seguranca eletric | troca pecas | qualificac termic | validac | mapeamento termic
    | radiolog | radiometr | fisica medic | dosimetr | blindagem | ensaio | rdc 509 | engenheir biomedic`,
  'infraestrutura-hospitalar': `arquitet | rdc 50 | gases medicin | oxigenio | ar medicin | sala limp
    | climatiz | pmoc | osmose | tratamento agua | hemodialis | avcb | incendio | tratamento ar
    | obra | reforma | blindagem | rede gases | corpo bombeir`,
  'higienizacao-e-enxoval': `limpeza concorr | limpeza termin | limpeza hospitalar | higieniza | lavander | enxoval | uniforme
    | jaleco | scrub | controle praga | controle integrado praga | vetores | reservatorio | mop | roupa
    | saneante | desinfetante`,
  'residuos-e-meio-ambiente': `residuo | pgrss | pgrs | ambiental | mtr | destinac final | conama
    | licenca previa | perfurocort | efluente | logistica reversa | outorga`,
  'logistica-e-cadeia-fria': `transport | armazen | logistic | cadeia fria | temperatura control
    | frota | refrigerac | camara vacina | camara fria | geladeira | registrador | isotermic
    | monitoramento temperat | temperatura umidad | sala vacina | camaras vacina | camaras frias
    | entrega`,
  'regulatorio-e-licencas': `regulator | regulariz | afe | cbpf | cbpda | registro dispositiv
    | registro produt | registro cosmetic | notificac | licenca sanitar | vigilancia sanitar
    | dispositivo medic | dispositivos medic | classe risco | farmacovigil | tecnovigil | rdc 751 | rdc 657 | rotulagem | responsabilidade tecnic | dossie
    | alvara | sngpc | cnes`,
  'qualidade-e-treinamento': `acredit | ona | seguranca paciente | gestao qualidade | garantia qualidade
    | controle qualidade | auditor | compliance | treinament | curso | nr 32 | biosseguranca | proficien
    | boas pratic | integridade | auditoria contas | auditoria concorrent | auditoria fornecedor | cipa | seguranca trabalho | suporte basic`,
  'gestao-e-tecnologia': `prontuario | sistema gestao | software | hl7 | fhir | interfaceament | rede
    | backup | copia seguranca | lgpd | dpo | encarregado dados | fatura | tiss | glosa | custo | licitac
    | marketing | campanha | redes socia | anuncio | identidade visual | conteudo | traduc | traduz
    | tradutor | artigo | ingles | marcas | patente | inpi | conta medic | contas medic | sistema computadoriz | credenciament | telefonia | servidor`,
}

type Beginning = readonly string[]

const phrases: readonly (readonly [CategorySlug, readonly Beginning[]])[] = categorySlugs.map(
  (slug) => [slug, beginnings[slug].split('|').map((phrase) => phrase.trim().split(/\s+/))],
)

export type SupplierTexts = {
  nome?: string | null | undefined
  /** What it calls its own trade, in a line. */
  speciality?: string | null | undefined
  text?: string | null | undefined
}

/** A trade that a supplier names in its own line counts more than one that its text mentions. */
const weights = { nome: 2, speciality: 4, text: 1 } as const
/** How near to the best one another must come. */
const nearEnough = 0.25
const leastScore = 2

/** Up to five, the main one first; none when the texts name no trade. */
export function proposeCategories({ nome, speciality, text }: SupplierTexts): CategorySlug[] {
  // 'Marketing para farmácias': after 'para' stands who is served.
  const [trade = '', ...served] = (speciality ?? '').split(/\spara\s/i)
  const read = [
    { words: readWords(nome), weight: weights.nome },
    { words: readWords(trade), weight: weights.speciality },
    { words: readWords(`${served.join(' ')} ${text ?? ''}`), weight: weights.text },
  ]
  const scores = phrases.map(([slug, alternatives]) => ({
    slug,
    score: read.reduce(
      (sum, { words, weight }) =>
        sum + weight * alternatives.filter((phrase) => stands(phrase, words)).length,
      0,
    ),
  }))
  const best = Math.max(...scores.map(({ score }) => score))
  const least = Math.max(Math.min(leastScore, best), best * nearEnough, 1)
  return scores
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostCategories)
    .map(({ slug }) => slug)
}

type Words = { all: readonly string[]; byStart: ReadonlyMap<string, readonly number[]> }

/** Three letters: a shorter beginning is a whole word, so no word is missed where its own are looked up. */
const startOf = (word: string) => word.slice(0, 3)

function readWords(text: string | null | undefined): Words {
  const all = plainText(text ?? '').split(' ')
  return { all, byStart: Map.groupBy(all.keys(), (at) => startOf(all[at] ?? '')) }
}

/** 'gases medicin' is in 'gases e vácuo medicinal' no more than in 'gás de cozinha'. */
function stands(phrase: Beginning, { all, byStart }: Words): boolean {
  const places = byStart.get(startOf(phrase[0] ?? '')) ?? []
  return places.some((from) => {
    let at = from
    return phrase.every((beginning, index) => {
      while (index > 0 && isShort(all[at])) at++
      const fits = fitsBeginning(all[at], beginning)
      at++
      return fits
    })
  })
}

const isShort = (word: string | undefined) =>
  word !== undefined && word.length <= 3 && !/\d/.test(word)

/** A beginning of up to three letters is a whole word: 'ona' is not 'onação'. */
const fitsBeginning = (word: string | undefined, beginning: string) =>
  word !== undefined && (beginning.length <= 3 ? word === beginning : word.startsWith(beginning))
