import { searchCue, whoDoes } from './cues.ts'
import { readMessage } from './message.ts'
import { supplierQuestionIn } from './supplier-question.ts'

const announced =
  /^.*?(?<!\p{L})(?:duas|2|três|tres|algumas|two) (?:coisas|perguntas|d[úu]vidas|things|questions)\s*[:,.-]+\s*/iu
const sentences = /(?<=[?!;])\s+|(?<=\p{L}{3}\.)\s+|\n+/u
/** 'quanto custa o plano e tem alguém de engenharia clínica?' */
const joined =
  /\s+(?:e|and)(?:\s+tamb[ée]m|\s+also)?\s+(?=(?:tem|t[êe]m|preciso|quero|queria|procuro|quem|voc[êe]s|vcs|quanto|como|qual|quais|onde|o que|is there|do you|do(?:es)? (?:he|she|they|it)|i need|who|how|what|where)(?!\p{L}))/iu
const lead = /^\s*(?:e|and|tamb[ée]m|also|outra coisa|al[ée]m disso)[\s,:]+/iu

/** 'sou fornecedor de luvas e quero me cadastrar' asks once. */
const tellsWho =
  /^\s*(?:(?:oi+|ol[áa]|opa|bom dia|boa tarde|boa noite|hi|hello)[\s,.!]+)*(?:sou|somos|tenho|temos|trabalho|moro|estou|vendemos|fabricamos|fornecemos|distribu[íi]mos|oferecemos|i am|we are|i have|we (?:sell|make|offer|supply|distribute))(?!\p{L})/iu

/** 'edital pede CRF. isso é do FGTS?' is one question. */
const refersBack =
  /^\s*(?:(?:e|mas|ainda|será que|entao|então)\s+)*(?:isso|isto|ess[ea]s?|est[ea]s?|el[ea]s?|vale|serve|is it|are they|this|that)(?!\p{L})/iu
const asksToo =
  /[?]|(?<!\p{L})(?:preciso|precisamos|procuro|quero|queria|quem|algu[ée]m|need|who|anyone)(?!\p{L})/iu

/** Something is wanted, or whether there is one. */
const wants =
  / (preciso|precisa|precisamos|precisava|quero|quer|queremos|queria|gostaria|falta|faltam|ajuda\w*|me (indica|passa|manda)|tem|ha|need|want|looking) /
const tells =
  / (\w{2,}(ou|aram|eram|iram|iu|amos|imos)|li|vi|ouvi|falei|perguntei|achei|achava|acho|pensei|sei|entendi|somos|estamos|tenho|temos|trabalho|trabalhamos|moro|fico|era|eram|foi|fui|deu|vai|e que|e para|said|told|says|asked|heard|thought|i am|we are) /

/** 'meu chefe falou que é anual', 'caiu na auditoria', 'sou de um hospital pequeno': said beside a question, and no need. */
export function isRemark(part: string): boolean {
  const { sentence } = readMessage(part, 'pt')
  const asks = searchCue.test(sentence) || whoDoes.test(sentence) || wants.test(sentence)
  return !part.includes('?') && !asks && tells.test(sentence)
}

/** The message without its remarks; undefined when it has none, or nothing else. */
export function withoutRemarks(typed: string): string | undefined {
  const parts = typed.split(sentences)
  const rest = parts.filter((part) => !isRemark(part))
  return rest.length > 0 && rest.length < parts.length ? rest.join(' ') : undefined
}

/** 'tem dedetização? a unidade está com barata': what is told behind the second question belongs to it. */
function withTold(said: string[]): string[] {
  const [first = '', second = '', told = ''] = said
  const isTold = said.length === 3 && first.endsWith('?') && second.endsWith('?')
  return isTold && !told.includes('?') ? [first, `${second} ${told}`] : said
}

/** 'e se vencer, trocam?': no question by itself. */
const condition = /^\s*(?:(?:e|mas|and|but)\s+)?(?:se|caso|quando|if|when)\s/iu

/** The two things that one message asks for, each by itself; undefined when it asks for one. */
export function twoQuestionsIn(typed: string): [string, string] | undefined {
  const text = readMessage(typed).text.replace(announced, '').trim()
  const said = text
    .split(sentences)
    .filter((part) => /\p{L}{2}/u.test(part))
    .filter((part, _, all) => all.length < 3 || !isRemark(part))
  const parts = said.length === 1 ? text.split(joined) : withTold(said)
  const [first, second] = parts
  if (parts.length !== 2 || !first || !second || tellsWho.test(first)) return undefined
  if (condition.test(first) && !first.includes('?')) return undefined
  if (isRemark(first) || isRemark(second)) return undefined
  // 'o que é RT? sou dono de drogaria' asks once, too.
  const isShort = (second.match(/\p{L}{3,}/gu) ?? []).length < 2
  const asksOfThem = supplierQuestionIn(readMessage(second, 'pt')) !== undefined
  if (refersBack.test(second) || (isShort && !asksOfThem)) return undefined
  if (tellsWho.test(second) && !asksToo.test(second)) return undefined
  return [first, second.replace(lead, '')]
}
