import type { Message } from './message.ts'

const person =
  / (atendentes?|humano|humana|ser humano|pessoa de verdade|pessoa real|gente de verdade|operadora?|alguem de verdade|alguem da equipe|alguem do suporte|human|real person|attendant|live agent|representative) /
const talk =
  / (falar|fala|falo|conversar|converso|atendimento|atendido|atendida|contato com|chamar|chama|passa|transfere|transferir|ligar|liga) (\w+ ){0,4}(pessoa|alguem|gente|suporte|equipe|atendente|humano|humana|voces|responsavel|gerente|supervisor) | (quero|preciso|queria) (de )?(uma? )?(pessoa|suporte|atendimento humano|alguem) $| (me (ligar|ligam|liga|ligue|liguem|retornar|retornem)|lig(ar|uem?|am?) para mim|contato comigo) /
const talkEnglish =
  / ((talk|speak|chat) (to|with)|ask for) (a |an |some|your |the )?(person|human|someone|somebody|agent|attendant|manager|one|body|staff|team) | (person|someone|somebody|anyone|you) (\w+ )?call me /

/** Whatever else is named beside it. */
const beyondDoubt =
  / tem alguem (ai )?(para|que possa) (\w+ )?(conversar|falar|me atender|atender)( comigo)?( agora| ai| aqui)* $| me (passa|passe|transfere|chama|coloca|conecta) (\w+ ){0,4}(atendentes?|humano|pessoa de verdade) | (alguem|um|uma|pessoa) (de|da|do) (voces|equipe|suporte) (\w+ ){0,3}(me )?(lig(ar?|ue)|retorn(ar?|e)) /

/** Words of asking for a person, though suppliers use some of them too. */
export const isPersonWord = (word: string): boolean =>
  /^(humanos?|humanas?|human|pessoa|person|suporte|atendente|attendant|transfere|transferir|gerente|equipe|atendimento|agent|supervisor|responsavel)$/.test(
    word,
  )

/** Whether a person of the team is wanted. `aboutNeed`: the message also names a service. */
export function asksForPerson({ sentence }: Message, aboutNeed: boolean): boolean {
  if (beyondDoubt.test(sentence)) return true
  if (aboutNeed) return false
  if (
    / (horario|que horas|quando|quantas horas|sabado|domingo|feriado|virar|e um robo|maquina ou|pessoa ou|ou maquina|ou pessoa|ou robo) /.test(
      sentence,
    )
  )
    return false
  const noRobot = / nao (\w+ ){0,4}(robo|bot|maquina|assistente virtual) /.test(sentence)
  return (
    noRobot ||
    person.test(sentence) ||
    talkEnglish.test(sentence) ||
    (talk.test(sentence) && !/fornecedor|empresa| (eles|deles|ele|ela|dele|dela) /.test(sentence))
  )
}
