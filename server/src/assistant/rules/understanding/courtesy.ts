import { stopWords } from 'contract/rules/text'
import { isFieldName } from '../field/field.ts'
import { list, type Message, readMessage } from './message.ts'

/** Talk that asks for nothing of the directory. */
export type Courtesy = 'greeting' | 'thanks' | 'goodbye' | 'insult' | 'unknown'

const greetings = list(`
  oi oie ola opa hey hello hi fala salve eai eae alo ajuda menu inicio comecar comeco start bom boa dia tarde noite tudo
  minha meu filha filho querida querido com voce bem beleza ai td gente pessoal amigo amiga moca moco certo joia tem alguem por favor voces estao good morning afternoon
  evening there everyone anyone is
`)
const greetingHeads = list(
  'oi oie ola opa hey hello hi fala salve eai eae alo bom boa tudo ajuda menu inicio comecar start good alguem',
)
export type Hello = 'any' | 'morning' | 'afternoon' | 'evening'

/** Which greeting to give back. */
export function helloIn(text: string): Hello {
  const { sentence } = readMessage(text)
  if (/ (bom dia|good morning) /.test(sentence)) return 'morning'
  if (/ (boa tarde|good afternoon) /.test(sentence)) return 'afternoon'
  return / (boa noite|good evening) /.test(sentence) ? 'evening' : 'any'
}

const thanks = list(`
  obrigado obrigada obrigadas obrigados valeu agradeco agradecido agradecida brigadao obrigadao muito grato grata ok
  certo perfeito otimo otima show top legal beleza entendi maravilha isso ajudou demais bastante era mesmo so pela ajuda
  deus lhe te pague abencoe gratidao amem cheers mate helps that tudo bom boa viu gostei adorei excelente bacana massa combinado entendido blz foi deu ta bem sim thanks thank you so
  much great perfect nice cool got it very appreciate appreciated awesome for the help your ok okay that was all helpful
`)
const thanksHeads = list(`
  obrigado obrigada obrigadas obrigados valeu agradeco agradecido agradecida brigadao obrigadao grato grata perfeito
  otimo otima show top legal beleza boa entendi maravilha ok certo ajudou gostei adorei excelente bacana massa combinado
  gratidao pague abencoe cheers helps entendido thanks thank great perfect nice cool appreciate awesome okay
`)
const goodbyes = list(`
  tchau ate mais logo breve falou abraco abracos adeus por hoje so e era isso tenha um bom boa dia tarde noite fim final
  de semana amanha obrigado obrigada valeu muito depois vou indo fui bye goodbye see you later have a nice good day night
  cya take care thanks nada nao deixa quieto entao
`)
const goodbyeHeads = list('tchau ate falou abraco abracos adeus hoje fui bye goodbye see cya indo')

const insults =
  / (burr[oa]|idiota|imbecil|otari\w|babaca|inutil|ridicul\w|incompetentes?|estupid[oa]|voces sao (uns |umas |muito )?(pessim\w+|horriveis|ruins|lixo|ladroes)|retardad\w|palhac\w|trouxa|(lixo|droga|desgraca) de (site|robo|atendimento|assistente|bot|chat|sistema)|porcaria|(robo|bot|site|atendimento|assistente|chat|chatbot) (e |eh |muito |mais |bem )*(ruim|horrivel|pessim\w|fraco|lixo|tosco|chato|imprestavel|inutil)|merda|porra|bosta|caralho|cacete|vai se (foder|ferrar|danar)|se fod\w+|foda se|fdp|filho da puta|puta que pariu|pqp|vsf|vtnc|vai tomar no|vai a merda|cala a boca|cu|desgrac\w+|arrombad\w|corno|vagabund\w|nao serve para nada|(voce|isso|esse site|esse robo|este robo) (e|eh) (um |uma |muito )?(lixo|horrivel|pessim\w|ruim|fraco|droga)|odeio (voce|isso|esse)|stupid|idiot|useless|dumb|moron|fuck\w*|shit\w*|bullshit|crap|you are (\w+ )?(terrible|awful|garbage|trash|the worst)|you suck|sucks|asshole|bitch) /

/** 'aff', 'que saco': nothing but a sigh. */
const sighs = /^ (ai |nossa |meu deus |que )*(aff+e?|putz|puts|poxa|saco|vixe|argh|ugh)( \w+)? $/

/** 'kkkk', 'asdfgh', '12345', only signs. */
const noise =
  /^ ((k|h|a|s|ha|he|hu|rs|kk)+|\d[\d ]*|[bcdfghjklmnpqrstvwxz]{4,}|asdf\w*|qwer\w*|zxcv\w*) $/

const laughter = /^(k{2,}|(ha){2,}h?|(he){2,}|(hu){2,}|(rs)+)$/

/** 'vocês são obrigados por lei' thanks nobody. */
const thankful = / ((?<!(?:sao|sou|somos|fui|ser) )obrigad[oa]s?|valeu|agradeco|thanks|thank you) /
/** Whoever thanks beforehand wants something. */
const wishes =
  / (preciso|precisa|quero|queria|gostaria|quanto|qual|quais|como|onde|quem|tem|procuro|busco|pode|poderia|need|want|how|what|where|who|can|could|is|are|do) /
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
  if (isOnly(said, greetings, greetingHeads) && !/ fala mais /.test(sentence)) return 'greeting'
  if (isOnly(said, thanks, thanksHeads)) return 'thanks'
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
  amiga please good morning afternoon evening there desculpa desculpe sorry
`)

/** How many words a message begins with that only greet. */
export function greetingLength({ tokens }: Message): number {
  let start = 0
  while (start < tokens.length - 1 && polite.has(tokens[start]?.word ?? '')) start++
  return start
}

const yes = list(
  'sim s isso quero pode ser claro por favor aham uhum bora manda ok yes sure please yeah yep ver parecidos',
)
const no = list('nao obrigado obrigada precisa nope no thanks deixa quero mais preciso')

export const isYes = ({ tokens }: Message): boolean =>
  tokens.length > 0 && tokens.length <= 4 && tokens.every(({ word }) => yes.has(word))
export const isNo = ({ tokens }: Message): boolean =>
  tokens.length <= 3 &&
  tokens.every(({ word }) => no.has(word)) &&
  /^(nao|nope|no|deixa)$/.test(tokens[0]?.word ?? '')

const person =
  / (atendentes?|humano|humana|ser humano|pessoa de verdade|pessoa real|gente de verdade|operadora?|alguem de verdade|alguem da equipe|alguem do suporte|human|real person|attendant|live agent|representative) /
const talk =
  / (falar|fala|falo|conversar|converso|atendimento|atendido|atendida|contato com|chamar|chama|passa|transfere|transferir|ligar|liga) (\w+ ){0,4}(pessoa|alguem|gente|suporte|equipe|atendente|humano|humana|voces|responsavel|gerente|supervisor) | (quero|preciso|queria) (de )?(uma? )?(pessoa|suporte|atendimento humano|alguem) $| (me (ligar|ligam|liga|ligue|liguem|retornar|retornem)|lig(ar|uem?|am?) para mim|contato comigo) /
const talkEnglish =
  / ((talk|speak|chat) (to|with)|ask for) (a |an |some|your |the )?(person|human|someone|somebody|agent|attendant|manager|one|body|staff|team) | (person|someone|somebody|anyone|you) (\w+ )?call me /

/** Words of asking for a person, though suppliers use some of them too. */
export const isPersonWord = (word: string): boolean =>
  /^(humanos?|humanas?|human|pessoa|person|suporte|atendente|attendant|transfere|transferir|gerente|equipe|atendimento|agent|supervisor|responsavel)$/.test(
    word,
  )

/** Whether a person of the team is wanted. `aboutNeed`: the message also names a service. */
export function asksForPerson({ sentence }: Message, aboutNeed: boolean): boolean {
  if (aboutNeed) return false
  if (
    / (horario|que horas|quando|quantas horas|sabado|domingo|feriado|virar|e um robo|maquina ou|pessoa ou|ou maquina|ou pessoa|ou robo) /.test(
      sentence,
    )
  )
    return false
  const noRobot = / nao (\w+ ){0,4}(robo|bot|maquina|assistente virtual) /.test(sentence)
  return (
    noRobot ||
    person.test(sentence) ||
    talkEnglish.test(sentence) ||
    (talk.test(sentence) && !/fornecedor|empresa| (eles|deles|ele|ela|dele|dela) /.test(sentence))
  )
}

/** 'quem mais?', 'só tem esse?', 'não gostei desses': the others are wanted. */
const othersWanted =
  /^ (e |and |mas |but )?(quem mais|mais alguem|mais ninguem|alguem mais|(so|somente|apenas) (tem )?(ess[ea]s?|est[ea]s?|isso|ele|ela|um|uma)|nao (gostei|gosto|quero|curti) (muito )?(d?ess[ea]s?|d?est[ea]s?|d?eles|d?elas|dele|dela|nenhum|de nenhum)|nao (gostei|curti) (muito )?(tem|quero|mostra|ha) (outr[oa]s?|mais)|nenhum (desses|deles|serve|serviu)|who else|anyone else|anybody else|is that all|only (this|these|that) one|i do not like (it|them|this|these|any))( \w+){0,2} $/

/** 'tem mais?', 'outras opções', 'show more'. */
export function asksForMore({ sentence, tokens }: Message): boolean {
  return (
    tokens.length <= 7 &&
    (othersWanted.test(sentence) ||
      /^ (e |and )?(me )?(tem |ver |mostra |mostre |quero |quais |ha |show |see |any |are there |is there |do you (have|know) |have you |got |voce tem |voces tem |nao tem )*(me )?(as |os |tem |algum |alguma |nenhum |nenhuma |any |an )*(mais|outros|outras|outro|proximos|proximas|outra|more|others|other|another)( (mais|algum|alguma|alguem|opcao|opcoes|resultados|fornecedor|fornecedores|nomes|empresas|um|uma|alem desses|desses|options?|suppliers?|results?|ones?|one|por favor|please))*( (se|caso) (eles|elas|ele|ela|esse|essa) nao (\w+ ?)+)? $/.test(
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
