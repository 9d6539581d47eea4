/** A firm by its name: up to three words. */
const name = '(\\p{L}[\\p{L}\\d]+(?: \\p{L}[\\p{L}\\d]+){0,2})'
const isGone =
  'n(?:ã|a)o (?:est(?:á|a)|t(?:á|a)|tem|existe|aparece|atende|trabalha|vejo|acho|encontro)(?: (?:ela|ele|eles))?(?: mais)'
const gone: readonly RegExp[] = [
  // 'antes eu comprava da Maré Baixa, não tá mais aí?'
  new RegExp(
    `(?:compr|alug|contrat|peg|ped|us)(?:ava|ávamos|avamos|ei|amos|ia|íamos|iamos|i|o) (?:\\p{L}+ )?(?:d|n|com )(?:a|o) ${name}[,.;]? +(?:(?:e|mas|ela|ele|eles) )*${isGone}`,
    'iu',
  ),
  // 'a Maré Baixa não está mais aqui?'
  new RegExp(
    `^(?:(?:e|mas|ué|ue) )*(?:a|o) ${name} ${isGone}(?: (?:aí|ai|aqui|no site|por aqui|cadastrada))?[?! ]*$`,
    'iu',
  ),
  // 'o que houve com a Maré Baixa?', 'a Maré Baixa saiu do site?'
  new RegExp(
    `(?:cad(?:ê|e)|o que (?:houve|aconteceu) com) (?:a|o) (?!contato|telefone|botão|link|site|preço)${name}[?! ]*$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:e|mas) )*(?:a|o) ${name} (?:saiu|sumiu)(?: (?:do site|daqui|da lista|do ar))?[?! ]*$`,
    'iu',
  ),
]

/** The firm that somebody misses here: whether it is in the directory is the question. */
export function firmMissedIn(text: string): string | undefined {
  for (const pattern of gone) {
    const found = pattern.exec(text)?.[1]
    if (found) return found
  }
  return undefined
}
