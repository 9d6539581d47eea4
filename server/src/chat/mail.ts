import { mailOf } from '../mail/layout.ts'
import type { Mail } from '../mail/outbox.ts'

/** No name and no number: whoever attends sees them after logging in. */
export function waitingMail(to: string, waiting: number, url: string): Mail {
  const who = waiting === 1 ? 'Uma pessoa espera' : `${waiting} pessoas esperam`
  return mailOf({
    to,
    subject: `${who} atendimento no chat`,
    heading: `${who} atendimento`,
    paragraphs: [`${who} há mais de 2 minutos por um atendente no chat do Marketplace em Saúde.`],
    action: { label: 'Abrir os atendimentos', url },
  })
}

export function contactMessageMail(
  to: string,
  message: {
    nome: string
    email: string
    numbePhone: string
    mensagem: string
    priority: 0 | 1
  },
  inboxUrl: string,
): Mail {
  return mailOf({
    to,
    subject: `${message.priority === 0 ? '[Prioritária] ' : ''}Mensagem de ${message.nome} pelo chat`,
    heading: `Mensagem de ${message.nome}`,
    paragraphs: [
      'Esta mensagem chegou pelo chat, fora do horário de atendimento.',
      message.mensagem,
      {
        rows: [
          { label: 'Nome', value: message.nome },
          { label: 'E-mail', value: message.email },
          { label: 'Telefone', value: message.numbePhone },
        ],
      },
    ],
    action: { label: 'Abrir as mensagens', url: inboxUrl },
  })
}
