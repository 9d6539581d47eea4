import { operator } from 'contract/rules/operator'
import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** What suppliers ask about plans and payment. */
export const planFaq: readonly FaqEntry[] = [
  {
    id: 'planos-e-precos',
    questions: [
      'quais são os planos',
      'quanto custa anunciar',
      'qual o preço dos planos',
      'valor da mensalidade',
      'quanto custa o plano',
      'preco plano basico',
      'planos e valores',
      'quanto é por mes',
      'tem plano anual',
      'qual o valor por ano',
    ],
    answer:
      'São quatro planos: Grátis (R$ 0), Básico (R$ 50 por mês ou R$ 600 por ano), ' +
      'Profissional, só para freelancers (R$ 100 por mês ou R$ 1.200 por ano), e Corporativo, ' +
      'só para empresas (R$ 200 por mês ou R$ 2.400 por ano).',
    link: {
      label: 'Ver planos',
      to: urls.plans,
    },
  },
  {
    id: 'recursos-dos-planos',
    questions: [
      'o que tem em cada plano',
      'qual a diferença entre os planos',
      'diferenca do basico pro profissional',
      'o que vem no plano corporativo',
      'quais as vantagens do plano pago',
      'o que o plano gratis oferece',
      'beneficios dos planos',
      'vale a pena o plano pro',
    ],
    answer:
      'Grátis: cadastro, contato básico, link para site ou LinkedIn e descrição sem limite. ' +
      'Básico: acrescenta foto ou logotipo, licenças e certificados, painel de visitas e ' +
      'palavras mais buscadas. Profissional (freelancers): acrescenta página exclusiva, ' +
      'link para WhatsApp, avaliações e banco de negócios. Corporativo (empresas): acrescenta ' +
      'ao Básico página exclusiva da empresa, link para WhatsApp, avaliações, banco de negócios ' +
      'e atendimento prioritário. Profissional e Corporativo aparecem primeiro na ' +
      'página inicial.',
    link: {
      label: 'Comparar planos',
      to: urls.plans,
    },
  },
  {
    id: 'qual-plano',
    questions: [
      'qual plano é para mim',
      'qual plano devo escolher',
      'que plano é melhor para empresa',
      'qual o melhor plano para autônomo',
      'qual plano você recomenda',
    ],
    answer:
      'Depende de como você se cadastra. Freelancers e autônomos: Grátis, Básico (R$ 50 por mês) ou Profissional (R$ 100 por mês). Empresas: Grátis, Básico ou Corporativo (R$ 200 por mês). Comece no Grátis, sem prazo. O Básico acrescenta foto ou logotipo, licenças e painel de visitas; Profissional e Corporativo, página exclusiva, WhatsApp, avaliações e Banco de negócios.',
    link: { label: 'Comparar planos', to: urls.plans },
  },
  {
    id: 'como-pagar',
    questions: [
      'como eu pago',
      'quais as formas de pagamento',
      'aceita cartão',
      'aceita cartao de credito',
      'pagar com boleto',
      'da pra pagar no pix',
      'onde coloco o cartão',
      'é seguro pagar aqui',
      'meu cartão fica salvo',
      'como faço o pagamento',
      'dá para parcelar',
    ],
    answer:
      'O pagamento é feito na página segura da Stripe, que mostra as formas aceitas no momento ' +
      'da compra. Nós não recebemos nem guardamos o número do cartão. O plano é ativado assim ' +
      'que a Stripe confirma o pagamento.',
    link: {
      label: 'Ver planos',
      to: urls.plans,
    },
  },
  {
    id: 'paguei-e-nao-ativou',
    questions: [
      'paguei e o plano não mudou',
      'paguei mas continua gratis',
      'meu plano não foi ativado',
      'pagamento aprovado e nada',
      'quanto tempo demora pra ativar o plano',
      'assinei e nao liberou',
      'plano pendente',
      'pagamento recusado',
    ],
    answer:
      'O plano pago só vale depois que a Stripe confirma o pagamento. Com cartão, costuma levar ' +
      'poucos instantes; até lá a conta continua no Grátis. Abra Minha assinatura e atualize a ' +
      'página. Se continuar pendente depois de algumas horas, peça um atendente aqui e informe ' +
      'o e-mail da conta. Não envie o número do cartão.',
    link: {
      label: 'Abrir Minha assinatura',
      to: urls.dashboardSection('assinatura'),
    },
  },
  {
    id: 'mudar-de-plano',
    questions: [
      'como mudo de plano',
      'quero trocar de plano',
      'como fazer upgrade',
      'quero subir pro profissional',
      'passar do mensal pro anual',
      'alterar plano',
      'mudar pro plano basico',
      'quero um plano melhor',
    ],
    answer:
      'Entre na sua conta, abra Minha assinatura e clique em Alterar Plano. Escolha o novo ' +
      'plano, mensal ou anual, e conclua na página da Stripe. Freelancers podem escolher Básico ' +
      'ou Profissional; empresas, Básico ou Corporativo.',
    link: {
      label: 'Alterar plano',
      to: urls.changePlan,
    },
  },
  {
    id: 'cancelar',
    questions: [
      'como cancelo minha assinatura',
      'quero cancelar',
      'cancelar plano',
      'como faço pra parar de pagar',
      'não quero mais o plano',
      'tem multa pra cancelar',
      'tem fidelidade',
      'desativar renovação automatica',
      'cancela meu plano ai',
    ],
    answer:
      'Você pode cancelar quando quiser, sem multa e sem fidelidade, em Minha assinatura. O ' +
      'plano continua até o fim do período já pago e depois a conta passa para o Grátis; o seu ' +
      'perfil não some. Sem cancelamento, a assinatura se renova sozinha a cada mês ou ano.',
    link: {
      label: 'Abrir Minha assinatura',
      to: urls.dashboardSection('assinatura'),
    },
  },
  {
    id: 'arrependimento-7-dias',
    questions: [
      'posso testar antes de pagar',
      'tem período de teste',
      'me arrependi da compra',
      'quero meu dinheiro de volta',
      'como peço reembolso',
      'tenho direito a devolução',
      'posso desistir em 7 dias',
      'direito de arrependimento',
      'pedir estorno',
      'assinei errado quero devolver',
      'reembolso do plano',
    ],
    answer:
      'Sim: nos sete dias seguintes à contratação você pode desistir sem dizer o motivo e ' +
      'recebe de volta tudo o que pagou. Peça em Minha assinatura ou pelo e-mail ' +
      `${operator.email}. O estorno é feito pela Stripe, e o prazo para aparecer depende ` +
      'do meio de pagamento. Para testar sem pagar, há o plano Grátis, sem prazo.',
    link: {
      label: 'Ler os Termos de Uso',
      to: urls.terms,
    },
  },
  {
    id: 'nota-e-proxima-cobranca',
    questions: [
      'quando é a próxima cobrança',
      'que dia vence minha assinatura',
      'quando vão cobrar de novo',
      'como pego a nota fiscal',
      'cade meu recibo',
      'renova automatico',
      'qual a data do proximo pagamento',
    ],
    answer:
      'A data da próxima cobrança e o ciclo, mensal ou anual, aparecem em Minha assinatura. ' +
      'A renovação é automática até você cancelar. O recibo de cada pagamento chega por ' +
      'e-mail, e todas as faturas ficam listadas em Minha assinatura. Para nota fiscal, peça ' +
      'um atendente aqui e informe o e-mail da conta.',
    link: {
      label: 'Abrir Minha assinatura',
      to: urls.dashboardSection('assinatura'),
    },
  },
]
