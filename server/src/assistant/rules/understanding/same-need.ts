import { askedOf } from './about-shown.ts'
import { combine } from './combine.ts'
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
/** 'nem uma?', 'ninguém mesmo?' where nobody was found. */
const insists = /^ (nem|nenhum|nenhuma|ninguem)( \w+){0,4} $/

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
  if (anywhereElse.test(sentence)) {
    const { cidade: _, estado: __, area: ___, ...anywhere } = before
    return search(anywhere)
  }
  if (read.hasPlace && movesPlace.test(sentence) && !searchCue.test(sentence))
    return context.about !== undefined && comesAlone.test(sentence)
      ? { intent: 'about', supplier: context.about, question: 'place', place: read.place }
      : search({ ...before, ...read.place })
  // 'nem particular? nenhuma?'
  if (insists.test(sentence) && message.text.includes('?') && !read.hasPlace) return search(before)
  if (isOwn) return undefined
  const narrows =
    read.hasPlace || read.anywhere || read.except || read.tipo || read.licences.length > 0
  if (read.need.words.length === 0 && narrows) return search(wanted)
  // 'para Fortaleza, precisa chegar hoje': nothing of the trade is said anew.
  const things = read.need.words.filter((word) => directory.isTrade(word) && !isAsker(word))
  return things.length === 0 && read.hasPlace && !askedOf(message, read)
    ? search(combine(before, { ...read, need: { words: [], text: '', parts: [] } }, true))
    : undefined
}
