import { faq } from '../faq/faq.ts'
import { keywordTopics } from 'contract/rules/keywords'
import { fieldTexts } from '../field/field.ts'
import { licences } from 'contract/rules/licences'
import { plainText, stopWords } from 'contract/rules/text'

/** What a language model may speak of: nothing that is not written here or found by its tools. */
export type Known = {
  /** Names and places from the tools, allowed in capitals. */
  names: readonly string[]
  /** Running text from the tools: only its words in lower case count. */
  texts: readonly string[]
  /** Written answers: also their numbers and addresses count. */
  answers: readonly string[]
}

const wordsOf = (text: string) => plainText(text).split(' ').filter(Boolean)

const ownWords = new Set(
  [
    ...faq.flatMap(({ pt }) => [...pt.questions, pt.answer, pt.label ?? '']),
    ...keywordTopics.flatMap(({ topic, keywords }) => [topic, ...keywords]),
    ...fieldTexts,
    ...licences,
    'Marketplace em Saúde Brasil Brasília ANVISA SUS CNPJ CPF LGPD Olá Oi Claro Certo Sim Não Bom Boa dia tarde noite ' +
      'Encontrei Encontramos Achei Aqui Estes Estas Esses Essas Este Esta Esse Essa Há Temos Tenho Veja Confira Abaixo ' +
      'Também Além Caso Se Para Você Vocês Posso Podemos Quer Gostaria Qual Quais Onde Como Quando Por Em No Na Nos Nas ' +
      'O A Os As Um Uma De Da Do Das Dos Com Sem Infelizmente Desculpe Ainda Porém Mas Então Assim Depois Antes Todos ' +
      'Todas Cada Outro Outra Outros Outras Nenhum Nenhuma Alguns Algumas Vários Várias Dois Duas Três Quatro Cinco ' +
      'Basta Clique Abra Escolha Escreva Diga Informe Peça Fale Tente Sugiro Recomendo Seguem Segue Ótimo Perfeito ' +
      'Entendi Obrigado Obrigada Disponha Prazer Ajudo Ajudar Precisa Precisar Procura Busca Buscar Fornecedor ' +
      'Fornecedores Empresa Empresas Autônomo Autônomos Freelancer Freelancers Plano Planos Grátis Básico Profissional ' +
      'Corporativo Atendente Atendimento Não É São Foi Está Estão Deseja Podem Pode Tem Têm Que Quem Sobre Segundo',
  ].flatMap(wordsOf),
)

const afterCompany =
  /\b(?:empresa|fornecedora?|firma|loja|marca|chamad[oa]|nome|contrate|procure|contate|contrata)\s+(?:é\s+|a\s+|o\s+)?([\p{L}\p{N}]+)/giu
const address =
  /(?:https?:\/\/|www\.)\S+|\b[\w.-]+@[\w.-]+|\b[\w-]+\.(?:com|net|org|br|io|app|me|info|shop|site|online|link)\b\S*/gi

/** What of a sentence is not known; an empty list means it may be shown. */
export function unknownIn(sentence: string, known: Known): string[] {
  const names = new Set(known.names.flatMap(wordsOf))
  const answers = known.answers.join('\n')
  const lower = new Set([
    ...known.texts.flatMap((text) =>
      [...text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]*/gu)].flatMap(([word]) =>
        wordsOf(word),
      ),
    ),
    ...wordsOf(answers),
  ])
  const isKnown = (word: string) =>
    names.has(word) || lower.has(word) || ownWords.has(word) || stopWords.has(word)
  const unknown: string[] = []
  for (const [found] of sentence.matchAll(address)) {
    if (!answers.includes(found.replace(/[.,;:!?)]+$/, ''))) unknown.push(found)
  }
  for (const [found] of sentence.matchAll(/(?:R\$\s*\d[\d.,]*)|(?:\d[\d\s().-]{3,}\d)/g)) {
    const digits = found.replace(/\D/g, '')
    const source = [...known.names, answers].join(' ').replace(/[\s().,-]/g, '')
    if (!source.includes(digits)) unknown.push(found)
  }
  for (const [found] of sentence.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu)) {
    if (!wordsOf(found).every(isKnown)) unknown.push(found)
  }
  for (const [, found = ''] of sentence.matchAll(afterCompany)) {
    if (
      !wordsOf(found).every(isKnown) &&
      !/^(especializad|localizad|cadastrad|que|sem|com)/.test(plainText(found))
    ) {
      unknown.push(found)
    }
  }
  return unknown
}

/** Whole sentences from the beginning, and what is not yet one. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let rest = text
  for (;;) {
    const end = /[.!?:;]+["”)]?\s|\n/.exec(rest)
    if (!end) return { sentences, rest }
    const length = end.index + end[0].length
    sentences.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
}

/** Signs of formatting that the chat does not draw. */
export const withoutMarks = (text: string): string =>
  text.replace(/[*_`#>|]+|\[|\](?:\([^)]*\))?/g, '')

/** Supplier texts are the suppliers' own words: addresses and numbers do not reach the model. */
export const harmless = (text: string, longest: number): string =>
  text
    .replace(address, '')
    .replace(/\d[\d\s().-]{5,}\d/g, '')
    .replace(/[<>{}[\]`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
