import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** Signing up and in. */
export const accountFaq = [
  {
    id: 'codigo-nao-chegou',
    pt: {
      questions: [
        'o email de vocês cai no spam',
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
    en: {
      questions: ['the code did not arrive', 'i did not get the code', 'verification code expired'],
      answer:
        'The code has six digits and is valid for ten minutes. Look into the spam folder and check the address. You can ask for another one after a minute; only the last one works.',
    },
  },
  {
    id: 'recuperar-senha',
    to: urls.recoverPassword,
    pt: {
      questions: [
        'esqueci minha senha',
        'quem tinha a senha saiu',
        'o que a senha precisa ter',
        'como recupero a senha',
        'como mudo a senha',
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
        'número e caractere especial. Troque-a a cada 12 meses. Por segurança, as sessões abertas são encerradas.',
      label: 'Recuperar senha',
    },
    en: {
      questions: [
        'i forgot my password',
        'reset password',
        'i can not log in',
        'change my password',
        'lost password',
      ],
      answer:
        'On the recovery page, type the e-mail of the account, then the six-digit code that we send, and choose a new password: at least eight characters with lower and upper case letters, a number and a special character.',
      label: 'Recover password',
    },
  },
  {
    id: 'sem-acesso-ao-email',
    pt: {
      questions: ['não tenho mais acesso ao e-mail da conta', 'perdi o e-mail do cadastro'],
      answer:
        'Sem o e-mail da conta o código não chega, e só a nossa equipe pode trocar o endereço: escreva aqui “falar com atendente” e diga o nome e o CNPJ ou o nome do perfil. Vamos confirmar que é você antes de mudar qualquer coisa. Não envie senha nem documentos por aqui.',
    },
    en: {
      questions: ['i lost access to my e-mail', 'i no longer have the e-mail of my account'],
      answer:
        'Without the e-mail of the account the code cannot arrive, and only our team can change the address: write "talk to a person" here and tell your name and the CNPJ or the name of the profile. We make sure that it is you before anything changes. Send no password and no documents here.',
    },
  },
  {
    id: 'entrar',
    to: urls.login,
    pt: {
      questions: [
        'como faço login',
        'onde entro na minha conta',
        'como acesso meu painel',
        'posso me cadastrar pelo google',
        'onde fica o entrar',
      ],
      answer:
        'Clique em Entrar, no alto da página, e informe o e-mail e a senha da conta, ou use Google ou LinkedIn, onde os botões aparecem.',
      label: 'Entrar',
    },
    en: {
      questions: ['how do i log in', 'where do i sign in'],
      answer:
        'Press "Log in" at the top of the page and type the e-mail and the password of the account, or use Google or LinkedIn where the buttons are shown.',
      label: 'Log in',
    },
  },
  {
    id: 'segunda-etapa',
    to: urls.dashboardSection('conta'),
    pt: {
      questions: [
        'como ativo a verificação em duas etapas',
        'autenticação de dois fatores',
        'como uso chave de acesso',
        'passkey',
        'perdi o celular do código',
      ],
      answer:
        'Em Minha conta você liga a verificação em duas etapas, com um aplicativo de códigos ou uma chave de acesso (passkey), e guarda os códigos de recuperação. Perdeu o celular? Use um deles ao entrar; sem nenhum, peça um atendente.',
      label: 'Abrir Minha conta',
    },
    en: {
      questions: [
        'two factor authentication',
        'how do i use a passkey',
        'i lost my phone with the codes',
      ],
      answer:
        'In "My account" you switch on a second step, with a code app or a passkey, and keep the recovery codes. Lost the phone? Use one of them to log in; without any, ask here to talk to a person.',
      label: 'Open my account',
    },
  },
  {
    id: 'codigo-ainda-nao-chegou',
    pt: {
      questions: ['já olhei no spam e o código não está', 'pedi outro código e também não veio'],
      answer:
        'Confira na tela se o e-mail está certo, letra por letra: se não estiver, volte um passo e corrija. Depois peça outro em Novo código. Se for um e-mail de empresa, o filtro dela pode barrar a mensagem: use um pessoal, ou peça que a liberem. Se nem assim chegar, escreva “falar com atendente” e diga o e-mail.',
    },
    en: {
      questions: [
        'i checked spam and there is no code',
        'i asked for another code and it did not come either',
      ],
      answer:
        'Check letter by letter that the address on the screen is right: if not, go back one step and correct it. Then ask for another code. A company’s filter may hold the message back: use a personal address, or have it let through. If nothing comes even so, write "talk to a person" and give the e-mail.',
    },
  },
  {
    id: 'excluir-conta',
    to: urls.dashboardSection('meus-dados'),
    pt: {
      questions: [
        'quero apagar minha conta',
        'como saio do site',
        'quero tirar meu perfil do ar por um tempo',
        'como excluo meu cadastro',
      ],
      answer:
        'Para sair por um tempo, desligue Mostrar minha página no diretório, em Minha conta: nada se perde. Para apagar de vez, abra Meus dados no painel e toque em Apagar minha conta: somem na hora a conta, a página, a foto e as conversas, e não há como desfazer; só as faturas ficam, sem o seu nome. Com um plano pago em vigor, cancele-o antes em Minha assinatura.',
      label: 'Abrir Meus dados',
    },
    en: {
      questions: [
        'i want to delete my account',
        'how do i leave the directory',
        'can i hide my profile for a while',
      ],
      answer:
        'To leave for a while, switch off "Show my page in the directory" under "My account": nothing is lost. To delete for good, open "My data" in the panel and press "Erase my account": account, page, photo and conversations go, and it cannot be undone; only invoices stay, without your name. Cancel a paid plan that is still running first.',
      label: 'Open my data',
    },
  },
] as const satisfies readonly FaqEntry[]
