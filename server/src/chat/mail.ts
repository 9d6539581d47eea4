import type { Mail } from '../platform/mail.ts'

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

const letter = (to: string, subject: string, lines: string[]): Mail => ({
  to,
  subject,
  text: lines.join('\n\n'),
  html: lines.map((line) => `<p>${escape(line)}</p>`).join(''),
})

/** No name and no number: whoever attends sees them after logging in. */
export function waitingMail(to: string, waiting: number, url: string): Mail {
  const who = waiting === 1 ? 'Uma pessoa espera' : `${waiting} pessoas esperam`
  return letter(to, `${who} atendimento no chat`, [
    `${who} há mais de 2 minutos por um atendente no chat do Marketplace em Saúde.`,
    `Abra os atendimentos: ${url}`,
  ])
}

export function contactMessageMail(
  to: string,
  message: { nome: string; email: string; numbePhone: string; mensagem: string },
): Mail {
  return letter(to, `Mensagem de ${message.nome.replace(/\s+/g, ' ')} pelo chat`, [
    'Esta mensagem chegou pelo chat, fora do horário de atendimento.',
    message.mensagem,
    `Nome: ${message.nome}`,
    `E-mail: ${message.email}`,
    `Telefone: ${message.numbePhone}`,
  ])
}
