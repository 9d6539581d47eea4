import type { Message } from '../understanding/message.ts'
import { drug } from './medical.ts'
import type { Danger } from './safety.ts'

// Whether a message after a warning is still about the same.

/** 'mas não tem um farmacêutico aí?', 'sou técnica, pode falar': somebody to ask, not to hire. */
const ofAdviser =
  / (farmaceutic[oa]|medic[oa]|enfermeir[oa]|doutor[a]?|pharmacist|doctor|nurse) (\w+ )?(ai|online|de plantao|agora|there|now) |^ (mas )?(eu )?sou (medic[oa]|farmaceutic[oa]|enfermeir[oa]|dentista|tecnic[oa]|cuidador[a]?|da area|profissional)( \w+){0,8} $/
const remedy =
  '(remedios?|remedinho|medicamentos?|pomadas?|pomadinha|cremes?|chas?|chazinho|antibiotic\\w+|analgesic\\w+|anti ?inflamatori\\w+|doses?|dosagem|comprimidos?|gotas|xarope|spray|injec\\w+|curativos?|soro|vitaminas?|ointment|cream|medicine|pill|dose|drug)'
/** 'mas só me fala qual pomada' */
const insists = new RegExp(
  ` (so|mas|qual|que|fala|falar|diz|diga|dica|nome|indica|receita|algum|alguma|entao|menos|nem|um|uma|just|which|what|tell|any) (\\w+ ){0,4}${remedy} `,
)
/** 'e paracetamol?', 'e com leite?' */
const asksOn = new RegExp(
  `^ (e|mas|nem|so|entao|and|but) ((\\w+ ){0,3}${drug}|com|se|sem|depois|antes|em jejum|with|if) `,
)
/** 'ela tem 80 anos', 'ele toma insulina': more of the one who is ill. */
const ofPatient =
  /^ (e |mas |and )?(ela|ele|eu|o paciente|a paciente|(minha|meu) \w+|he|she|i) (\w+ ){0,2}(tem|tenho|esta|estou|toma|tomo|pesa|peso|sou|is|has|takes|am|have) /
/** It was prescribed, or bought: who sells it is asked. */
const wantsSeller =
  / (quem (vende|vendem|tem|fornece|aluga)|onde (\w+ )?(compro|comprar|vende|vendem|acho|encontro|alugo)|fornecedor\w*|distribuidor\w*|compr\w+|alug\w+|cotacao|cotar|orcamento|(medic[oa]|doutor[a]?|enfermeir[oa]|dr|dra) (\w+ ){0,2}(passou|receitou|prescreveu|indicou|pediu|mandou)|vendem|sells?|buy|rent) /

/** 'já liguei, eles estão vindo' */
const helpComes =
  / (ja )?(liguei|ligamos|chamei|chamamos)(?= )| (esta|estao) (vindo|a caminho|chegando) | (called (them|192)|on (their|the) way) /
/** 'o que eu faço enquanto isso?', 'tem um desfibrilador aqui, uso?', 'ninguém atende' */
const asksMeanwhile =
  / (enquanto|ate (eles|ela|ele|a|o)|o que (eu )?(faco|fazer|faz)|como (eu )?(faco|fazer)|posso|devo|uso|usar|dou|dar|coloco|deito|viro|mexo|massagem|piorou|piorando|demor\w+|(ninguem|nao) atende\w*|credito|ocupado|meanwhile|should i|can i|until|what (do|should)) /
/** 'qual hospital mais perto?', 'onde acho médico?' of somebody who is ill. */
const asksWhereToGo =
  / (hospital|pronto socorro|pronto atendimento|upa|posto de saude|ubs|caps|medic[oa]|doctor|emergency room|clinic) /
const isOver =
  / (deu (tudo )?certo|passou bem|(esta|ficou|ja esta) (tudo |muito )?(bem|melhor)|melhorou|se recuper\w+|recebeu alta|alta|voltei|ufa|he is fine|she is fine|all good) /
const wantsGoods =
  / (precis\w+|procuro|busco|compr\w+|alug\w+|contrat\w+|trein\w+|curso|cotacao|fornecedor\w*|need|looking for|buy|rent|training) /
/** Of oneself, whatever suppliers speak of. */
const ofOneself =
  / (me|mim|comigo|ninguem|medo|sozinh[oa]|conseguir|consigo|chat|cvv|188|ligar|liguei|conversar|falar|i|me|nobody|alone|chat) /

const longest = 20
const longestElse = 14

/** A word after such an answer is said about the same, unless it asks for something else. */
export function staysIn(
  danger: Danger,
  { sentence, tokens, text }: Message,
  { asksElse, trade }: { asksElse: boolean; trade: number },
): boolean {
  if (
    danger === 'concern' ||
    danger === 'grief' ||
    danger === 'violence' ||
    tokens.length > longest
  )
    return false
  if (danger === 'medical' && ofAdviser.test(sentence)) return true
  const wants = wantsGoods.test(sentence)
  const asksAgain =
    insists.test(sentence) || asksOn.test(sentence) || (!wants && ofPatient.test(sentence))
  if (danger === 'medical' && asksAgain && !wantsSeller.test(sentence)) return true
  const goes =
    (text.includes('?') || / (onde|qual|que|where|which) /.test(sentence)) &&
    !/ (quem|who) /.test(sentence)
  if (goes && !wants && asksWhereToGo.test(sentence) && !wantsSeller.test(sentence)) return true
  const goesOn = danger === 'emergency' && !wants && !isOver.test(sentence)
  if (goesOn && asksMeanwhile.test(sentence)) return true
  if (asksElse || tokens.length > longestElse) return false
  if (goesOn && helpComes.test(sentence) && !text.includes('?')) return true
  // 'tenho 15 anos, não quero que minha mãe saiba' is told, though suppliers speak of years too.
  const asks = wants || (text.includes('?') && !ofOneself.test(sentence))
  return trade === 0 || (danger === 'suicide' && !asks)
}
