import type { Language } from 'contract/rules/languages'
import type { Danger } from './safety.ts'

// What is said when somebody stays with it after the first answer: other words, other ways, the same numbers.

type Said = Partial<Record<Danger, readonly string[]>>

const portuguese: Said = {
  emergency: [
    'Fique ao lado da pessoa e, se puder, continue na linha com o SAMU (192): quem atende diz passo a passo o que fazer até a ajuda chegar. Massagem cardíaca e desfibrilador (DEA) só se você foi treinado ou se o atendente orientar. Deixe porta e portão abertos e alguém esperando a equipe na rua. Se algo mudar, diga na linha ou ligue de novo.',
    'Se o 192 não atender, ligue 193 (Bombeiros) ou peça a alguém por perto que ligue: os dois são grátis, mesmo sem crédito. Diga o endereço, o que houve e se a pessoa respira. Não dê nada para comer, beber ou tomar sem que o atendente oriente.',
    'Eu não sei quais hospitais ficam perto de você: o 192 sabe, diz para onde ir e manda a ambulância. Se for mais rápido chegar, vá à UPA ou ao pronto-socorro mais próximo, e não dirija você mesmo.',
    'Você está fazendo o certo ficando com a pessoa. Eu não consigo avaliar nada por aqui; quem atende no 192 consegue e orienta você até a equipe chegar.',
  ],
  suicide: [
    'Fico preocupado com você, e que bom que escreveu. O CVV atende agora no 188, grátis e com sigilo; se ligar é difícil, também por chat e por e-mail, em cvv.org.br. Outra saída é chamar para perto alguém em quem você confia, só para ficar junto, ou ir a uma UPA, a um pronto-socorro ou a um CAPS, onde atendem sem hora marcada. Se o perigo é agora: 192.',
    'Você não incomoda: que bom que escreveu. Fale com alguém que escute de verdade, agora ou quando quiser: o CVV atende no 188 e no chat de cvv.org.br, grátis, 24 horas, com sigilo. Se o perigo é agora: 192.',
    'Obrigado por me contar; o que você sente importa, e não é preciso decidir nada agora. Eu sou um programa e não cuido de você como uma pessoa cuida: mande a alguém uma mensagem curta, como “não estou bem, fica comigo?”, e afaste de você o que possa machucar. O CVV está no chat de cvv.org.br e no 188, a qualquer hora.',
    'Continuo aqui. Se puder, vá agora para perto de alguém: família, um colega de plantão, um vizinho, a portaria. No CAPS, na UPA ou no pronto-socorro escutam sem julgar, e o CVV (cvv.org.br ou 188) fica com você a noite toda. Em perigo imediato, 192.',
  ],
  medical: [
    'Entendo a pressa, mas nisso eu não posso ajudar, nem a quem é da área: quem decide o remédio, a pomada, a dose ou o curativo é quem examina, como o médico ou o enfermeiro. Procure o posto de saúde ou uma UPA; com febre ou piora rápida, vá logo ou ligue 192.',
    'Continuo sem poder indicar: não vejo a pessoa e posso errar. Um posto de saúde, uma UPA ou o farmacêutico mais perto avaliam hoje mesmo. Se já há prescrição e você procura quem vende ou aluga alguma coisa, diga o produto e a cidade.',
    'Isso só quem examina pode dizer, e eu prefiro não arriscar a saúde de ninguém. Posto de saúde, UPA ou, em emergência, o 192. No que é compra, aluguel ou serviço para a saúde, eu ajudo.',
  ],
}

const english: Said = {
  emergency: [
    'Stay with the person and, if you can, on the line with 192: they tell you step by step what to do until help arrives. Chest compressions and a defibrillator (AED) only if you are trained or they guide you. Leave the door open and have somebody wait for the team outside. If anything changes, tell them or call again.',
    'If 192 does not answer, call 193 (fire brigade) or ask somebody near to call: both are free, even without credit. Give the address, what happened and whether the person breathes. Give nothing to eat, drink or take unless they say so.',
    'I do not know which hospitals are near you: 192 does, tells you where to go and sends the ambulance. If it is faster, go to the nearest emergency unit (UPA) or hospital, and do not drive yourself.',
    'You are doing the right thing by staying. I can not judge anything from here; whoever answers 192 can, and guides you until the team comes.',
  ],
  suicide: [
    'I am worried about you, and glad that you wrote. CVV answers now on 188, free and in confidence (in Portuguese); if calling is hard, also by chat and e-mail, at cvv.org.br. You can also call somebody you trust to be with you, or go to an emergency unit (UPA), a hospital or a CAPS, without an appointment. In danger right now: 192.',
    'You are no bother: I am glad that you wrote. Talk to somebody who really listens, now or whenever you like: CVV answers on 188 and at cvv.org.br, free, 24 hours, in confidence (in Portuguese). In danger right now: 192.',
    'Thank you for telling me; what you feel matters, and nothing has to be decided now. I am a program and can not care for you as a person can: send somebody a short message, such as “I am not well, stay with me?”, and put away what could hurt you. CVV is at cvv.org.br and 188, at any hour.',
    'I am still here. If you can, go to somebody now: family, a colleague, a neighbour. A CAPS, a UPA or a hospital listens without judging, and so does CVV (cvv.org.br or 188). In immediate danger, 192.',
  ],
  medical: [
    'I understand the hurry, but in this I can not help, not even professionals: who examines the person, such as a doctor or a nurse, decides on medicine, ointment, dose or dressing. Go to a health centre or a UPA; with fever or getting worse fast, go now or call 192.',
    'I still can not recommend anything: I do not see the person and could be wrong. A health centre, a UPA or the nearest pharmacist can see to it today. If it is prescribed already and you look for who sells or rents it, tell me the product and the city.',
    'Only who examines can tell, and I will not risk anybody’s health: a health centre, a UPA or, in an emergency, 192. With purchases, rentals and services for health I do help.',
  ],
}

/** Which of them a message asks for. */
const fits: Partial<Record<Danger, readonly RegExp[]>> = {
  emergency: [
    / (enquanto|faco|fazer|desfibrilador|dea|massagem|uso|vindo|caminho|meanwhile|do|defibrillator) /,
    / (atende\w*|demor\w+|telefone|celular|credito|ocupado|dou|dar|comer|beber|agua|answers?|late|give) /,
    / (hospital|upa|pronto|posto|clinica|medico|where|doctor) /,
  ],
  suicide: [
    / (ligar|ligo|telefone|telefonar|falar|chat|call|phone|talk) /,
    / (desculp\w+|incomod\w+|atrapalh\w+|sorry|bother\w*) /,
  ],
}

/** Nobody is with them who could be told to stay. */
const isAlone =
  / (estou|to|fiquei|moro|fico|am|i m|live) (\w+ )?(sozinh[oa]|so em casa|alone|by myself) /
const alone: Readonly<Record<Language, string>> = {
  pt: 'Se ainda não ligou, ligue agora para o 192 e diga que está só: deixe no viva-voz e não desligue. Destranque a porta, avise um vizinho ou a portaria, sente-se ou deite-se e não dirija. Não tome nem coma nada sem que orientem. Se o 192 demorar a atender, ligue 193.',
  en: 'If you have not called yet, call 192 now and say that you are alone: put it on speaker and stay on the line. Unlock the door, tell a neighbour or the doorman, sit or lie down and do not drive. Take or eat nothing unless they say so. If 192 does not answer, call 193.',
}

/** The other one, who can not be reached. */
const isUnreachable =
  / (nao|nunca|not) (\w+ )?(atend\w+|respond\w+|abr(e|iu)|fala|falou|voltou|answer\w*|repl\w+)(?= )| (sumiu|desapareceu|desligou o (celular|telefone)|mora sozinh[oa]|se trancou|esta trancad[oa]|lives alone|went missing) /
const ofOther =
  / (ele|ela|dele|dela|amig[oa]|colega|irmao|irma|pai|mae|filh[oa]|marido|esposa|namorad[oa]|paciente|he|she|friend|colleague|brother|sister|patient) /
const goThere: Readonly<Record<Language, string>> = {
  pt: 'Ligue agora para o 192 (SAMU) e diga o endereço e o que a pessoa falou; se ninguém abrir a porta, 193 (Bombeiros) ou 190. Não espere que ela atenda: se puder, vá até lá, ou peça a um familiar, a um vizinho ou à portaria que vá já, com a chave. O CVV, no 188, também orienta quem ajuda.',
  en: 'Call 192 (SAMU) now, and give the address and what the person said; if nobody opens the door, 193 (fire brigade) or 190. Do not wait for an answer: go there if you can, or ask family, a neighbour or the doorman to go right away, with a key. CVV, on 188, also guides those who help (in Portuguese).',
}

const willCall =
  / (vou|vamos|estou|irei) (\w+ ){0,2}(ligar|ligando|falar|procurar|chamar|ir)(?= )| ja (liguei|falei|chamei) | (will|going to) (call|talk) /
const goodToCall: Readonly<Record<Language, string>> = {
  pt: 'Que bom que você vai buscar ajuda. Vá com calma: no 188 ou no chat de cvv.org.br alguém escuta você, a qualquer hora. Se puder, peça a alguém de confiança que fique por perto enquanto isso.',
  en: 'I am glad that you will reach out. Take your time: on 188, or in the chat of cvv.org.br, somebody listens at any hour. If you can, ask somebody you trust to stay near meanwhile.',
}

/**
 * What is said the next time, and which one it is, counted from 1: the one that fits, but not the one that was
 * said last; else the next in turn. Undefined where there is but one.
 */
export function saidAgain(
  danger: Danger,
  last: number,
  language: Language,
  sentence: string,
): { text: string; at: number } | undefined {
  if (danger === 'suicide' && willCall.test(sentence) && !/ (nao|not) /.test(sentence))
    return { text: goodToCall[language], at: last }
  if (danger === 'emergency' && isAlone.test(sentence)) return { text: alone[language], at: last }
  const isOfOther = isUnreachable.test(sentence) && ofOther.test(sentence)
  if (danger === 'suicide' && isOfOther) return { text: goThere[language], at: last }
  const texts = (language === 'en' ? english : portuguese)[danger] ?? []
  const fitting = fits[danger]?.findIndex((pattern) => pattern.test(sentence)) ?? -1
  const at = fitting >= 0 && fitting + 1 !== last ? fitting + 1 : (last % texts.length) + 1
  const text = texts[at - 1]
  return text === undefined ? undefined : { text, at }
}

/** To whoever thanks after speaking of death. */
export const gladYouWrote: Readonly<Record<Language, string>> = {
  pt: 'Por nada; que bom que você escreveu.',
  en: 'You are welcome; I am glad you wrote.',
}
