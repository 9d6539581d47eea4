import type { Message } from './message.ts'
import type { AssistantContext } from './understood.ts'

/** What is said of the last answer rather than of anything else. */
export type AboutTheTalk = 'unclear' | 'not-that' | 'doubted' | 'afresh'

const openers =
  '(?:desculpa |desculpe |mas |oi |ok |e |entao |poxa |nossa |ainda |eu |voce |pode |poderia |me |sorry |but |please )*'
const closers =
  '(?: nada| isso| isto| direito| bem| nisso| aqui| melhor| de novo| outra vez| novamente| mais| simples| facil| por favor| em poucas palavras| resumid\\w+| again| that| better| please)*'
const whole = (said: string) => new RegExp(`^ ${openers}(?:${said})${closers} $`)

const told: readonly [AboutTheTalk, RegExp][] = [
  [
    'unclear',
    whole(
      'nao (?:entendi|entendo|compreendi|estou entendendo|ficou claro)|como assim|expli\\w+|resum\\w+|em resumo|(?:me )?d(?:a|e) um exemplo|tem (?:um |algum )?exemplo|what do you mean|i do not (?:understand|get it)|explain|simpler',
    ),
  ],
  [
    'not-that',
    whole(
      'nao (?:era|e|foi) (?:bem )?(?:isso|isto|ess[ea])(?: que (?:eu )?(?:queria|quero|pedi|procuro|procurava|perguntei))?|nao (?:era|e|foi) o que (?:eu )?(?:queria|quero|pedi|procuro|perguntei)|(?:esta |ta |tudo )?errad[oa]|(?:isso )?(?:nao tem )?nada a ver(?: com isso)?|voces? (?:nao )(?:entendeu|entenderam|respondeu)(?: a)?(?: minha)?(?: pergunta)?|nao (?:entendeu|entenderam|respondeu)(?: a)?(?: minha)?(?: pergunta)?|procur\\w+|tent\\w+|resposta errada|not that|that is not (?:it|what (?:i )?(?:asked|wanted|meant|need)(?: for)?)|you did not understand(?: me)?|wrong|try',
    ),
  ],
  [
    'doubted',
    whole(
      '(?:tem|tens|esta com|estou sem) certeza(?: disso| que nao (?:tem|ha)(?: ninguem| nada)?)?|certeza|sera mesmo|(?:isso )?e verdade|jura|serio(?: mesmo)?|are you sure|is that true|really',
    ),
  ],
  [
    'afresh',
    whole(
      '(?:vamos |quero )?(?:comec\\w+|recomec\\w+)(?: do zero)?|(?:agora )?(?:quero |preciso de |e |seria )?outra coisa|outro assunto|start over|something else',
    ),
  ],
]

const mostWords = 9

/** 'não entendi', 'nada a ver', 'tem certeza?' after an answer. 'procura direito' alone is no need, 'procuro luvas' is. */
export function aboutTheTalk(
  { sentence, tokens }: Pick<Message, 'sentence' | 'tokens'>,
  { wanted, explained, topic }: AssistantContext,
): AboutTheTalk | undefined {
  const isAfterAnswer = wanted !== undefined || explained !== undefined || topic !== undefined
  if (!isAfterAnswer || tokens.length > mostWords) return undefined
  return told.find(([, pattern]) => pattern.test(sentence))?.[0]
}
