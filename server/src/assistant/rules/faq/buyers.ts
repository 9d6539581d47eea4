import { categoryNames, categorySlugs } from 'contract/rules/categories'
import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** What buyers ask. */
export const buyerFaq: readonly FaqEntry[] = [
  {
    id: 'o-que-e',
    questions: [
      'o que é o marketplace em saúde',
      'o que e esse site',
      'pra que serve isso aqui',
      'como funciona o marketplace',
      'que site é esse',
      'explica o que vcs fazem',
      'quem são vocês',
      'o que voces fazem',
      'qual o objetivo do site',
    ],
    answer:
      'O Marketplace em Saúde é um diretório de fornecedores de produtos e serviços para ' +
      'hospitais, clínicas, farmácias, laboratórios e indústrias. Você busca por serviço, ' +
      'cidade ou certificado, lê o perfil e pede contato direto com o fornecedor. A negociação ' +
      'é entre vocês: não cobramos comissão.',
    link: {
      label: 'Conhecer o diretório',
      to: urls.home,
    },
  },
  {
    id: 'gratis-para-quem-compra',
    questions: [
      'preciso pagar para procurar fornecedor',
      'é de graça para quem compra',
      'e gratis pra comprador',
      'quanto custa buscar fornecedores',
      'tem custo para pedir contato',
      'comprador paga alguma coisa',
      'hospital paga pra usar',
      'paga pra usar o site',
      'preciso de cadastro para usar',
      'posso usar sem cadastro',
      'tem que pagar para ver o contato',
      'vocês cobram comissão',
    ],
    answer:
      'Para quem procura, é tudo gratuito: buscar, ver perfis, conversar comigo, pedir contato ' +
      'e indicar fornecedores. Você não precisa criar conta. Quem paga, se quiser mais ' +
      'recursos, é o fornecedor.',
    link: {
      label: 'Buscar fornecedores',
      to: urls.home,
    },
  },
  {
    id: 'nao-vendemos',
    // 'Vocês vendem ...' is a cue of its own (rules/understanding/cues.ts): alone 'comprar' and 'entrega' are searches.
    questions: ['isto é uma loja', 'vocês são uma loja', 'vocês têm estoque'],
    answer:
      'Aqui não se vende nem se entrega: somos um diretório, e a compra é feita direto com o fornecedor, que combina preço, frete e prazo. Escreva o produto ou o serviço e a cidade, e eu mostro quem oferece.',
    link: { label: 'Buscar fornecedores', to: urls.home },
  },
  {
    id: 'buscar-fornecedor',
    questions: [
      'como faço uma busca',
      'como filtrar fornecedores',
      'como acho fornecedor na minha cidade',
      'procurar por certificado',
      'como usar o filtro',
      'achar fornecedor perto de mim',
      'buscar por estado',
      'nao acho o que procuro',
    ],
    answer:
      'Na página inicial, escreva o que você precisa e onde, como falaria a um colega, por exemplo: coleta de resíduos em Recife. Ao lado dos resultados você filtra por tipo, ramo, estado, cidade e certificados. Se preferir, escreva aqui mesmo o serviço e a cidade, ou publique a necessidade no Banco de negócios.',
    link: {
      label: 'Filtrar fornecedores',
      to: urls.results,
    },
  },
  {
    id: 'categorias',
    questions: [
      'quais categorias vocês têm',
      'que categorias existem',
      'lista as categorias',
      'que tipo de serviço eu acho aqui',
      'que tipo de fornecedor tem aqui',
      'quais áreas vocês atendem',
      'quais segmentos',
      'que tipos de produtos e serviços vocês têm',
      'quais serviços vocês oferecem',
      'quais serviços vocês têm',
      'quais especialidades tem no site',
    ],
    answer: `As categorias do diretório: ${categoryNames(categorySlugs, 'pt')}. Escreva o que você precisa e a cidade.`,
    link: {
      label: 'Buscar fornecedores',
      to: urls.home,
    },
  },
  {
    id: 'quantos-fornecedores',
    questions: [
      'quantos fornecedores vocês têm',
      'quantas empresas estão cadastradas',
      'vocês têm fornecedores em todo o brasil',
      'em quais estados vocês estão',
      'em quais cidades tem fornecedor',
    ],
    answer:
      'O diretório tem empresas e autônomos de todas as regiões do Brasil, e o número muda todo dia. A ' +
      'página inicial mostra todos. Escreva o serviço e a cidade e eu digo quem atende.',
    link: {
      label: 'Ver os fornecedores',
      to: urls.home,
    },
  },
  {
    id: 'ordem',
    questions: [
      'como vocês decidem quem aparece primeiro',
      'qual a ordem dos resultados',
      'quem paga aparece primeiro',
      'como funciona a ordem da busca',
      'critério de ordenação dos fornecedores',
      'por que esse aparece em primeiro',
    ],
    answer:
      'Primeiro vem quem mais combina com a busca. Entre fornecedores que combinam igualmente, o plano ' +
      'mais alto vem antes e, depois, o perfil mais completo.',
  },
  {
    id: 'pedir-contato',
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
    link: {
      label: 'Buscar fornecedores',
      to: urls.home,
    },
  },
  {
    id: 'comparar',
    questions: [
      'como comparo fornecedores',
      'posso comparar fornecedores',
      'onde fica minha lista',
      'como salvo um fornecedor',
      'pedir contato a vários fornecedores',
      'lista de favoritos',
    ],
    answer:
      'Salve até cinco fornecedores em Minha lista, pelo botão Salvar do cartão ou da página. Lá você compara até quatro lado a lado (serviços, área atendida, licenças, avaliações, tempo de resposta), imprime, compartilha por link e manda uma só mensagem a todos.',
    link: { label: 'Abrir Minha lista', to: urls.shortlist([]) },
  },
  {
    id: 'fornecedor-nao-respondeu',
    questions: [
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
    link: { label: 'Abrir Meus contatos', to: urls.myContacts },
  },
  {
    id: 'banco-de-negocios',
    questions: [
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
    link: { label: 'Publicar uma demanda', to: urls.bank },
  },
  {
    id: 'avaliacoes',
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
  {
    id: 'licencas-conferidas',
    questions: [
      'vocês conferem as licenças',
      'como vocês verificam as licenças',
      'as licenças são checadas',
      'os fornecedores são verificados',
      'posso confiar no fornecedor',
      'o certificado é verdadeiro',
      'como saber se a empresa tem afe',
      'fornecedor é confiavel',
      'quem garante a qualidade',
      'vcs garantem o serviço',
    ],
    answer:
      'Nós não conferimos: as licenças e os certificados são declarados pelo fornecedor, que responde por eles, e nenhum plano dá um selo de verificado. ' +
      'Antes de contratar, peça os documentos e confira a AFE no portal da ANVISA, o CNPJ na ' +
      'Receita Federal e o registro no conselho profissional. Se encontrar algo falso, use o ' +
      'botão Denunciar.',
    link: {
      label: 'Ética e Compliance',
      to: urls.policy('etica-e-compliance'),
    },
  },
  {
    id: 'denunciar',
    questions: [
      'como denuncio um fornecedor',
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
    link: {
      label: 'Como tratamos denúncias',
      to: urls.policy('etica-e-compliance'),
    },
  },
  {
    id: 'indicar',
    questions: [
      'como indico um fornecedor',
      'quero indicar alguém',
      'indicar empresa',
      'recomendar um fornecedor',
      'onde fica o indique',
      'conheço um bom fornecedor',
      'indicar um amigo',
    ],
    answer:
      'Na página inicial, clique em Indique e informe o seu nome e o nome, o e-mail e o telefone de quem você indica. A pessoa recebe um aviso com o seu nome e pode recusar o contato. A indicação é gratuita e não gera comissão; cada e-mail pode ser indicado uma só vez.',
    link: { label: 'Indicar fornecedor', to: urls.recommend },
  },
]
