import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** Signing up and in. */
export const accountFaq = [
  {
    id: 'cadastro-freelancer',
    to: urls.signupFreelancer,
    pt: {
      questions: [
        'quantos passos tem o cadastro',
        'como me cadastro como freelancer',
        'sou autônomo, como me cadastro',
        'quero me cadastrar',
        'sou autonomo como anuncio',
        'quero oferecer meus serviços',
        'como criar conta de autônomo',
        'sou consultor quero entrar',
        'cadastro de profissional',
        'como faço pra anunciar meu trabalho',
        'quero trabalhar como freelancer',
      ],
      answer:
        'É grátis: escolha um plano (o Grátis não tem prazo) e depois Freelancer. São cinco passos: dados pessoais, código enviado ' +
        'ao seu e-mail, CPF e endereço, perfil e senha. Tenha à mão o CPF, o LinkedIn e um texto ' +
        'sobre o seu serviço. O que você digita fica salvo no navegador se precisar parar.',
      label: 'Cadastrar como freelancer',
    },
    en: {
      questions: [
        'how do i register as a freelancer',
        'i am a freelancer and want to offer my services',
        'sign up as a freelancer',
      ],
      answer:
        'It is free: choose a plan (Free has no time limit) and then Freelancer. There are five steps: personal data, a code sent to your e-mail, CPF and address, profile and password.',
      label: 'Sign up as a freelancer',
    },
  },
  {
    id: 'cadastro-empresa',
    to: urls.signupOwner,
    pt: {
      questions: [
        'como cadastro minha empresa',
        'divulgar minha empresa',
        'quero vender aqui',
        'quero cadastrar uma empresa',
        'quero anunciar',
        'como anuncio',
        'tenho cnpj como anuncio',
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
      label: 'Cadastrar empresa',
    },
    en: {
      questions: [
        'how can i register my company',
        'i want to sell here',
        'sign up my company',
        'how do i become a supplier',
        'list my company',
        'create an account',
      ],
      answer:
        'Signing up is free (the Free plan has no time limit), for companies and for freelancers. First you create your own account (name, phone, e-mail confirmed with a code, CPF and password), then you register the company (CNPJ, address, type, description and authorisations); without a CNPJ, sign up as a freelancer. Choose to take part in the marketplace to appear in the directory.',
      label: 'Register a company',
    },
  },
  {
    id: 'cadastro-documento',
    to: urls.plans,
    pt: {
      questions: [
        'preciso ter linkedin para me cadastrar',
        'precisa de cnpj para se cadastrar',
        'quais documentos preciso para me cadastrar',
        'posso ter dois cadastros',
        'posso me cadastrar sem cnpj',
        'preciso ter empresa para anunciar',
        'da para cadastrar filial',
        'sou mei entro como empresa ou freelancer',
        'posso ter duas contas com o mesmo cnpj',
        'dá para cadastrar com cpf',
      ],
      answer:
        'Para cadastrar uma empresa, sim: é preciso o CNPJ, antigo ou novo, com letras. Sem CNPJ, cadastre-se como freelancer, com o seu CPF. Quem é MEI tem CNPJ e pode escolher. Tenha em mãos, para a empresa, os dados e o CPF do responsável, CNPJ, razão social, CNAE, endereço, inscrição municipal e um texto sobre o serviço; como freelancer, CPF, endereço, LinkedIn e o texto. Cada CNPJ e cada CPF tem um só cadastro, que pode começar no plano Grátis.',
      label: 'Escolher o tipo de cadastro',
    },
    en: {
      questions: ['do i need a cnpj', 'can i sign up without a company'],
      answer:
        'To register a company, yes: you need its CNPJ. Without one, sign up as a freelancer, with your CPF. Have at hand, for a company, the name and CPF of the person in charge, CNPJ, legal name, CNAE, address, municipal registration and a text about the service; as a freelancer CPF, address, LinkedIn and the text. Each CNPJ and each CPF has one registration, which can start on the Free plan.',
      label: 'Choose how to sign up',
    },
  },
  {
    id: 'cadastro-prazo',
    pt: {
      // 'demora?' alone may be of anything: only what sureFaq and the last topic say leads here.
      questions: [],
      answer:
        'Não demora: o código do e-mail chega em instantes, o formulário leva alguns minutos e não há fila de aprovação. Quem escolhe participar do marketplace aparece no diretório ao terminar. Só um plano pago espera a Stripe confirmar o pagamento.',
    },
    en: {
      questions: ['how long does the sign up take', 'do you approve the registration'],
      answer:
        'It does not take long: the code comes by e-mail at once, the form takes a few minutes, and nobody has to approve it. Who takes part in the marketplace is in the directory when the form is done. Only a paid plan waits until Stripe confirms the payment.',
    },
  },
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
] as const satisfies readonly FaqEntry[]
