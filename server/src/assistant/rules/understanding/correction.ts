/** 'não, quis dizer Fortaleza', 'errei, é Londrina', 'digo, uniformes': how a correction begins. */
const excuse =
  '(?:(?:n[ãa]o|n|ops|opa|ah|ih|desculpa|desculpe|perd[ãa]o|foi mal|errei|me enganei|escrevi errado|digitei errado|no|sorry|oops|my mistake)[\\s,.!;:-]+)'
const meant =
  '(?:(?:eu\\s+)?(?:(?:quis|queria|quero|quer)\\s+dizer|quis\\s+(?:falar|escrever))|(?:eu\\s+)?me\\s+referia\\s+a|digo|ou\\s+melhor|ali[áa]s|corrigindo|corre[çc][ãa]o|na\\s+verdade(?:\\s+(?:é|e|era))?|i\\s+meant(?:\\s+to\\s+say)?|i\\s+mean)'
const saidSo = new RegExp(`^\\s*${excuse}*${meant}[\\s,.:;-]+(.+)$`, 'isu')
const mistake =
  /^\s*(?:(?:ops|ah|ih|desculpa|desculpe|sorry)[\s,.!]+)?(?:errei|me enganei|escrevi errado|digitei errado|my mistake)[\s,.!;:-]+(?:o certo é\s+|é\s+|era\s+|it is\s+)?(.+)$/isu
/** Without the comma 'não em Londrina' says where it must not be. */
const denied = /^\s*(?:n[ãa]o|no)\s*[,.!;:]\s*(?:é\s+|era\s+|it is\s+)?(.+)$/isu

/** 'não é de fornecedor, é de conta médica', 'não é luva, é máscara' */
const notThis =
  /^\s*(?:n[ãa]o)\s+(?:é|e|era|seria)\s[^,.;!]{2,60}[,.;!]\s*(?:mas\s+|e\s+sim\s+)?(?:é|era|seria|quero|sim)\s+(.+)$/isu
/** 'comprar não, alugar' */
const thatNot = /^\s*[^,.;!]{2,40}\sn[ãa]o\s*[,.;!]\s*(.+)$/isu

/** 'compensa mais comprar a cama do que alugar', 'prefiro alugar em vez de comprar': what is rather done. */
const deed = '(?:comprar?|alugar|consertar|terceirizar|contratar|fazer)'
const ratherThan = new RegExp(
  `(?:compensa|vale|melhor|prefiro|preferimos|quero|queremos|vou|vamos)\\s+(?:mais\\s+)?(?:a\\s+pena\\s+)?(${deed}(?:\\s[^,.;!?]{2,60}?)?)\\s+(?:do\\s+)?(?:que|em\\s+vez\\s+de|ao\\s+inv[ée]s\\s+de|a)\\s+${deed}`,
  'isu',
)

/** What was meant instead, should the message put something right. */
export function correctionIn(text: string, wanted: string | undefined): string | undefined {
  const said = saidSo.exec(text)?.[1] ?? mistake.exec(text)?.[1] ?? ratherThan.exec(text)?.[1]
  if (said !== undefined || wanted === undefined) return said?.trim() || undefined
  const denial = denied.exec(text)?.[1]
  const found = notThis.exec(text)?.[1] ?? thatNot.exec(denial ?? text)?.[1] ?? denial
  const meant = found?.trim() || undefined
  return meant && /^(?:de|da|do|das|dos)\s/iu.test(meant) ? `${wanted} ${meant}` : meant
}
