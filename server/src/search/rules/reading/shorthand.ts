/** Of orders and lists: 'manut. prev. equip. hosp.', '10 cx luva proc.'. */
const sure: Readonly<Record<string, string>> = {
  cx: 'caixa',
  cxs: 'caixas',
  pct: 'pacote',
  pcts: 'pacotes',
  und: 'unidades',
  manut: 'manutenção',
  equip: 'equipamento',
  equips: 'equipamentos',
  hosp: 'hospitalar',
  calib: 'calibração',
  descart: 'descartável',
  fisio: 'fisioterapia',
  o2: 'oxigênio',
}

/** Words of their own, or beginnings of several: meant with a point, or beside one of the others. */
const doubtful: Readonly<Record<string, string>> = {
  prev: 'preventiva',
  corr: 'corretiva',
  med: 'médico',
  mat: 'material',
  proc: 'procedimento',
  desc: 'descartável',
  cir: 'cirúrgico',
  trat: 'tratamento',
  resp: 'responsável',
  tec: 'técnico',
  farm: 'farmácia',
  enf: 'enfermagem',
  inst: 'instalação',
}

const small: Readonly<Record<string, string>> = { p: 'para', c: 'com', s: 'sem' }

const alone = (words: Readonly<Record<string, string>>, end: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${Object.keys(words).join('|')})${end}(?![\\p{L}\\p{N}])`, 'giu')
const anySure = alone(sure, '\\.?')
const anyDoubtful = alone(doubtful, '\\.?')
const pointedDoubtful = alone(doubtful, '\\.')

/** Written out. One word alone may be unfinished: it stays as it is typed. */
export function withoutShorthand(text: string): string {
  const plain = text
    .replace(
      /(?<![\p{L}\p{N}/])([pcs])\/\s*/giu,
      (_, letter: string) => `${small[letter.toLowerCase()]} `,
    )
    .replace(/(?<![\p{L}\p{N}/])(?:24\s?(?:h|hs|hrs)|24[/x]7)(?![\p{L}\p{N}])/giu, '24 horas')
    // An area code: no digit of one is 0.
    .replace(/\(0?([1-9]{2})\)/g, 'DDD $1')
  if (!/[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(plain)) return plain
  const written = plain.replace(anySure, (_, word: string) => sure[word.toLowerCase()] ?? word)
  return written.replace(
    written === plain ? pointedDoubtful : anyDoubtful,
    (_, word: string) => doubtful[word.toLowerCase()] ?? word,
  )
}
