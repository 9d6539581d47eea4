import { licences } from 'contract/rules/licences'
import { planHas } from 'contract/rules/plans'
import { plainText } from 'contract/rules/text'
import type { VisibleSupplier } from '../search/service-matches.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { readLicences } from './rules/understanding/licences.ts'
import { readMessage } from './rules/understanding/message.ts'

// Which papers a supplier declares.

const mostPapers = 6

/** 'registro onde?', 'certificado de alguma coisa esse pessoal?' */
const saysNothing =
  /^((onde|qual|quais|quando|coisa|coisas|pessoal|algum\w*|tipo|el[ea]s?|mesmo|ai) ?)+$/

/** What the supplier declares of the paper that was asked for; a list of all is shown by plans that show it. */
export function licenceAnswer(supplier: VisibleSupplier, paper: string, texts: Texts): string {
  const one = paper.replace(/ licencas$/, '').replace(saysNothing, '')
  const first = answerOn(supplier, one, texts)
  // 'CNPJ e licença?'
  const listed = listedOf(supplier)
  const isAll = one === paper || (listed.length > 0 && listed.every((text) => first.includes(text)))
  return isAll ? first : `${first} ${answerOn(supplier, '', texts)}`
}

/** Whether it names a paper that the supplier has, or asks for all of them. */
export const isDeclared = (supplier: VisibleSupplier, paper: string): boolean => {
  const asked = papersIn(paper.replace(saysNothing, '')).filter(Boolean)
  return asked.length === 0 || asked.some((one) => heldOf(supplier, one).held.length > 0)
}

/** Every company has it: what only some have is told first. */
const isUsual = (text: string) =>
  /^(Alvará de funcionamento|Inscrição no CNPJ|Certificado de Regularidade do FGTS|Certidão de Regularidade do INSS|Auto de Vistoria)/.test(
    text,
  )

const listedOf = ({ plan, certificados }: VisibleSupplier) =>
  planHas(plan, 'certificates') ? certificados : []

function answerOn(supplier: VisibleSupplier, paper: string, texts: Texts): string {
  const { about } = texts
  const { nome, certificados } = supplier
  const asked = papersIn(paper).map((each) => heldOf(supplier, each))
  const held = [...new Set(asked.flatMap((each) => each.held))]
  const missing = asked.flatMap((each) => (each.held.length === 0 ? [each.name] : []))
  const name = missing.join(', ')
  if (held.length > 0) {
    const said = about.licence(nome, held.join(', '))
    return name === '' ? said : `${said} ${about.noLicence(nome, name, '')}`
  }
  const listed = listedOf(supplier).toSorted((a, b) => Number(isUsual(a)) - Number(isUsual(b)))
  const rest = listed.length > mostPapers ? texts.andOthers : ''
  const all = listed.slice(0, mostPapers).join(', ') + rest
  if (name !== '') return about.noLicence(nome, name, all)
  if (all !== '') return about.licence(nome, all)
  return certificados.length > 0 ? about.unlisted(nome) : about.noLicences(nome)
}

const abbreviation =
  /^(?:afe|ae|cbpf|cbpda|bpf|crea|crf|coren|crm|cau|crq|oab|ona|avcb|rbc|inmetro|fgts|inss|cnpj)$/

/** 'AFE e CBPDA' are two, 'licença sanitária e AFE' too; the 'CRF do FGTS' is one. */
export function papersIn(paper: string): string[] {
  const words = paper.replace('crf fgts', 'fgts').split(' ').filter(Boolean)
  const short = words.filter((word) => abbreviation.test(word))
  const long = words.filter((word) => !abbreviation.test(word)).join(' ')
  if (short.length === 0) return [paper]
  if (long === '') return short
  return knownAs(long) ? [long, ...short] : [paper]
}

/** The name of the checklist: 'com' makes one out of 'alvará sanitário'. */
const knownAs = (paper: string) =>
  [paper, `licenca ${paper}`].flatMap(
    (name) => readLicences(readMessage(`com ${name}`, 'pt').tokens).found,
  )[0]

/** 'tem engenheiro registrado?' asks for who registers engineers. */
const councils: Readonly<Record<string, string>> = {
  engenheir: 'CREA',
  arquitet: 'CAU',
  medic: 'CRM',
  farmaceutic: 'CRF',
  enfermeir: 'COREN',
  dentist: 'CRO',
  fisioterapeut: 'CREFITO',
  advogad: 'OAB',
}
/** Whether a council registered the supplier as what is asked for: 'ela é farmacêutica mesmo?' */
export const registered = (supplier: VisibleSupplier, profession: string): boolean =>
  councils[professionOf(profession)] !== undefined && heldOf(supplier, profession).held.length > 0

export const isProfession = (word: string): boolean => councils[professionOf(word)] !== undefined

const professionOf = (word: string) => word.replace(/[oa]?s?$/, '')

/** What is asked for by who gives it. */
const givenBy: Readonly<Record<string, string>> = {
  vigilancia: 'licenca sanitaria',
  'vigilancia sanitaria': 'licenca sanitaria',
  bombeiros: 'avcb',
  'corpo bombeiros': 'avcb',
  prefeitura: 'alvara funcionamento',
  // 'acreditados pelo Inmetro'; certified by it is a product.
  'pelo inmetro': 'acreditacao',
  'pela rbc': 'acreditacao',
  'pela cgcre': 'acreditacao',
}

/** 'registro em conselho', whichever: CRF-RJ, CREA, OAB. */
const ofCouncil = /^Registro (?:no|na) (C[A-Z]{2,}|OAB)/

/** Those of the supplier's papers that are the one asked for, and what it is called. */
export function heldOf({ certificados }: VisibleSupplier, asked: string) {
  const paper = givenBy[asked] ?? asked
  const known = knownAs(paper)
  const council = councils[professionOf(paper)]
  if (paper === 'conselho' || council)
    return {
      held: certificados.filter((text) => {
        const [, given] = ofCouncil.exec(text) ?? []
        return given !== undefined && given === (council ?? given)
      }),
      name: council ?? 'conselho profissional',
    }
  // 'ISO 9001' is a name of its own, though the checklist has one for all such.
  const isListed = known !== undefined && !/\d/.test(paper)
  const words = paper.split(' ').filter((word) => word.length > 1)
  const has = (text: string) => (word: string) =>
    plainText(text)
      .split(' ')
      .some((other) => isForm(other, word))
  // Of 'ISO' the 'ISO 17100', too, that the checklist does not have.
  const whole = certificados.filter(
    (text) => (isListed && text === known) || (words.length > 0 && words.every(has(text))),
  )
  // 'acreditada pelo Inmetro': the accreditation that there is.
  // And of 'AE para controlados' the AE.
  const held =
    whole.length === 0 && words.length > 1 && !isListed && !/\d/.test(paper)
      ? certificados.filter((text) =>
          words.some((word) => (word.length > 8 || abbreviation.test(word)) && has(text)(word)),
        )
      : whole
  const name = isListed
    ? known
    : (licences.find((licence) => plainText(licence) === paper) ?? paper.toUpperCase())
  return words.length > 0 ? { held, name } : { held: [], name: '' }
}

/** 'acreditados' asks for an 'acreditação'. */
const isForm = (own: string, asked: string): boolean =>
  own === asked || (asked.length > 8 && own.startsWith(asked.slice(0, -3)))
