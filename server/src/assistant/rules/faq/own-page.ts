import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** What suppliers ask about their page, and about who came. */
export const ownPageFaq = [
  {
    id: 'foto-logo',
    to: urls.dashboard,
    pt: {
      questions: [
        'como coloco minha foto',
        'quantas fotos posso por',
        'trocar foto do perfil',
        'como colocar o logo da empresa',
        'adicionar logotipo',
        'não consigo mudar a foto',
        'qual o tamanho da imagem',
        'mudar imagem do perfil',
        'botar logo',
      ],
      answer:
        'A foto ou o logotipo faz parte dos planos Básico, Profissional e Corporativo; no Grátis, ' +
        'o perfil aparece sem foto. Nos outros, entre na conta e abra Trocar Foto: escolha a ' +
        'imagem, ajuste o recorte quadrado e confirme. O arquivo pode ter até 10 MB.',
      label: 'Abrir o painel',
    },
    en: {
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
  },
  {
    id: 'editar-perfil',
    to: urls.dashboard,
    pt: {
      questions: [
        'como edito meu perfil',
        'quero mudar minha descrição',
        'alterar meus dados',
        'mudar telefone do cadastro',
        'como incluir certificado',
        'como tiro meu telefone do site',
        'como coloco o link do meu site',
        'mudei de endereço',
        'como coloco meu alvará no perfil',
        'posso colocar mais de uma cidade onde atendo',
        'troquei de empresa como mudo o cnpj',
        'atualizar minhas licenças',
        'corrigir meu endereço',
        'mudar email da conta',
        'mudar a cidade da minha empresa',
        'atualizar meu endereço',
        'posso trocar meu email',
      ],
      answer:
        'Entre na conta e abra Editar página. Você altera descrição, telefone, certificados, onde atende e os demais campos liberados; a troca de e-mail do freelancer é confirmada por um código. CPF, CNPJ e endereço não mudam por ali: peça a correção a um atendente.',
      label: 'Abrir o painel',
    },
    en: {
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
  },
  {
    id: 'pagina-exclusiva',
    to: urls.dashboardSection('pagina'),
    pt: {
      questions: [
        'o que é a página exclusiva',
        'como monto a minha página',
        'como mudo o endereço da minha página',
        'como coloco fotos e documentos na página',
        'como publico a minha página',
      ],
      answer:
        'Os planos Profissional e Corporativo têm uma página exclusiva: capa, fatos, serviços, galeria com até oito fotos, até cinco documentos em PDF, clientes e mapa. Abra Minha página, ligue e ordene as seções, veja como fica no celular e no computador e clique em Publicar. Lá também se escolhe o endereço e se imprime o QR code. Quem volta para um plano menor não perde nada: as partes pagas ficam guardadas.',
      label: 'Abrir Minha página',
    },
    en: {
      questions: [
        'what is the page of my own',
        'how do i build my page',
        'change the address of my page',
      ],
      answer:
        'The Professional and Corporate plans have a page of their own: cover, facts, services, gallery, documents, clients and map. Open "My page", switch sections on, see how it looks on a phone and a computer, and publish. Who goes back to a smaller plan loses nothing: the paid parts are kept.',
      label: 'Open my page',
    },
  },
  {
    id: 'pedidos-de-contato',
    to: urls.dashboardSection('pedidos'),
    pt: {
      questions: [
        'recebo aviso quando alguém pede meu contato',
        'como sei quando pedem o meu contato',
        'onde vejo quem pediu contato',
        'quem me procurou',
        'onde ficam os meus pedidos de contato',
        'como respondo um pedido de contato',
        'meus leads',
        'recebi um pedido de contato',
        'recebo email quando alguém pede contato',
      ],
      answer:
        'Entre na conta e abra Pedidos de contato: quem pediu, quando, o que precisa e os botões para responder. Você marca em que pé está (novo, em contato, proposta, ganho, perdido), anota, cria lembretes e baixa em CSV. Cada pedido novo também chega por e-mail. O plano Grátis vê inteiros os cinco mais recentes e o número dos outros.',
      label: 'Abrir Pedidos de contato',
    },
    en: {
      questions: [
        'where do i see who asked for contact',
        'my leads',
        'how do i answer a contact request',
      ],
      answer:
        'Log in and open "Contact requests": who asked, when, what for, and the buttons to answer. You set a state, take notes, set reminders and download a CSV. Each new one also comes by e-mail. On the Free plan you see the newest five whole and the number of the others.',
      label: 'Open the contact requests',
    },
  },
  {
    id: 'palavras-chave',
    to: urls.dashboardSection('palavras-chave'),
    pt: {
      questions: [
        'o que são as palavras chave mais buscadas',
        'que palavras devo usar na descrição',
        'o que os compradores buscam',
        'como apareço em mais buscas',
      ],
      answer:
        'Em Palavras-chave mais buscadas, nos planos pagos, você vê o que os compradores procuram nos seus ramos e estados, quantas buscas acharam você, quantas perdeu porque a sua descrição não tem a palavra, e acrescenta a palavra com um clique. Números pequenos não são mostrados.',
      label: 'Abrir Palavras-chave',
    },
    en: {
      questions: [
        'what are the keywords',
        'what do buyers search for',
        'how do i appear in more searches',
      ],
      answer:
        'In "Most searched keywords", on the paid plans, you see what buyers search for in your trades and states, how many found you, how many you lost because your text lacks the word, and add it with a click.',
      label: 'Open the keywords',
    },
  },
] as const satisfies readonly FaqEntry[]
