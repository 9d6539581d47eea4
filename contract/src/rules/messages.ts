import type { Language } from './languages.ts'

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
  'É preciso ter 18 anos ou mais.': 'You must be 18 or older.',
  'Por favor, insira um nome com pelo menos duas letras.':
    'Please enter a name with at least two letters.',
  'Por favor, insira um endereço válido (Ex: www.empresa.com.br).':
    'Please enter a valid web address (e.g. www.company.com).',
  'Por favor, insira um endereço do LinkedIn (Ex: linkedin.com/in/seu-nome).':
    'Please enter a LinkedIn address (e.g. linkedin.com/in/your-name).',
  'Por favor, insira um CNAE válido (Ex: 4645-1/01).':
    'Please enter a valid CNAE (e.g. 4645-1/01).',
  'Não encontramos esta cidade no estado escolhido.':
    'We did not find this city in the chosen state.',
  'Escolha da lista: Brasil todo, estados ou cidades (Ex: Recife/PE).':
    'Choose from the list: all of Brazil, states or cities (e.g. Recife/PE).',
  'Escolha no máximo 100 lugares, ou o estado inteiro.':
    'Choose at most 100 places, or the whole state.',
  'Campo desconhecido.': 'Unknown field.',
  'Por favor, insira um CPF válido no formato 000.000.000-00.':
    'Please enter a valid CPF in the format 000.000.000-00.',
  'Por favor, insira um CNPJ válido.': 'Please enter a valid CNPJ.',
  'Por favor, insira um CEP válido no formato 00000-000.':
    'Please enter a valid CEP in the format 00000-000.',
  'Por favor, selecione uma cidade.': 'Please select a city.',
  'Você precisa aceitar os Termos de Uso e a Política de Privacidade para continuar.':
    'You must accept the Terms of Use and the Privacy Policy to continue.',
  'As senhas não coincidem': 'The passwords do not match',
  'A senha deve ter no mínimo 8 caracteres': 'The password must have at least 8 characters',
  'A senha deve conter pelo menos uma letra minúscula':
    'The password must contain at least one lowercase letter',
  'A senha deve conter pelo menos uma letra maiúscula':
    'The password must contain at least one uppercase letter',
  'A senha deve conter pelo menos um número': 'The password must contain at least one number',
  'A senha deve conter pelo menos um caractere especial':
    'The password must contain at least one special character',
  'Esta senha é muito comum. Escolha outra.': 'This password is too common. Choose another one.',
  'A senha não pode conter o seu e-mail.': 'The password must not contain your e-mail.',
  'Escreva só o nome, sem endereços da internet.': 'Write only the name, without web addresses.',
  'E-mail confirmado.': 'E-mail confirmed.',
  'Código incorreto. Confira o e-mail e tente novamente.':
    'Wrong code. Check the e-mail and try again.',
  'Este código expirou ou já foi usado. Peça um novo código.':
    'This code has expired or was already used. Ask for a new one.',
  'Muitas tentativas com este código. Peça um novo código.':
    'Too many attempts with this code. Ask for a new one.',
  'Verifique sua caixa de email': 'Check your e-mail inbox',
  'Escolha um motivo.': 'Choose a reason.',
  'Escolha pelo menos um fornecedor.': 'Choose at least one supplier.',
  'Escolha até cinco fornecedores.': 'Choose up to five suppliers.',
  'Conte em pelo menos 10 caracteres.': 'Write at least 10 characters.',
  'Você precisa aceitar os termos de uso.': 'You have to accept the terms of use.',
  'A senha atual não confere.': 'The current password is incorrect.',
  'A nova senha precisa ser diferente da atual.':
    'The new password has to be different from the current one.',
  'Dê de uma a cinco estrelas.': 'Give one to five stars.',
  'Escreva pelo menos duas palavras que querem dizer o mesmo.':
    'Write at least two words that mean the same.',
  'Escreva uma mensagem.': 'Write a message.',
  'Escolha uma categoria.': 'Choose a category.',
  'Escreva sem endereços da internet nem e-mails.': 'Write it without web addresses or e-mails.',
  'Escolha um dia a partir de hoje e em até um ano.': 'Choose a day from today on, within a year.',
  'Informe o preço.': 'Enter the price.',
  'Informe o prazo em dias.': 'Enter the delivery time in days.',
  'Escolha até cinco categorias.': 'Choose up to five categories.',
  'Por favor, insira um ano válido.': 'Please enter a valid year.',
  'São itens demais.': 'Too many items.',
  'A galeria aceita até 8 fotos.': 'The gallery takes up to 8 photos.',
  'A página aceita até 5 documentos.': 'The page takes up to 5 documents.',
  'O endereço precisa de pelo menos 3 caracteres.': 'The address needs at least 3 characters.',
  'Use só letras minúsculas (sem acento), números e hífens (Ex: clinica-sao-jose).':
    'Use only unaccented lowercase letters, numbers and hyphens (e.g. clinica-sao-jose).',
  'O endereço não pode terminar com um número depois de um hífen.':
    'The address must not end with a number after a hyphen.',
  'Este endereço é reservado. Escolha outro.': 'This address is reserved. Choose another one.',
} as const

export type Message = keyof typeof english

/** Marks a text as a known message, so that none is left without its English. */
export const message = (text: Message): string => text

/** Whether a text is one of ours, which may be shown to people. */
export const isMessage = (text: string): text is Message => Object.hasOwn(english, text)

export function messageIn(language: Language, text: string): string {
  return language === 'en' ? (english[text as Message] ?? text) : text
}
