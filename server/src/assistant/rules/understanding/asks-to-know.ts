import { asksForMore } from './shown-list.ts'
import { whoDoes } from './cues.ts'
import type { Message } from './message.ts'

/** What is allowed, due, meant or lost: asked by who wants to know. */
const asks =
  / (posso|podemos|pode|podem|consigo|devo|como|quando|quanto|quantos|quantas|qual|quais|(por )?que|porque|ate quando|se (eu|meu|minha|a gente|nao)|sou obrigad[oa]|da para|vale|perco|perde|muda|preciso de (conta|cadastro|cnpj)|nao (consigo|acho|aparece)|how|why|which|is my|are my|do i|can i|am i) /
/** Of one's own; beside a question mark it tells a question from a need. */
const isMine = / (meus?|minhas?|precisa|fica) /
const seeks =
  / (procur\w+|busc(o|amos|ando)|(preciso|precisamos|necessito) (de )?(um|uma|uns|umas|alguem|ajuda|quem)|alguem|quem|(fornecedor(es)?|empresas?|distribuidora?s?) (de|para|que|tem|com|possu\w+)|consultor\w*|assessoria|orcamento|cotacao|compr(o|ar|amos)|alug(o|ar|amos)|contrat(o|ar|amos)|onde (compro|acho|encontro|consigo|tem)|quero (um|uma)|indica\w*|conhece\w*|need|want|looking|find|buy|rent|hire|who (does|sells|makes|can|offers)|where can) /

/** In words of asking, or of what is one's own: 'tem luvas?' is none of these. */
const asksInWords = ({ sentence, text }: Message): boolean =>
  asks.test(sentence) || (text.includes('?') && isMine.test(sentence))

/** A question, and nobody is looked for. */
export const asksToKnow = (message: Message): boolean =>
  (message.text.includes('?') || asksInWords(message)) &&
  !seeks.test(message.sentence) &&
  !whoDoes.test(message.sentence) &&
  !asksForMore(message)
