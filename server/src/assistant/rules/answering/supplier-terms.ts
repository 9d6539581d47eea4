import { plainText } from 'contract/rules/text'
import type { Message } from '../understanding/message.ts'

/** What is asked of how somebody works, and how a profile speaks of it. Both folded. */
const topics: readonly [asked: RegExp, said: RegExp][] = [
  [
    / (sabados?|domingos?|feriados?|fim de semana|fins de semana|finais de semana|weekends?|saturdays?|sundays?|holidays?) /,
    / (sabados?|domingos?|feriados?|fi[mn]s? de semana|finais de semana|todos os dias|24 horas|plantao) /,
  ],
  [
    / (madrugada|noite|noturn\w+|24 horas|24h|plantao|emergencias?|urgencias?|nights?|overnight|emergency|emergencies) /,
    / (madrugada|noite|noturn\w+|24 horas|24h|plantao|emergencias?|urgencias?) /,
  ],
  [
    / (horarios?|que horas|abre|funcionamento|opening hours) /,
    / (horarios?|segunda a|24 horas|todos os dias) /,
  ],
  [/ (pedido minimo|quantidade minima|minimum order) /, / (pedido|quantidade|lote) minim[oa] /],
  [
    / (entreg\w+|frete|despach\w+|deliver\w*|ship\w*) /,
    / (entreg\w+|frete|despach\w+|raio de|logistica propria) /,
  ],
  [
    / (prazos?|quanto tempo|quantos dias|demora\w*|how long|deadline) /,
    / (prazos?|em ate \w+|\d+ (horas|dias)|(horas|dias) uteis|mesmo dia) /,
  ],
  [
    / (cartao|boleto|pix|parcel\w+|pagamento|payment|credit cards?) /,
    / (cartao|boleto|pix|parcel\w+|pagamento|faturamento em) /,
  ],
  [/ (garantia|warranty) /, / garantias? /],
  [/ (nota fiscal|invoice) /, / notas? fisca(l|is) /],
  [/ (contrato minimo|contratos?) /, / contratos? /],
]

const longest = 240

/** What the profile says of what is asked, in its own words. */
export function saidOf({ sentence }: Pick<Message, 'sentence'>, profile: string): string {
  const asked = topics.filter(([question]) => question.test(sentence))
  const sentences = profile.split(/(?<=[.;!?])\s+|\n+/)
  // The first topic that is named is what is asked for; 'em quanto tempo entregam' asks for both.
  const about = sentences.filter((text) =>
    asked.some(([, said]) => said.test(` ${plainText(text)} `)),
  )
  const most = about.filter((text) => asked.every(([, said]) => said.test(` ${plainText(text)} `)))
  const [found = ''] = most.length > 0 ? most : about
  const plain = found.trim().replace(/[.;]$/, '')
  return plain.length <= longest ? plain : `${plain.slice(0, longest).replace(/\s+\S*$/, '')}…`
}
