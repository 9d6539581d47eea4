import type { Message } from './message.ts'

/** 'quem mais?', 'só tem esse?', 'não gostei desses': the others are wanted. */
const othersWanted =
  /^ (e |and |mas |but )?(quem mais|mais alguem|mais ninguem|alguem mais|(so|somente|apenas) (tem )?(ess[ea]s?|est[ea]s?|isso|ele|ela|um|uma)|nao (gostei|gosto|quero|curti) (muito )?(d?ess[ea]s?|d?est[ea]s?|d?eles|d?elas|dele|dela|nenhum|de nenhum)|nao (gostei|curti) (muito )?(tem|quero|mostra|ha) (outr[oa]s?|mais)|nenhum (desses|deles|serve|serviu)|who else|anyone else|anybody else|is that all|only (this|these|that) one|i do not like (it|them|this|these|any))( \w+){0,2} $/

/** 'tem mais?', 'outras opções', 'show more'. */
export function asksForMore({ sentence, tokens }: Message): boolean {
  return (
    tokens.length <= 7 &&
    (othersWanted.test(sentence) ||
      /^ (e |and )?(me )?(tem |ver |mostra |mostre |quero |quais |ha |show |see |any |are there |is there |do you (have|know) |have you |got |voce tem |voces tem |nao tem )*(me )?(as |os |tem |algum |alguma |nenhum |nenhuma |any |an )*(mais|outros|outras|outro|proximos|proximas|outra|more|others|other|another)( (mais|algum|alguma|alguem|opcao|opcoes|resultados|fornecedor|fornecedores|nomes|empresas|um|uma|alem desses|desses|options?|suppliers?|results?|ones?|one|parecid[oa]s?|semelhantes?|iguais|igual|similar|por favor|please))*( para (eu |nos )?(comparar|escolher))?( (se|caso) (eles|elas|ele|ela|esse|essa) nao (\w+ ?)+)? $/.test(
        sentence,
      ))
  )
}

const ordinals: readonly RegExp[] = [
  / (primeir[oa]|1o|1a|numero 1|numero um|first|first one) /,
  / (segund[oa]|2o|2a|numero 2|numero dois|second|second one) /,
  / (terceir[oa]|3o|3a|numero 3|numero tres|third|third one) /,
  / (quart[oa]|4o|4a|numero 4|numero quatro|fourth) /,
  / (quint[oa]|5o|5a|numero 5|numero cinco|fifth) /,
]

/** Which of the suppliers shown is meant, from 0. 'segunda a sexta' is no second one. */
export function ordinalIn({ sentence }: Message, shown: number): number | undefined {
  if (
    / (segunda|sexta) (a|ate) | primeiros socorros | (segunda|quarta|quinta) feira | (aparec\w+|ficar?|sair|appear) (\w+ )?(primeir[oa]|first) /.test(
      sentence,
    )
  )
    return undefined
  if (/ (o ultimo|a ultima|the last one|last one) /.test(sentence) && shown > 0) return shown - 1
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
