import type { RequestStatus } from 'contract/privacy'
import { mailOf } from '../mail/layout.ts'

const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

/** The same for every address: that one was asked about says nothing about it. */
export const privacyCodeMail = (to: string, code: string) =>
  mailOf({
    to,
    subject: 'Seu código para ver seus dados',
    heading: 'Seus dados no Marketplace em Saúde',
    paragraphs: [
      'Digite este código na página Meus dados para ver, levar, corrigir ou apagar o que guardamos ligado a este e-mail.',
      'Se não foi você quem pediu, ignore este e-mail: sem o código ninguém vê nada.',
    ],
    code,
  })

export const requestReceivedMail = (to: string, dueAt: Date) =>
  mailOf({
    to,
    subject: 'Recebemos o seu pedido sobre dados pessoais',
    heading: 'Recebemos o seu pedido',
    paragraphs: [
      `A nossa equipe responde por este e-mail até ${inSaoPaulo.format(dueAt)}, 15 dias depois do pedido (LGPD, art. 19).`,
      'Você acompanha o andamento em Meus dados.',
    ],
  })

export const requestAnswerMail = (to: string, status: RequestStatus, answer: string) =>
  mailOf({
    to,
    subject: 'Resposta ao seu pedido sobre dados pessoais',
    heading: status === 'negado' ? 'Não pudemos atender o seu pedido' : 'Seu pedido foi atendido',
    paragraphs: [
      answer,
      'Se você não concorda, pode responder pela página Meus dados com um novo pedido ou reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  })
