import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** How a supplier’s page is seen: visits, contact data, reviews. */
export const ownPageSeenFaq = [
  {
    id: 'pedir-avaliacao',
    to: urls.dashboardSection('avaliacoes'),
    pt: {
      questions: [
        'como peço uma avaliação',
        'como consigo avaliações',
        'como respondo a uma avaliação',
      ],
      answer:
        'Quem pediu contato recebe, sete dias depois, um link pessoal para avaliar. Em Avaliações você imprime um convite com QR code, responde uma vez a cada avaliação e denuncia a que desrespeita as regras: a nossa equipe decide e diz por quê. A média aparece na página dos planos Profissional e Corporativo a partir de três.',
      label: 'Abrir Avaliações',
    },
    en: {
      questions: ['how do i get reviews', 'how do i answer a review'],
      answer:
        'Whoever asked you for contact gets a personal link seven days later. In "Reviews" you print an invitation with a QR code, answer each review once and report one that breaks the rules.',
      label: 'Open the reviews',
    },
  },
  {
    id: 'estatisticas',
    to: urls.dashboard,
    pt: {
      questions: [
        'onde estão as estatísticas',
        'quantas visitas eu tive',
        'ver acessos do meu perfil',
        'relatorio de acessos',
        'o que as pessoas buscam',
        'painel de visitas',
        'pq nao vejo o relatorio',
      ],
      answer:
        'No painel inicial você vê os acessos de hoje, da semana, do mês e do ano, e o caminho da busca à resposta: buscas, visitas, pedidos e respostas. Nos planos pagos há também o Relatório de Acessos, com termos buscados e cidades, e as Palavras-chave mais buscadas. São contagens: não identificamos quem visitou. Os seus próprios cliques não contam.',
      label: 'Abrir o painel',
    },
    en: {
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
  },
  {
    id: 'perfil-nao-aparece',
    to: urls.dashboardSection('conta'),
    pt: {
      questions: [
        'meu perfil sumiu',
        'minha página sumiu',
        'meu perfil não aparece',
        'nao me acho no site',
        'minha empresa sumiu da lista',
        'minha empresa não aparece na busca',
        'cadastrei e não apareço',
        'como apareço no diretório',
        'porque meu anuncio nao aparece',
      ],
      answer:
        'Aparecem no diretório os perfis ativos que escolheram participar do marketplace. Veja ' +
        'em Minha conta se a opção Mostrar minha página no diretório está ligada. Na busca vem ' +
        'primeiro quem mais combina com ela: uma descrição precisa ajuda. Entre iguais, vale o plano ' +
        'e depois o perfil mais completo. Para sair por um tempo sem perder a conta, desligue essa opção. Se ainda assim não aparecer, peça um atendente.',
      label: 'Abrir Minha conta',
    },
    en: {
      questions: [
        'my profile does not show up',
        'i can not find my company on the site',
        'why is my listing missing',
        'how do i appear first',
      ],
      answer:
        'The directory shows active profiles that chose to take part in the marketplace. Check in "My account" that "Show my page in the directory" is on. In a search, whoever fits it best comes first: a precise description helps. Among equals the plan counts, then the fuller profile. To leave for a while and keep the account, switch that option off. If you still do not show up, ask for a person here.',
      label: 'Open my account',
    },
  },
  {
    id: 'quem-visitou',
    to: urls.dashboardSection('pedidos'),
    pt: {
      questions: [
        'dá para ver quem visitou minha página',
        'vocês mostram o nome de quem me viu',
        'quais empresas entraram no meu perfil',
      ],
      answer:
        'Quem só visita não é identificado, em nenhum plano: as visitas são contagens, com cidade e termo buscado nos planos pagos. Você sabe quem é quando a pessoa pede contato: aí o nome, o e-mail e o telefone ficam em Pedidos de contato.',
      label: 'Abrir Pedidos de contato',
    },
    en: {
      questions: ['can i see who visited my page', 'do you show the names of my visitors'],
      answer:
        'Whoever only visits is not identified, in no plan: visits are counts, with city and search term in the paid plans. You learn who it is when somebody asks for contact: name, e-mail and phone are then under "Contact requests".',
      label: 'Open contact requests',
    },
  },
  {
    id: 'contato-no-plano',
    to: urls.plans,
    pt: {
      questions: [
        'meu telefone aparece no plano grátis',
        'quem vê o meu whatsapp',
        'o cliente consegue me ligar direto',
        'meu e-mail fica visível no perfil',
      ],
      answer:
        'Na página aberta a todos não há telefone nem e-mail. Quem preenche Ver Contato vê na hora o seu e-mail, o site e o LinkedIn, e o telefone que a empresa informou, em qualquer plano, também no Grátis. O link para WhatsApp faz parte do Profissional e do Corporativo.',
      label: 'Comparar planos',
    },
    en: {
      questions: [
        'is my phone shown in the free plan',
        'who can see my whatsapp',
        'can clients call me directly',
      ],
      answer:
        'The page that everybody sees has no phone and no e-mail. Whoever fills in "See contact" sees your e-mail, website and LinkedIn at once, and the phone that a company gave, in every plan, the free one too. The WhatsApp link is part of the Professional and Corporate plans.',
      label: 'Compare plans',
    },
  },
  {
    id: 'avaliacao-injusta',
    to: urls.dashboardSection('avaliacoes'),
    pt: {
      questions: [
        'recebi uma avaliação falsa',
        'como tiro uma nota ruim',
        'posso responder uma avaliação',
        'um concorrente me avaliou mal',
      ],
      answer:
        'Em Avaliações você pode responder, uma vez e em público, e denunciar a que é falsa ou desrespeita as regras: a nossa equipe decide se ela sai e diz por quê. Nota baixa por si só não se apaga, em nenhum plano. Só avalia quem pediu contato.',
      label: 'Abrir Avaliações',
    },
    en: {
      questions: ['i got a false review', 'how do i remove a bad review', 'can i answer a review'],
      answer:
        'Under "Reviews" you can answer, once and in public, and report a review that is false or breaks the rules: our team decides whether it goes and says why. A low mark alone is not erased, in no plan. Only those who asked for contact can review.',
      label: 'Open reviews',
    },
  },
] as const satisfies readonly FaqEntry[]
