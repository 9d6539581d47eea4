import type { Language } from 'contract/rules/languages'
import { type Age, ageIn, verdictOn } from './age.ts'
import { told } from './aspects-told.ts'

/** What is asked of a paper, by itself or after it was explained. */
export type Aspect =
  | 'expires'
  | 'needs'
  | 'issues'
  | 'sells'
  | 'erases'
  | 'changes'
  | 'rights'
  | 'lacks'
  | 'checks'
  | 'costs'
  | 'takes'

/** Asked of a paper that is named, it looks for nobody. */
const firm: readonly [Aspect, RegExp][] = [
  [
    'lacks',
    / ((?<!(?:sem|evitar|evite) (?:levar |tomar |ter |pagar |uma )?)multas?|multad[oa]s?|autuad[oa]s?|interdi\w+|penalidades?|punic\w+|sanc(ao|oes)|crime|o que (\w+ )?(acontece|da|ocorre)|(e )?se (eu |a gente |a clinica |a empresa |o fornecedor |ele |ela |eles |elas )*nao (\w+ )?(tenho|tem|faco|\w+[aei]r(em|mos)?)|(posso|podemos|pode|da para|consigo) (\w+ ){0,5}sem|nao ter|fines?|fined|penalt\w+|without one|what happens) /,
  ],
  [
    'checks',
    / ((onde|como|aonde|em que site|qual (o )?site|da para|consigo) (\w+ ){0,3}(consult\w+|confir\w+|confer\w+|verific\w+|chec\w+|pesquis\w+|vejo|ver|validar|valido)( se| a| o| isso| ess[ea]|(?= ))|(confirmar|conferir|checar|verificar|consultar) (\w+ ){0,4}onde|onde (eu )?(olho|vejo|confirmo|confiro|checo)|se (\w+ ){0,3}(verdadeir\w+|fals[oa]|ativ[oa]|autentic[oa])|(where|how) (\w+ ){0,3}(check|verify|look)) /,
  ],
  [
    'issues',
    / (quem (e que )?(\w+ )?(emite|concede|expede|fiscaliza|assina|aprova)|quem (e que )?(\w+ )?(da|dao) (isso|ess[ea]|est[ea]|(o |a )(?!treinamento|curso|aula|palestra|consultoria|manutencao|assessoria|suporte)|(?=$))|(qual|que) (\w+ ){0,2}(orgao|autoridade)|who (issues|gives|signs)) ?/,
  ],
  ['expires', / (ainda|continua|segue) (\w+ )?(vale|valem|valid[oa]s?|valendo)(?= )/],
]

const asked: readonly [Aspect, RegExp][] = [
  ...firm,
  [
    'expires',
    / (vence[mr]?|venceu|vencid[oa]s?|validade|vale\w* (por )?quanto|quanto tempo (vale|dura)\w*|renova\w*|expira\w*|caduca\w*|(e|eh|sao) (anua(l|is)|todo ano|para sempre)|validas? ate|expires?|expired|valid|renew\w*|(?:velh|antig)[oa]s?|(ainda|continua|segue|ja nao) (\w+ )?(?:vale\w*|valid\w+|serve\w*|aceit\w+|pode)|de (?:19|20)\d\d|com data (de|do)|fora d[oa] (prazo|validade)) /,
  ],
  [
    'costs',
    /^ (e |mas |isso |ai |and )*(quanto (\w+ )?(custa|e|fica|sai|paga|pago)|paga|gratis|e gratis|de graca|e de graca|tem (custo|taxa)|(qual )?(o |a )?(valor|preco|taxa)|how much|is it free)( \w+){0,3} $/,
  ],
  [
    'takes',
    /^ (e |mas |isso |ai |and )*(demora\w*|quanto tempo (leva|demora)|leva quanto tempo|em quanto tempo|quando sai|sai na hora|how long)( \w+){0,3} $/,
  ],
  [
    'needs',
    / (quem (\w+ )?precisa|quem (e|sao) obrigad\w+|obrigatori[oa]|(precisa\w*|tem que|tenho que|obrigad\w+) (\w+ )?(ter|fazer|disso)|serve para quem|para quem|(clinica|consultorio|hospital|farmacia|drogaria|laboratorio|empresa|distribuidora|transportadora|loja|importadora|psicolog\w+|dentista|veterinari\w+|esteticista|podolog\w+|tatuador\w*|fisioterapeuta) (de \w+ |particular |pequen[oa] |privad[oa] |public[oa] |veterinari[oa] )?((tambem )?precisa|tambem(?= $))|who needs|mandatory) |^ (e |mas |and )(um |uma |o |a |para )*(clinica|consultorio|dentista|psicolog\w+|veterinari\w+|esteticista|podolog\w+|tatuador\w*|fisioterapeuta|estetica|salao|studio|estudio)( \w+)? $/,
  ],
  [
    'issues',
    / (onde|como) (\w+ ){0,3}(peco|pede|pedir|tira|tiro|tirar|emite|emito|emitir|faz|faco|fazer|consigo|conseguir|solicito|solicitar) /,
  ],
]

/** Asked of what tells it alone: 'pode vender?' of anything else looks for somebody. */
const askedOfSome: readonly [Aspect, RegExp][] = [
  ['sells', / (vend\w+|distribu\w+|compr\w+|fornec\w+|basta|sell) /],
  ['rights', / direitos | rights /],
  ['erases', / (apag\w+|exclu\w+|elimin\w+|delet\w+|destru\w+|erase\w*) /],
  ['changes', / (muda\w*|troc\w+|continua\w*|segue\w*|antig\w+|velh\w+|change\w*) /],
]

export function aspectIn(sentence: string, ids: readonly string[]): Aspect | undefined {
  const [some] = askedOfSome.find(
    ([aspect, pattern]) => pattern.test(sentence) && ids.some((id) => told[id]?.[aspect]),
  ) ?? [undefined]
  return some ?? aspectAmong(asked, sentence) ?? (ageIn(sentence) ? 'expires' : undefined)
}

/** Whether something of its own is told of it. */
export const isTold = (ids: readonly string[], aspect: Aspect | undefined): boolean =>
  aspect !== undefined && ids.some((id) => told[id]?.[aspect] !== undefined)

const aspectAmong = (aspects: readonly [Aspect, RegExp][], sentence: string): Aspect | undefined =>
  aspects.find(([, pattern]) => pattern.test(sentence))?.[0]

/** 'quem emite o MTR', 'multa por não ter PGRSS': of a paper that is named, and no need. */
export const firmAspectIn = (sentence: string): Aspect | undefined => aspectAmong(firm, sentence)

const unsure: Readonly<Record<Language, string>> = {
  pt: 'Isso eu não sei dizer com segurança: depende do caso. Confirme com o órgão responsável, ou com quem assessora.',
  en: 'I can not tell that for sure: it depends on the case. Check with the authority in charge, or with a consultant.',
}
/** Where nothing of its own is told. */
const usual: Partial<Record<Aspect, string>> = {
  checks:
    'Confira com quem o emitiu, no portal do órgão, pelo número do documento e pelo CNPJ, e não só pelo papel que o fornecedor manda.',
  costs:
    'Isso eu não sei dizer com segurança: a taxa, quando há, é do órgão que emite, e varia com a cidade e com o porte. Quem assessora cobra à parte, e o preço se combina direto com o fornecedor.',
  takes:
    'Isso eu não sei dizer com segurança: o prazo depende do órgão e do que falta no pedido. Confirme no portal dele, ou com quem assessora.',
}

/** The explanation itself speaks of it. */
const speaksOf: Readonly<Record<Aspect, RegExp>> = {
  expires: /vale|vence|validade|anos|dias|expire|valid|years|days/i,
  needs: /precisa|obrigat|exigi|todo|quem|need|mandatory|who/i,
  issues: /vigilância|ANVISA|emit|conselho|authority|council/,
  sells: /./,
  rights: /./,
  erases: /./,
  changes: /./,
  lacks: /multa|interdi|fine/,
  checks: /confer|consult|check/,
  costs: /grátis|taxa|free|fee/,
  takes: /demora|take/,
}

/** What is said of it after the explanation, which is not told again. */
export function aspectText(
  { id, text, aspect, age }: { id: string; text: string; aspect: Aspect; age: Age | undefined },
  language: Language,
): string {
  const own = language === 'pt' ? (told[id]?.[aspect] ?? usual[aspect]) : undefined
  const answer = own ?? (speaksOf[aspect].test(text) ? text : unsure[language])
  const verdict = aspect === 'expires' ? verdictOn(id, age, language) : undefined
  return verdict ? `${answer} ${verdict}` : answer
}
