import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** Joining the directory. */
export const signingUpFaq = [
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
    id: 'cadastro-documento-freelancer',
    to: urls.signupFreelancer,
    pt: {
      questions: [],
      answer:
        'Não: como freelancer basta o seu CPF. Tenha em mãos também o endereço, o LinkedIn e um texto sobre o serviço. Quem é MEI tem CNPJ e pode, se preferir, cadastrar-se como empresa.',
      label: 'Cadastrar como freelancer',
    },
    en: {
      questions: [],
      answer:
        'No: as a freelancer your CPF is enough. Have at hand your address, LinkedIn and a text about your service. Whoever is a MEI has a CNPJ and may sign up as a company instead.',
      label: 'Sign up as a freelancer',
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
    id: 'cadastro-estrangeiro',
    to: urls.signupOwner,
    pt: {
      questions: [
        'sou empresa de fora do brasil, posso me cadastrar',
        'moro no exterior, dá para participar',
        'fabricante estrangeiro pode anunciar',
      ],
      answer:
        'Uma empresa se cadastra com um CNPJ brasileiro, e um profissional, com um CPF; sem um deles, não. Quem fabrica fora do Brasil aparece pela filial, pelo importador ou pelo distribuidor daqui.',
      label: 'Cadastrar empresa',
    },
    en: {
      questions: [
        'can a foreign company sign up',
        'i have a company in europe, can i list it here',
        'can i join without a cnpj or cpf',
      ],
      answer:
        'A company signs up with a Brazilian CNPJ, and a professional with a CPF; without one of them it is not possible. Who manufactures abroad is listed through its branch, importer or distributor in Brazil. Signing up is free.',
      label: 'Sign up a company',
    },
  },
] as const satisfies readonly FaqEntry[]
