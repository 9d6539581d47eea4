import type { Rating } from 'contract/rules/reviews'

const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names)
const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(names)

/** Every sentence of the assistant in Portuguese; rules/answering/texts-english.ts has the same in English. */
export const portuguese = {
  person: 'Falar com atendente',
  similar: 'Ver parecidos',
  recommend: 'Como indico um fornecedor?',
  more: 'Mais opções',
  everywhere: 'E em todo o Brasil?',
  plans: 'Quais são os planos?',
  whatCanYouDo: 'O que você sabe fazer?',
  examples: ['Calibração de equipamentos médicos', 'Coleta de resíduos em Recife'],
  hello: {
    any: 'Olá!',
    morning: 'Bom dia!',
    afternoon: 'Boa tarde!',
    evening: 'Boa noite!',
    well: 'Tudo bem, obrigado!',
  },
  greeting:
    'Diga o que você procura e em qual cidade, por exemplo: validação de autoclave em Campinas. ' +
    'Também respondo sobre licenças, planos, cadastro, senha, indicações e contatos.',
  thanks: 'Por nada! Se precisar de outro fornecedor, é só escrever.',
  goodbye: 'Até logo! Quando precisar de um fornecedor, é só voltar.',
  insult:
    'Sinto muito se não ajudei. Diga o que você procura e em qual cidade, que eu tento de novo; se preferir, chamo um atendente.',
  unclear:
    'Diga qual parte não ficou clara, ou escreva com outras palavras o que procura e em qual cidade. Se preferir, escreva “falar com atendente”.',
  inShort: (sentence: string) =>
    `Em resumo: ${sentence} Se a dúvida é outra, diga qual parte, ou escreva “falar com atendente”.`,
  'not-that':
    'Desculpe, vamos de novo: diga com outras palavras o produto ou o serviço e a cidade. Se preferir, escreva “falar com atendente”.',
  doubted:
    'Respondo só com o que está no diretório e nos textos do site. Serviços e licenças são declarados por quem os oferece: confirme com o fornecedor, por Ver Contato, ou escreva “falar com atendente”.',
  afresh: 'Claro! O que você procura agora, e em qual cidade?',
  offTopic:
    'Esse assunto foge do que eu faço: aqui ajudo a encontrar fornecedores para a saúde e respondo sobre licenças e sobre o site. Posso procurar algum produto ou serviço para você?',
  meddling:
    'Não posso fazer isso. Ajudo a encontrar fornecedores para a saúde e respondo sobre o site. O que você procura?',
  spam: 'Este chat é só para encontrar fornecedores para a saúde e tirar dúvidas sobre o site. Se você tem um serviço para a área da saúde, cadastre-se em Planos.',
  emergency:
    'Se é uma emergência, ligue agora para o SAMU: 192 (grátis, 24 horas). Também pode ligar para os Bombeiros: 193. ' +
    'Fique ao lado da pessoa e siga as orientações de quem atender. Eu sou só um assistente de um diretório de fornecedores e não posso socorrer por aqui.',
  suicide:
    'Sinto muito que você esteja passando por isso. Você não precisa enfrentar isso sem ajuda: ligue agora para o CVV, no 188 (grátis, 24 horas, com sigilo), ou fale em cvv.org.br. ' +
    'Se há perigo agora, ligue para o SAMU: 192, ou vá ao pronto-socorro mais próximo. Se puder, chame alguém de confiança para ficar com você; se é outra pessoa, fique por perto, escute e ligue com ela.',
  stillThere: 'E, se precisar conversar, o CVV atende no 188 (grátis, 24 horas, com sigilo).',
  medical:
    'Não posso indicar remédio, dose, exame ou diagnóstico, nem vender remédio: isso é com um médico ou farmacêutico, que conhece o seu caso. ' +
    'Procure uma unidade de saúde ou a sua farmácia; em emergência, ligue para o SAMU: 192. Este é um diretório para empresas: aqui eu ajudo a encontrar fornecedores para hospitais, clínicas e farmácias.',
  concern:
    'Se alguém está passando mal, ligue agora para o SAMU: 192 (grátis, 24 horas). Se é preciso conversar, ou alguém fala em desistir da vida, ligue para o CVV: 188 (grátis, 24 horas, com sigilo). ' +
    'Não dou orientação médica. Se você procura um produto ou serviço para a pessoa, escreva o que precisa e a cidade, por exemplo: cama hospitalar em Fortaleza.',
  grief:
    'Sinto muito pela sua perda. Se precisar conversar, o CVV escuta agora, no 188 (grátis, 24 horas, com sigilo) ou em cvv.org.br; se estiver em perigo, ligue para o SAMU: 192. Chame também alguém de confiança para ficar com você. Quando quiser, é só escrever aqui o que precisa.',
  violence:
    'Sinto muito que isso esteja acontecendo. Em perigo agora, ligue para a Polícia: 190; se alguém está ferido, para o SAMU: 192. O Ligue 180 orienta mulheres em situação de violência, e o Disque 100 recebe denúncias de violência contra crianças, idosos e pessoas com deficiência: os dois são grátis, 24 horas. Depois de violência sexual, um hospital ou UPA atende na hora, sem boletim de ocorrência.',
  phoneFirst:
    'Claro! Para chamar um atendente, informe o seu telefone com DDD: usamos o número só para retornar se a conversa cair. Sem ele, continuo ajudando por aqui.',
  tellPhone: 'Informar telefone',
  noPhone:
    'Tudo bem: sem o telefone eu continuo ajudando por aqui. Se preferir ligar, o telefone do suporte está na página de escolha do tipo de cadastro. O que você precisa?',
  supportPhone: 'Ver o telefone do suporte',
  unknown:
    'Não entendi. Escreva o produto ou o serviço e a cidade, por exemplo: coleta de resíduos em Recife.',
  takeCare:
    'Fez bem em ligar. Fique ao lado da pessoa e siga o que o SAMU disser até a ajuda chegar; se algo mudar, ligue de novo: 192.',
  declined: 'Certo. Se precisar de outra coisa, é só escrever.',
  askNeed: (place: string) =>
    `O que você procura${place ? ` em ${place}` : ''}? Escreva o produto ou o serviço, por exemplo: ` +
    'calibração, coleta de resíduos, locação de equipamentos.',
  notThen: 'Nesse dia, não.',
  soMany: (count: number) => `Hoje são ${count.toLocaleString('pt-BR')}.`,
  priceOfWhat:
    'O preço de qual serviço? Escreva o serviço e a cidade que eu mostro quem faz; o valor você combina direto com o fornecedor, sem comissão. Para os preços de anunciar aqui, veja os planos.',
  found: (count: number) =>
    count > 5
      ? 'Encontrei vários fornecedores'
      : count === 1
        ? 'Encontrei 1 fornecedor'
        : `Encontrei ${count} fornecedores`,
  nearest: 'O mais próximo que encontrei',
  onlyThese: (names: readonly string[]) =>
    `Mostrei só ${names.length === 1 ? 'um fornecedor' : `${names.length} fornecedores`}: ${names.join(' e ')}. Quer que eu procure outros?`,
  notFound: 'Não encontrei fornecedores',
  notSold: (what: string) => `Não encontrei quem venda “${what}”. Quem trabalha com isso:`,
  forWhat: (what: string) => ` para “${what}”`,
  inPlace: (place: string) => ` em ${place}`,
  inOrServing: (place: string) => ` em ${place}, ou que atendem lá`,
  serving: (place: string, count: number) => ` que ${count > 1 ? 'atendem' : 'atende'} em ${place}`,
  onlyCompanies: ', só empresas',
  onlyFreelancers: ', só autônomos',
  withLicences: (licences: readonly string[]) => `, com ${licences.join(' e ')}`,
  without: (licences: readonly string[]) => `Sem exigir ${licences.join(' e ')}, encontrei`,
  otherKind: 'De outro tipo (empresa ou autônomo), encontrei',
  noCompany: (what: string) =>
    `Não encontrei empresas para “${what}”: quem faz isso no diretório é autônomo (pessoa física), e já mostrei. Você pode indicar uma empresa ou falar com um atendente.`,
  noFreelancer: (what: string) =>
    `Não encontrei autônomos para “${what}”: quem faz isso no diretório é empresa, e já mostrei. Você pode indicar um profissional ou falar com um atendente.`,
  elsewhere: 'Em outros lugares do Brasil, encontrei',
  nobody:
    'Tente outras palavras ou outra cidade, publique a necessidade no Banco de negócios, indique um fornecedor ou fale com um atendente.',
  orSimilar:
    'Posso mostrar fornecedores parecidos, que não são exatamente o que você pediu; você também pode indicar alguém ou falar com um atendente.',
  didYouMean: (spelling: string) => `Você quis dizer “${spelling}”?`,
  similarTo: (what: string) => `Parecidos com “${what}”, mas não exatamente o que você pediu:`,
  moreOptions: 'Mais opções:',
  noMoreIn: (place: string) => `De ${place} foram todos.`,
  noMore: 'Esses foram todos os que encontrei. Quer procurar outra coisa?',
  several: 'Procurei cada coisa:',
  severalFound: (what: string, names: string) => `• ${what}: ${names}`,
  severalAway: (what: string, names: string) => `• ${what}, de outros lugares: ${names}`,
  severalNone: (what: string) => `• ${what}: não encontrei`,
  andOthers: ', entre outras',
  priceNote: 'O preço é combinado direto com o fornecedor.',
  cheapest:
    'Não sei quem cobra menos: os preços não ficam no diretório. Peça orçamento a mais de um por Ver Contato, ou publique uma vez no Banco de negócios e compare até cinco propostas.',
  quantity: {
    tellThem: (quantity: string, names: readonly string[]) =>
      `A quantidade (${quantity}) vai no pedido ao fornecedor: abra a página de ${oneOf(names)}, clique em Ver Contato e escreva ali quanto precisa, a cidade e o prazo. ` +
      'Ou publique uma vez no Banco de negócios e receba até cinco propostas. Se você procura outra coisa, escreva o produto e a cidade.',
    tellAll: (quantity: string) =>
      `A quantidade (${quantity}) vai no pedido: publique no Banco de negócios o que precisa, quanto, onde e para quando, e receba até cinco propostas. ` +
      'Se você procura outra coisa, escreva o produto e a cidade.',
    bank: 'Publicar demanda',
  },
  about: {
    price: (nome: string) =>
      `O preço de ${nome} é combinado direto com o fornecedor: aqui não publicamos valores nem cobramos comissão. Abra a página, clique em Ver Contato e peça um orçamento dizendo a quantidade, a cidade e o prazo.`,
    priceOfEach: (names: readonly string[]) =>
      `O preço é combinado direto com cada um (${names.join(', ')}): aqui não publicamos valores nem cobramos comissão. Abra a página de cada um, clique em Ver Contato e peça um orçamento dizendo a quantidade, a cidade e o prazo; pelo Banco de negócios você pede a vários de uma vez.`,
    contactOfEach: (names: readonly string[]) =>
      `Os contatos (${names.join(', ')}) não passam pelo chat: abra a página de cada um, clique em Ver Contato, informe nome, e-mail e telefone e aceite os termos. O que o fornecedor informou aparece na hora, de graça, e ele recebe o seu pedido.`,
    contact: (nome: string) =>
      `O telefone, o WhatsApp, o e-mail e o site de ${nome} não passam pelo chat: abra a página, clique em Ver Contato, informe nome, e-mail e telefone e aceite os termos. Os contatos que o fornecedor informou aparecem na hora, de graça, e ele recebe o seu pedido.`,
    silent: (nome: string, profile: string) =>
      `O perfil de ${nome} não traz isso com essas palavras. O que ele diz: ${profile} O resto você pergunta por Ver Contato.`,
    termsSaid: (nome: string, said: string) =>
      `O perfil de ${nome} diz: “${said}”. Confirme por Ver Contato.`,
    responds: (nome: string) =>
      `Quando já houve pedidos bastantes, a página de ${nome} mostra em quanto tempo costuma responder. Você não precisa esperar: por Ver Contato os contatos aparecem na hora.`,
    kind: (nome: string, isCompany: boolean, place: string) =>
      isCompany
        ? `${nome}, de ${place}, é empresa (pessoa jurídica).`
        : `${nome}, de ${place}, não é empresa: está no diretório como Autônomo (freelancer, pessoa física).`,
    rating: (nome: string, rating: Rating | null) =>
      rating
        ? `${nome} tem nota ${rating.average.toLocaleString('pt-BR')} de 5, em ${rating.count} avaliações de quem pediu contato; leia na página.`
        : `${nome} ainda não mostra nota: ela aparece com três avaliações ou mais, nos planos Profissional e Corporativo.`,
    clients: (nome: string, clients: readonly string[]) =>
      `Entre os clientes que ${nome} cita na própria página estão ${clients.join(', ')}. É o fornecedor quem os informa.`,
    people: (nome: string) =>
      `Nomes de responsáveis, tempo de mercado, idiomas e tamanho da equipe de ${nome} estão na página quando o fornecedor os informa; o resto você pergunta por Ver Contato.`,
    trust: (nome: string) =>
      `As licenças de ${nome} são declaradas pelo fornecedor, que responde por elas; nós não garantimos o serviço. Antes de contratar, peça os documentos e referências e confira a AFE no portal da ANVISA, o CNPJ na Receita Federal e o registro no conselho. Se algo for falso, use Denunciar na página.`,
    where: (nome: string, place: string) =>
      `${nome} fica em ${place}. O resto você pergunta por Ver Contato, na página do fornecedor.`,
    does: (nome: string, place: string, service: string) => `${nome}, de ${place}: ${service}`,
    here: (nome: string, place: string) => `Sim: ${nome} fica em ${place}.`,
    serves: (nome: string, from: string, place: string) =>
      `Sim: pelo que diz o perfil, ${nome}, de ${from}, atende em ${place}. Confirme por Ver Contato.`,
    away: (nome: string, from: string, place: string, area: readonly string[]) =>
      `O perfil de ${nome}, de ${from}, ${area.length > 0 ? `diz que atende em ${listOf(area)}, e não cita ${place}` : `não diz que atende em ${place}`}. Pergunte por Ver Contato, ou veja outros fornecedores por lá.`,
    area: (nome: string, from: string, area: readonly string[]) =>
      `${nome}, de ${from}, diz que atende em ${listOf(area)}. Confirme por Ver Contato.`,
    wherePlace: (nome: string, from: string) =>
      `O perfil de ${nome}, de ${from}, não diz onde atende. Em qual cidade você precisa?`,
    licence: (nome: string, held: string) =>
      `${nome} informa: ${held} (declaração do fornecedor, que nós não conferimos). Peça o documento antes de contratar.`,
    noLicence: (nome: string, asked: string, held: string) =>
      `${nome} não informa “${asked}” no perfil.${held ? ` O que informa: ${held} (declaração do fornecedor).` : ''} Pergunte por Ver Contato.`,
    holders: (asked: string, names: readonly string[]) =>
      `Dos que mostrei, ${names.length > 1 ? 'informam' : 'informa'} “${asked}”: ${listOf(names)} (declaração do fornecedor). Peça o documento antes de contratar.`,
    noHolder: (asked: string) =>
      `Nenhum dos que mostrei lista “${asked}” entre as licenças do perfil. Pergunte por Ver Contato.`,
    serving: (place: string, names: readonly string[]) =>
      `Dos que mostrei, ${names.length > 1 ? 'atendem' : 'atende'} em ${place}, pelo que diz o perfil: ${listOf(names)}. Confirme por Ver Contato.`,
    nobodyServes: (place: string) =>
      `Nenhum dos que mostrei diz que atende em ${place}. Pergunte por Ver Contato, ou veja outros fornecedores por lá.`,
    nearest: (nome: string, from: string) => `No mesmo estado fica ${nome} (${from}).`,
    compared: 'O que dizem os perfis; compare também as licenças e peça orçamento a cada um:',
    sayers: 'Dos que mostrei, dizem no perfil:',
    othersSilent: (count: number): string =>
      count === 1 ? 'No perfil do outro não vi isso.' : 'Nos perfis dos outros não vi isso.',
    inThePlace: (place: string, names: readonly string[]) =>
      `Em ${place} ${names.length > 1 ? 'ficam' : 'fica'} ${listOf(names)}.`,
    nearestInState: (nome: string, from: string, place: string) =>
      `O mais perto de ${place} é ${nome}, de ${from}, no mesmo estado.`,
    nearestAway: (nome: string, from: string, place: string) =>
      `Não achei quem faça isso no mesmo estado; o mais perto de ${place} é ${nome}, de ${from}.`,
    servingToo: (place: string, names: readonly string[]) =>
      ` Pelo que diz o perfil, ${names.length > 1 ? 'atendem' : 'atende'} em ${place}: ${listOf(names)}.`,
    noSayer: 'Não vi isso no perfil de nenhum dos que mostrei. Pergunte por Ver Contato.',
    unlisted: (nome: string) =>
      `A página de ${nome} não mostra a lista de licenças. Pergunte por uma delas (“tem AFE?”) que eu digo se foi declarada, ou peça todas por Ver Contato.`,
    noLicences: (nome: string) =>
      `${nome} não informa licenças no perfil. Pergunte por Ver Contato.`,
    nearestSaid: (nome: string, said: string, rest: string) =>
      `O que o perfil de ${nome} diz de mais próximo: ${said}.${rest ? ` E também: ${rest}` : ''} Confirme por Ver Contato.`,
    inOtherWords: (nome: string, what: string, service: string) =>
      `O perfil de ${nome} não traz “${what}” com essas palavras. O que diz: “${service}” Confirme por Ver Contato.`,
    doesToo: (nome: string, from: string) => `Quem também faz isso: ${nome}, de ${from}.`,
    again: (nome: string, texto: string) =>
      texto.includes('“')
        ? `A frase que citei fala disso também. ${texto}`
        : `Vale o mesmo: também isso você pergunta a ${nome} por Ver Contato, na mesma mensagem.`,
    silentToo: (nome: string) =>
      `Também isso o perfil de ${nome} não traz com essas palavras; o que ele diz está acima. Pergunte na mesma mensagem, por Ver Contato.`,
    silentElsewhere: (nome: string) => `O perfil de ${nome} não fala disso.`,
    offersNot: (nome: string, what: string) =>
      `O perfil de ${nome} não fala de “${what}”. Pergunte por Ver Contato, ou veja quem faz.`,
    page: 'Abrir a página e Ver Contato',
    othersIn: (what: string, place: string) => `${what} em ${place}`,
  },
}

export type Texts = typeof portuguese
