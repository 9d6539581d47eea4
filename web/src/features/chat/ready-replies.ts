import type { Language } from 'contract/rules/languages'

/** What attendants say again and again, in the visitor's language. */
export const readyReplies: Record<Language, readonly string[]> = {
  pt: [
    'Olá! Sou da equipe do Marketplace em Saúde. Como posso ajudar?',
    'Um momento, por favor: vou verificar para você.',
    'Para ver os contatos de um fornecedor, abra a página dele e clique em Ver Contato.',
    'Você pode comparar os planos e contratar em /planos.',
    'Para recuperar a senha, clique em "Esqueceu a senha?" na página de entrada. O código chega por e-mail em instantes.',
    'Posso ajudar em mais alguma coisa?',
    'Obrigado pelo contato! Vou encerrar este atendimento; se precisar, é só escrever de novo.',
  ],
  en: [
    'Hello! I am from the team of Marketplace em Saúde. How can I help?',
    'One moment, please: I will check this for you.',
    "To see a supplier's contact details, open its page and click on See contact.",
    'You can compare the plans and subscribe at /planos.',
    'To recover your password, click on "Forgot your password?" on the login page. The code arrives by e-mail in a moment.',
    'Is there anything else I can help with?',
    'Thank you for writing! I will close this conversation; just write again if you need anything.',
  ],
}
