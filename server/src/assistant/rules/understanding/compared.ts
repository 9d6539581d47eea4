/** Names that a message sets side by side; `isSure` where it says that it compares them. */
export type Compared = { names: string[]; isSure: boolean }

const cue =
  /(?<!\p{L})(?:diferen[çc]as?|diferem?|comparar?|compare|compara[çc][ãa]o|escolher|escolho|melhor|muda|mesma coisa|entre|versus|vs\.?|x|difference|compared?|better|between)(?!\p{L})/iu
/** 'qual a diferença entre a', 'melhor a', 'o que muda da': what stands before the first name. */
const lead =
  /^.*?(?<!\p{L})(?:(?:diferen[çc]as?|compara\p{L}*|compare|escolh\p{L}+|melhor|muda|difference|better|entre|between)\s+)+(?:(?:entre|between|para \p{L}+|com|d[aeo]s?|[ao]s?|,|:)\s+)*/iu
/** ', qual é melhor pra mim?' */
const tail =
  /\s*[,:;]?\s+(?:qual|quem|o que|which|who|what|(?:faz|fazem|vende|vendem|[ée]|s[ãa]o) a mesma)(?!\p{L}).*$|\s*[?!.]+\s*$/iu
const between =
  /\s*,\s*(?:e\s+|ou\s+)?|\s+(?:e|ou|x|vs\.?|versus|com|para|pr[oa]|do que|and|or|with|from|to|than)\s+/iu
const article = /^(?:a|o|as|os|d[aeo]|the)\s+/iu
const mostNames = 4
const longestName = 6

export function comparedIn(text: string): Compared | undefined {
  const isSure = cue.test(text)
  const named = text.replace(tail, '').replace(tail, '').replace(lead, '')
  const names = named.split(between).map((name) => name.replace(article, '').trim())
  const areNames =
    names.length > 1 &&
    names.length <= mostNames &&
    names.every((name) => /\p{L}{2}/u.test(name) && name.split(/\s+/).length <= longestName)
  const isChoice = isSure || /\s(?:ou|or)\s/iu.test(text)
  return areNames && isChoice ? { names, isSure } : undefined
}
