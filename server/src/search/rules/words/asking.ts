import { stopWords } from 'contract/rules/text'
import { sound } from '../reading/stem.ts'
import { wordSet } from './word-set.ts'

/**
 * Words of asking, not of what is asked for. They are left out of a question that has other words;
 * alone they are searched like any word.
 */
const asking = wordSet(`
  preciso precisa precisamos precisando precisava precisam quero queria queremos quer querem gostaria procuro
  procurar procurando procura procuramos busco buscar busca buscando buscamos encontrar encontro encontre achar acho
  acha ache necessito necessitamos tem tenho ter temos teria tinha existe existem ha alguem algum alguma alguns
  algumas prestador prestadora prestadores faz fazem fazer faco faca fazemos trabalha trabalham atende atendem
  atenda possa pode podem poderia consigo consegue ajuda ajudar mostra mostrar lista indica indicam indicar
  recomenda recomendam conhece conhecem contratar comprar compro comprando vende vendem vender cotar cotacao orcar
  quanto custa onde como qual quais quem quando aqui ai la favor urgente urgencia hoje agora rapido barato barata baratas
  confiavel melhor melhores perto proximo proxima sou somos estou estamos vou vamos abri terceirizar terceirizo
  cuida cuidar cuidam saber sei ver minha meu meus minhas nossa nosso tirar lancar pequena pequeno nova novo firma
  firmas especializada especializado especializadas especializados boa bom bons boas tipo coisa coisas algo gente pessoal
  cidade municipio regiao estado bairro brasil pais ser esta esse essa isso dele dela nao sim oi ola dia manda
  mandar ligar ligo liga para pra pro sobre so somente apenas mais muito todo toda todos todas cada entre sem seu
  sua daquele daquela daqueles daquelas vc vcs q pq tb tbm blz pfv pf qdo qto qtde qtd quantidade
`)

/** With nothing but a place beside it: whoever is there. */
const anybody = wordSet(`
  fornecedor fornecedores fornecedora fornecedoras servico servicos empresa empresas profissional profissionais saude
`)
export const meansAnybody = (word: string): boolean => anybody.has(word)

/** Words of asking that suppliers use too: what follows 'auditor de' is asked for. */
const half = wordSet(`
  ${[...anybody].join(' ')} contratacao orcamento compra renovar renovacao emitir emissao obter solicitar cadastro terceirizado
  terceirizada terceirizados terceirizadas terceirizacao incluso inclusa inclusos inclusas inclui incluem pj pf clt
`)

/** Which one, for how long and where in the building: '5ml', 'tamanho m', 'classe iii', 'por 3 meses'. */
const details = wordSet(`
  classe iii iv tamanho tam horas fim fins finais semana semanas mes meses dias uti ubs upa emergencia enfermaria nivel ambulatorio recepcao copa
  predio corredor
`)
const size = /^\d+(?:x\d+)*(?:ml|l|g|kg|mg|mcg|mm|cm|un|und)?$/

/** Said beside what is asked for: such words weigh little. */
export const isHalfAsking = (word: string): boolean =>
  half.has(word) || details.has(word) || (size.test(word) && !/^\d+$/.test(word))

/** 'aparelho de nebulização', 'assessoria para AFE': what follows says which. */
const generic = wordSet(
  'aparelho aparelhos maquina maquinas assessoria assessorias consultoria consultorias',
)
export const isGeneric = (word: string): boolean => generic.has(word)

/** 'alugo', 'aluguel', 'locação', 'locadora' */
export const isRental = (word: string): boolean => /^(?:alug|loca[cdr])/.test(word)

const disposal = wordSet('descarte descartes descartar')
export const isDisposal = (word: string): boolean => disposal.has(word)

export const isAsking = (word: string): boolean => asking.has(word)

const heardAsking = new Set([...asking].filter((word) => word.length > 4).map(sound))
/** 'terceirisar', 'presiso': for a word that nobody uses. */
export const soundsLikeAsking = (word: string): boolean => heardAsking.has(sound(word))
export const isStop = (word: string): boolean => stopWords.has(word)

/** A number after one of these is the norm's or the council's own: 'RDC 15' is not '15 graus'. */
const norms = wordSet(
  'rdc nr nbr iso iec portaria lei resolucao rn in conama decreto astm cfr part gamp normativa',
)
/** Norms that have another meaning without their number: 'portaria e recepção'. */
const halfNorms = wordSet('portaria lei part')
export const isHalfNorm = (word: string): boolean => halfNorms.has(word)
const councils = wordSet('crf crea coren crm cro crq crbm cau cft crc oab crn crmv crefito')

const papers = wordSet(`
  afe ae cbpf bpf cbpda bpda avcb clcb ca art rt mtr cdf pgrss anvisa inmetro ibama rbc ona jci cnes licenca licencas
  alvara alvaras certificado certificados certificacao certidao acreditacao autorizacao selo
`)
/** A norm, a council or a licence by which a supplier is allowed to work. */
export const isPaper = (word: string): boolean =>
  papers.has(word) || norms.has(word) || councils.has(word)

const joined: Readonly<Record<string, readonly string[]>> = {
  dagua: ['d', 'agua'],
  raiox: ['raio', 'x'],
  raiosx: ['raios', 'x'],
}

/** 'iso9001', 'rdc15': the norm and its number, typed as one word; 'caixa dagua' and 'raiox' as well. */
export const splitCode = (word: string): readonly string[] => {
  const parts = joined[word]
  if (parts) return parts
  const [, norm = '', number = ''] = /^([a-z]+)(\d+)$/.exec(word) ?? []
  return norms.has(norm) ? [norm, number] : [word]
}

/** Whether the second word belongs to the first: a norm with its number, a council with its state. */
export function isCode(first: string, second: string): boolean {
  if (norms.has(first)) return /^\d/.test(second)
  return councils.has(first) && /^[a-z]{2}$/.test(second)
}

const freelancers = wordSet(
  'autonomo autonoma autonomos autonomas freelancer freelancers freela freelas frila frilas frilancer freelance freelances mei',
)
export const meansFreelancer = (word: string): boolean => freelancers.has(word)

const alone = wordSet(
  'individual individuais independente independentes liberal liberais fisica fisicas',
)
const somebody = wordSet(
  'pessoa pessoas profissional profissionais consultor consultora consultores prestador',
)

/** 'pessoa física', 'profissional liberal', 'consultora independente': the second word says it. */
export const meansAlone = (first: string, second: string): boolean =>
  (somebody.has(first) && alone.has(second)) || (first === 'conta' && second === 'propria')
