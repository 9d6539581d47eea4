import { operator } from 'contract/rules/operator'

/** In English, what suppliers ask: plans, sign-up, account and page. */
export const supplierFaqInEnglish: Readonly<
  Record<string, { questions: readonly string[]; answer: string; label?: string }>
> = {
  'planos-e-precos': {
    questions: [
      'how much does it cost to advertise',
      'which plans are there',
      'plans and prices',
      'price of the plans',
      'how much is the basic plan',
      'how much is the plan',
      'is there a yearly plan',
    ],
    answer:
      'There are four plans: Grátis (free), Básico (R$ 50 a month or R$ 600 a year), Profissional, for freelancers only (R$ 100 a month or R$ 1.200 a year), and Corporativo, for companies only (R$ 200 a month or R$ 2.400 a year).',
    label: 'See the plans',
  },
  'recursos-dos-planos': {
    questions: [
      'what is the difference between the plans',
      'what is included in the plan',
      'benefits of the paid plans',
    ],
    answer:
      'Grátis: profile, basic contact, link to website or LinkedIn. Básico adds photo or logo, licences and certificates, statistics and the most searched keywords. Profissional (freelancers) and Corporativo (companies) add a page of your own, a WhatsApp link, reviews and the business bank; Corporativo also has priority support.',
    label: 'Compare plans',
  },
  'qual-plano': {
    questions: [
      'which plan should i choose',
      'which plan is for me',
      'which plan is best for a company',
    ],
    answer:
      'It depends on how you sign up. Freelancers: Grátis (free), Básico (R$ 50 a month) or Profissional (R$ 100 a month). Companies: Grátis, Básico or Corporativo (R$ 200 a month). You can start with Grátis for as long as you like. Básico adds photo or logo, licences and statistics; Profissional and Corporativo a page of your own, WhatsApp, reviews and the business bank.',
    label: 'Compare plans',
  },
  'como-pagar': {
    questions: [
      'how do i pay',
      'do you accept credit cards',
      'can i pay with pix',
      'payment methods',
      'is it safe to pay here',
    ],
    answer:
      'You pay on Stripe’s secure page, which shows the accepted methods. We neither receive nor keep your card number. The plan starts as soon as Stripe confirms the payment.',
    label: 'See the plans',
  },
  'paguei-e-nao-ativou': {
    questions: [
      'i paid but my plan was not activated',
      'payment declined',
      'i paid and nothing changed',
    ],
    answer:
      'A paid plan starts when Stripe confirms the payment, usually within moments. Open "Minha assinatura" and reload the page. If it is still pending after some hours, ask for an attendant here and tell the e-mail of the account.',
    label: 'Open my subscription',
  },
  'mudar-de-plano': {
    questions: ['how do i change my plan', 'upgrade plan', 'switch to yearly'],
    answer:
      'Log in, open "Minha assinatura" and press "Alterar Plano". Choose the new plan, monthly or yearly, and finish on Stripe’s page.',
    label: 'Change plan',
  },
  cancelar: {
    questions: [
      'how do i cancel my subscription',
      'cancel my plan',
      'i want to cancel',
      'stop paying',
    ],
    answer:
      'You can cancel whenever you like, without a penalty, in "Minha assinatura". The plan runs until the end of the paid period and then becomes Grátis; your profile stays.',
    label: 'Open my subscription',
  },
  'arrependimento-7-dias': {
    questions: ['i want a refund', 'can i get my money back', 'right of withdrawal'],
    answer: `Yes: within seven days of buying you can withdraw without a reason and get everything back. Ask in "Minha assinatura" or write to ${operator.email}.`,
    label: 'Read the terms of use',
  },
  'cadastro-freelancer': {
    questions: [
      'how do i register as a freelancer',
      'i am a freelancer and want to offer my services',
      'sign up as a freelancer',
    ],
    answer:
      'It is free: choose a plan (Grátis has no time limit) and then Freelancer. There are five steps: personal data, a code sent to your e-mail, CPF and address, profile and password.',
    label: 'Sign up as a freelancer',
  },
  'cadastro-empresa': {
    questions: [
      'how can i register my company',
      'i want to sell here',
      'sign up my company',
      'how do i become a supplier',
      'list my company',
      'create an account',
    ],
    answer:
      'Signing up is free (the plan Grátis has no time limit), for companies and for freelancers. First you create your own account (name, phone, e-mail confirmed with a code, CPF and password), then you register the company (CNPJ, address, type, description and authorisations); without a CNPJ, sign up as a freelancer. Choose to take part in the marketplace to appear in the directory.',
    label: 'Register a company',
  },
  'codigo-nao-chegou': {
    questions: ['the code did not arrive', 'i did not get the code', 'verification code expired'],
    answer:
      'The code has six digits and is valid for ten minutes. Look into the spam folder and check the address. You can ask for another one after a minute; only the last one works.',
  },
  'recuperar-senha': {
    questions: [
      'i forgot my password',
      'reset password',
      'i can not log in',
      'change my password',
      'lost password',
    ],
    answer:
      'On the recovery page, type the e-mail of the account, then the six-digit code that we send, and choose a new password: at least eight characters with lower and upper case letters, a number and a special character.',
    label: 'Recover password',
  },
  entrar: {
    questions: ['how do i log in', 'where do i sign in'],
    answer:
      'Press "Entrar" at the top of the page and type the e-mail and the password of the account, or use Google or LinkedIn where the buttons are shown.',
    label: 'Log in',
  },
  'pedidos-de-contato': {
    questions: [
      'where do i see who asked for contact',
      'my leads',
      'how do i answer a contact request',
    ],
    answer:
      'Log in and open "Pedidos de contato": who asked, when, what for, and the buttons to answer. You set a state, take notes, set reminders and download a CSV. Each new one also comes by e-mail. The plan Grátis sees the newest five whole and the number of the others.',
    label: 'Open the contact requests',
  },
  'pagina-exclusiva': {
    questions: [
      'what is the page of my own',
      'how do i build my page',
      'change the address of my page',
    ],
    answer:
      'The plans Profissional and Corporativo have a page of their own: cover, facts, services, gallery, documents, clients and map. Open "Minha página", switch sections on, see how it looks on a phone and a computer, and publish. Who goes back to a smaller plan loses nothing: the paid parts are kept.',
    label: 'Open my page',
  },
  'palavras-chave': {
    questions: [
      'what are the keywords',
      'what do buyers search for',
      'how do i appear in more searches',
    ],
    answer:
      'In "Palavras-chave mais buscadas", on the paid plans, you see what buyers search for in your trades and states, how many found you, how many you lost because your text lacks the word, and add it with a click.',
    label: 'Open the keywords',
  },
  'pedir-avaliacao': {
    questions: ['how do i get reviews', 'how do i answer a review', 'unfair review'],
    answer:
      'Whoever asked you for contact gets a personal link seven days later. In "Avaliações" you print an invitation with a QR code, answer each review once and report one that breaks the rules.',
    label: 'Open the reviews',
  },
  'segunda-etapa': {
    questions: [
      'two factor authentication',
      'how do i use a passkey',
      'i lost my phone with the codes',
    ],
    answer:
      'In "Minha conta" you switch on a second step, with a code app or a passkey, and keep the recovery codes. Lost the phone? Use one of them to log in; without any, ask for an attendant.',
    label: 'Open my account',
  },
}
