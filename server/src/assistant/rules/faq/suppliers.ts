import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** What suppliers ask about signing up, their page and who came. */
export const supplierFaq: readonly FaqEntry[] = [
  {
    id: 'cadastro-freelancer',
    questions: [
      'como me cadastro como freelancer',
      'quero me cadastrar',
      'sou autonomo como anuncio',
      'quero oferecer meus serviços',
      'como criar conta de autônomo',
      'sou consultor quero entrar',
      'cadastro de profissional',
      'como faço pra anunciar meu trabalho',
      'quero trabalhar como freelancer',
      'quero oferecer meus serviços',
    ],
    answer:
      'É grátis: escolha um plano (o Grátis não tem prazo) e depois Freelancer. São cinco passos: dados pessoais, código enviado ' +
      'ao seu e-mail, CPF e endereço, perfil e senha. Tenha à mão o CPF, o LinkedIn e um texto ' +
      'sobre o seu serviço. O que você digita fica salvo no navegador se precisar parar.',
    link: {
      label: 'Cadastrar como freelancer',
      to: urls.signupFreelancer,
    },
  },
  {
    id: 'cadastro-empresa',
    questions: [
      'como cadastro minha empresa',
      'quero cadastrar uma empresa',
      'tenho cnpj como anuncio',
      'cadastro de empresa',
      'como colocar minha empresa no site',
      'sou dono de uma distribuidora',
      'registrar empresa fornecedora',
      'cadastrar pj',
      'como anuncio minha empresa',
      'quero vender meus produtos',
      'quero vender para hospitais',
      'como viro fornecedor',
      'sou fornecedor e quero me cadastrar',
      'tenho uma distribuidora e quero vender aqui',
      'quero vender aqui',
    ],
    answer:
      'É grátis começar, e autônomos também podem. Primeiro você cria a sua conta de responsável (nome, telefone, e-mail confirmado por ' +
      'código, CPF e senha) e em seguida cadastra a empresa (CNPJ, endereço, tipo, descrição e ' +
      'autorizações). O CNPJ novo, com letras, também é aceito. Escolha participar do ' +
      'marketplace para aparecer no diretório. Sem CNPJ, cadastre-se como freelancer.',
    link: {
      label: 'Cadastrar empresa',
      to: urls.signupOwner,
    },
  },
  {
    id: 'foto-logo',
    questions: [
      'como coloco minha foto',
      'trocar foto do perfil',
      'como colocar o logo da empresa',
      'adicionar logotipo',
      'não consigo mudar a foto',
      'qual o tamanho da imagem',
      'mudar imagem do perfil',
      'botar logo',
    ],
    answer:
      'Entre na conta e abra Trocar Foto: escolha a imagem, ajuste o recorte quadrado e ' +
      'confirme. O arquivo pode ter até 10 MB. A foto ou o logotipo faz parte dos planos ' +
      'Básico, Profissional e Corporativo; no Grátis, o perfil aparece sem foto.',
    link: {
      label: 'Abrir o painel',
      to: urls.dashboard,
    },
  },
  {
    id: 'editar-perfil',
    questions: [
      'como edito meu perfil',
      'quero mudar minha descrição',
      'alterar meus dados',
      'mudar telefone do cadastro',
      'como incluir certificado',
      'atualizar minhas licenças',
      'corrigir meu endereço',
      'mudar email da conta',
      'mudar a cidade da minha empresa',
      'atualizar meu endereço',
      'posso trocar meu email',
    ],
    answer:
      'Entre na conta e abra Editar página. Você altera descrição, telefone, certificados, onde atende e os demais campos liberados; a troca de e-mail do freelancer é confirmada por um código. CPF, CNPJ e endereço não mudam por ali: peça a correção a um atendente.',
    link: {
      label: 'Abrir o painel',
      to: urls.dashboard,
    },
  },
  {
    id: 'pagina-exclusiva',
    questions: [
      'o que é a página exclusiva',
      'como monto a minha página',
      'como mudo o endereço da minha página',
      'como coloco fotos e documentos na página',
      'como publico a minha página',
    ],
    answer:
      'Os planos Profissional e Corporativo têm uma página exclusiva: capa, fatos, serviços, galeria com até oito fotos, até cinco documentos em PDF, clientes e mapa. Abra Minha página, ligue e ordene as seções, veja como fica no celular e no computador e clique em Publicar. Lá também se escolhe o endereço e se imprime o QR code. Quem volta para um plano menor não perde nada: as partes pagas ficam guardadas.',
    link: { label: 'Abrir Minha página', to: urls.dashboardSection('pagina') },
  },
  {
    id: 'pedidos-de-contato',
    questions: [
      'onde vejo quem pediu contato',
      'quem me procurou',
      'onde ficam os meus pedidos de contato',
      'como respondo um pedido de contato',
      'meus leads',
      'recebi um pedido de contato',
    ],
    answer:
      'Entre na conta e abra Pedidos de contato: quem pediu, quando, o que precisa e os botões para responder. Você marca em que pé está (novo, em contato, proposta, ganho, perdido), anota, cria lembretes e baixa em CSV. Cada pedido novo também chega por e-mail. O plano Grátis vê inteiros os cinco mais recentes e o número dos outros.',
    link: { label: 'Abrir Pedidos de contato', to: urls.dashboardSection('pedidos') },
  },
  {
    id: 'palavras-chave',
    questions: [
      'o que são as palavras chave mais buscadas',
      'que palavras devo usar na descrição',
      'o que os compradores buscam',
      'como apareço em mais buscas',
    ],
    answer:
      'Em Palavras-chave mais buscadas, nos planos pagos, você vê o que os compradores procuram nos seus ramos e estados, quantas buscas acharam você, quantas perdeu porque a sua descrição não tem a palavra, e acrescenta a palavra com um clique. Números pequenos não são mostrados.',
    link: { label: 'Abrir Palavras-chave', to: urls.dashboardSection('palavras-chave') },
  },
  {
    id: 'pedir-avaliacao',
    questions: [
      'como peço uma avaliação',
      'como consigo avaliações',
      'como respondo a uma avaliação',
      'recebi uma avaliação injusta',
    ],
    answer:
      'Quem pediu contato recebe, sete dias depois, um link pessoal para avaliar. Em Avaliações você imprime um convite com QR code, responde uma vez a cada avaliação e denuncia a que desrespeita as regras: a nossa equipe decide e diz por quê. A média aparece na página dos planos Profissional e Corporativo a partir de três.',
    link: { label: 'Abrir Avaliações', to: urls.dashboardSection('avaliacoes') },
  },
  {
    id: 'estatisticas',
    questions: [
      'como vejo quem visitou meu perfil',
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
    link: {
      label: 'Abrir o painel',
      to: urls.dashboard,
    },
  },
  {
    id: 'perfil-nao-aparece',
    questions: [
      'meu perfil não aparece',
      'nao me acho no site',
      'minha empresa sumiu da lista',
      'minha empresa não aparece na busca',
      'cadastrei e não apareço',
      'como apareço no diretório',
      'porque meu anuncio nao aparece',
      'como aparecer primeiro',
      'quero ficar no topo',
    ],
    answer:
      'Aparecem no diretório os perfis ativos que escolheram participar do marketplace. Veja ' +
      'em Minha conta se a opção Mostrar minha página no diretório está ligada. Na busca vem ' +
      'primeiro quem mais combina com ela: uma descrição precisa ajuda. Entre iguais, vale o plano ' +
      'e depois o perfil mais completo. Se ainda assim não aparecer, peça um atendente.',
    link: {
      label: 'Abrir Minha conta',
      to: urls.dashboardSection('conta'),
    },
  },
]
