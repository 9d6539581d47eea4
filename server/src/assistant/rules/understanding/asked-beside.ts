import { isTopic } from '../answering/supplier-terms.ts'
import { searchCue, whoDoes } from './cues.ts'
import { readMessage } from './message.ts'
import { supplierQuestionIn } from './supplier-question.ts'

// What is asked of whoever does it, beside a need: 'fralda geriátrica em Fortaleza, tem amostra?'

const pieces =
  /(?<=[.?!;])\s+|,\s+|\n+|\s+(?:e|and)\s+(?=(?:em quanto|quanto|quantas|qual|tem|t[êe]m|d[ãa]o|emite\p{L}*|entrega\p{L}*|manda\p{L}*|aceita\p{L}*|do they|is there|how)(?!\p{L}))/iu
const longest = 10
/** It begins as a question on how somebody works. */
const beginsAsking =
  /^ (e |mas |and )?(voces |eles |elas )?(em quanto|em quantos|quanto|quantos|quantas|qual|quando|com que|que dia|que horas|tem|e|sao|da|dao|atende\w*|entrega\w*|mand\w+|envi\w+|cheg\w+|aceita\w*|emit\w+|faz|fazem|vend\w+|alug\w+|migra\w*|trein\w+|instal\w+|parcela\w*|busca\w*|recolhe\w*|troca\w*|integra\w*|demora\w*|do they|does it|are they|can they|is there|are there|how) (?!que |quem |alguem )/
/** Beside it stands where, or what else is needed. */
const tellsOn = / (em|no|na|nos|nas|in|at|de|preciso|quero|queria|para|need) /

/** 'tem empresa?' asks whether there is anybody. */
const asksForAnybody =
  /^ (e |mas )?(tem|ha|existe\w*|conhece\w*|indica\w*) (algum |alguma )?(empresas?|firmas?|fornecedor\w*|prestador\w*|profissional|profissionais)( ai| aqui| boa| bom| que (faca|faz|fazem|atenda|atende|venda|vende)( isso)?)* $/

/** The need alone, and the question; `isSure` where it can be nothing else. */
export type AskedBeside = { need: string; question: string; isSure: boolean }

export function askedBeside(text: string): AskedBeside | undefined {
  const said = text.split(pieces).filter((piece) => /\p{L}{2}/u.test(piece))
  const at = said.findIndex((piece, index) => index > 0 && asks(piece))
  const question = said[at]
  if (question === undefined) return undefined
  const after = said.slice(at + 1).filter((piece) => {
    const { sentence } = readMessage(piece, 'pt')
    return tellsOn.test(sentence) && !asks(piece)
  })
  const more = said.slice(at + 1).filter(asks)
  const isSure = isTopic(readMessage(question, 'pt').sentence)
  return {
    need: [...said.slice(0, at), ...after].join(', '),
    question: [question, ...more].join(' '),
    isSure,
  }
}

function asks(piece: string): boolean {
  const { sentence, tokens } = readMessage(piece, 'pt')
  const isQuestion =
    piece.trimEnd().endsWith('?') || isTopic(sentence) || supplierQuestionIn({ sentence })
  return (
    tokens.length <= longest &&
    Boolean(isQuestion) &&
    beginsAsking.test(sentence) &&
    !asksForAnybody.test(sentence) &&
    !searchCue.test(sentence) &&
    !whoDoes.test(sentence)
  )
}
