import { askedOf } from './about-shown.ts'
import { combine, withoutPlace } from './combine.ts'
import { comesAlone, searchCue } from './cues.ts'
import { isAsker } from './need.ts'
import type { Said } from './said.ts'
import { search, type Understood } from './understood.ts'

/** 'minha outra loja é em Valadares', 'meu sócio quer em Brasília': the same, somewhere else. */
const movesPlace =
  / (minha|meu|outra|nossa|nosso|tenho|temos) (outra |outro |nova |novo )?(unidade|loja|filial|sede|casa|irma|irmao|mae|socio|socia|clinica|hospital|farmacia|laboratorio|consultorio|predio|unit|branch) (\w+ ){0,7}(em|no|na|in) | (muda algo|mudanca de planos|mudou de ideia|vai ficar (n[ao] \w+ \w+ )?em) /
/** 'nem em outro estado?' */
const anywhereElse =
  /^ (e |mas |nem |and |not )?(nem )?(em |in )(nenhum |algum |any )?(outr[oa]s?|other|another) (estados?|cidades?|lugar(es)?|states?|cit(y|ies)|places?) $/
/** Words of the move itself, though suppliers use some of them too. */
const ofMoving =
  /^(unidades?|loja|filial|sede|casa|irma|irmao|socio|socia|predio|unit|branch|ficar|muda|mudanca|mudou|algo)$/
/** 'pode ser de outra cidade se entregar' */
const fromElsewhere =
  /^ (e |mas |entao |ok |so |se )*(pode|podem|podia|serve|aceito) (\w+ ){0,2}(d[eo]|em|n[oa]) (qualquer|outr[oa]s?) (cidade|estado|lugar|regiao|municipio)s? /
/** 'nem uma?', 'ninguém mesmo?' where nobody was found. */
const insists =
  /^ (nem|nenhum|nenhuma|ninguem)( \w+){0,4} $|^ (entao |mas |poxa |e )*(nao (tem|ha|achou|encontrou) (mesmo )?)(ninguem|nenhum\w*|nada|um)( mesmo| ai| la| aqui)* $/

/** What was looked for before, somewhere else or under another condition. */
export function sameNeed({
  message,
  context,
  read,
  directory,
  isOwn,
  wanted,
}: Said): Understood | undefined {
  const { sentence } = message
  const before = context.wanted
  if (!before?.categoria) return undefined
  if (anywhereElse.test(sentence) || fromElsewhere.test(sentence))
    return search(withoutPlace(before))
  const things = read.need.words.filter(
    (word) => directory.isTrade(word) && !isAsker(word) && !ofMoving.test(word),
  )
  if (
    read.hasPlace &&
    things.length === 0 &&
    movesPlace.test(sentence) &&
    !searchCue.test(sentence)
  )
    return context.about !== undefined && comesAlone.test(sentence)
      ? { intent: 'about', supplier: context.about, question: 'place', place: read.place }
      : search({ ...before, ...read.place })
  if (isOwn) return undefined
  const narrows =
    read.hasPlace || read.anywhere || read.except || read.tipo || read.licences.length > 0
  if (read.need.words.length === 0 && narrows) return search(wanted)
  // 'nem particular? nenhuma?'
  if (insists.test(sentence) && message.text.includes('?') && things.length === 0)
    return search(before)
  // 'para Fortaleza, precisa chegar hoje': nothing of the trade is said anew.
  return things.length === 0 && read.hasPlace && !askedOf(message, read)
    ? search(combine(before, { ...read, need: { words: [], text: '', parts: [] } }, true))
    : undefined
}
