import { plainText } from 'contract/rules/text'
import type { Message } from './message.ts'
import type { Directory, Place, Read, Wanted } from './need.ts'

export const ofRenting = /^(alug\w*|loca(r|cao|m)?|loquem?)$/
export const buys = / (comprar?|compro|quem (so )?vend[ea]|alguem que venda|who sells|to buy) /
export const ofDelivery = /^(entrega|frete|pronta)$/
const ofBuying = /^(comprar?|compro|vend(e|em|er|a))$/
/** What is done with a thing, should nothing else be said. */
const deed =
  /^(manutencao|consert\w+|calibra\w+|valida\w+|qualificacao|instala\w+|alug\w+|loca(r|cao)|treinamento|teste|testes|limp(eza|a|ar)|reforma|transporte|descarte|coleta|venda|compra|comprar|assistencia|reparos?)$/

/** Work that somebody does to a thing, and that whoever sells or rents the thing does not do. */
export const isService = (word: string): boolean =>
  /^(?:re)?(?:alug|locacao|locar|registr|notifica|valida|qualifica|mape|calibra|manuten|consert|treina|capacita|tradu|audit|certifica|coleta|esteriliz|instala|integra|recolh|regulariz)/.test(
    word,
  )

/** More words tell a story. */
const longestThing = 4

/** 'quem valida?' asks for somebody who does it to what was spoken of. */
const doesTo = /^(valida|conserta|calibra|testa|instala|aluga|qualifica|arruma)m?$/

/** 'e a manutenção dela?': of the thing that was looked for. */
export const asksDeedOfIt = ({ sentence }: Message, { need }: Read): boolean =>
  / (d(ele|ela|eles|elas)|disso|it|one|them) $/.test(sentence) &&
  need.words.length > 0 &&
  need.words.every((word) => deed.test(word))

export const isDeed = (word: string): boolean => deed.test(word) || ofBuying.test(word)

/** Of 'aluguel de cama hospitalar' the bed. */
export const thingIn = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !isDeed(plainText(word)))
    .join(' ')
    .replace(/^(?:d[aeo]s?|para)\s+/iu, '')

/** 'e pra criança?' after wheelchairs: wheelchairs for children. 'alugar': to rent them. */
export function whichOfThem(
  wanted: Partial<Wanted> | undefined,
  read: Read,
  directory: Directory,
  /** 'com AFE': the words are a condition, whatever they are. */
  isCondition = false,
  /** 'não, quis dizer manutenção': of the same thing. */
  corrects = false,
): Read {
  const { need } = read
  const thing = thingIn(wanted?.categoria ?? '')
  const says = (what: RegExp) =>
    need.words.length > 0 && need.words.every((word) => what.test(word))
  const ofThing = (text: string): Read => ({ ...read, need: { ...need, text } })
  // 'então compra mesmo' after a search for rental: the words of buying are words of asking elsewhere.
  if (thing && (says(ofBuying) || (need.words.length === 0 && buys.test(` ${read.rest} `))))
    return { ...read, need: { ...need, words: thing.split(' '), text: thing } }
  if (thing && says(ofRenting)) return ofThing(`aluguel de ${thing}`)
  if (thing && thing.split(' ').length <= longestThing && says(doesTo))
    return ofThing(`${need.text} ${thing}`)
  if (thing && corrects && says(deed)) return ofThing(`${need.text} de ${thing}`)
  if (!wanted?.categoria || need.words.length === 0) return read
  if (isCondition) return ofThing(`${wanted.categoria} com ${need.text}`)
  const which = need.words.filter((word) => !ofDelivery.test(word))
  return which.length > 0 && which.every(directory.isAttribute)
    ? ofThing(`${wanted.categoria} ${which.join(' ')}`)
    : read
}

/** 'e em São Paulo?' keeps what was looked for; 'preciso também de calibração' keeps where. */
export function combine(before: Partial<Wanted>, read: Read, goesOn: boolean): Partial<Wanted> {
  const hasNeed = read.need.words.length > 0
  const keeps = !hasNeed || goesOn || !before.categoria
  const place = read.hasPlace ? read.place : read.anywhere ? {} : placeIn(before)
  const certificados = [
    ...new Set([...(keeps ? (before.certificados ?? []) : []), ...read.licences]),
  ]
  const tipo = read.tipo ?? (keeps ? before.tipo : undefined)
  const without = (text: string | undefined) => text && `${text} ${read.except}`.trim()
  const categoria = without(hasNeed ? read.need.text : before.categoria)
  const shown = without(hasNeed ? read.need.text : before.shown)
  return {
    ...(categoria === undefined ? {} : { categoria }),
    ...(shown === undefined ? {} : { shown }),
    ...place,
    ...(tipo ? { tipo } : {}),
    ...(certificados.length > 0 ? { certificados } : {}),
  }
}

export function withoutPlace<W extends Place>(wanted: W): Omit<W, keyof Place> {
  const { cidade: _cidade, estado: _estado, area: _area, ...anywhere } = wanted
  return anywhere
}

export function placeIn({ cidade, estado, area }: Place): Place {
  return { ...(cidade ? { cidade } : {}), ...(estado ? { estado } : {}), ...(area ? { area } : {}) }
}
