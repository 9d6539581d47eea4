import type { FaqId } from '../faq/faq.ts'
import { sureFaq, sureFaqOfUs } from '../faq/sure.ts'
import { fieldQuestionIn } from '../field/field.ts'
import { siteQuestion } from '../intents/meanings.ts'
import { asksForPerson, isPersonWord } from './person.ts'
import { ownBusiness } from './cues.ts'
import type { Message } from './message.ts'
import type { Said } from './said.ts'
import { supplierQuestionIn } from './supplier-question.ts'
import type { AssistantContext, Understood } from './understood.ts'

// Two steps of decide.ts: what is surely of the site or the field, before a need is thought of; and, where the words are no
// need again under another condition, what is of the site or of the visitor's own account.

/** A tool to book appointments or to hire people is something to buy. */
export const wantsTools =
  / (canal de|software|sistemas?|plataforma|(?<!sou )fornecedor(es)? de|empresas? (de|que)|consultoria|aplicativo para|treinamento|curso) /
/** 'divulgar minha clínica no Instagram' asks for somebody who does it. */
const otherChannels = / (instagram|insta|facebook|tiktok|redes sociais|google|trafego pago) /
/** The visitor's own account, beyond doubt: whatever else is named, it is no search. */
const ownAccount =
  / (me cadastr\w+|cadastrar|meu cadastro|anunciar|anuncio(?! de )|assinatura(?! (digital|eletronica))|assinei|login|logar|senha|senah|esqueci|minha (conta|nota fiscal|fatura|pagina|foto)|meu (perfil|plano|recibo|anuncio)|mensalidade|excluir (minha|meu|meus)|divulgar (minha|meu|o meu|a minha)(?! (clinica|hospital|consultorio|laboratorio|farmacia|drogaria))|(coloc\w+|aparec\w+|por|entrar) (\w+ ){0,4}(no|nesse|neste) site|planos? (gratis|basico|profissional|corporativo|anual|mensal|pago)|pix|boleto) /
const forHealth =
  / (hospital\w*|hospitais|clinicas?|farmac\w+|laborator\w+|medic\w+|saude|fornecedor(es)? de|consultoria|residuos|calibra\w+) /
/** Takes the site for a shop; with a thing of the trade it is a search all the same. */
const takesUsForShop =
  / (voces|vcs|o site|aqui) (\w+ )?(vende\w*|entrega\w*|fabrica\w*|despacha\w*|tem (estoque|entrega|loja|frete))|do you (sell|deliver|ship) /
/** One medicine by its name, asked of us: a patient at the wrong counter, though distributors have it too. */
const namesMedicine =
  / (dipirona|paracetamol|omeprazol|amoxicilina|dexametasona|diazepam|clonazepam|tramadol|morfina|insulina) /
const ofDelivery = / (entreg|despach|frete)\w* /
/** `trade`: how many of its words suppliers use. */
const asksUsToSell = (sentence: string, trade: number): boolean =>
  takesUsForShop.test(sentence) && (trade === 0 || namesMedicine.test(sentence))

/** 'tem telefone?' where nobody was spoken of. */
const isOfUs =
  /^ (voces |aqui |o site )?(tem|teria|do you have a) (um |o |algum )?(telefone|numero|0800|whatsapp|email|phone)( daqui| de voces| para ligar| number)? $/

/** Whatever service is named beside it. */
const beyondDoubt = new Set<FaqId | undefined>([
  'cadastro-empresa',
  'indicar',
  'sem-acesso-ao-email',
  'privacidade-excluir-dados',
  'excluir-conta',
  'editar-perfil',
  'qual-plano',
  'empresa-no-profissional',
  'freelancer-no-corporativo',
  'cartao-recusado',
  'conversa-guardada',
  'estatisticas',
])
export const isBeyondDoubt = (faq: FaqId | undefined): boolean => beyondDoubt.has(faq)

const asksWhatTheyDo =
  /^ (e |mas |and )?((posso|da para|can i) (pagar|parcelar|pay) |(eles |elas |ele |ela |they )?(tem|atende\w*|aceita\w*|emite\w*|faz|fazem|da|dao|trabalha\w*|fala\w*|vende\w*|entrega\w*|do they|does (he|she|it)) )/
const ofSite = / (site|daqui|aqui|voces?|plataforma|marketplace|website|eu|meus?|minhas?|my|i) /
/** 'atende convênio?' after a supplier was shown is no question about appointments. */
const isOfSupplier = (
  { sentence }: Message,
  { about, ofSite: ofOurs }: AssistantContext,
): boolean =>
  about !== undefined &&
  !ofOurs &&
  asksWhatTheyDo.test(sentence) &&
  !ofSite.test(sentence) &&
  !ownBusiness.test(sentence)

/** 'does he speak English?' where nobody was shown. */
const ofSomebody =
  /^ (e |mas |and )?((does|is|can|will|has) (he|she)|(ele|ela) (fala|atende|entrega|cobra|emite|aceita|faz|vende|aluga)) /

const surely = 0.8
const isWordedAsNeed = (message: Message, { meanings }: Said['directory']): boolean => {
  const [best] = meanings(message)
  return best?.label === 'need' && best.probability >= surely
}

/** 'me conta uma piada de médico' */
const inJest = / (piadas?|jokes?) /

/** Questions with a written answer, and whatever else is no search. */
export function written({ message, context, read, trade, directory, isOffTopic, about }: Said) {
  const { sentence } = message
  const faq = (id: FaqId): Understood => ({ intent: 'faq', id })
  if (isOffTopic && inJest.test(sentence)) return { intent: 'off-topic' as const }
  const ofUs = () => (context.about === undefined ? sureFaqOfUs(message) : undefined)
  const isOfNobody = context.about === undefined && context.wanted === undefined
  if (isOfNobody && ofSomebody.test(sentence))
    return { intent: 'ask-need' as const, wanted: read.place }
  const isNoSite =
    isOfSupplier(message, context) ||
    // 'consultório de dentista precisa de PGRSS?', 'contador para abrir PJ de médico'
    (sureFaq(message) === 'consulta' &&
      (fieldQuestionIn(message) !== undefined ||
        (read.need.words.length > 2 && isWordedAsNeed(message, directory))))
  const sure = isNoSite ? undefined : (sureFaq(message) ?? ofUs())
  // 'isso é robô, né? quero falar com gente'
  if (sure === 'robo' && asksForPerson(message, false)) return { intent: 'attendant' as const }
  if (sure && (isBeyondDoubt(sure) || !(wantsTools.test(sentence) && trade > 0))) return faq(sure)
  const things = read.need.words.filter(
    (word) => directory.isTrade(word) && !isPersonWord(word) && !/^\d+$/.test(word),
  )
  if (asksForPerson(message, things.length > 0)) return { intent: 'attendant' as const }
  if (asksUsToSell(sentence, trade)) {
    const { about: supplier, ofSite } = context
    // 'vocês entregam?' beside a supplier is meant of the supplier.
    return supplier !== undefined && !ofSite && ofDelivery.test(sentence)
      ? {
          intent: 'about' as const,
          supplier,
          question: 'terms' as const,
          place: {},
          said: sentence,
        }
      : faq('nao-vendemos')
  }
  if (about) return about
  const field = fieldQuestionIn(message)
  if (field) return { intent: 'field' as const, ...field }
  const isOutside = !forHealth.test(sentence) || / (tcc|monografia) /.test(sentence)
  return isOffTopic && isOutside ? { intent: 'off-topic' as const } : undefined
}

/** Where the words leave no doubt that it is the visitor's own account, the likeliest answer will do. */
const ofAccount = 0.3

export function ofSiteOrAccount({
  message,
  context,
  read,
  isOwn,
  directory,
}: Said): Understood | undefined {
  const { sentence, language } = message
  const isMine = / (meu|minha|meus|minhas|my) /.test(sentence)
  if (read.need.words.length === 0 && !read.hasPlace && !isOwn && !isMine) {
    const question = supplierQuestionIn(message)
    if (question === 'price')
      return context.ofSite ? { intent: 'faq', id: 'planos-e-precos' } : { intent: 'price-of-what' }
    if (question === 'contact')
      return { intent: 'faq', id: isOfUs.test(sentence) ? 'falar-com-pessoa' : 'pedir-contato' }
  }
  if (!ownAccount.test(sentence) || language !== 'pt' || otherChannels.test(sentence))
    return undefined
  // 'software com assinatura mensal', 'alguém que faça anúncio'
  if (!isOwn && ownBusiness.test(sentence)) return undefined
  const id = siteQuestion(message, directory, ofAccount)
  return id && { intent: 'faq', id }
}
