import { operator } from 'contract/rules/operator'
import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** This site and who runs it, and what it is not. */
export const siteFaq = [
  {
    id: 'vagas',
    to: urls.signupFreelancer,
    pt: {
      questions: [
        'tem vaga de emprego',
        'quero trabalhar aí',
        'vocês estão contratando',
        'onde mando meu currículo',
        'estou procurando emprego',
        'vocês estão contratando',
        'quero trabalhar com vocês',
        'trabalhe conosco',
        'vagas de enfermagem',
      ],
      answer:
        'Não publicamos vagas de emprego nem recebemos currículos: aqui hospitais, clínicas e farmácias ' +
        'encontram fornecedores. Se você presta serviço por conta própria, pode se cadastrar de graça ' +
        'como freelancer e ser encontrado por eles.',
      label: 'Cadastrar como freelancer',
    },
    en: {
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
  },
  {
    id: 'aplicativo',
    pt: {
      questions: [
        'tem aplicativo',
        'tem app para celular',
        'como baixo o aplicativo',
        'tem na play store',
        'funciona no celular',
      ],
      answer:
        'Não há aplicativo para instalar: o site funciona no navegador do celular e do computador.',
    },
    en: {
      questions: ['is there an app', 'mobile app'],
      answer: 'There is no app to install: the site works in the browser of a phone or a computer.',
    },
  },
  {
    id: 'consulta',
    pt: {
      questions: [
        'quero marcar uma consulta',
        'agendar consulta com médico',
        'preciso de um médico',
        'preciso de uma receita',
        'telefone do hospital',
        'onde faço exame de sangue',
        'tem dermatologista que atende convênio',
        'vocês atendem pacientes',
        'marcar exame',
        'vocês aceitam plano de saúde',
      ],
      answer:
        'Aqui não se marcam consultas nem exames, nem se contratam planos de saúde: somos um diretório de fornecedores para hospitais, ' +
        'clínicas, farmácias e laboratórios. Para se consultar, procure a unidade básica de saúde do seu ' +
        'bairro (SUS), o seu convênio ou uma clínica. Em emergência, ligue para o SAMU: 192.',
    },
    en: {
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
  },
  {
    id: 'nao-somos-orgao',
    pt: {
      questions: [
        'vocês são a anvisa',
        'isso aqui é do governo',
        'vocês são da vigilância sanitária',
        'esse site é do ministério da saúde',
        'vocês são um órgão público',
        'é um site oficial da anvisa',
      ],
      answer:
        'Não. Somos um diretório particular de fornecedores, sem ligação com a ANVISA, as vigilâncias sanitárias ou o governo: não emitimos licenças nem fiscalizamos. Para consultar ou pedir uma licença, use o portal da ANVISA ou a vigilância da sua cidade; aqui eu mostro quem ajuda com isso.',
    },
    en: {
      questions: ['are you anvisa', 'is this a government site', 'are you a public authority'],
      answer:
        'No. This is a private directory of suppliers, with no link to ANVISA, the health surveillance offices or the government: we issue no licences and inspect nobody. To look up or ask for a licence use the portal of ANVISA or the office of your city; here I show who helps with it.',
    },
  },
  {
    id: 'cookies',
    to: urls.policy('cookies'),
    pt: {
      questions: [
        'esse site usa cookies',
        'que cookies vocês usam',
        'vocês usam cookie de propaganda',
        'como recuso os cookies',
        'onde mudo as preferências de cookies',
      ],
      answer:
        'Só usamos cookies próprios e necessários: sessão, idioma, conversa deste chat e a sua escolha sobre cookies. Não há cookies de publicidade nem de terceiros, e as estatísticas são feitas no servidor, sem cookie. No rodapé, em preferências de cookies, você revê a escolha quando quiser.',
      label: 'Ler a política de cookies',
    },
    en: {
      questions: [
        'does this site use cookies',
        'which cookies do you use',
        'how do i refuse cookies',
      ],
      answer:
        'We only use necessary cookies of our own: session, language, this conversation and your choice about cookies. There are no advertising or third-party cookies, and statistics are made on the server without any. Under cookie preferences, at the foot of the page, you see and change your choice at any time.',
      label: 'Read the cookie policy',
    },
  },
  {
    id: 'quem-somos',
    to: urls.terms,
    pt: {
      questions: [
        'onde fica a sede de vocês',
        'quem é o dono do site',
        'qual o cnpj de vocês',
        'qual empresa está por trás do site',
        'endereço da empresa de vocês',
        'quem administra o site',
      ],
      answer: `O site é mantido por ${operator.name}, CNPJ ${operator.cnpj}, ${operator.address}. Não vendemos produtos: somos o diretório, e cada fornecedor responde pelo que oferece.`,
      label: 'Ler os Termos de Uso',
    },
    en: {
      questions: [
        'where is your office',
        'who owns this site',
        'which company is behind this site',
      ],
      answer: `The site is run by ${operator.name}, CNPJ ${operator.cnpj}, ${operator.address}. We sell nothing: this is the directory, and each supplier answers for what it offers.`,
      label: 'Read the terms of use',
    },
  },
  {
    id: 'acessibilidade',
    pt: {
      questions: [
        'o site é acessível',
        'sou surda e quero atendimento por texto',
        'vocês falam libras',
      ],
      answer:
        'O atendimento daqui é todo por texto, comigo e com as pessoas da equipe: escreva “falar com atendente” e a conversa continua neste chat, sem ligação. O site pode ser usado com o teclado e com leitor de tela. Não temos atendimento em Libras. O que você procura?',
    },
    en: {
      questions: ['i am deaf and want to write', 'does the site work with a screen reader'],
      answer:
        'Everything here is in writing, with me and with the people of the team: write "talk to a person" and the talk goes on in this chat, without a call. The site can be used with the keyboard and with a screen reader. There is nobody for sign language. What are you looking for?',
    },
  },
  {
    id: 'erro-no-site',
    pt: {
      questions: [
        'preenchi e deu erro',
        'o site não funciona',
        'site fora do ar',
        'achei um erro no site',
        'o botão não funciona',
        'não consigo clicar',
        'a página não carrega',
        'cliquei e não acontece nada',
        'apareceu uma mensagem de erro',
        'o site está travando',
      ],
      answer:
        'Sinto muito. Recarregue a página e tente de novo: o que você digitou costuma ficar guardado neste navegador. Se o erro continuar, escreva aqui “falar com atendente” e diga em que página foi e o que apareceu.',
    },
    en: {
      questions: ['i got an error', 'the site does not work', 'the page does not load'],
      answer:
        'I am sorry. Reload the page and try again: what you typed is usually kept in this browser. If it goes on, write "talk to a person" here and tell which page it was and what you saw.',
    },
  },
  {
    id: 'so-do-diretorio',
    to: urls.bank,
    pt: {
      questions: [
        'você conhece alguém de fora do site',
        'procura no google para mim',
        'tem outro site que venda isso',
      ],
      answer:
        'Só conheço quem está neste diretório, e não procuro em outros sites. Se aqui não há quem faça o que você precisa, publique a necessidade no Banco de negócios, de graça: os fornecedores que combinam são avisados. Conhece um bom? Indique-o.',
      label: 'Publicar no Banco de negócios',
    },
    en: {
      questions: ['do you know anybody outside this site', 'can you search google for me'],
      answer:
        'I only know those in this directory, and do not search other sites. If nobody here does what you need, publish it on the Business board, free of charge: suppliers that match are told. Do you know a good one? Recommend it.',
      label: 'Publish a request',
    },
  },
] as const satisfies readonly FaqEntry[]
