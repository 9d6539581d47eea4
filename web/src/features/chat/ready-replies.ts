/** What attendants say again and again; visitors read it, so it is Portuguese in both languages. */
export const readyReplies = [
  'Olá! Sou da equipe do Marketplace em Saúde. Como posso ajudar?',
  'Um momento, por favor: vou verificar para você.',
  'Para ver os contatos de um fornecedor, abra a página dele e clique em Ver Contato.',
  'Você pode comparar os planos e contratar em /planos.',
  'Para recuperar a senha, clique em "Esqueceu a senha?" na página de entrada. O código chega por e-mail em instantes.',
  'Posso ajudar em mais alguma coisa?',
  'Obrigado pelo contato! Vou encerrar este atendimento; se precisar, é só escrever de novo.',
] as const
