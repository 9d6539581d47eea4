import type { Language } from 'contract/rules/languages'
import { urls } from 'contract/urls'
import { m } from '#texts/messages.js'

/** What attendants say again and again, in the visitor's language; buttons are called what they are called there. */
export function readyRepliesIn(locale: Language): string[] {
  const contact = m.contacts_see({}, { locale })
  const recover = m.session_recover({}, { locale })
  return {
    pt: [
      'Olá! Sou da equipe do Marketplace em Saúde. Como posso ajudar?',
      'Um momento, por favor: vou verificar para você.',
      `Para ver os contatos de um fornecedor, abra a página dele e clique em "${contact}".`,
      `Você pode comparar os planos e contratar em ${urls.plans}.`,
      `Para recuperar a senha, clique em "${recover}" na página de entrada. O código chega por e-mail em instantes.`,
      'Posso ajudar em mais alguma coisa?',
      'Obrigado pelo contato! Vou encerrar este atendimento; se precisar, é só escrever de novo.',
    ],
    en: [
      'Hello! I am from the team of Marketplace em Saúde. How can I help?',
      'One moment, please: I will check this for you.',
      `To see a supplier's contact details, open its page and click on "${contact}".`,
      `You can compare the plans and subscribe at ${urls.plans}.`,
      `To recover your password, click on "${recover}" on the login page. The code arrives by e-mail in a moment.`,
      'Is there anything else I can help with?',
      'Thank you for writing! I will close this conversation; just write again if you need anything.',
    ],
  }[locale]
}
