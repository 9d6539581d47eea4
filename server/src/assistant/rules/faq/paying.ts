import { operator } from 'contract/rules/operator'
import { graceDays } from 'contract/rules/subscription'
import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** Paying, invoices, and getting the money back. */
export const payingFaq = [
  {
    id: 'como-pagar',
    to: urls.plans,
    pt: {
      questions: [
        'como eu pago',
        'aceita pix',
        'aceita boleto',
        'quais as formas de pagamento',
        'aceita cartão',
        'aceita cartao de credito',
        'pagar com boleto',
        'da pra pagar no pix',
        'onde coloco o cartão',
        'é seguro pagar aqui',
        'meu cartão fica salvo',
        'dá para parcelar',
        'posso parcelar o plano anual',
      ],
      answer:
        'O pagamento é feito na página segura da Stripe, com cartão; Pix ou boleto, só se ela os mostrar na sua compra. Não há parcelas: a cobrança é por mês ou por ano. Nós não recebemos nem guardamos o número do cartão. O plano é ativado assim que a Stripe confirma o pagamento.',
      label: 'Ver planos',
    },
    en: {
      questions: [
        'how do i pay',
        'do you accept credit cards',
        'can i pay by credit card',
        'can i pay with pix',
        'payment methods',
        'is it safe to pay here',
      ],
      answer:
        'You pay on Stripe’s secure page, by card; Pix or boleto only if it shows them for your purchase. There are no instalments: you are charged by the month or by the year. We neither receive nor keep your card number. The plan starts as soon as Stripe confirms the payment.',
      label: 'See the plans',
    },
  },
  {
    id: 'paguei-e-nao-ativou',
    to: urls.dashboardSection('assinatura'),
    pt: {
      questions: [
        'paguei e o plano não mudou',
        'paguei mas continua gratis',
        'meu plano não foi ativado',
        'pagamento aprovado e nada',
        'quanto tempo demora pra ativar o plano',
        'assinei e nao liberou',
        'plano pendente',
        'quando o plano começa a valer depois que assino',
      ],
      answer:
        'O plano pago só vale depois que a Stripe confirma o pagamento. Com cartão, costuma levar ' +
        'poucos instantes; até lá a conta continua no Grátis. Abra Minha assinatura e atualize a ' +
        'página. Se continuar pendente depois de algumas horas, peça um atendente aqui e informe ' +
        'o e-mail da conta. Não envie o número do cartão.',
      label: 'Abrir Minha assinatura',
    },
    en: {
      questions: ['i paid but my plan was not activated', 'i paid and nothing changed'],
      answer:
        'A paid plan starts when Stripe confirms the payment, usually within moments. Open "My subscription" and reload the page. If it is still pending after some hours, ask for a person here and tell them the e-mail of the account.',
      label: 'Open my subscription',
    },
  },
  {
    id: 'cartao-recusado',
    to: urls.dashboardSection('assinatura'),
    pt: {
      questions: [
        'meu cartão foi recusado',
        'o pagamento não foi aprovado',
        'o cartão não passou',
        'se meu cartão vencer o que acontece',
        'como troco o cartão cadastrado',
      ],
      answer: `Na contratação, nada é cobrado e a conta continua como estava: tente outro cartão ou outra forma de pagamento. Na renovação, o plano continua ativo por ${graceDays} dias: nesse prazo atualize a forma de pagamento em Minha assinatura. Depois dele a conta passa para o Grátis; o perfil continua no diretório, e o que você tinha volta se assinar de novo. Não envie aqui dados do cartão.`,
      label: 'Abrir Minha assinatura',
    },
    en: {
      questions: ['my card was declined', 'the payment failed', 'my payment was rejected'],
      answer: `When you buy a plan, nothing is charged and the account stays as it was: try another card or means of payment. When a plan renews, it stays active for ${graceDays} days: update the means of payment in "My subscription" by then. After that the account becomes Free; the profile stays in the directory, and what you had comes back if you subscribe again. Send no card data here.`,
      label: 'Open my subscription',
    },
  },
  {
    id: 'cobranca-errada',
    to: urls.dashboardSection('assinatura'),
    pt: {
      questions: [
        'fui cobrado duas vezes',
        'cobraram a mais no meu cartão',
        'tem uma cobrança errada na assinatura',
        'não reconheço essa cobrança',
      ],
      answer:
        'Sinto muito. Em Minha assinatura estão todas as faturas, com data e valor. Se algo foi cobrado a mais, escreva aqui “falar com atendente” e diga o e-mail da conta, a data e o valor; não envie dados do cartão. O que foi cobrado por engano é estornado pela Stripe no mesmo meio de pagamento.',
      label: 'Abrir Minha assinatura',
    },
    en: {
      questions: ['i was charged twice', 'wrong charge on my card', 'you charged me too much'],
      answer:
        'I am sorry. "My subscription" has all invoices, with date and amount. If you were charged too much, write "talk to a person" here and tell the e-mail of your account, the date and the amount; send no card data. What was charged by mistake is refunded by Stripe to the same means of payment.',
      label: 'Open my subscription',
    },
  },
  {
    id: 'cancelar',
    to: urls.dashboardSection('assinatura'),
    pt: {
      questions: [
        'o que acontece quando meu plano vence',
        'tem contrato de fidelidade',
        'meu plano acabou',
        'como cancelo minha assinatura',
        'quero cancelar',
        'cancelar plano',
        'como faço pra parar de pagar',
        'não quero mais o plano',
        'tem multa pra cancelar',
        'tem fidelidade',
        'posso pausar minha assinatura',
        'quero voltar para o plano grátis',
        'se eu voltar para o grátis perco minhas fotos',
        'desativar renovação automatica',
        'cancela meu plano ai',
      ],
      answer:
        'Você pode cancelar quando quiser, sem multa e sem fidelidade, em Minha assinatura. O ' +
        'plano continua até o fim do período já pago e depois a conta passa para o Grátis; o seu ' +
        'perfil não some. Sem cancelamento, a assinatura se renova sozinha a cada mês ou ano.',
      label: 'Abrir Minha assinatura',
    },
    en: {
      questions: [
        'how do i cancel my subscription',
        'cancel my plan',
        'i want to cancel',
        'stop paying',
      ],
      answer:
        'You can cancel whenever you like, without a penalty, in "My subscription". The plan runs until the end of the paid period and then becomes Free; your profile stays. Unless you cancel, it renews automatically every month or year.',
      label: 'Open my subscription',
    },
  },
  {
    id: 'arrependimento-7-dias',
    to: urls.terms,
    pt: {
      questions: [
        'garantia de sete dias',
        'prazo de 7 dias para desistir',
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
      label: 'Ler os Termos de Uso',
    },
    en: {
      questions: ['i want a refund', 'can i get my money back', 'right of withdrawal'],
      answer: `Yes: within seven days of buying you can withdraw without a reason and get everything back. Ask in "My subscription" or write to ${operator.email}. Stripe makes the refund; when it shows up depends on your payment method.`,
      label: 'Read the terms of use',
    },
  },
  {
    id: 'nota-e-proxima-cobranca',
    to: urls.dashboardSection('assinatura'),
    pt: {
      questions: [
        'quando é a próxima cobrança',
        'que dia vence minha assinatura',
        'quando vão cobrar de novo',
        'como pego a nota fiscal',
        'cade meu recibo',
        'onde baixo as faturas',
        'meu plano vence quando',
        'renova automatico',
        'qual a data do proximo pagamento',
      ],
      answer:
        'A data da próxima cobrança e o ciclo, mensal ou anual, aparecem em Minha assinatura. ' +
        'A renovação é automática até você cancelar. O recibo de cada pagamento chega por ' +
        'e-mail, e todas as faturas ficam listadas em Minha assinatura. Para nota fiscal, peça ' +
        'um atendente aqui e informe o e-mail da conta.',
      label: 'Abrir Minha assinatura',
    },
    en: {
      questions: [
        'when is the next charge',
        'where is my receipt',
        'does it renew automatically',
        'how do i get an invoice',
      ],
      answer:
        'The date of the next charge and the cycle, monthly or yearly, are in "My subscription". It renews automatically until you cancel. The receipt of each payment comes by e-mail, and all invoices are listed in "My subscription". For a tax invoice (nota fiscal), ask for a person here and give the e-mail of the account.',
      label: 'Open my subscription',
    },
  },
] as const satisfies readonly FaqEntry[]
