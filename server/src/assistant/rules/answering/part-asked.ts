import { contentWords, plainText } from 'contract/rules/text'

const sentencesIn = (answer: string) => answer.split(/(?<=[.!?])\s+/)
/** What is asked in one word and told in another. Folded beginnings of words. */
const alike: readonly RegExp[] = [
  /^(pag|cust|cobr|preco|valor|gratuit|gratis|free$|cost|charg|pay)/,
  /^(some|sumi|perco|perd|apag|some|desaparec|lose)/,
  /^(nome|anonim|sabe|sabem|quem|denunciou|name|know|who)/,
  /^(clic|botao|abra|abre|abro|acess|peca|peco|click|open)/,
  /^(telefon|numero|celular|zap|whats|contato|phone|number|contact)/,
]
/** 'vale', 'valem' */
const starts = (text: string): Set<string> =>
  new Set(
    contentWords(text).flatMap((word) => {
      const concept = alike.findIndex((words) => words.test(word))
      if (concept >= 0) return `#${concept}`
      return word.length > 3 ? word.slice(0, 5) : []
    }),
  )

const asksHowLong =
  / (demora\w*|expira\w*|vence\w*|quanto tempo|quantos dias|quando|prazo|how long|how soon|when) /
const tellsHowLong =
  /(?:\d+|dez|sete|dois|um) (dias?|horas?|minutos?|semanas?|days?|hours?|minutes?|weeks?)|na hora|instantes|at once|moments/

/** Of an answer that was just given, the sentence that has most of the words of the next question; the whole where none has. */
export function partAsked(answer: string, question: string): string {
  const sentence = ` ${plainText(question)} `
  const timed = sentencesIn(answer).find((one) => tellsHowLong.test(one))
  if (timed && asksHowLong.test(sentence)) return timed
  const asked = starts(question)
  const sharedBy = (sentence: string) =>
    [...starts(sentence)].filter((one) => asked.has(one)).length
  const [best, next] = sentencesIn(answer)
    .map((sentence) => ({ sentence, shared: sharedBy(sentence) }))
    .toSorted((a, b) => b.shared - a.shared)
  return best && next && best.shared > next.shared ? best.sentence : answer
}
