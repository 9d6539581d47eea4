import type { Mail } from '../mail/outbox.ts'
import { mailOf, type Recipient } from '../mail/layout.ts'

const codeTexts = {
  pt: {
    subject: (code: string) => `${code} é o código do seu novo e-mail`,
    heading: 'Confirme seu novo e-mail',
    paragraphs: [
      'Recebemos um pedido para usar este endereço na sua conta do Marketplace em Saúde. Digite o código abaixo na página em que fez a alteração. Ele vale por 10 minutos.',
      'Se não foi você, ignore esta mensagem: nada muda.',
    ],
    why: 'Você recebe este e-mail porque alguém quer usar este endereço em uma conta do Marketplace em Saúde.',
  },
  en: {
    subject: (code: string) => `${code} is the code of your new e-mail`,
    heading: 'Confirm your new e-mail',
    paragraphs: [
      'We were asked to use this address in your account at Marketplace em Saúde. Type the code below on the page where you made the change. It is valid for 10 minutes.',
      'If it was not you, ignore this message: nothing changes.',
    ],
    why: 'You get this e-mail because somebody wants to use this address in an account at Marketplace em Saúde.',
  },
} as const

export function newEmailCodeMail({ email, language }: Recipient, code: string): Mail {
  const { subject, ...rest } = codeTexts[language]
  return mailOf({ to: email, language, subject: subject(code), code, ...rest })
}

const changeTexts = {
  pt: {
    asked: 'Pedido para trocar o e-mail da sua conta',
    askedFor: (email: string) =>
      `Foi pedido que a sua conta no Marketplace em Saúde passe a usar o endereço ${email}. Ele passa a valer quando o código enviado a ele for digitado.`,
    ifNotYou:
      'Se foi você, não precisa fazer nada aqui. Se não foi, troque a senha agora: isso cancela o pedido e encerra todos os acessos à conta.',
    stop: 'Não fui eu: trocar a senha',
    changed: 'O e-mail da sua conta foi alterado',
    changedTo: (email: string) =>
      `A partir de agora, sua conta no Marketplace em Saúde usa o endereço ${email}.`,
    others: (phone: string) =>
      `Os outros acessos à conta foram encerrados. Se não foi você, fale com o suporte o quanto antes: ${phone}.`,
    why: 'Você recebe este e-mail porque este é, ou era até agora, o endereço da sua conta no Marketplace em Saúde.',
  },
  en: {
    asked: 'Request to change the e-mail of your account',
    askedFor: (email: string) =>
      `Somebody asked that your account at Marketplace em Saúde use the address ${email}. It counts once the code sent to it has been typed.`,
    ifNotYou:
      'If it was you, there is nothing to do here. If not, change the password now: that cancels the request and ends every session of the account.',
    stop: 'It was not me: change the password',
    changed: 'The e-mail of your account was changed',
    changedTo: (email: string) =>
      `From now on your account at Marketplace em Saúde uses the address ${email}.`,
    others: (phone: string) =>
      `The other sessions of the account were ended. If it was not you, talk to support as soon as you can: ${phone}.`,
    why: 'You get this e-mail because this is, or was until now, the address of your account at Marketplace em Saúde.',
  },
} as const

/** To the old address, before anything changes: its owner can still stop it. */
export function emailChangeAskedMail(old: Recipient, email: string, recoverUrl: string): Mail {
  const texts = changeTexts[old.language]
  return mailOf({
    to: old.email,
    language: old.language,
    subject: texts.asked,
    heading: texts.asked,
    paragraphs: [texts.askedFor(email), texts.ifNotYou],
    action: { label: texts.stop, url: recoverUrl },
    why: texts.why,
  })
}

/** To the old address, so that a change by a stranger does not go unnoticed. */
export function emailChangedMail(old: Recipient, email: string, supportPhone: string): Mail {
  const texts = changeTexts[old.language]
  return mailOf({
    to: old.email,
    language: old.language,
    subject: texts.changed,
    heading: texts.changed,
    paragraphs: [texts.changedTo(email), texts.others(supportPhone)],
    why: texts.why,
  })
}
