import { hoursText, usualHours } from '../../../jobs/business-hours.ts'
import { operator } from 'contract/rules/operator'
import { shortFaqInEnglish } from './short.ts'
import { supplierFaqInEnglish } from './english-suppliers.ts'
import { categoryNames, categorySlugs } from 'contract/rules/categories'

/** The answers of rules/faq/faq.ts in English, with the questions as people ask them. */
export const faqInEnglish: Readonly<
  Record<string, { questions: readonly string[]; answer: string; label?: string }>
> = {
  ...supplierFaqInEnglish,
  ...shortFaqInEnglish,
  'o-que-e': {
    questions: [
      'what is this site',
      'what is marketplace em saude',
      'who are you',
      'what do you do here',
      'how does this site work',
    ],
    answer:
      'Marketplace em Saúde is a directory of suppliers of products and services for hospitals, clinics, pharmacies, laboratories and industry in Brazil. You search by service, city or certificate, read the profile and ask the supplier for contact. You deal with the supplier directly: we take no commission.',
    label: 'Get to know the directory',
  },
  'gratis-para-quem-compra': {
    questions: [
      'is it free for buyers',
      'do i have to pay to search',
      'does a hospital pay',
      'do you charge commission',
      'is it free',
      'can i use it without an account',
    ],
    answer:
      'For those who search, everything is free: searching, reading profiles, talking to me, asking for contact and recommending suppliers. You need no account. Only suppliers pay, if they want more features.',
    label: 'Search suppliers',
  },
  'pedir-contato': {
    questions: [
      'how do i contact a supplier',
      'how do i get the phone of a supplier',
      'what is the phone number',
      'ask for a quote',
      'see contact',
    ],
    answer:
      'Open the supplier with "See more" and press "See contact". Fill in name, e-mail and phone, accept the terms and go on: the supplier’s e-mail, website and LinkedIn appear at once, and it receives your request.',
    label: 'Search suppliers',
  },
  'buscar-fornecedor': {
    questions: [
      'how do i search',
      'how do i filter suppliers',
      'how do i find a supplier in my city',
      'search by certificate',
    ],
    answer:
      'Write on the home page what you need and where, for example: waste collection in Recife. Beside the results you filter by type, trade, state, city and certificates. Or write the service and the city here, or publish what you need on the Business board (Banco de negócios).',
    label: 'Filter suppliers',
  },
  'fornecedor-nao-respondeu': {
    questions: ['the supplier did not answer', 'nobody answered me', 'no reply from the supplier'],
    answer:
      'The supplier answers by itself and in its own time; many pages say how long it usually takes. After the request you have its contacts, so you can write directly. In "My contacts" you see who has answered, ask again and, after two working days without an answer, are offered three others.',
    label: 'Open my contacts',
  },
  indicar: {
    questions: [
      'how do i recommend a supplier',
      'i want to recommend a company',
      'suggest a supplier',
    ],
    answer:
      'On the home page, press "Recommend" and give your name and the name, e-mail and phone of whom you recommend. The person is told who it was and can refuse contact. It is free, and each e-mail can be recommended once.',
    label: 'Recommend a supplier',
  },
  'falar-com-pessoa': {
    questions: ['do you have a support phone', 'what is your phone', 'where is your company'],
    answer:
      'Write "talk to a person" here and the conversation goes to our team, who answer in this same chat. The support phone is on the page where you choose the type of sign-up.',
    label: 'Open the chat',
  },
  'privacidade-excluir-dados': {
    questions: [
      'delete my data',
      'what do you do with my data',
      'delete my account',
      'privacy',
      'do you sell my data',
      'gdpr',
    ],
    answer:
      'We do not sell data. A contact request goes only to the suppliers you chose, and the conversations of this chat are kept for 180 days. In "My data" you see what we keep, take a copy, correct it, revoke consent or erase it, with a code sent to your e-mail and without an account; who has an account does the same in the dashboard. What cannot be settled there is answered within 15 days. Invoices stay for the period set by law, without your name, and backups disappear within four weeks.',
    label: 'Open my data',
  },
  denunciar: {
    questions: [
      'how do i report a supplier',
      'a supplier cheated me',
      'scam',
      'fake licence',
      'i was scammed',
    ],
    answer:
      'Open the supplier’s page and press "Report". Choose the reason and tell what happened; you need no account, and the supplier does not learn who reported it. Payments are agreed between the two of you and do not pass through us: keep receipts and messages, complain at consumidor.gov.br or Procon, and if it was a fraud, report it to the police. If patients are at risk, tell the health authority of your city too.',
    label: 'How we treat reports',
  },
  'licencas-conferidas': {
    questions: [
      'do you check the licences',
      'how do you verify licenses',
      'are the suppliers verified',
      'can i trust the suppliers',
    ],
    answer:
      'We do not check them: licences and certificates are declared by the supplier, who answers for them, and no plan brings a badge. Before you hire, ask for the documents and check the AFE on ANVISA’s website, the CNPJ at Receita Federal and the register of the council. If you find something false, use "Report".',
    label: 'Ethics and compliance',
  },
  'o-que-sei-fazer': {
    questions: [
      'what can you do',
      'how can you help me',
      'what can i ask you',
      'how do you work',
      'help me',
    ],
    answer:
      'I find suppliers for health care in Brazil: write the service and the city, and I show who offers it. Then you can ask about a supplier (where it is, whether it serves your city, what it declares). I also explain terms such as AFE, AE, ONA and PGRSS, answer questions about plans, sign-up and passwords, and call our team. I give no medical advice.',
  },
  categorias: {
    questions: [
      'which categories do you have',
      'what kind of services can i find',
      'list the categories',
      'what kind of suppliers are there',
    ],
    answer: `The categories of the directory: ${categoryNames(categorySlugs, 'en')}. Write what you need and the city.`,
    label: 'Search suppliers',
  },
  robo: {
    questions: [
      'are you a robot',
      'are you human',
      'what is your name',
      'are you chatgpt',
      'am i talking to a person or a bot',
    ],
    answer:
      'I am the virtual assistant of Marketplace em Saúde: a program, not a person. If you want a person, write "talk to a person".',
  },
  vagas: {
    questions: [
      'are you hiring',
      'do you have jobs',
      'where do i send my cv',
      'job openings',
      'i am looking for a job',
    ],
    answer:
      'We publish no jobs and take no CVs: here hospitals, clinics and pharmacies find suppliers. If you work on your own account, you can sign up as a freelancer for free and be found.',
    label: 'Sign up as a freelancer',
  },
  consulta: {
    questions: [
      'i want to book a doctor appointment',
      'i need a doctor',
      'where can i get a blood test',
      'make an appointment',
      'do you accept health insurance',
    ],
    answer:
      'You cannot book appointments or exams here: this is a directory of suppliers for hospitals, clinics, pharmacies and laboratories. To see a doctor, go to a public health unit (SUS), a clinic or ask your insurer. In an emergency call SAMU: 192.',
  },
  ordem: {
    questions: [
      'how do you decide who comes first',
      'order of the results',
      'do those who pay come first',
    ],
    answer:
      'Whoever fits the search best comes first. Among suppliers that fit equally well, the higher plan comes first, then the fuller profile.',
  },
  avaliacoes: {
    questions: ['are there reviews', 'ratings of suppliers'],
    answer:
      'Only who asked for contact can write a review: seven days later a personal link comes by e-mail. There are stars for contact, quality and punctuality, the supplier may answer once in public, and no plan buys a better average. The average is shown from three reviews on, on the pages of the Professional and Corporate plans.',
  },
  aplicativo: {
    questions: ['is there an app', 'mobile app'],
    answer: 'There is no app to install: the site works in the browser of a phone or a computer.',
  },
  'quantos-fornecedores': {
    questions: ['how many suppliers do you have', 'in which cities are there suppliers'],
    answer:
      'The directory has companies and freelancers from all regions of Brazil; the number changes every day. Write the service and the city and I will tell you who serves it.',
    label: 'See the suppliers',
  },
  idiomas: {
    questions: ['do you speak english', 'can i write in english', 'change the language'],
    answer: 'Yes: I answer in Portuguese and in English. Write in the language you prefer.',
  },
  horario: {
    questions: ['what are your opening hours', 'when are you open', 'are you open on sunday'],
    answer: `The directory and I work 24 hours a day. Opening hours of the team: ${hoursText(usualHours, 'en')}. At other times leave a message here and it will be read on the next working day.`,
  },
  'nao-vendemos': {
    questions: ['do you sell', 'do you deliver', 'is this a shop', 'can i buy here'],
    answer:
      'Nothing is sold or delivered here: this is a directory, and you buy from the supplier, who agrees price, freight and date with you. Write the product or service and the city, and I show who offers it.',
    label: 'Search suppliers',
  },
  'banco-de-negocios': {
    questions: [
      'what is the business board',
      'what is the business bank',
      'how do i publish a need',
      'how do i publish a request',
      'i want to get proposals',
      'how do i ask several for a quote',
      'get quotes from several suppliers',
    ],
    answer:
      'On the Business board (Banco de negócios) you describe once what you need (what, how much, where, when, licences), confirm your e-mail with a code, and the suppliers that fit are told. You get up to five proposals, compare them side by side by a private link, ask back, accept or decline. Your contact goes only to those who answered, and only after you agree. It is free.',
    label: 'Publish a request',
  },
  comparar: {
    questions: [
      'how do i compare suppliers',
      'where is my list',
      'save a supplier',
      'ask several suppliers at once',
    ],
    answer:
      'Save up to five suppliers in "My list" with the button "Save" on the card or the page. There you compare up to four side by side, print, share a link and send one message to all of them.',
    label: 'Open my list',
  },
  'nao-somos-orgao': {
    questions: ['are you anvisa', 'is this a government site', 'are you a public authority'],
    answer:
      'No. This is a private directory of suppliers, with no link to ANVISA, the health surveillance offices or the government: we issue no licences and inspect nobody. To look up or ask for a licence use the portal of ANVISA or the office of your city; here I show who helps with it.',
  },
  'quem-somos': {
    questions: ['where is your office', 'who owns this site', 'which company is behind this site'],
    answer: `The site is run by ${operator.name}, CNPJ ${operator.cnpj}, ${operator.address}. We sell nothing: this is the directory, and each supplier answers for what it offers.`,
    label: 'Read the terms of use',
  },
}
