const units = [
  String.raw`caixas?|cxs?|unidades|unidade(?!\s+(?:em|n[oa]|nova|in)(?!\p{L}))|und?s?|pares|par|litros?|l|quilos?|kgs?|kilos?|pacotes?|pcts?|frascos?`,
  String.raw`pe[çc]as?|p[çc]s?|gal[õo]es|gal[ãa]o|rolos?|sacos?|fardos?|ampolas?|toneladas?|d[úu]zias?`,
  String.raw`boxes|box|units?|pairs?|lit(?:er|re)s?|packs?|packages?|bottles?|vials?|pieces?|rolls?|bags?|dozens?`,
].join('|')
const number = [
  String.raw`\d[\d.,]*|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|quarenta|cinquenta`,
  String.raw`cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|mil|meia`,
  String.raw`an?(?=\s+(?:hundred|thousand|dozen))|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|thousand|half`,
].join('|')
const every = [
  String.raw`(?:por|ao|a cada|cada|per|a|each|every) (?:m[êe]s|semana|dia|ano|month|week|day|year)`,
  String.raw`mensa(?:l|is)|semana(?:l|is)|di[áa]ri[oa]s?|anua(?:l|is)|monthly|weekly|daily|yearly`,
  String.raw`no total|ao todo|in total|cada|each`,
].join('|')
const word = String.raw`[\p{L}\p{N}]`
/** '500 caixas', '1.500 un', 'duas mil caixas por mês', '20kg', '10 caixas com 100 unidades'. */
const quantity = new RegExp(
  String.raw`(?<!${word})(?:(?:${number})\s*){1,3}(?:${units})(?!${word})` +
    String.raw`(?:\s+(?:de|com|of|with)\s+\d[\d.,]*(?:\s*(?:${units}))?(?!${word}))?` +
    String.raw`(?:\s+(?:${every})(?!${word}))*`,
  'giu',
)

/** What is said of a quantity, and the message without it. */
export function quantityIn(text: string): { quantity: string; rest: string } | undefined {
  const found = text.match(quantity)
  if (!found) return undefined
  return {
    quantity: found.map((said) => said.replace(/\s+/g, ' ').trim()).join(', '),
    rest: text.replace(quantity, ' ').trim(),
  }
}

const onlyNumber =
  /^\s*(?:e\s+)?(?:preciso|precisamos|quero|queria|seriam|s[ãa]o)\s+(?:s[óo]\s+)?(?:de\s+)?(?:umas?\s+|uns\s+)?(\d[\d.]*)[.!]?\s*$/iu
/** 'preciso de 10' of what was looked for. */
export function bareNumberIn(text: string): { quantity: string; rest: string } | undefined {
  const [, number] = onlyNumber.exec(text) ?? []
  return number === undefined ? undefined : { quantity: number, rest: '' }
}

const atEnd = new RegExp(
  String.raw`[,.;]?\s+(?:(?:preciso|precisamos|precisava|quero|queremos|queria|seriam|s[ãa]o|umas?|uns|cerca)\s+)*(?:de\s+)?(?:${quantity.source})[.!]*$`,
  'iu',
)

/** 'luvas de nitrila, preciso de 50 caixas' asks for gloves. Undefined where nothing else is said. */
export function withoutQuantity(text: string): string | undefined {
  const rest = text.replace(atEnd, '')
  return rest !== text && /\p{L}{4}/u.test(rest) ? rest : undefined
}
