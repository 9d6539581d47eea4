import type { Language } from 'contract/rules/languages'
import { plainText } from 'contract/rules/text'
import { isEnglishTrade } from 'contract/rules/english'

export type Token = {
  /** As typed. */
  raw: string
  /** Folded, slang resolved. */
  word: string
  /** What stood before it: '/', '-', ',' tie a state to its city. */
  tied: boolean
  /** A comma or a new line before it: another thing of a list may begin. */
  breaks: boolean
}

/** A message as the rules read it. */
export type Message = {
  /** As typed, slang written out: what the search reads. */
  text: string
  tokens: readonly Token[]
  /** All words, folded, with a space at both ends: what patterns are looked up in. */
  sentence: string
  language: Language
}

export const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** How people abbreviate in a chat. Folded: no accents, lower case. */
const slang: Readonly<Record<string, string>> = Object.fromEntries(
  `vc você|vcs vocês|ce você|ceis vocês|voces vocês|pra para|pro para|pras para|pros para|p para
  q que|qm quem|oq o que|oque o que|ql qual|qto quanto|qnto quanto|qtas quantas|qtos quantos|qts quantas|qt quanto|qdo quando|tb também|tbm também|tmb também
  n não|pq por que|hj hoje|qro quero|qria queria|prciso preciso|presiso preciso|presciso preciso|precizo preciso|precisso preciso
  fds fim de semana|obg obrigado|obgd obrigado|obrigadu obrigado|brigado obrigado|vlw valeu|blz beleza|mto muito
  gnt gente|agnt a gente|duma de uma|dum de um|pfv por favor|pfvr por favor|pff por favor|c com|cm com|eh é|ta está|tao estão
  to estou|tou estou|td tudo|msm mesmo|cmg comigo|qq qualquer|aki aqui|naum não|dps depois|vdd verdade|flw falou|ngm ninguém|mn mano|hj hoje
  atendnte atendente|atendete atendente|fornecedo fornecedor|fornecedro fornecedor|forncedor fornecedor|forncedores fornecedores
  hola olá|un um|una uma|en em|del do|necesito preciso|necesitamos precisamos|proveedor fornecedor|proveedores fornecedores|gracias obrigado|donde onde
  cuanto quanto|cuesta custa|tiene tem|tienen têm|quirurgico cirúrgico|quirurgica cirúrgica|quirurgicos cirúrgicos|quirurgicas cirúrgicas
  equipo equipamento|equipos equipamentos|limpieza limpeza|guantes luvas|jeringas seringas|mascarillas máscaras|silla cadeira
  mantenimiento manutenção|calibracion calibração|residuos resíduos|alquiler aluguel|hospitalario hospitalar|hospitalarios hospitalares
  zap whatsapp|whats whatsapp|wpp whatsapp|zapzap whatsapp|fone telefone|tel telefone`
    .split(/[|\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => [plainText(pair.split(' ')[0] ?? ''), pair.slice(pair.indexOf(' ') + 1)]),
)

/** 'num sei' is 'não sei'; 'num hospital' is in one. */
const numIsNot =
  /(?<!\p{L})num(?=\s+(?:sei|tem|tenho|quero|consigo|consegue|vou|vai|é|e|foi|era|deu|d[áa]|gosto|gostei|posso|pode|preciso|precisa|vi|acho|achei|entendi|entendo|funciona|faz|fazem|est[áa]|t[ôoáa]|aceita|aguento|chegou|respondeu|responde|conhe[çc]o)(?!\p{L}))/giu

/** 'oiiii' is 'oi', 'diaa' is 'dia'. */
const unstretched = (word: string) =>
  word.replace(/([a-z])\1{2,}/g, '$1').replace(/([aeiou])\1$/, '$1')

/** 'vocês acham que entrega?', 'será que entrega?': whether it does. */
const wonders = /(?<!\p{L})(?:(?:voc[êe]s?|vcs?)\s+acham?|ser[áa])\s+(?:que|q)\s/giu

/** 'sou de vitória': a town, whatever else is called so. */
const comesFrom =
  /(?<!\p{L})(?:sou|somos)\s+(?:aqui\s+)?de\s+(?=(?!uma?\s)\p{L}+(?:\s+\p{L}+)?\s*(?:[.!,;]|$))/giu

/** 'mandar vacina de Porto Alegre pra Vitória': somebody has to take it there. */
const carries =
  /(?<!\p{L})(?:mandar|enviar|levar|despachar|transportar)\s+((?:\p{L}+\s+){1,4}?)de\s+(\p{Lu}[\p{L} ]{2,30}?)\s+(?:pra|para|at[ée]|a)\s+(?:o\s+|a\s+)?(?=\p{Lu}\p{L}+)/gu

/** 'registrar o nome da minha clínica': as a brand, not with an authority. */
const ofBrand =
  /(?<!\p{L})registr(?:ar|o|e|amos|ei)\s+(?:(?:d?[oa]|d?ess[ea]|meu|minha|um|uma|de)\s+)*(?:nome|marca|logo|logomarca|logotipo)(?!\p{L})/giu

/** 'matam barata?': the animal, not the price. */
const roach =
  /(?<!\p{L})(?:mata\p{L}*|elimina\p{L}*|acaba\p{L}* com|contra|ach(?:ou|aram|ei|amos)|apareceu|apareceram|viu|viram|infestad[oa] de|chei[oa] de)\s+(?:umas? |muitas? )?baratas?(?!\p{L})/giu

/** 'um site para a clínica', 'criar um site': to be made, not this one. */
const ownSite =
  /(?<!\p{L})(?:(?:cria\p{L}*|faz(?:er|em)?|fa[çc]a|desenvolv\p{L}*|montar?|refazer)\s+(?:de\s+)?(?:um |o |meu |nosso |novo )*sites?(?!\p{L})|(?<!(?:o|nosso|meu|no|do|pelo)\s)sites?(?=\s+(?:para|pra|pro|de)\s+(?:a |o |uma? |minha |meu |nossa |nosso )*(?:cl[íi]nica|consult[óo]rio|hospital|laborat[óo]rio|farm[áa]cia|drogaria)(?!\p{L})(?!\s+(?:tem|precisa|pode|deve|é|t[êe]m|precisam|podem|devem)(?!\p{L}))))/giu

/** 'grupo C', 'hepatite C': a letter, no 'com'. */
const beforeLetter =
  /(?:grupos?|classe|hepatite|vitamina|tipo|categoria|letra)\s+(?:[a-e]\s+(?:e|ou)\s+)?$/i

const readable = /([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu
const longest = 2_000

export function readMessage(typed: string, before: Language = 'pt'): Message {
  // "don't" and "what's" are words of their own; of "d'água" the water is one.
  const elided = typed
    .slice(0, longest)
    .replace(/(?<!\p{L})(d)['’](?=\p{L})/giu, '$1 ')
    .replace(/(?<!\p{L})i['’]d(?!\p{L})/giu, 'I would')
  const bare = elided.replace(/(\p{L})['’](\p{L})/gu, '$1$2')
  const language = languageOf(bare, before)
  const text = bare
    .replace(numIsNot, 'não')
    .replace(wonders, '')
    .replace(comesFrom, 'moro em ')
    .replace(ofBrand, 'registro de marca')
    .replace(carries, 'transporte de $1para ')
    .replace(roach, 'fazem controle de pragas')
    .replace(ownSite, 'criação de sites')
    .replace(/(?<!\p{L})dess[ae]s?\s+(?=de\s)/giu, '')
    .replace(/[\p{L}\p{N}]+/gu, (raw, at: number, all: string) => {
      const folded = plainText(raw)
      if (raw.length === 1 && beforeLetter.test(all.slice(0, at))) return raw
      if (language === 'en') return englishShort[folded] ?? raw
      return slang[folded] ?? (/(.)\1/.test(folded) ? (slang[unstretched(folded)] ?? raw) : raw)
    })
  const tokens = [...text.matchAll(readable)]
    .map(([, gap = '', raw = '']) => ({
      raw,
      word: language === 'pt' ? unstretched(plainText(raw)) : plainText(raw),
      tied: /^\s*[/,(-]\s*$/.test(gap),
      breaks: /[,;\n+•]/.test(gap),
    }))
    .filter(({ word }) => word !== '')
    .slice(0, 120)
  return { text, tokens, sentence: ` ${tokens.map(({ word }) => word).join(' ')} `, language }
}

const englishShort: Readonly<Record<string, string>> = {
  whats: 'what is',
  thats: 'that is',
  didnt: 'did not',
  im: 'i am',
  ive: 'i have',
  dont: 'do not',
  doesnt: 'does not',
  cant: 'can not',
  isnt: 'is not',
  hes: 'he is',
  shes: 'she is',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
}

/** Words that only one of the two languages has. */
const english = list(`
  theres man woman having heart attack baby was were been be by on at if but or get make made here whom whose yet ever
  someone somebody anyone anybody another without because than then very also only just why thing things know think
  i im am the you your youre are is isnt what whats how who where when which why need needs want wanted looking find found
  have has had can cant could would should will please thanks thank hello hi hey there they their them this that these
  those for of in and with from about my his her she he it its we our does did do dont not nothing no any some much many
  nearest closest cheapest best cost costs price prices phone number supplier suppliers company companies provider providers service services buy rent
  rental hire hiring sell selling good morning afternoon evening night bye goodbye help human person agent attendant
  speak talk register sign account password forgot cancel subscription plan plans free license licence licences licenses
  difference between mean means medicine take dose headache chest pain breathing bleeding seizure kill myself doctor
  appointment joke weather stupid useless robot bot first second third more other tell me show give book won all
  previous instructions print english to a near nearby serve serves deliver email website contact them job jobs categories sure yes
`)
const portuguese = list(`
  o os um uma que de da do das dos em no na nos nas para por com como qual quais quanto quanta onde quem quando eu voce
  voces ele ela eles elas meu minha seu sua tem tenho preciso precisa quero queria gostaria procuro busco nao sim e ou mas
  se ja ola oi bom boa dia tarde noite obrigado obrigada valeu tchau falar ajuda isso esse essa este esta aqui favor
  fornecedor fornecedores empresa empresas servico servicos coleta residuos lixo limpeza manutencao conserto aluguel
  ai as ao aos sou somos paga pagar pago alguma algum alguem coisa tudo todas todos regras manda mandar me passa
  qualquer lugar aparelho cidade entendi tanto quase muito to gratis tempo demora prazo dias vale vence renovar todo
  so diz diga fala pra pro vc vcs obg vlw blz deles delas dele dela custa telefone remedio tomar posso pode dor peito atende atendem
`)
/** Each may be either. */
const both = list('a me no do e as in to email plan is serve home care show dose')

function languageOf(text: string, before: Language): Language {
  // 'São Paulo' is written so in English too, but words in small letters are not.
  let pt = /(?<!\p{Lu}\p{Ll}*)[ãõçáéíóúâêô]/u.test(text) ? 1 : 0
  let en = /(^| )show (me|us|the|all|more|only)( |$)/i.test(text) ? 1 : 0
  for (const word of plainText(text).split(' ')) {
    const weight = both.has(word) ? 0.1 : 1
    if (english.has(word) || isEnglishTrade(word)) en += weight
    if (portuguese.has(word)) pt += weight
  }
  if (en > pt && en >= 1) return 'en'
  return pt > en ? 'pt' : before
}
