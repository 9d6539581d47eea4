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
      'There are four plans: Free, Basic (R$ 50 a month or R$ 600 a year), Professional, for freelancers only (R$ 100 a month or R$ 1,200 a year), and Corporate, for companies only (R$ 200 a month or R$ 2,400 a year).',
    label: 'See the plans',
  },
  'recursos-dos-planos': {
    questions: [
      'what is the difference between the plans',
      'what is included in the plan',
      'benefits of the paid plans',
    ],
    answer:
      'Free: profile, basic contact, link to website or LinkedIn. Basic adds photo or logo, licences and certificates, statistics and the most searched keywords. Professional (freelancers) and Corporate (companies) add a page of your own, a WhatsApp link, reviews and the Business board; Corporate also has priority support.',
    label: 'Compare plans',
  },
  'qual-plano': {
    questions: [
      'which plan should i choose',
      'which plan is for me',
      'which plan is best for a company',
    ],
    answer:
      'It depends on how you sign up. Freelancers: Free, Basic (R$ 50 a month) or Professional (R$ 100 a month). Companies: Free, Basic or Corporate (R$ 200 a month). You can stay on Free for as long as you like. Basic adds photo or logo, licences and statistics; Professional and Corporate add a page of your own, WhatsApp, reviews and the Business board.',
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
      'A paid plan starts when Stripe confirms the payment, usually within moments. Open "My subscription" and reload the page. If it is still pending after some hours, ask for a person here and tell them the e-mail of the account.',
    label: 'Open my subscription',
  },
  'mudar-de-plano': {
    questions: ['how do i change my plan', 'upgrade plan', 'switch to yearly'],
    answer:
      'Log in, open "My subscription" and press "Change plan". Choose the new plan, monthly or yearly, and finish on Stripe’s page.',
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
      'You can cancel whenever you like, without a penalty, in "My subscription". The plan runs until the end of the paid period and then becomes Free; your profile stays. Unless you cancel, it renews automatically every month or year.',
    label: 'Open my subscription',
  },
  'arrependimento-7-dias': {
    questions: ['i want a refund', 'can i get my money back', 'right of withdrawal'],
    answer: `Yes: within seven days of buying you can withdraw without a reason and get everything back. Ask in "My subscription" or write to ${operator.email}. Stripe makes the refund; when it shows up depends on your payment method.`,
    label: 'Read the terms of use',
  },
  'cadastro-freelancer': {
    questions: [
      'how do i register as a freelancer',
      'i am a freelancer and want to offer my services',
      'sign up as a freelancer',
    ],
    answer:
      'It is free: choose a plan (Free has no time limit) and then Freelancer. There are five steps: personal data, a code sent to your e-mail, CPF and address, profile and password.',
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
      'Signing up is free (the Free plan has no time limit), for companies and for freelancers. First you create your own account (name, phone, e-mail confirmed with a code, CPF and password), then you register the company (CNPJ, address, type, description and authorisations); without a CNPJ, sign up as a freelancer. Choose to take part in the marketplace to appear in the directory.',
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
      'Press "Log in" at the top of the page and type the e-mail and the password of the account, or use Google or LinkedIn where the buttons are shown.',
    label: 'Log in',
  },
  'pedidos-de-contato': {
    questions: [
      'where do i see who asked for contact',
      'my leads',
      'how do i answer a contact request',
    ],
    answer:
      'Log in and open "Contact requests": who asked, when, what for, and the buttons to answer. You set a state, take notes, set reminders and download a CSV. Each new one also comes by e-mail. On the Free plan you see the newest five whole and the number of the others.',
    label: 'Open the contact requests',
  },
  'pagina-exclusiva': {
    questions: [
      'what is the page of my own',
      'how do i build my page',
      'change the address of my page',
    ],
    answer:
      'The Professional and Corporate plans have a page of their own: cover, facts, services, gallery, documents, clients and map. Open "My page", switch sections on, see how it looks on a phone and a computer, and publish. Who goes back to a smaller plan loses nothing: the paid parts are kept.',
    label: 'Open my page',
  },
  'palavras-chave': {
    questions: [
      'what are the keywords',
      'what do buyers search for',
      'how do i appear in more searches',
    ],
    answer:
      'In "Most searched keywords", on the paid plans, you see what buyers search for in your trades and states, how many found you, how many you lost because your text lacks the word, and add it with a click.',
    label: 'Open the keywords',
  },
  'pedir-avaliacao': {
    questions: ['how do i get reviews', 'how do i answer a review', 'unfair review'],
    answer:
      'Whoever asked you for contact gets a personal link seven days later. In "Reviews" you print an invitation with a QR code, answer each review once and report one that breaks the rules.',
    label: 'Open the reviews',
  },
  'segunda-etapa': {
    questions: [
      'two factor authentication',
      'how do i use a passkey',
      'i lost my phone with the codes',
    ],
    answer:
      'In "My account" you switch on a second step, with a code app or a passkey, and keep the recovery codes. Lost the phone? Use one of them to log in; without any, ask here to talk to a person.',
    label: 'Open my account',
  },
  'nota-e-proxima-cobranca': {
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
  'foto-logo': {
    questions: [
      'how do i add my photo',
      'how do i change my photo',
      'change my profile picture',
      'upload the company logo',
      'which image size do you need',
    ],
    answer:
      'Log in and open "Change photo": choose the image, adjust the square crop and confirm. The file may have up to 10 MB. The photo or logo is part of the Basic, Professional and Corporate plans; on Free the profile is shown without one.',
    label: 'Open the dashboard',
  },
  'editar-perfil': {
    questions: [
      'how do i edit my profile',
      'change my description',
      'update my licences',
      'change the phone or e-mail of my account',
    ],
    answer:
      'Log in and open "Edit page". There you change the description, phone, certificates, where you work and the other open fields; a freelancer confirms a new e-mail with a code. CPF, CNPJ and address cannot be changed there: ask our team here to correct them.',
    label: 'Open the dashboard',
  },
  estatisticas: {
    questions: [
      'how do i see who visited my profile',
      'where are the statistics',
      'how many visits did i get',
      'report of visits',
    ],
    answer:
      'The dashboard shows the visits of today, the week, the month and the year, and the way from search to answer: searches, visits, requests and answers. The paid plans also have a report of visits, with search terms and cities, and "Most searched keywords". These are counts: we do not identify who visited, and your own clicks do not count.',
    label: 'Open the dashboard',
  },
  'perfil-nao-aparece': {
    questions: [
      'my profile does not show up',
      'i can not find my company on the site',
      'why is my listing missing',
      'how do i appear first',
    ],
    answer:
      'The directory shows active profiles that chose to take part in the marketplace. Check in "My account" that "Show my page in the directory" is on. In a search, whoever fits it best comes first: a precise description helps. Among equals the plan counts, then the fuller profile. If you still do not show up, ask for a person here.',
    label: 'Open my account',
  },
}
