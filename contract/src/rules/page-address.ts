import * as z from 'zod/mini'
import { requiredLine } from './fields.ts'
import { message } from './messages.ts'
import { plainText } from './text.ts'

/** Words that would pass for the product's own pages, or for the people who run it. */
const reserved = new Set(
  (
    'admin administracao administrador ajuda alterplan api app assets assinatura atendimento blog busca ' +
    'cadastro categoria categorias chat chatbot conta contato conteudo dev documentos editar empresas ' +
    'entrar equipe filters fornecedor fornecedores freelancers home inicio landing login logout ' +
    'marketplace marketplace-em-saude marketplaceemsaude mensagens meus-dados minha-pagina nova novo ' +
    'oficial pagamento pagina painel perfil photos planos politicas privacidade root sair sandbox ' +
    'seguranca sistema sitemap suporte support teste termos www'
  ).split(' '),
)

export const isReservedAddress = (slug: string): boolean => reserved.has(slug)

/** 'Clínica São José ' as 'clinica-sao-jose': what somebody types becomes what an address can hold. */
export const asAddress = (text: string): string => plainText(text).replaceAll(' ', '-')

/**
 * The end of a supplier page's address, as its owner chooses it. Addresses that are made of a name end in
 * '-' and the supplier's number, which alone decides whom they lead to: nobody else's may look like one.
 */
export const pageAddress = () =>
  requiredLine(60).check(
    z.minLength(3, message('O endereço precisa de pelo menos 3 caracteres.')),
    z.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      message('Use só letras minúsculas (sem acento), números e hífens (Ex: clinica-sao-jose).'),
    ),
    z.refine(
      (slug) => !/(^|-)\d+$/.test(slug),
      message('O endereço não pode terminar com um número depois de um hífen.'),
    ),
    z.refine(
      (slug) => !isReservedAddress(slug),
      message('Este endereço é reservado. Escolha outro.'),
    ),
  )
