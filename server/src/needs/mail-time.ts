import type { Language } from 'contract/rules/languages'
import type { NeedRemovalReason } from 'contract/rules/needs'
import { urls } from 'contract/urls'
import { type Buyer, dayText, letterTo, type Site } from './mail.ts'
import { lastDayBefore } from './rules.ts'

const timeTexts = {
  pt: {
    ending: (titulo: string) => `Sua demanda vence em breve: ${titulo}`,
    endingHeading: 'O prazo para propostas está acabando',
    endingText: (day: string) => `A sua demanda recebe propostas até ${day}.`,
    ended: (titulo: string) => `Sua demanda venceu: ${titulo}`,
    endedHeading: 'O prazo para propostas acabou',
    endedText: 'Fornecedores não podem mais responder.',
    accept: 'Você ainda pode aceitar uma proposta.',
    none: 'Você não recebeu propostas.',
    noneYet: 'Você ainda não recebeu propostas.',
    count: (n: number) => (n === 1 ? 'Você tem 1 proposta.' : `Você tem ${n} propostas.`),
    extend: (day: string) => `No link abaixo você pode prorrogar até ${day} ou encerrar.`,
    close: 'No link abaixo você pode encerrar a demanda.',
  },
  en: {
    ending: (titulo: string) => `Your request ends soon: ${titulo}`,
    endingHeading: 'The time for proposals is nearly over',
    endingText: (day: string) => `Your request takes proposals until ${day}.`,
    ended: (titulo: string) => `Your request has ended: ${titulo}`,
    endedHeading: 'The time for proposals is over',
    endedText: 'Suppliers can no longer answer.',
    accept: 'You can still accept a proposal.',
    none: 'You received no proposals.',
    noneYet: 'You have received no proposals yet.',
    count: (n: number) => (n === 1 ? 'You have 1 proposal.' : `You have ${n} proposals.`),
    extend: (day: string) => `With the link below you can extend it until ${day} or close it.`,
    close: 'With the link below you can close it.',
  },
} as const

/** `extends_to`: the day until which an extension would lead; undefined when there is none. */
type Timed = Buyer & { expires_at: Date; proposals: number; extends_to: string | undefined }

function choiceOf({ language, extends_to }: Timed): string {
  const { extend, close } = timeTexts[language]
  return extends_to ? extend(dayText(extends_to)) : close
}

export function endingMail(buyer: Timed, link: string, site: Site) {
  const texts = timeTexts[buyer.language]
  const last = dayText(lastDayBefore(buyer.expires_at))
  const count = buyer.proposals > 0 ? texts.count(buyer.proposals) : texts.noneYet
  const paragraphs = [texts.endingText(last), count, choiceOf(buyer)]
  const heading = texts.endingHeading
  return letterTo(buyer, { subject: texts.ending(buyer.titulo), heading, paragraphs }, link, site)
}

export function endedMail(buyer: Timed, link: string, site: Site) {
  const texts = timeTexts[buyer.language]
  const { proposals } = buyer
  const told =
    proposals > 0
      ? [`${texts.endedText} ${texts.accept}`, texts.count(proposals)]
      : [texts.endedText, texts.none]
  const paragraphs = [...told, choiceOf(buyer)]
  const heading = texts.endedHeading
  return letterTo(buyer, { subject: texts.ended(buyer.titulo), heading, paragraphs }, link, site)
}

const removalReasons: Record<Language, Record<NeedRemovalReason, string>> = {
  pt: {
    propaganda: 'é propaganda',
    'dados-pessoais': 'traz dados pessoais',
    ofensa: 'traz ofensas',
    duplicada: 'repete outra demanda',
    'fora-do-tema': 'não é da área da saúde',
    outro: 'outro motivo',
  },
  en: {
    propaganda: 'it is advertising',
    'dados-pessoais': 'it holds personal data',
    ofensa: 'it is offensive',
    duplicada: 'it repeats another request',
    'fora-do-tema': 'it is not about health care',
    outro: 'another reason',
  },
}

const removedTexts = {
  pt: {
    subject: (titulo: string) => `Sua demanda foi removida: ${titulo}`,
    heading: 'A sua demanda foi removida',
    reason: (motivo: string, note: string) => `Motivo: ${motivo}. ${note}`,
    again: 'Se quiser, publique outra sem esse problema.',
    open: 'Publicar outra demanda',
  },
  en: {
    subject: (titulo: string) => `Your request was removed: ${titulo}`,
    heading: 'Your request was removed',
    reason: (motivo: string, note: string) => `Reason: ${motivo}. ${note}`,
    again: 'You are welcome to publish another one without that problem.',
    open: 'Publish another request',
  },
} as const

export function removedMail(
  buyer: Buyer,
  { motivo, note }: { motivo: NeedRemovalReason; note: string },
  site: Site,
) {
  const { subject, heading, reason, again, open } = removedTexts[buyer.language]
  const paragraphs = [reason(removalReasons[buyer.language][motivo], note), again]
  const letter = { subject: subject(buyer.titulo), heading, paragraphs, action: open }
  return letterTo(buyer, letter, `${site.publicUrl}${urls.bank}`, site)
}
