import { operator } from 'contract/rules/operator'
import { urls } from 'contract/urls'
import { hoursText, usualHours } from '../../../jobs/business-hours.ts'
import type { FaqEntry } from './faq.ts'

/** What everybody asks: the site, the assistant, access and personal data. */
export const siteFaq: readonly FaqEntry[] = [
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
      'Não vendemos dados. O seu pedido de contato vai só aos fornecedores que você escolheu, e as conversas deste chat são guardadas por 180 dias. Em Meus dados você vê o que guardamos, leva uma cópia, corrige, retira o consentimento ou apaga, com um código enviado ao seu e-mail e sem precisar de conta; quem tem conta faz o mesmo no painel. O que não dá para resolver ali é respondido em até 15 dias. As faturas ficam pelo prazo da lei, sem o seu nome, e as cópias de segurança somem em até quatro semanas.',
    link: { label: 'Abrir Meus dados', to: urls.myData },
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
  {
    id: 'segunda-etapa',
    questions: [
      'como ativo a verificação em duas etapas',
      'autenticação de dois fatores',
      'como uso chave de acesso',
      'passkey',
      'perdi o celular do código',
    ],
    answer:
      'Em Minha conta você liga a verificação em duas etapas, com um aplicativo de códigos ou uma chave de acesso (passkey), e guarda os códigos de recuperação. Perdeu o celular? Use um deles ao entrar; sem nenhum, peça um atendente.',
    link: { label: 'Abrir Minha conta', to: urls.dashboardSection('conta') },
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
    id: 'nao-somos-orgao',
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
  {
    id: 'quem-somos',
    questions: [
      'onde fica a sede de vocês',
      'quem é o dono do site',
      'qual o cnpj de vocês',
      'qual empresa está por trás do site',
      'endereço da empresa de vocês',
      'quem administra o site',
    ],
    answer: `O site é mantido por ${operator.name}, CNPJ ${operator.cnpj}, ${operator.address}. Não vendemos produtos: somos o diretório, e cada fornecedor responde pelo que oferece.`,
    link: { label: 'Ler os Termos de Uso', to: urls.terms },
  },
]
