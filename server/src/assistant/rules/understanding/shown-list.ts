import { plainText } from 'contract/rules/text'
import { list, type Message } from './message.ts'

/** 'quem mais?', 'só tem esse?', 'não gostei desses': the others are wanted. */
const othersWanted =
  /^ (e |and |mas |but )?(quem mais|mais alguem|mais ninguem|alguem mais|(so|somente|apenas) (tem )?(ess[ea]s?|est[ea]s?|isso|ele|ela|um|uma)|nao (gostei|gosto|quero|curti) (muito )?(d?ess[ea]s?|d?est[ea]s?|d?eles|d?elas|dele|dela|nenhum|de nenhum)|nao (gostei|curti) (muito )?(tem|quero|mostra|ha) (outr[oa]s?|mais)|nenhum (desses|deles|serve|serviu)|muito longe|longe demais|fica longe|who else|anyone else|anybody else|is that all|only (this|these|that) one|i do not like (it|them|this|these|any))( \w+){0,2} $/

/** What is said around 'outro' and 'mais' by who only asks for others: 'tem outra empresa que faça isso?' */
const around = list(`
  e mas entao sem ser manda mande tem teria ha existe ver mostra mostre quero queria preciso quais qual conhece sabe indica nao voce voces me as os o a de
  algum alguma alguem nenhum nenhuma quem um uma opcao opcoes resultado resultados fornecedor fornecedores nome nomes empresa
  empresas firma firmas prestador prestadores profissional profissionais loja lojas lugar distribuidora distribuidoras alem
  desse dessa desses dessas deles parecido parecidos parecida parecidas semelhante semelhantes igual iguais por favor para eu nos
  comparar escolher que faca facam faz fazem venda vendem vende vendam trabalhe trabalha trabalham atenda atendem forneca fornece
  ofereca alugue aluga isso disso com mesmo mesma servico coisa tipo tambem ai aqui no site se caso eles elas ele ela esse essa
  menos estado regiao cidade na da do puder puderem quiser quiserem atender responder responderem entregar entregarem nem em
  and show see any are there is do you have know got else an me please options option suppliers supplier results result ones one
  company companies similar to compare who does that this it
`)
const others = list(
  'concorrente concorrentes alternativa alternativas mais outro outra outros outras proximo proximos proximas more other others another',
)
/** 'quem mais?' asks so; 'mais algum' too, 'mais barato' not. */
export function asksForMore({ sentence, tokens }: Message, wanted = ''): boolean {
  // 'o que mais eles fazem?' is of them.
  if (tokens.length > 12 || / (o que|what) /.test(sentence)) return false
  if (tokens.length <= 7 && othersWanted.test(sentence)) return true
  const words = tokens.map(({ word }) => word)
  // 'tem algum outro com máscara?' after masks
  const looked = list(plainText(wanted))
  return (
    words.some((word) => others.has(word)) &&
    words.every((word) => others.has(word) || around.has(word) || looked.has(word))
  )
}

/** Somewhere, and not where it was looked for. */
const elsewhere =
  / (?:em |de |d[ao] |n[oa]s? |in )*(?:outr[oa]s?|qualquer|quaisquer|any|another|other) (?:estados?|cidades?|lugar(?:es)?|regiao|regioes|municipios?|canto|parte|states?|city|cities|places?|towns?)(?: d[oe] (?:brasil|pais))?(?= )| (?:anywhere|somewhere|elsewhere)(?: else)?(?: in (?:brazil|the country))?(?= )/g
const mayBe = list('pode podem podia serve servem aceito ser vir so se can could may be from')
/** 'tem em outra cidade?', 'pode ser de outro estado', 'anywhere else in Brazil?': the same, wherever it is. */
export function asksElsewhere({ sentence, tokens }: Message): boolean {
  const rest = sentence.replace(elsewhere, ' ').trim()
  return (
    tokens.length <= 14 &&
    rest.length < sentence.trim().length &&
    rest
      .split(' ')
      .every((word) => word === '' || others.has(word) || around.has(word) || mayBe.has(word))
  )
}

const ordinals: readonly RegExp[] = [
  / (primeir[oa]|1o|1a|numero 1|numero um|first|first one) /,
  / (segund[oa]|2o|2a|numero 2|numero dois|second|second one) /,
  / (terceir[oa]|3o|3a|numero 3|numero tres|third|third one) /,
  / (quart[oa]|4o|4a|numero 4|numero quatro|fourth) /,
  / (quint[oa]|5o|5a|numero 5|numero cinco|fifth) /,
]

/** 'e a outra que você mostrou?' */
const theOther =
  /^ (e |mas |and )?(o|a|the) (outr[oa]|other)( one| (que|q|which|that) .*(mostr|aparec|show)\w+)? $/
/** Which of the suppliers shown is meant, from 0. 'segunda a sexta' is no second one. */
export function ordinalIn({ sentence }: Message, shown: number): number | undefined {
  if (
    / (segunda|sexta) (a|ate) | primeiros socorros | (segunda|quarta|quinta) feira | (aparec\w+|ficar?|sair|appear) (\w+ )?(primeir[oa]|first) /.test(
      sentence,
    )
  )
    return undefined
  if (/ (o ultimo|a ultima|the last one|last one) /.test(sentence) && shown > 0) return shown - 1
  if (shown === 2 && theOther.test(sentence)) return 1
  const at = ordinals.findIndex((pattern) => pattern.test(sentence))
  return at >= 0 && at < shown ? at : undefined
}

/** 'e o segundo?' where only one was shown. 'na segunda' is a day. */
export const asksBeyond = ({ sentence, tokens }: Message, shown: number): boolean =>
  tokens.length <= 8 &&
  !/ (feira|a sexta|ate|vez|primeiros socorros) /.test(sentence) &&
  [
    / ((o|do) segundo|(a|da) segunda|(the )?second( one)?) /,
    / (o|do|a|da|the) (terceir[oa]|third) /,
  ].some((pattern, index) => shown <= index + 1 && pattern.test(sentence))
