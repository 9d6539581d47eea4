import type { Texts } from './texts-portuguese.ts'

const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names)

export const english: Texts = {
  person: 'Talk to a person',
  similar: 'Show similar ones',
  recommend: 'How do I recommend a supplier?',
  more: 'More options',
  everywhere: 'And in all of Brazil?',
  plans: 'Which plans are there?',
  whatCanYouDo: 'What can you do?',
  examples: ['Calibration of medical equipment', 'Waste collection in Recife'],
  hello: {
    any: 'Hello!',
    morning: 'Good morning!',
    afternoon: 'Good afternoon!',
    evening: 'Good evening!',
    well: 'Fine, thank you!',
  },
  greeting:
    'Tell me what you need and in which city, for example: autoclave validation in Campinas. ' +
    'I also answer questions about licences, plans, sign-up, passwords, recommendations and contacts.',
  thanks: 'You are welcome! If you need another supplier, just write.',
  goodbye: 'Goodbye! Come back whenever you need a supplier.',
  insult:
    'I am sorry that I was no help. Tell me what you need and in which city and I will try again; or I can call our team.',
  unclear:
    'Tell me which part is not clear, or write in other words what you need and in which city. If you prefer, write "talk to a person".',
  inShort: (sentence: string) =>
    `In short: ${sentence} If your question is another one, tell me which part, or write "talk to a person".`,
  'not-that':
    'Sorry, let us try again: write the product or service in other words, and the city. If you prefer, write "talk to a person".',
  doubted:
    'I only answer with what is in the directory and in the texts of this site. Services and licences are declared by those who offer them: please confirm with "See contact", or write "talk to a person".',
  afresh: 'Of course! What do you need now, and in which city?',
  offTopic:
    'That is not what I am here for: I help to find suppliers for health care and answer questions about licences and this site. Shall I look for a product or a service for you?',
  meddling:
    'I cannot do that. I help to find suppliers for health care and answer questions about this site. What are you looking for?',
  spam: 'This chat is only for finding suppliers for health care and for questions about this site. If you offer a service for health care, sign up on the plans page.',
  emergency:
    'If this is an emergency, call SAMU, the ambulance service in Brazil, now: 192 (free, 24 hours). You can also call the fire brigade: 193. ' +
    'Stay with the person and do what the operator tells you. I am only the assistant of a directory of suppliers and cannot send help.',
  suicide:
    'I am so sorry that you are going through this. You do not have to face it alone: call CVV now, on 188 (free, 24 hours, confidential, in Brazil), or go to cvv.org.br. ' +
    'If you are in danger right now, call SAMU: 192, or go to the nearest emergency room. If you can, ask somebody you trust to stay with you; if it is somebody else, stay near, listen and call together.',
  stillThere: 'And if you need to talk, CVV answers at 188 (free, 24 hours, confidential).',
  medical:
    'I cannot recommend a medicine, a dose, a test or a diagnosis, nor sell medicines: that is for a doctor or a pharmacist who knows your case. ' +
    'Please see a health service or your pharmacy; in an emergency call SAMU: 192. Here I help to find suppliers for hospitals, clinics and pharmacies.',
  concern:
    'If somebody is unwell, call SAMU now: 192 (free, 24 hours, in Brazil). If you need to talk, or somebody speaks of giving up on life, call CVV: 188 (free, 24 hours, confidential). ' +
    'I give no medical advice. If you are looking for a product or a service for the person, write what is needed and the city, for example: hospital bed in Fortaleza.',
  grief:
    'I am so sorry for your loss. If you need to talk, CVV listens now, on 188 (free, 24 hours, confidential, in Brazil) or at cvv.org.br; if you are in danger, call SAMU: 192. Ask somebody you trust to stay with you, too. Whenever you like, write here what you need.',
  violence:
    'I am so sorry that this is happening. In danger now, call the police: 190; if somebody is hurt, SAMU: 192. Ligue 180 helps women who suffer violence, and Disque 100 takes reports of violence against children, the elderly and people with disabilities: both are free, 24 hours, in Brazil. After sexual violence a hospital or UPA treats you at once, without a police report.',
  phoneFirst:
    'Of course! To call our team, enter your phone number with area code: we use it only to get back to you should the conversation break off. Without it I go on helping here.',
  tellPhone: 'Give my phone number',
  noPhone:
    'That is fine: I go on helping here without it. If you would rather call, the support number is on the page where the kind of registration is chosen. What do you need?',
  supportPhone: 'See the support number',
  unknown:
    'I did not understand. Write the product or service and the city, for example: waste collection in Recife.',
  takeCare:
    'You did well to call. Stay with the person and do what SAMU tells you until help comes; if anything changes, call again: 192.',
  declined: 'All right. If you need anything else, just write.',
  askNeed: (place) =>
    `What are you looking for${place ? ` in ${place}` : ''}? Write the product or the service, for example: ` +
    'calibration, waste collection, equipment rental.',
  notThen: 'Not on that day.',
  soMany: (count: number) => `Today there are ${count.toLocaleString('en-US')}.`,
  priceOfWhat:
    'The price of which service? Write the service and the city and I will show who offers it; the price is agreed directly with the supplier, without commission. For the price of advertising here, see the plans.',
  found: (count) =>
    count > 5
      ? 'I found several suppliers'
      : count === 1
        ? 'I found 1 supplier'
        : `I found ${count} suppliers`,
  nearest: 'The nearest that I found',
  onlyThese: (names) =>
    `I showed only ${names.length === 1 ? 'one supplier' : `${names.length} suppliers`}: ${names.join(' and ')}. Shall I look for others?`,
  notFound: 'I found no suppliers',
  notSold: (what: string) => `I found nobody who sells “${what}”. Who works with it:`,
  forWhat: (what) => ` for “${what}”`,
  inOrServing: (place: string) => ` in ${place}, or who serve it`,
  serving: (place: string, count: number) => ` who ${count > 1 ? 'serve' : 'serves'} ${place}`,
  inPlace: (place) => ` in ${place}`,
  onlyCompanies: ', companies only',
  onlyFreelancers: ', freelancers only',
  withLicences: (licences) => `, with ${licences.join(' and ')}`,
  without: (licences) => `Without asking for ${licences.join(' and ')}, I found`,
  otherKind: 'Of the other kind (company or freelancer), I found',
  noCompany: (what: string) =>
    `I found no company for “${what}”: whoever does it in the directory is a freelancer, whom I have shown. You can recommend a company or talk to a person.`,
  noFreelancer: (what: string) =>
    `I found no freelancer for “${what}”: whoever does it in the directory is a company, which I have shown. You can recommend somebody or talk to a person.`,
  elsewhere: 'In other places of Brazil, I found',
  nobody:
    'Try other words or another city, publish the need on the Business board, recommend a supplier, or talk to a person.',
  orSimilar:
    'I can show similar suppliers, which are not exactly what you asked for; you can also recommend somebody or talk to a person.',
  didYouMean: (spelling) => `Did you mean “${spelling}”?`,
  similarTo: (what) => `Similar to “${what}”, but not exactly what you asked for:`,
  moreOptions: 'More options:',
  noMoreIn: (place) => `Those were all from ${place}.`,
  noMore: 'Those were all that I found. Shall I look for something else?',
  several: 'I looked for each of them:',
  severalFound: (what, names) => `• ${what}: ${names}`,
  severalAway: (what, names) => `• ${what}, from other places: ${names}`,
  severalNone: (what) => `• ${what}: none found`,
  andOthers: ', among others',
  priceNote: 'The price is agreed directly with the supplier.',
  cheapest:
    'I do not know who charges least: prices are not in the directory. Ask more than one for a quote with "See contact", or publish your request once on the Business board and compare up to five proposals.',
  quantity: {
    tellThem: (quantity, names) =>
      `The quantity (${quantity}) belongs in your request to the supplier: open the page of ${oneOf(names)}, press "See contact" and write there how much you need, the city and the date. ` +
      'Or publish it once on the Business board and get up to five proposals. If you are looking for something else, write the product and the city.',
    tellAll: (quantity) =>
      `The quantity (${quantity}) belongs in your request: publish on the Business board what you need, how much, where and by when, and get up to five proposals. ` +
      'If you are looking for something else, write the product and the city.',
    bank: 'Publish a request',
  },
  about: {
    price: (nome) =>
      `The price of ${nome} is agreed directly with the supplier: we publish no prices and take no commission. Open the page, press "See contact" and ask for a quote with quantity, city and date.`,
    priceOfEach: (names: readonly string[]) =>
      `Each of them (${names.join(', ')}) sets its own price: we publish none and charge no commission. Open each page, press "See contact" and ask for a quote, with quantity, city and deadline; on the Business board you ask several at once.`,
    contactOfEach: (names: readonly string[]) =>
      `Contact data (${names.join(', ')}) is not given in this chat: open each page, press "See contact", give your name, e-mail and phone and accept the terms. What the supplier gave appears at once, free of charge, and it receives your request.`,
    contact: (nome) =>
      `The phone, WhatsApp, e-mail and website of ${nome} are not given in the chat: open the page, press "See contact", enter your name, e-mail and phone and accept the terms. The contacts that the supplier gave appear at once, free of charge, and the supplier gets your request.`,
    silent: (nome, profile) =>
      `The profile of ${nome} does not say that in these words. What it says, in Portuguese: ${profile} Ask the rest with "See contact".`,
    termsSaid: (nome, said) =>
      `On the profile of ${nome} it says, in Portuguese: “${said}”. Please confirm with "See contact".`,
    responds: (nome: string) =>
      `Once there were enough requests, the page of ${nome} shows how soon it usually answers. You need not wait: with "See contact" the contact data appears at once.`,
    kind: (nome, isCompany, place) =>
      isCompany
        ? `${nome}, from ${place}, is a company.`
        : `${nome}, from ${place}, is a freelancer, working on their own account.`,
    rating: (nome, rating) =>
      rating
        ? `${nome} has ${rating.average} of 5 stars in ${rating.count} reviews by people who asked for contact; read them on the page.`
        : `${nome} shows no rating yet: it appears from three reviews on, with the Professional and Corporate plans.`,
    clients: (nome: string, clients: readonly string[]) =>
      `Among the clients that ${nome} names on its page are ${clients.join(', ')}. It is the supplier who says so.`,
    people: (nome) =>
      `Names of people in charge, years in business, languages and size of the team of ${nome} are on the page when the supplier tells them; ask for the rest with "See contact".`,
    trust: (nome) =>
      `The licences of ${nome} are declared by the supplier, who answers for them; we do not guarantee the service. Before you hire, ask for documents and references and check the AFE on ANVISA’s website, the CNPJ at Receita Federal and the council’s register. If something is false, use "Report" on the page.`,
    where: (nome, place) =>
      `${nome} is in ${place}. Ask for the rest with "See contact" on the supplier’s page.`,
    does: (nome, place, service) => `${nome}, from ${place} (in the supplier’s words): ${service}`,
    here: (nome, place) => `Yes: ${nome} is in ${place}.`,
    serves: (nome, from, place) =>
      `Yes: the profile says that ${nome}, from ${from}, serves ${place}. Please confirm with "See contact".`,
    away: (nome, from, place, area) =>
      `The profile of ${nome}, from ${from}, ${area.length > 0 ? `says that it serves ${listOf(area)}, and does not name ${place}` : `does not say that it serves ${place}`}. Ask with "See contact", or see other suppliers there.`,
    area: (nome: string, from: string, area: readonly string[]) =>
      `${nome}, from ${from}, says that it serves ${listOf(area)}. Please confirm with "See contact".`,
    wherePlace: (nome, from) =>
      `The profile of ${nome}, from ${from}, does not say where it serves. In which city do you need it?`,
    licence: (nome, held) =>
      `${nome} states: ${held} (declared by the supplier, not checked by us). Ask for the document before you hire.`,
    noLicence: (nome, asked, held) =>
      `${nome} does not state “${asked}” on its profile.${held ? ` What it states: ${held} (declared by the supplier).` : ''} Ask with "See contact".`,
    holders: (asked, names) =>
      `Of those I showed, “${asked}” is stated by: ${listOf(names)} (declared by the supplier). Ask for the document before you hire.`,
    noHolder: (asked) =>
      `None of those I showed lists “${asked}” among the licences of the profile. Ask with "See contact".`,
    serving: (place, names) =>
      `Of those I showed, by what the profile says, ${listOf(names)} ${names.length > 1 ? 'come' : 'comes'} to ${place}. Confirm with "See contact".`,
    nobodyServes: (place) =>
      `None of those I showed says that they work in ${place}. Ask with "See contact", or see others there.`,
    nearest: (nome, from) => `${nome} (${from}) is in the same state.`,
    compared: 'What their profiles say (compare the licences too, and ask each for a quote):',
    sayers: 'Of those I showed, the profiles say (in Portuguese):',
    othersSilent: (count: number): string =>
      count === 1
        ? 'I did not see that on the profile of the other.'
        : 'I did not see that on the profiles of the others.',
    inThePlace: (place: string, names: readonly string[]) =>
      `In ${place} there is ${listOf(names)}.`,
    nearestInState: (nome: string, from: string, place: string) =>
      `The nearest to ${place} is ${nome}, from ${from}, in the same state.`,
    nearestAway: (nome: string, from: string, place: string) =>
      `I found nobody in the same state; the nearest to ${place} is ${nome}, from ${from}.`,
    servingToo: (place: string, names: readonly string[]) =>
      ` By their profiles, these serve ${place}: ${listOf(names)}.`,
    noSayer: 'I did not see that on the profile of any of those I showed. Ask with "See contact".',
    unlisted: (nome) =>
      `The page of ${nome} shows no list of licences. Ask me for one of them (“do they have AFE?”) and I say whether it is declared, or ask for all with "See contact".`,
    noLicences: (nome) => `${nome} states no licences on its profile. Ask with "See contact".`,
    nearestSaid: (nome, said, rest) =>
      `The nearest that the profile of ${nome} says, in Portuguese: ${said}.${rest ? ` And: ${rest}` : ''} Please confirm with "See contact".`,
    inOtherWords: (nome, what, service) =>
      `The profile of ${nome} does not have “${what}” in these words. It says, in Portuguese: “${service}” Please confirm with "See contact".`,
    doesToo: (nome, from) => `Who does it too: ${nome}, from ${from}.`,
    again: (nome: string, texto: string) =>
      texto.includes('“')
        ? `The sentence that I quoted speaks of that too. ${texto}`
        : `The same holds: ask ${nome} that too with "See contact", in the same message.`,
    silentToo: (nome: string) =>
      `The profile of ${nome} does not say that in these words either; what it says is above. Ask in the same message, with "See contact".`,
    silentElsewhere: (nome: string) => `The profile of ${nome} does not speak of that.`,
    offersNot: (nome, what) =>
      `The profile of ${nome} does not speak of “${what}”. Ask with "See contact", or see who offers it.`,
    page: 'Open the page and see the contact',
    othersIn: (what, place) => `${what} in ${place}`,
  },
}
