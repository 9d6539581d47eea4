import { stopWords } from 'contract/rules/text'
import { isFieldName } from '../field/field.ts'
import { list, type Message, readMessage } from './message.ts'

/** Talk that asks for nothing of the directory. */
export type Courtesy = 'greeting' | 'thanks' | 'goodbye' | 'insult' | 'unknown'

const greetingHeads = list(
  'oi oie ola opa hey hello hi fala salve eai eae alo bom boa tudo ajuda menu inicio comecar start good alguem teste testando test',
)
const greetings = new Set([
  ...greetingHeads,
  ...list(`
  comeco dia tarde noite minha meu filha filho querida querido com voce bem beleza ai td gente pessoal amigo
  amiga moca moco certo joia tem por favor voces estao morning afternoon evening there everyone anyone is
`),
])
export type Hello = 'any' | 'morning' | 'afternoon' | 'evening' | 'well'

/** Which greeting to give back. */
export function helloIn(text: string): Hello {
  const { sentence } = readMessage(text)
  if (/ (bom dia|good morning) /.test(sentence)) return 'morning'
  if (/ (boa tarde|good afternoon) /.test(sentence)) return 'afternoon'
  if (/ (boa noite|good evening) /.test(sentence)) return 'evening'
  return / (tudo (bem|bom)|como vai|how are you) /.test(sentence) ? 'well' : 'any'
}

/** 'boa tarde, vocês têm luvas?' */
export const greets = (text: string): boolean =>
  /^ (oi+|ola|opa|bom dia|boa tarde|boa noite|hello|hi|good (morning|afternoon|evening)) /.test(
    readMessage(text).sentence,
  )

const thanksHeads = list(`
  obrigado obrigada brigada obrigadas obrigados valeu agradeco agradecido agradecida brigadao obrigadao grato grata perfeito
  otimo otima show top legal beleza boa entendi maravilha ok certo ajudou gostei adorei excelente bacana massa combinado
  gratidao pague abencoe ata hum hmm sei ta tendi cheers helps entendido thanks thank great perfect nice cool appreciate awesome okay
`)
const thanks = new Set([
  ...thanksHeads,
  ...list(`
  bola entao muito isso demais bastante era mesmo so pela ajuda deus lhe te amem mate that tudo bom viu blz foi deu ta bem
  sim you much got it very appreciated for the help your was all helpful
`),
])
const goodbyeHeads = list('tchau ate falou abraco abracos adeus hoje fui bye goodbye see cya indo')
const goodbyes = new Set([
  ...goodbyeHeads,
  ...list(`
  mais logo breve por so e era isso tenha um bom boa dia tarde noite fim final de semana amanha obrigado
  ata ah obrigada valeu muito depois vou beleza ok ta certo otimo you later have a nice good day night take care thanks nada nao deixa quieto
  entao
`),
])

const insults =
  / (burr[oa]|idiota|imbecil|otari\w|babaca|inutil|ridicul\w|incompetentes?|estupid[oa]|voces sao (uns |umas |muito )?(pessim\w+|horriveis|ruins|lixo|ladroes)|retardad\w|palhac\w|trouxa|(lixo|droga|desgraca) de (site|robo|atendimento|assistente|bot|chat|sistema)|porcaria|(robo|bot|site|atendimento|assistente|chat|chatbot) (e |eh |muito |mais |bem )*(ruim|horrivel|pessim\w|fraco|lixo|tosco|chato|imprestavel|inutil)|merda|porra|bosta|caralho|cacete|vai se (foder|ferrar|danar)|se fod\w+|foda se|fdp|filho da puta|puta que pariu|pqp|vsf|vtnc|vai tomar no|vai a merda|cala a boca|cu|desgrac\w+|arrombad\w|corno|vagabund\w|nao serve para nada|(voce|isso|esse site|esse robo|este robo) (e|eh) (um |uma |muito )?(lixo|horrivel|pessim\w|ruim|fraco|droga)|odeio (voce|isso|esse)|(voce|isso|esse site) nao (presta|serve)( para nada)?|stupid|idiot|useless|dumb|moron|fuck\w*|shit\w*|bullshit|crap|you are (\w+ )?(terrible|awful|garbage|trash|the worst)|you suck|sucks|asshole|bitch) /

/** 'aff', 'que saco': nothing but a sigh. */
const sighs =
  /^ (ai |nossa |meu deus |que )*(aff+e?|putz|puts|poxa|pena|saco|vixe|argh|ugh)( \w+)? $/

/** 'kkkk', 'asdfgh', '12345', only signs. */
const noise =
  /^ ((k|h|a|s|ha|he|hu|rs|kk)+|\d[\d ]*|[bcdfghjklmnpqrstvwxz]{4,}|asdf\w*|qwer\w*|zxcv\w*) $/

const laughter = /^(k{2,}|(ha){2,}h?|(he){2,}|(hu){2,}|(rs)+)$/

/** 'vocês são obrigados por lei' thanks nobody. */
const thankful =
  / ((?<!(?:sao|sou|somos|fui|ser|e|eh) )obrigad[oa]s?(?! a (?:ter|fazer|cumprir|seguir) )|valeu|agradeco|thanks|thank you) /
/** Whoever thanks beforehand wants something. */
const wishes =
  / (preciso|precisa|quero|queria|gostaria|quanto|qual|quais|como|onde|quem|tem|procuro|busco|pode|poderia|need|want|how|what|where|who|can|could|is|are|do) /
/** 'resolveu meu problema', 'era isso que eu queria' */
const wasHelped =
  /^ ((?!nao |nem )\w+ ){0,3}(resolveu|resolvido|ajudou|salvou|era (bem )?isso|era so isso)( (me|o|a|meu|minha|que|eu|problema|duvida|queria|precisava|procurava|mesmo|muito|demais|bastante|tudo|aqui))* $/
/** 'vou pensar', 'vou ver com meu sócio e volto', 'depois te falo' */
const later =
  / (vou|vamos|deixa|preciso|quero|tenho que) (\w+ ){0,2}(pensar|refletir|avaliar|analisar|decidir|olhar|dar uma (olhada|pensada|lida)|ver (com|aqui|isso|direito|melhor|depois)|(falar|conversar) com (o |a )?(meu|minha|nosso|nossa|chefe|equipe|soci[oa]|diretor\w*|financeiro|pessoal)) | (eu |ja |depois |mais tarde |amanha |e )(volto|retorno|te (falo|aviso|chamo|digo|procuro)) | (i will|let me) (\w+ )?(think|check|come back|get back) /
const asksForPeople = / (atendente|fornecedor\w*|empresas?|humano|voces|quem|alguem|supplier) /

/** Something was answered, and nothing more is asked for now. */
export const putsOff = ({ sentence, text, tokens }: Message): boolean =>
  tokens.length <= 14 &&
  !text.includes('?') &&
  later.test(sentence) &&
  !asksForPeople.test(sentence)
/** 'alguém mais?', 'esse é bom?' are no greeting. */
const ofSomethingShown = / (mais|ess[ea]s?|est[ea]s?|isso|qual|ele|ela|eles|elas|outr[oa]) /
const asksWho = /^ (e |mas )?(quem|quando|who) /
const onlyAddress = /^\s*(https?:\/\/|www\.)\S+\s*$/i

export function courtesyOf({ sentence, tokens, text }: Message): Courtesy | undefined {
  const words = tokens.map(({ word }) => word)
  if (onlyAddress.test(text)) return 'unknown'
  // Nothing but signs has no words at all.
  if (words.every((word) => noise.test(` ${word} `) && !isFieldName(word))) return 'unknown'
  if (insults.test(sentence) || sighs.test(sentence)) return 'insult'
  const said = words.filter((word) => !laughter.test(word))
  // 'haha boa' is pleased, 'boa' alone begins to greet.
  if (said.length < words.length && isOnly(said, thanks, thanksHeads)) return 'thanks'
  if (isOnly(said, goodbyes, goodbyeHeads) && !/^ ate (quando|que) /.test(sentence))
    return 'goodbye'
  // 'quem ajuda?', 'quem é obrigado?'
  if (asksWho.test(sentence)) return undefined
  if (isOnly(said, greetings, greetingHeads) && !ofSomethingShown.test(sentence)) return 'greeting'
  if (isOnly(said, thanks, thanksHeads)) return 'thanks'
  if (wasHelped.test(sentence) && !text.includes('?')) return 'thanks'
  if (words.length <= 10 && thankful.test(sentence) && !wishes.test(sentence)) return 'thanks'
  return undefined
}

function isOnly(
  words: readonly string[],
  set: ReadonlySet<string>,
  heads: ReadonlySet<string>,
): boolean {
  return (
    words.length <= 10 &&
    words.every((word) => set.has(word) || stopWords.has(word)) &&
    words.some((word) => heads.has(word))
  )
}

const polite = list(`
  oi oie ola opa bom boa dia tarde noite tudo bem beleza eai eae hey hello hi alo pessoal gente por favor moco moca amigo
  amiga please good morning afternoon evening there desculpa desculpe sorry ok okay certo blz entendi
`)

/** How many words a message begins with that only greet. */
export function greetingLength({ tokens }: Message): number {
  let start = 0
  while (start < tokens.length - 1 && polite.has(tokens[start]?.word ?? '')) start++
  return start
}

const yes = list(
  'sim s isso quero pode ser claro por favor aham uhum bora manda ok yes sure please yeah yep ver mostra mostre os as parecidos parecidas',
)
const no = list(
  'nao obrigado obrigada precisa nope no thanks deixa quero mais preciso para la quieto esquece',
)

export const isYes = ({ tokens }: Message): boolean =>
  tokens.length > 0 && tokens.length <= 4 && tokens.every(({ word }) => yes.has(word))
export const isNo = ({ tokens }: Message): boolean =>
  tokens.length <= 3 &&
  tokens.every(({ word }) => no.has(word)) &&
  /^(nao|nope|no|deixa|esquece)$/.test(tokens[0]?.word ?? '')
