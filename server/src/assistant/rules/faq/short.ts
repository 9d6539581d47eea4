import { plans } from 'contract/rules/plans'
import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

const planNamesInEnglish = {
  MKTFREE: 'Free',
  MKTBASIC: 'Basic',
  MKTPRO: 'Professional',
  MKTCORP: 'Corporate',
} as const

const isTwelveMonths = Object.values(plans).every(({ monthly, yearly }) => yearly === monthly * 12)
const paid = Object.values(plans).filter((plan) => plan.yearly > 0)
const yearly = paid
  .map((plan) => `${plan.name} R$ ${plan.yearly.toLocaleString('pt-BR')}`)
  .join(', ')
const yearlyInEnglish = paid
  .map((plan) => `${planNamesInEnglish[plan.code]} R$ ${plan.yearly.toLocaleString('en-GB')}`)
  .join(', ')

/** Short answers to what is asked next: 'e demora?', 'precisa de CNPJ?', 'ganho alguma coisa?' */
export const shortFaq: readonly FaqEntry[] = [
  {
    id: 'sem-acesso-ao-email',
    questions: ['não tenho mais acesso ao e-mail da conta', 'perdi o e-mail do cadastro'],
    answer:
      'Sem o e-mail da conta o código não chega, e só a nossa equipe pode trocar o endereço: escreva aqui “falar com atendente” e diga o nome e o CNPJ ou o nome do perfil. Vamos confirmar que é você antes de mudar qualquer coisa. Não envie senha nem documentos por aqui.',
  },
  {
    id: 'acessibilidade',
    questions: [
      'o site é acessível',
      'sou surda e quero atendimento por texto',
      'vocês falam libras',
    ],
    answer:
      'O atendimento daqui é todo por texto, comigo e com as pessoas da equipe: escreva “falar com atendente” e a conversa continua neste chat, sem ligação. O site pode ser usado com o teclado e com leitor de tela. Não temos atendimento em Libras. O que você procura?',
  },
  {
    id: 'erro-no-site',
    questions: [
      'preenchi e deu erro',
      'o site não funciona',
      'a página não carrega',
      'cliquei e não acontece nada',
      'apareceu uma mensagem de erro',
      'o site está travando',
    ],
    answer:
      'Sinto muito. Recarregue a página e tente de novo: o que você digitou costuma ficar guardado neste navegador. Se o erro continuar, escreva aqui “falar com atendente” e diga em que página foi e o que apareceu.',
  },
  {
    id: 'cobranca-errada',
    questions: [
      'fui cobrado duas vezes',
      'cobraram a mais no meu cartão',
      'tem uma cobrança errada na assinatura',
      'não reconheço essa cobrança',
    ],
    answer:
      'Sinto muito. Em Minha assinatura estão todas as faturas, com data e valor. Se algo foi cobrado a mais, escreva aqui “falar com atendente” e diga o e-mail da conta, a data e o valor; não envie dados do cartão. O que foi cobrado por engano é estornado pela Stripe no mesmo meio de pagamento.',
    link: { label: 'Abrir Minha assinatura', to: urls.dashboardSection('assinatura') },
  },
  {
    id: 'desconto-anual',
    questions: ['tem desconto no plano anual', 'o anual sai mais barato', 'compensa pagar por ano'],
    answer: isTwelveMonths
      ? `Não: o plano anual custa doze vezes o mensal (${yearly}), sem desconto. A diferença é pagar uma vez por ano.`
      : `Por ano: ${yearly}. Compare com o mensal na página de planos.`,
    link: { label: 'Ver planos', to: urls.plans },
  },
  {
    id: 'cadastro-documento',
    questions: [
      'precisa de cnpj para se cadastrar',
      'posso me cadastrar sem cnpj',
      'preciso ter empresa para anunciar',
      'dá para cadastrar com cpf',
    ],
    answer:
      'Para cadastrar uma empresa, sim: é preciso o CNPJ, antigo ou novo, com letras. Sem CNPJ, cadastre-se como freelancer, com o seu CPF. Os dois podem começar no plano Grátis.',
    link: { label: 'Escolher o tipo de cadastro', to: urls.plans },
  },
  {
    id: 'cadastro-prazo',
    // 'demora?' alone may be of anything: only what sureFaq and the last topic say leads here.
    questions: [],
    answer:
      'Não demora: o código do e-mail chega em instantes, o formulário leva alguns minutos e não há fila de aprovação. Quem escolhe participar do marketplace aparece no diretório ao terminar. Só um plano pago espera a Stripe confirmar o pagamento.',
  },
  {
    id: 'quem-ve-meus-dados',
    questions: [
      'quem vê meus dados quando peço contato',
      'o fornecedor vai ver o meu telefone',
      'meu telefone fica visível',
    ],
    answer:
      'Só o fornecedor a quem você pede contato recebe o seu nome, e-mail e telefone, e apenas para responder. O seu número não aparece no site nem vai a outros fornecedores.',
    link: { label: 'Abrir Meus contatos', to: urls.myContacts },
  },
  {
    id: 'telefone-no-chat',
    questions: ['por que vocês pedem o meu telefone', 'para que querem o meu número'],
    answer:
      'Para conversar comigo não é preciso telefone. Ele só é pedido quando você quer falar com uma pessoa da equipe, para que ela possa retomar o contato se a conversa cair; dá para fechar a pergunta e continuar aqui. O número não aparece no site nem vai a fornecedores.',
    link: { label: 'Política de Privacidade', to: urls.policy('privacidade') },
  },
  {
    id: 'conversa-guardada',
    questions: [
      'essa conversa fica guardada',
      'vocês guardam o chat',
      'quero apagar esta conversa',
    ],
    answer:
      'Sim, por 180 dias; depois ela é apagada sozinha. Para apagar agora, toque em “Apagar conversa”, no alto deste chat. O que você deixou em outros dias ou aparelhos está em Meus dados. Não escreva aqui dados de pacientes.',
    link: { label: 'Abrir Meus dados', to: urls.myData },
  },
  {
    id: 'indicar-recompensa',
    questions: [
      'ganho alguma coisa por indicar',
      'indicação paga comissão',
      'tem prêmio para quem indica',
    ],
    answer:
      'Não: a indicação é gratuita e não dá prêmio, desconto nem comissão. Você só ajuda um bom fornecedor a ser encontrado.',
    link: { label: 'Indicar fornecedor', to: urls.recommend },
  },
  {
    id: 'banco-quem-responde',
    questions: ['quem responde no banco de negócios', 'quem vê a minha demanda'],
    answer:
      'Respondem os fornecedores que combinam com a sua demanda e têm o plano Profissional (freelancers) ou Corporativo (empresas). São até cinco propostas, e o seu contato só passa a quem respondeu, depois que você concordar.',
    link: { label: 'Publicar uma demanda', to: urls.bank },
  },
]

export const shortFaqInEnglish: Readonly<
  Record<string, { questions: readonly string[]; answer: string; label?: string }>
> = {
  acessibilidade: {
    questions: ['i am deaf and want to write', 'does the site work with a screen reader'],
    answer:
      'Everything here is in writing, with me and with the people of the team: write "talk to a person" and the talk goes on in this chat, without a call. The site can be used with the keyboard and with a screen reader. There is nobody for sign language. What are you looking for?',
  },
  'sem-acesso-ao-email': {
    questions: ['i lost access to my e-mail', 'i no longer have the e-mail of my account'],
    answer:
      'Without the e-mail of the account the code cannot arrive, and only our team can change the address: write "talk to a person" here and tell your name and the CNPJ or the name of the profile. We make sure that it is you before anything changes. Send no password and no documents here.',
  },
  'erro-no-site': {
    questions: ['i got an error', 'the site does not work', 'the page does not load'],
    answer:
      'I am sorry. Reload the page and try again: what you typed is usually kept in this browser. If it goes on, write "talk to a person" here and tell which page it was and what you saw.',
  },
  'cobranca-errada': {
    questions: ['i was charged twice', 'wrong charge on my card', 'you charged me too much'],
    answer:
      'I am sorry. "My subscription" has all invoices, with date and amount. If you were charged too much, write "talk to a person" here and tell the e-mail of your account, the date and the amount; send no card data. What was charged by mistake is refunded by Stripe to the same means of payment.',
    label: 'Open my subscription',
  },
  'desconto-anual': {
    questions: ['is there a discount for the yearly plan', 'is the yearly plan cheaper'],
    answer: isTwelveMonths
      ? `No: the yearly plan costs twelve times the monthly one (${yearlyInEnglish}), without a discount. You just pay once a year.`
      : `By the year: ${yearlyInEnglish}. Compare with the monthly price on the page of the plans.`,
    label: 'See the plans',
  },
  'cadastro-documento': {
    questions: ['do i need a cnpj', 'can i sign up without a company'],
    answer:
      'To register a company, yes: you need its CNPJ. Without one, sign up as a freelancer, with your CPF. Both can start on the Free plan.',
    label: 'Choose how to sign up',
  },
  'cadastro-prazo': {
    questions: ['how long does the sign up take', 'do you approve the registration'],
    answer:
      'It does not take long: the code comes by e-mail at once, the form takes a few minutes, and nobody has to approve it. Who takes part in the marketplace is in the directory when the form is done. Only a paid plan waits until Stripe confirms the payment.',
  },
  'quem-ve-meus-dados': {
    questions: ['will they see my phone number', 'who sees my data when i ask for contact'],
    answer:
      'Only the supplier you ask for contact gets your name, e-mail and phone, and only to answer you. Your number is not shown on the site and does not go to other suppliers.',
    label: 'Open my contacts',
  },
  'telefone-no-chat': {
    questions: ['why do you ask for my phone number', 'what do you need my number for'],
    answer:
      'You need no phone to talk to me. It is only asked for when you want a person of the team, who can then get back to you should the conversation break off; you can close the question and go on here. The number is not shown on the site and does not go to suppliers.',
    label: 'Privacy policy',
  },
  'conversa-guardada': {
    questions: ['is this conversation saved', 'do you keep this chat', 'delete this conversation'],
    answer:
      'Yes, for 180 days; then it is erased by itself. To delete it now, press "Delete conversation" at the top of this chat. What you left on other days or devices is in "My data". Do not write patient data here.',
    label: 'Open my data',
  },
  'indicar-recompensa': {
    questions: ['do i get anything for recommending', 'is there a reward for recommending'],
    answer:
      'No: a recommendation is free and brings no reward, discount or commission. You just help a good supplier to be found.',
    label: 'Recommend a supplier',
  },
  'banco-quem-responde': {
    questions: [
      'who answers on the business board',
      'who answers in the business bank',
      'who sees my request',
    ],
    answer:
      'The suppliers that fit your request and have the Professional (freelancers) or Corporate (companies) plan. There are up to five proposals, and your contact goes only to those who answered, after you agree.',
    label: 'Publish a request',
  },
}
