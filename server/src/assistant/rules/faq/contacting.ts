import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** What comes after a supplier was found: contact, requests, reviews, reports, recommendations. */
export const contactFaq = [
  {
    id: 'pedir-contato',
    to: urls.home,
    pt: {
      questions: [
        'como falo com o fornecedor',
        'como pego o contato',
        'quero o telefone do fornecedor',
        'como ver o email do fornecedor',
        'onde vejo o email da empresa',
        'como pego o telefone de um fornecedor',
        'ver contato',
        'pedir orçamento',
        'como solicito contato',
        'como peço contato',
        'quero uma cotação',
        'como contratar um fornecedor',
      ],
      answer:
        'Abra o fornecedor em Veja mais e clique em Ver Contato. Preencha nome, e-mail e ' +
        'telefone, aceite os termos e continue: o e-mail, o site e o LinkedIn do fornecedor ' +
        'aparecem na hora (também o telefone, quando a empresa o informa, e o WhatsApp nos planos ' +
        'Profissional e Corporativo), e ele recebe o seu pedido. Para uma cotação mais rápida, diga ao fornecedor a quantidade, a ' +
        'cidade e o prazo.',
      label: 'Buscar fornecedores',
    },
    en: {
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
  },
  {
    id: 'quem-ve-meus-dados',
    to: urls.myContacts,
    pt: {
      questions: [
        'quem vê meus dados quando peço contato',
        'o fornecedor vai ver o meu telefone',
        'meu telefone fica visível',
        'quem recebe minha mensagem',
        'meu email fica público',
        'vocês passam meu contato para terceiros',
      ],
      answer:
        'Só o fornecedor a quem você pede contato recebe o seu nome, e-mail e telefone, e apenas para responder: não vendemos nem repassamos dados. O seu número não aparece no site nem vai a outros fornecedores.',
      label: 'Abrir Meus contatos',
    },
    en: {
      questions: ['will they see my phone number', 'who sees my data when i ask for contact'],
      answer:
        'We sell and pass on no data: only the supplier you ask for contact gets your name, e-mail and phone, and only to answer you. Your number is not shown on the site and does not go to other suppliers.',
      label: 'Open my contacts',
    },
  },
  {
    id: 'fornecedor-nao-respondeu',
    to: urls.myContacts,
    pt: {
      questions: [
        'onde vejo os fornecedores que já contatei',
        'onde ficam meus contatos',
        'o fornecedor não respondeu',
        'ninguem me respondeu',
        'pedi contato e nada',
        'pedi contato e ninguém respondeu',
        'fornecedor não dá retorno',
        'quanto tempo demora pra responder',
        'mandei mensagem e não voltaram',
        'fornecedor sumiu',
      ],
      answer:
        'Quem responde é o próprio fornecedor, e o prazo é dele; muitas páginas dizem em quanto tempo ele costuma responder. Depois do pedido você já tem os contatos, então pode escrever direto. Em Meus contatos você vê quem já respondeu, pede de novo e, depois de dois dias úteis sem resposta, recebe três outros fornecedores para pedir.',
      label: 'Abrir Meus contatos',
    },
    en: {
      questions: [
        'the supplier did not answer',
        'nobody answered me',
        'no reply from the supplier',
      ],
      answer:
        'The supplier answers by itself and in its own time; many pages say how long it usually takes. After the request you have its contacts, so you can write directly. In "My contacts" you see who has answered, ask again and, after two working days without an answer, are offered three others.',
      label: 'Open my contacts',
    },
  },
  {
    id: 'banco-de-negocios',
    to: urls.bank,
    pt: {
      questions: [
        'perdi o link das propostas',
        'o que é o banco de negócios',
        'como publico uma necessidade',
        'quero receber propostas',
        'como peço orçamento para vários de uma vez',
        'como funciona o banco de negócios',
        'publicar uma demanda',
        'receber várias cotações',
      ],
      answer:
        'No Banco de negócios você descreve uma vez o que precisa (o quê, quantidade, lugar, prazo, licenças), confirma o e-mail com um código, e os fornecedores que combinam são avisados. Você recebe até cinco propostas, compara lado a lado por um link só seu, pergunta, aceita ou recusa. O seu contato só passa a quem respondeu, e só depois que você concordar. É gratuito. Para responder a demandas, o fornecedor precisa do plano Profissional (freelancers) ou Corporativo (empresas).',
      label: 'Publicar uma demanda',
    },
    en: {
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
  },
  {
    id: 'banco-quem-responde',
    to: urls.bank,
    pt: {
      questions: [
        'no plano grátis vejo demandas',
        'quem responde no banco de negócios',
        'quem vê a minha demanda',
      ],
      answer:
        'Respondem os fornecedores que combinam com a sua demanda e têm o plano Profissional (freelancers) ou Corporativo (empresas). São até cinco propostas, e o seu contato só passa a quem respondeu, depois que você concordar.',
      label: 'Publicar uma demanda',
    },
    en: {
      questions: [
        'who answers on the business board',
        'who answers in the business bank',
        'who sees my request',
      ],
      answer:
        'The suppliers that fit your request and have the Professional (freelancers) or Corporate (companies) plan. There are up to five proposals, and your contact goes only to those who answered, after you agree.',
      label: 'Publish a request',
    },
  },
  {
    id: 'avaliacoes',
    pt: {
      questions: [
        'os fornecedores têm avaliação',
        'tem avaliação de clientes',
        'onde vejo as notas dos fornecedores',
        'tem comentários de quem contratou',
        'qual é o fornecedor mais bem avaliado',
      ],
      answer:
        'Só avalia quem pediu contato: sete dias depois chega um link pessoal por e-mail. As notas são para contato, qualidade e prazo, o fornecedor pode responder uma vez em público, e nenhum plano compra uma média melhor. A média aparece a partir de três avaliações, nas páginas dos planos Profissional e Corporativo. Confira também as licenças que o fornecedor declara antes de contratar.',
    },
    en: {
      questions: ['are there reviews', 'ratings of suppliers'],
      answer:
        'Only who asked for contact can write a review: seven days later a personal link comes by e-mail. There are stars for contact, quality and punctuality, the supplier may answer once in public, and no plan buys a better average. The average is shown from three reviews on, on the pages of the Professional and Corporate plans.',
    },
  },
  {
    id: 'avaliar-nome',
    to: urls.myData,
    pt: {
      questions: [
        'meu nome aparece na avaliação',
        'posso apagar a avaliação que escrevi',
        'dá para avaliar sem me identificar',
      ],
      answer:
        'Junto da avaliação aparece só o nome com que você assina: o seu ou o da instituição. O e-mail e o telefone não aparecem. Para apagar o que escreveu, abra Meus dados com o e-mail do pedido.',
      label: 'Abrir Meus dados',
    },
    en: {
      questions: ['does my name show with the review', 'can i delete the review that i wrote'],
      answer:
        'With the review stands only the name that you sign with: yours or your institution’s. E-mail and phone are not shown. To erase what you wrote, open "My data" with the e-mail of your request.',
      label: 'Open my data',
    },
  },
  {
    id: 'denunciar',
    to: urls.policy('etica-e-compliance'),
    pt: {
      questions: [
        'como denuncio um fornecedor',
        'canal de denúncias',
        'quero fazer uma denuncia',
        'fornecedor com licença falsa',
        'fui enganado por um fornecedor',
        'esse perfil é falso',
        'reclamar de uma empresa',
        'golpe',
        'propaganda enganosa',
        'empresa recebeu e não entregou',
        'onde reclamo de um fornecedor',
        'paguei o fornecedor e ele sumiu',
        'o fornecedor me enganou',
        'denunciar perfil',
      ],
      answer:
        'Abra a página do fornecedor e clique em Denunciar. Escolha o motivo e conte o que ' +
        'aconteceu; não é preciso ter conta, e o fornecedor não fica sabendo quem denunciou. O ' +
        'pagamento é combinado entre vocês e não passa por nós: guarde comprovantes e mensagens, ' +
        'reclame em consumidor.gov.br ou no Procon e, se foi golpe, registre boletim de ocorrência. ' +
        'Se houver risco a pacientes, avise também a vigilância sanitária da sua cidade.',
      label: 'Como tratamos denúncias',
    },
    en: {
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
  },
] as const satisfies readonly FaqEntry[]
