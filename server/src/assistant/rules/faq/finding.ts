import { categoryNames, categorySlugs } from 'contract/rules/categories'
import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** What a buyer asks first: what this is, what it costs, how to search and whom to believe. */
export const findingFaq = [
  {
    id: 'o-que-e',
    to: urls.home,
    pt: {
      questions: [
        'o que é o marketplace em saúde',
        'o que e esse site',
        'para que serve',
        'pra que serve isso aqui',
        'como funciona o marketplace',
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
      label: 'Conhecer o diretório',
    },
    en: {
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
  },
  {
    id: 'gratis-para-quem-compra',
    to: urls.home,
    pt: {
      questions: [
        'preciso pagar para procurar fornecedor',
        'é de graça para quem compra',
        'é de graça para hospital',
        'preciso de cadastro para buscar',
        'preciso de conta para procurar',
        'quem paga vocês',
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
        'vocês ficam com alguma porcentagem da venda',
        'sou comprador preciso de conta',
      ],
      answer:
        'Para quem procura, é tudo gratuito: buscar, ver perfis, conversar comigo, pedir contato ' +
        'e indicar fornecedores. Você não precisa criar conta e não cobramos comissão. ' +
        'Quem paga, se quiser mais recursos, é o fornecedor.',
      label: 'Buscar fornecedores',
    },
    en: {
      questions: [
        'who pays for this',
        'do i need an account',
        'do i need an account to contact a supplier',
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
  },
  {
    id: 'nao-vendemos',
    to: urls.home,
    pt: {
      // 'Vocês vendem ...' is a cue of its own (rules/understanding/cues.ts): alone 'comprar' and 'entrega' are searches.
      questions: [
        'isto é uma loja',
        'vocês são uma loja',
        'vocês intermediam o pagamento',
        'vocês têm estoque',
      ],
      answer:
        'Aqui não se vende nem se entrega: somos um diretório, e a compra é feita direto com o fornecedor, que combina preço, frete e prazo. Escreva o produto ou o serviço e a cidade, e eu mostro quem oferece.',
      label: 'Buscar fornecedores',
    },
    en: {
      questions: ['do you sell', 'do you deliver', 'is this a shop', 'can i buy here'],
      answer:
        'Nothing is sold or delivered here: this is a directory, and you buy from the supplier, who agrees price, freight and date with you. Write the product or service and the city, and I show who offers it.',
      label: 'Search suppliers',
    },
  },
  {
    id: 'buscar-fornecedor',
    to: urls.results,
    pt: {
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
      label: 'Filtrar fornecedores',
    },
    en: {
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
  },
  {
    id: 'categorias',
    to: urls.home,
    pt: {
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
      label: 'Buscar fornecedores',
    },
    en: {
      questions: [
        'which categories do you have',
        'what kind of services can i find',
        'list the categories',
        'what kind of suppliers are there',
      ],
      answer: `The categories of the directory: ${categoryNames(categorySlugs, 'en')}. Write what you need and the city.`,
      label: 'Search suppliers',
    },
  },
  {
    id: 'quantos-fornecedores',
    to: urls.home,
    pt: {
      questions: [
        'vocês atendem todo o brasil',
        'tem fornecedor no brasil todo',
        'quantos fornecedores vocês têm',
        'quantas empresas estão cadastradas',
        'em quais estados vocês estão',
        'em quais cidades tem fornecedor',
      ],
      answer:
        'O diretório tem empresas e autônomos de todas as regiões do Brasil, e o número muda todo dia. A ' +
        'página inicial mostra todos. Escreva o serviço e a cidade e eu digo quem atende.',
      label: 'Ver os fornecedores',
    },
    en: {
      questions: ['how many suppliers do you have', 'in which cities are there suppliers'],
      answer:
        'The directory has companies and freelancers from all regions of Brazil; the number changes every day. Write the service and the city and I will tell you who serves it.',
      label: 'See the suppliers',
    },
  },
  {
    id: 'ordem',
    pt: {
      questions: [
        'como apareço para quem procura',
        'o que é um fornecedor em destaque',
        'o que significa destaque',
        'como vocês decidem quem aparece primeiro',
        'qual a ordem dos resultados',
        'quem paga aparece primeiro',
        'como aparecer primeiro',
        'quero ficar no topo',
        'como funciona a ordem da busca',
        'como funciona o ranking',
        'critério de ordenação dos fornecedores',
        'por que esse aparece em primeiro',
        'se eu assinar o corporativo apareço em primeiro nas buscas',
        'o que faz um fornecedor ficar em cima na lista',
        'assinando fico na frente dos outros',
      ],
      answer:
        'Primeiro vem quem mais combina com a busca. Entre fornecedores que combinam igualmente, o plano ' +
        'mais alto vem antes e, depois, o perfil mais completo. Nenhum plano garante o primeiro lugar.',
    },
    en: {
      questions: [
        'how do you rank the suppliers',
        'who comes first in the results',
        'how do you decide who comes first',
        'order of the results',
        'do those who pay come first',
      ],
      answer:
        'Whoever fits the search best comes first. Among suppliers that fit equally well, the higher plan comes first, then the fuller profile. No plan guarantees the first place.',
    },
  },
  {
    id: 'comparar',
    to: urls.shortlist([]),
    pt: {
      questions: [
        'como comparo fornecedores',
        'onde fica minha lista',
        'como salvo um fornecedor',
        'pedir contato a vários fornecedores',
        'lista de favoritos',
        'da pra exportar ou imprimir a lista de fornecedores',
      ],
      answer:
        'Salve até cinco fornecedores em Minha lista, pelo botão Salvar do cartão ou da página. Lá você compara até quatro lado a lado (serviços, área atendida, licenças, avaliações, tempo de resposta), imprime, compartilha por link e manda uma só mensagem a todos.',
      label: 'Abrir Minha lista',
    },
    en: {
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
  },
  {
    id: 'licencas-conferidas',
    to: urls.policy('etica-e-compliance'),
    pt: {
      questions: [
        'como sei que o fornecedor existe de verdade',
        'esse fornecedor é confiável',
        'vocês conferem as licenças',
        'como vocês verificam as licenças',
        'as licenças são checadas',
        'os fornecedores são verificados',
        'posso confiar no fornecedor',
        'vocês são confiáveis',
        'o certificado é verdadeiro',
        'como saber se a empresa tem afe',
        'quem garante a qualidade',
        'vcs garantem o serviço',
      ],
      answer:
        'Nós não conferimos: as licenças e os certificados são declarados pelo fornecedor, que responde por eles, e nenhum plano dá um selo de verificado. ' +
        'Antes de contratar, peça os documentos e confira a AFE no portal da ANVISA, o CNPJ na ' +
        'Receita Federal e o registro no conselho profissional. Se encontrar algo falso, use o ' +
        'botão Denunciar.',
      label: 'Ética e Compliance',
    },
    en: {
      questions: [
        'how do i know that a supplier is real',
        'do you check the licences',
        'how do you verify licenses',
        'are the suppliers verified',
        'can i trust the suppliers',
      ],
      answer:
        'We do not check them: licences and certificates are declared by the supplier, who answers for them, and no plan brings a badge. Before you hire, ask for the documents and check the AFE on ANVISA’s website, the CNPJ at Receita Federal and the register of the council. If you find something false, use "Report".',
      label: 'Ethics and compliance',
    },
  },
] as const satisfies readonly FaqEntry[]
