import { urls } from 'contract/urls'
import { hoursText, usualHours } from '../../../jobs/business-hours.ts'
import type { FaqEntry } from './faq.ts'

/** The assistant, the people behind it, and what becomes of a conversation. */
export const talkingFaq = [
  {
    id: 'falar-com-pessoa',
    to: urls.chat,
    pt: {
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
        'responde neste mesmo chat. O telefone da equipe está no rodapé das páginas do site.',
      label: 'Abrir o chat',
    },
    en: {
      questions: ['do you have a support phone', 'what is your phone', 'where is your company'],
      answer:
        'Write "talk to a person" here and the conversation goes to our team, who answer in this same chat. The team’s phone number stands at the foot of the pages.',
      label: 'Open the chat',
    },
  },
  {
    id: 'horario',
    pt: {
      questions: [
        'qual o horário de atendimento',
        'qual o horário',
        'qual o horário de hoje',
        'vocês atendem agora',
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
        `A equipe de atendimento responde ${hoursText(usualHours)}. Fora desse horário, deixe a ` +
        'mensagem aqui que ela será lida no próximo dia útil. O diretório e eu funcionamos 24 ' +
        'horas, todos os dias.',
    },
    en: {
      questions: ['what are your opening hours', 'when are you open', 'are you open on sunday'],
      answer: `Opening hours of the team: ${hoursText(usualHours, 'en')}. At other times leave a message here and it will be read on the next working day. The directory and I work 24 hours a day.`,
    },
  },
  {
    id: 'telefone-no-chat',
    to: urls.policy('privacidade'),
    pt: {
      questions: ['por que vocês pedem o meu telefone', 'para que querem o meu número'],
      answer:
        'Para conversar comigo não é preciso telefone. Ele só é pedido quando você quer falar com uma pessoa da equipe, para que ela possa retomar o contato se a conversa cair; dá para fechar a pergunta e continuar aqui. O número não aparece no site nem vai a fornecedores.',
      label: 'Política de Privacidade',
    },
    en: {
      questions: ['why do you ask for my phone number', 'what do you need my number for'],
      answer:
        'You need no phone to talk to me. It is only asked for when you want a person of the team, who can then get back to you should the conversation break off; you can close the question and go on here. The number is not shown on the site and does not go to suppliers.',
      label: 'Privacy policy',
    },
  },
  {
    id: 'privacidade-excluir-dados',
    to: urls.myData,
    pt: {
      questions: [
        'como apago meus dados',
        'é seguro',
        'é seguro usar o site',
        'lgpd',
        'o que vocês fazem com meus dados',
        'meus dados estão seguros',
        'excluir meus dados',
        'vocês vendem meus dados',
        'vocês cumprem a lgpd',
        'o que fazem com meu telefone',
        'apaguem tudo que vocês têm sobre mim',
      ],
      answer:
        'Em Meus dados você apaga o que guardamos, ou vê, corrige, leva uma cópia e retira o consentimento, com um código enviado ao seu e-mail e sem precisar de conta. O que não dá para resolver na hora é respondido em até 15 dias. Não vendemos dados: o seu pedido de contato vai só aos fornecedores que você escolheu, e as conversas deste chat são guardadas por 180 dias. As estatísticas de acesso não guardam o seu endereço IP. As faturas ficam pelo prazo da lei, sem o seu nome, e as cópias de segurança somem em até quatro semanas.',
      label: 'Abrir Meus dados',
    },
    en: {
      questions: [
        'is my data safe with you',
        'delete my data',
        'what do you do with my data',
        'privacy',
        'do you sell my data',
        'gdpr',
      ],
      answer:
        'In "My data" you erase what we keep, or see it, correct it, take a copy and revoke consent, with a code sent to your e-mail and without an account; who has an account does the same in the dashboard, and deletes the account there. What cannot be settled at once is answered within 15 days. We do not sell data: a contact request goes only to the suppliers you chose, and the conversations of this chat are kept for 180 days. Invoices stay for the period set by law, without your name, and backups disappear within four weeks.',
      label: 'Open my data',
    },
  },
  {
    id: 'conversa-guardada',
    to: urls.myData,
    pt: {
      questions: [
        'essa conversa fica guardada',
        'vocês guardam o chat',
        'quero apagar esta conversa',
      ],
      answer:
        'Sim, por 180 dias; depois ela é apagada sozinha. Para apagar agora, toque em “Apagar conversa”, no alto deste chat. O que você deixou em outros dias ou aparelhos está em Meus dados. Não escreva aqui dados de pacientes.',
      label: 'Abrir Meus dados',
    },
    en: {
      questions: [
        'is this conversation saved',
        'do you keep this chat',
        'delete this conversation',
      ],
      answer:
        'Yes, for 180 days; then it is erased by itself. To delete it now, press "Delete conversation" at the top of this chat. What you left on other days or devices is in "My data". Do not write patient data here.',
      label: 'Open my data',
    },
  },
  {
    id: 'o-que-sei-fazer',
    pt: {
      questions: [
        'o que você sabe fazer',
        'o que você faz',
        'em que você pode me ajudar',
        'como você funciona',
        'quais são suas funções',
        'o que posso perguntar para você',
      ],
      answer:
        'Eu encontro fornecedores para a saúde: escreva o serviço e a cidade, com ou sem licenças, e eu ' +
        'mostro quem faz. Depois pode perguntar sobre o fornecedor (onde fica, se atende a sua cidade, ' +
        'o que declara). Também explico siglas como AFE, AE, ONA e PGRSS, tiro dúvidas sobre planos, ' +
        'cadastro, senha e indicações, e chamo um atendente. Não dou orientação médica.',
    },
    en: {
      questions: [
        'what can you do',
        'how can you help me',
        'what can i ask you',
        'how do you work',
      ],
      answer:
        'I find suppliers for health care in Brazil: write the service and the city, and I show who offers it. Then you can ask about a supplier (where it is, whether it serves your city, what it declares). I also explain terms such as AFE, AE, ONA and PGRSS, answer questions about plans, sign-up and passwords, and call our team. I give no medical advice.',
    },
  },
  {
    id: 'robo',
    pt: {
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
    en: {
      questions: [
        'are you a robot',
        'are you human',
        'what is your name',
        'are you chatgpt',
        'am i talking to a person or a bot',
      ],
      answer:
        'I am the virtual assistant of Marketplace em Saúde: a program, not a person. If you want a person, write "talk to a person".',
    },
  },
  {
    id: 'idiomas',
    pt: {
      questions: [
        'você fala inglês',
        'tem em inglês',
        'tem em espanhol',
        'mudar o idioma do site',
        'do you speak english',
        'site em inglês',
      ],
      answer:
        'Respondo em português e em inglês: escreva na língua que preferir. O idioma do site muda no ' +
        'rodapé da página.',
    },
    en: {
      questions: ['do you speak english', 'can i write in english', 'change the language'],
      answer: 'Yes: I answer in Portuguese and in English. Write in the language you prefer.',
    },
  },
] as const satisfies readonly FaqEntry[]
