import { urls } from 'contract/urls'
import { categoryNames, categorySlugs } from 'contract/rules/categories'
import { hoursText, usualHours } from '../jobs/business-hours.ts'

// What the chat assistant answers without the directory: the questions as people type them.
export type FaqEntry = {
  id: string
  questions: readonly string[]
  answer: string
  link?: { label: string; to: string }
}

export const faq: readonly FaqEntry[] = [
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
    id: 'planos-e-precos',
    questions: [
      'quais são os planos',
      'quanto custa anunciar',
      'qual o preço dos planos',
      'valor da mensalidade',
      'quanto custa o plano',
      'preco plano basico',
      'planos e valores',
      'quanto é por mes',
      'tem plano anual',
      'qual o valor por ano',
      'tem desconto no plano anual',
    ],
    answer:
      'São quatro planos: Grátis (R$ 0), Básico (R$ 50 por mês ou R$ 600 por ano), ' +
      'Profissional, só para freelancers (R$ 100 por mês ou R$ 1.200 por ano), e Corporativo, ' +
      'só para empresas (R$ 200 por mês ou R$ 2.400 por ano).',
    link: {
      label: 'Ver planos',
      to: urls.plans,
    },
  },
  {
    id: 'recursos-dos-planos',
    questions: [
      'o que tem em cada plano',
      'qual a diferença entre os planos',
      'diferenca do basico pro profissional',
      'o que vem no plano corporativo',
      'quais as vantagens do plano pago',
      'o que o plano gratis oferece',
      'beneficios dos planos',
      'vale a pena o plano pro',
      'qual plano devo escolher',
    ],
    answer:
      'Grátis: cadastro, contato básico, link para site ou LinkedIn e descrição sem limite. ' +
      'Básico: acrescenta foto ou logotipo, licenças e certificados, painel de visitas e ' +
      'palavras mais buscadas. Profissional (freelancers): acrescenta página exclusiva, ' +
      'link para WhatsApp, avaliações e banco de negócios. Corporativo (empresas): acrescenta ' +
      'ao Básico página exclusiva da empresa, link para WhatsApp, avaliações, banco de negócios ' +
      'e atendimento prioritário. Profissional e Corporativo aparecem primeiro na ' +
      'página inicial.',
    link: {
      label: 'Comparar planos',
      to: urls.plans,
    },
  },
  {
    id: 'como-pagar',
    questions: [
      'como eu pago',
      'quais as formas de pagamento',
      'aceita cartão',
      'aceita cartao de credito',
      'pagar com boleto',
      'da pra pagar no pix',
      'onde coloco o cartão',
      'é seguro pagar aqui',
      'meu cartão fica salvo',
      'como faço o pagamento',
      'dá para parcelar',
    ],
    answer:
      'O pagamento é feito na página segura da Stripe, que mostra as formas aceitas no momento ' +
      'da compra. Nós não recebemos nem guardamos o número do cartão. O plano é ativado assim ' +
      'que a Stripe confirma o pagamento.',
    link: {
      label: 'Ver planos',
      to: urls.plans,
    },
  },
  {
    id: 'paguei-e-nao-ativou',
    questions: [
      'paguei e o plano não mudou',
      'paguei mas continua gratis',
      'meu plano não foi ativado',
      'pagamento aprovado e nada',
      'quanto tempo demora pra ativar o plano',
      'assinei e nao liberou',
      'plano pendente',
      'pagamento recusado',
    ],
    answer:
      'O plano pago só vale depois que a Stripe confirma o pagamento. Com cartão, costuma levar ' +
      'poucos instantes; até lá a conta continua no Grátis. Abra Minha assinatura e atualize a ' +
      'página. Se continuar pendente depois de algumas horas, peça um atendente aqui e informe ' +
      'o e-mail da conta. Não envie o número do cartão.',
    link: {
      label: 'Abrir Minha assinatura',
      to: urls.dashboardSection('assinatura'),
    },
  },
  {
    id: 'mudar-de-plano',
    questions: [
      'como mudo de plano',
      'quero trocar de plano',
      'como fazer upgrade',
      'quero subir pro profissional',
      'passar do mensal pro anual',
      'alterar plano',
      'mudar pro plano basico',
      'quero um plano melhor',
    ],
    answer:
      'Entre na sua conta, abra Minha assinatura e clique em Alterar Plano. Escolha o novo ' +
      'plano, mensal ou anual, e conclua na página da Stripe. Freelancers podem escolher Básico ' +
      'ou Profissional; empresas, Básico ou Corporativo.',
    link: {
      label: 'Alterar plano',
      to: urls.changePlan,
    },
  },
  {
    id: 'cancelar',
    questions: [
      'como cancelo minha assinatura',
      'quero cancelar',
      'cancelar plano',
      'como faço pra parar de pagar',
      'não quero mais o plano',
      'tem multa pra cancelar',
      'tem fidelidade',
      'desativar renovação automatica',
      'cancela meu plano ai',
    ],
    answer:
      'Você pode cancelar quando quiser, sem multa e sem fidelidade, em Minha assinatura. O ' +
      'plano continua até o fim do período já pago e depois a conta passa para o Grátis; o seu ' +
      'perfil não some. Sem cancelamento, a assinatura se renova sozinha a cada mês ou ano.',
    link: {
      label: 'Abrir Minha assinatura',
      to: urls.dashboardSection('assinatura'),
    },
  },
  {
    id: 'arrependimento-7-dias',
    questions: [
      'me arrependi da compra',
      'quero meu dinheiro de volta',
      'como peço reembolso',
      'tenho direito a devolução',
      'posso desistir em 7 dias',
      'direito de arrependimento',
      'pedir estorno',
      'assinei errado quero devolver',
      'reembolso do plano',
    ],
    answer:
      'Sim: nos sete dias seguintes à contratação você pode desistir sem dizer o motivo e ' +
      'recebe de volta tudo o que pagou. Peça em Minha assinatura ou pelo e-mail ' +
      'privacidade@example.com. O estorno é feito pela Stripe, e o prazo para aparecer depende ' +
      'do meio de pagamento.',
    link: {
      label: 'Ler os Termos de Uso',
      to: urls.terms,
    },
  },
  {
    id: 'nota-e-proxima-cobranca',
    questions: [
      'quando é a próxima cobrança',
      'que dia vence minha assinatura',
      'quando vão cobrar de novo',
      'como pego a nota fiscal',
      'cade meu recibo',
      'renova automatico',
      'qual a data do proximo pagamento',
    ],
    answer:
      'A data da próxima cobrança e o ciclo, mensal ou anual, aparecem em Minha assinatura. ' +
      'A renovação é automática até você cancelar. O recibo de cada pagamento chega por ' +
      'e-mail, e todas as faturas ficam listadas em Minha assinatura. Para nota fiscal, peça ' +
      'um atendente aqui e informe o e-mail da conta.',
    link: {
      label: 'Abrir Minha assinatura',
      to: urls.dashboardSection('assinatura'),
    },
  },
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
      'Escolha um plano e depois Freelancer. São cinco passos: dados pessoais, código enviado ' +
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
      'Primeiro você cria a sua conta de responsável (nome, telefone, e-mail confirmado por ' +
      'código, CPF e senha) e em seguida cadastra a empresa (CNPJ, endereço, tipo, descrição e ' +
      'autorizações). O CNPJ novo, com letras, também é aceito. Escolha participar do ' +
      'marketplace para aparecer no diretório.',
    link: {
      label: 'Cadastrar empresa',
      to: urls.signupOwner,
    },
  },
  {
    id: 'codigo-nao-chegou',
    questions: [
      'o código não chegou',
      'nao recebi o codigo',
      'cadê o código do email',
      'código de verificação não veio',
      'codigo expirou',
      'código inválido',
      'não chega o e-mail',
      'como reenviar o codigo',
      'o codigo ta errado',
      'o código do email não chega',
    ],
    answer:
      'O código tem seis dígitos e vale dez minutos. Veja a caixa de spam e confira se o e-mail ' +
      'foi digitado certo. Você pode pedir outro depois de um minuto, em Novo código; só o ' +
      'último vale. Depois de cinco tentativas erradas é preciso pedir um novo. Em e-mail ' +
      'corporativo, o filtro da empresa pode atrasar a mensagem.',
  },
  {
    id: 'recuperar-senha',
    questions: [
      'esqueci minha senha',
      'como recupero a senha',
      'nao consigo entrar',
      'perdi a senha',
      'quero trocar minha senha',
      'resetar senha',
      'senha inválida',
      'redefinir senha',
      'n lembro a senha',
      'minha senha não entra',
      'não consigo logar',
      'não consigo entrar na minha conta',
    ],
    answer:
      'Na página de recuperação, informe o e-mail da conta, digite o código de seis dígitos que ' +
      'enviarmos e crie a nova senha: ao menos oito caracteres, com letra minúscula, maiúscula, ' +
      'número e caractere especial. Por segurança, as sessões abertas são encerradas.',
    link: {
      label: 'Recuperar senha',
      to: urls.recoverPassword,
    },
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
      'Quem responde é o próprio fornecedor, e o prazo é dele. Depois do pedido de contato você ' +
      'já tem o e-mail e o site, então pode escrever direto. Se preferir, diga aqui o que ' +
      'procura e a cidade, e eu mostro outros fornecedores.',
    link: {
      label: 'Ver outros fornecedores',
      to: urls.home,
    },
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
      'Na página inicial, clique em Buscar fornecedores ou em Filtro e combine tipo (Empresa, ' +
      'Autônomo ou Ambos), categoria, nome, estado, cidade e certificados. Se preferir, escreva ' +
      'aqui o serviço e a cidade, por exemplo: calibração em Campinas.',
    link: {
      label: 'Filtrar fornecedores',
      to: urls.results,
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
      'ganho algo por indicar',
      'indicar um amigo',
    ],
    answer:
      'Na página inicial, clique em Indique e informe o seu nome e o nome, o e-mail e o ' +
      'telefone de quem você indica. Entraremos em contato com a pessoa. A indicação é gratuita ' +
      'e não gera comissão; cada e-mail pode ser indicado uma só vez.',
    link: {
      label: 'Indicar fornecedor',
      to: urls.home,
    },
  },
  {
    id: 'falar-com-pessoa',
    questions: [
      'quero falar com um atendente',
      'falar com uma pessoa',
      'quero falar com humano',
      'atendimento humano',
      'me passa pra alguem',
      'tem telefone de suporte',
      'não quero falar com robô',
      'qual o telefone de vocês',
      'chama um atendente',
      'vocês têm whatsapp',
      'qual o cnpj de vocês',
      'onde fica a empresa',
    ],
    answer:
      'Claro. Escreva aqui "falar com atendente" e a conversa vai para a nossa equipe, que ' +
      'responde neste mesmo chat. O telefone de suporte aparece na página de escolha do tipo de ' +
      'cadastro.',
    link: {
      label: 'Abrir o chat',
      to: urls.chat,
    },
  },
  {
    id: 'horario',
    questions: [
      'qual o horário de atendimento',
      'que horas vocês atendem',
      'atende fim de semana',
      'funciona sabado',
      'vocês estão abertos agora',
      'horario de funcionamento',
      'atendem de madrugada',
      'que horas abre',
      'vocês atendem domingo',
      'atendem no feriado',
    ],
    answer:
      'O diretório e eu funcionamos 24 horas, todos os dias. A equipe de atendimento responde ' +
      `${hoursText(usualHours)}. Fora desse horário, deixe a mensagem aqui que ela será lida no ` +
      'próximo dia útil.',
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
      'Entre na conta e abra Editar página. Você altera descrição, telefone, certificados e os ' +
      'demais campos liberados; a troca de e-mail do freelancer é confirmada por um código. ' +
      'CPF, CNPJ e endereço não mudam por ali: peça a correção a um atendente.',
    link: {
      label: 'Abrir o painel',
      to: urls.dashboard,
    },
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
      'No painel inicial você vê os acessos de hoje, da semana, do mês e do ano. Nos planos ' +
      'pagos há também o Relatório de Acessos, com termos buscados e cidades. São contagens: ' +
      'não identificamos quem visitou. Os seus próprios cliques não contam.',
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
  {
    id: 'privacidade-excluir-dados',
    questions: [
      'como apago meus dados',
      'quero excluir minha conta',
      'deletar conta',
      'lgpd',
      'o que vocês fazem com meus dados',
      'meus dados estão seguros',
      'apagar meu cadastro',
      'quero sair do site',
      'excluir meus dados',
      'vocês vendem meus dados',
      'vocês cumprem a lgpd',
      'o que fazem com meu telefone',
      'apaguem tudo que vocês têm sobre mim',
    ],
    answer:
      'Não vendemos dados. O seu pedido de contato vai só ao fornecedor que você escolheu, e ' +
      'as conversas deste chat são guardadas por 180 dias. Para receber uma cópia, corrigir ' +
      'ou excluir os seus dados, escreva para privacidade@example.com: a resposta completa ' +
      'sai em até 15 dias. Antes da exclusão, a assinatura paga precisa ter terminado. As ' +
      'faturas ficam pelo prazo da lei, sem o seu nome, e as cópias de segurança somem em ' +
      'até quatro semanas.',
    link: {
      label: 'Proteção de Dados',
      to: urls.policy('protecao-de-dados'),
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
      'aconteceu; não é preciso ter conta, e o fornecedor não fica sabendo quem denunciou. Se ' +
      'houver risco a pacientes, avise também a vigilância sanitária da sua cidade.',
    link: {
      label: 'Como tratamos denúncias',
      to: urls.policy('etica-e-compliance'),
    },
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
      'As licenças e os certificados são declarados pelo fornecedor, que responde por eles. ' +
      'Antes de contratar, peça os documentos e confira a AFE no portal da ANVISA, o CNPJ na ' +
      'Receita Federal e o registro no conselho profissional. Se encontrar algo falso, use o ' +
      'botão Denunciar.',
    link: {
      label: 'Ética e Compliance',
      to: urls.policy('etica-e-compliance'),
    },
  },
  {
    id: 'o-que-sei-fazer',
    questions: [
      'o que você sabe fazer',
      'o que você faz',
      'em que você pode me ajudar',
      'como você pode ajudar',
      'como você funciona',
      'quais são suas funções',
      'o que posso perguntar para você',
      'me ajuda com o que',
      'no que você ajuda',
    ],
    answer:
      'Eu encontro fornecedores para a saúde: escreva o serviço e a cidade, com ou sem licenças, e eu ' +
      'mostro quem faz. Depois pode perguntar sobre o fornecedor (onde fica, se atende a sua cidade, ' +
      'o que declara). Também explico siglas como AFE, AE, ONA e PGRSS, tiro dúvidas sobre planos, ' +
      'cadastro, senha e indicações, e chamo um atendente. Não dou orientação médica.',
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
    id: 'robo',
    questions: [
      'você é um robô',
      'estou falando com uma pessoa ou uma máquina',
      'você é humano',
      'qual é o seu nome',
      'quem é você',
      'você é o chatgpt',
      'você é uma inteligência artificial',
      'isso é um bot',
      'quem te criou',
    ],
    answer:
      'Sou o assistente virtual do Marketplace em Saúde: um programa, não uma pessoa. Procuro ' +
      'fornecedores no diretório e respondo dúvidas sobre o site. Se quiser uma pessoa, escreva ' +
      '"falar com atendente".',
  },
  {
    id: 'vagas',
    questions: [
      'tem vaga de emprego',
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
    link: {
      label: 'Cadastrar como freelancer',
      to: urls.signupFreelancer,
    },
  },
  {
    id: 'consulta',
    questions: [
      'quero marcar uma consulta',
      'agendar consulta com médico',
      'preciso de um médico',
      'onde faço exame de sangue',
      'tem dermatologista que atende convênio',
      'vocês atendem pacientes',
      'marcar exame',
      'vocês aceitam plano de saúde',
    ],
    answer:
      'Aqui não se marcam consultas nem exames: somos um diretório de fornecedores para hospitais, ' +
      'clínicas, farmácias e laboratórios. Para se consultar, procure a unidade básica de saúde do seu ' +
      'bairro (SUS), o seu convênio ou uma clínica. Em emergência, ligue para o SAMU: 192.',
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
    id: 'avaliacoes',
    questions: [
      'os fornecedores têm avaliação',
      'tem avaliação de clientes',
      'onde vejo as notas dos fornecedores',
      'tem comentários de quem contratou',
      'qual é o fornecedor mais bem avaliado',
    ],
    answer:
      'Ainda não há avaliações de clientes no diretório. Peça referências ao fornecedor e confira as ' +
      'licenças que ele declara antes de contratar.',
  },
  {
    id: 'aplicativo',
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
    id: 'idiomas',
    questions: [
      'você fala inglês',
      'tem em espanhol',
      'mudar o idioma do site',
      'do you speak english',
      'site em inglês',
    ],
    answer:
      'Respondo em português e em inglês: escreva na língua que preferir. O idioma do site muda no ' +
      'rodapé da página.',
  },
  {
    id: 'entrar',
    questions: [
      'como faço login',
      'onde entro na minha conta',
      'como acesso meu painel',
      'onde fica o entrar',
      'fazer login',
    ],
    answer: 'Clique em Entrar, no alto da página, e informe o e-mail e a senha da conta.',
    link: {
      label: 'Entrar',
      to: urls.login,
    },
  },
]
