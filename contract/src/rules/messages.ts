/**
 * Texts of validation messages. The wire carries the Portuguese one; the English interface looks
 * its counterpart up with `messageIn`.
 */
const english = {
  'Campo obrigatório.': 'Required field.',
  'Texto longo demais.': 'Text is too long.',
  'Valor inválido.': 'Invalid value.',
  'Por favor, insira um e-mail válido.': 'Please enter a valid e-mail.',
  'Por favor, insira um telefone válido com DDD.': 'Please enter a valid phone with area code.',
  'Por favor, insira um estado válido (Ex: SP).': 'Please enter a valid state (e.g. SP).',
  'Por favor, insira uma data válida (dd/mm/aaaa).': 'Please enter a valid date (dd/mm/yyyy).',
  'Por favor, insira um endereço válido (Ex: www.empresa.com.br).':
    'Please enter a valid web address (e.g. www.company.com).',
} as const

export type Message = keyof typeof english

/** Marks a text as a known message, so that none is left without its English. */
export const message = (text: Message): string => text

export function messageIn(language: 'pt' | 'en', text: string): string {
  return language === 'en' ? (english[text as Message] ?? text) : text
}
