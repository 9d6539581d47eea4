import { inPortuguese } from 'contract/rules/english'
import { plainText } from 'contract/rules/text'
import { readKind } from './kind.ts'
import type { Message } from './message.ts'
import type { Directory } from './need.ts'
import { isAsker, isVague } from './vague.ts'

/** 'tem outra opção, mais pra consultório?', 'algum menor, só pra clínica', 'só presencial': what comes after it is for whom, or how. */
const otherFor =
  /^ (?:(?:e|mas|tem|ha|existe|quero|queria|me|mostra|nao|uma?|another|any|is|there|do|you|have|show) )*(?:outr[oa]s?|(?:mais )?(?:alguem|alguns|algumas|algum|alguma)|others?|something|anyone|option)(?: (?:opcao|opcoes|fornecedor(?:es)?|empresas?|nomes?|options?|suppliers?|one|menor(?:es)?|maior(?:es)?|pequen[oa]s?))*(?: (?:mais|so|que|seja|sejam|melhor|bom|boa|voltad[oa]s?|focad[oa]s?|especializad[oa]s?|atenda|atendam|trabalhe|trabalhem|more|better|suited))* (?:para|de|d[oa]s?|em|com|for|to) (?:a |o |as |os |uma? |an? )?(.+) $/
const onlySo =
  /^ (?:(?:e|mas) )?(?:so|somente|apenas|tem que ser|precisa ser|prefiro|only) (presencia(?:l|is)|online|remot[oa]) $/
const ofHouse =
  /^(odontologic\w+|veterinari\w+|medic[oa]s?|pequen[oa]s?|grandes?|publico|privad[oa])$/
const mostWords = 3

/** Of which house the others should speak, or how they should do it; undefined where a thing is named. */
export function ratherOf(
  { sentence, language, tokens }: Pick<Message, 'sentence' | 'language' | 'tokens'>,
  { saysNothing }: Pick<Directory, 'saysNothing'>,
): string[] | undefined {
  const said = (otherFor.exec(sentence) ?? onlySo.exec(sentence))?.[1]
  // 'alguma empresa em vez de autônomo?' asks for a kind.
  if (said === undefined || readKind(tokens)) return undefined
  const words = (language === 'en' ? plainText(inPortuguese(said)) : said)
    .split(' ')
    .filter((word) => !saysNothing(word))
  const isNoThing = words.every((word) => isAsker(word) || isVague(word) || ofHouse.test(word))
  return isNoThing && words.length > 0 && words.length <= mostWords ? words : undefined
}
