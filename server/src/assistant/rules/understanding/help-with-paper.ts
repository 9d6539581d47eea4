const wantsPaper =
  /(?<!\p{L})(?:(?:tirar|tiro|tira|tirem|obter|obtenha|conseguir|abrir|pedir|solicitar|peticionar|protocolar|regularizar|dar entrada|(?:o |um )?(?:pedido|protocolo|processo|peti[çc][ãa]o)|solicita[çc][ãa]o|obten[çc][ãa]o|entrada)\s+)(?:da |do |de |na |no |em )?(?:a |o |uma? |minha |nossa |meu |nosso )?(?=(?:afe|ae|cnes|alvar[áa]s?|licen[çc]as?|autoriza[çc][ãa]o de funcionamento)(?!\p{L}))/iu
/** 'preciso da AFE', 'quem mexe com AFE': nobody needs another's. */
const needsPaper =
  /(?<!\p{L}|quem )(?:preciso|precisamos|precisa|quero|queremos|quem (?:\p{L}+ )?(?:mexe|trabalha|cuida|faz|resolve|entende|ajuda))\s+(?:com |de |da |na )?(?:a |o |uma? |minha |nossa )?(?=(?:afe|ae)(?!\p{L}))/iu
/** 'salão de estética precisa de AFE?', 'e precisa de AE né?' */
const asksWhether = /(?<!\p{L})precis\p{L}+ .*(?:\?|(?<!\p{L})n[ée](?!\p{L}))/iu
/** 'quem trabalha só com luva precisa de AE?': whoever it is, and nobody to find. */
const asksWhoHasTo = /(?<!\p{L})quem .*(?<!\p{L})precisa\s+(?:de|da|ter|tirar)(?!\p{L})/iu
const asksHow = /(?<!\p{L})(?:como|onde|por que|porque|preciso mesmo|sou obrigad[oa])(?!\p{L})/iu

/** 'como consigo alguém pra dar entrada?' */
const somebody = /(?<!\p{L})(?:algu[ée]m|quem|consultor\p{L}*|empresa que)(?!\p{L})/iu

/** 'vou montar uma distribuidora e não sei como é a autorização de funcionamento' */
const opens =
  /(?<!\p{L})(?:abrir|abrindo|montar|montando|come[çc]ar)\s+(?:uma?|minha|meu)\s+.*?(?<!\p{L})(afe|autoriza[çc][ãa]o de funcionamento)(?!\p{L})/iu

/** Whose it will be: a distributor has one, and helps nobody to get it. */
const forWhom =
  /(?<=(?:afe|ae|alvar[áa]|licen[çc]a|funcionamento)\p{L}*(?: sanit[áa]ria| ambiental)?)\s+(?:para |pra |pro |da |do |de )(?:a |o |uma? |minha |nossa |meu |nosso |nova )*(?:distribuidora|transportadora|importadora|ind[úu]stria|f[áa]brica|armaz[ée]m|loja|empresa)(?! de)(?!\p{L})/iu

/** 'ver se dá para aprovar na vigilância' */
const toBeApproved =
  /(?<!\p{L})(?:se (?:d[áa] (?:para |pra |p )?|vai |vou |ia |pode )?)?(?:aprov(?:ar|a|am|e)|passar?|liberar?|ser aprovad[oa]) (?:n|pel)a (?=vigil[âa]ncia(?!\p{L}))/iu

/** 'preciso tirar AFE' looks for help with the paper; many hold it who help nobody. Undefined for other talk. */
export function withHelp(text: string): string | undefined {
  if (toBeApproved.test(text) && !asksHow.test(text))
    return text.replace(toBeApproved, 'aprovação na ')
  const paper = text.includes('?') ? undefined : opens.exec(text)?.[1]
  if (paper) return `regularização de ${paper}`
  const wanting = [wantsPaper, needsPaper].find((pattern) => pattern.test(text))
  const isQuestion = asksHow.test(text) || asksWhether.test(text)
  const asksRule = asksWhoHasTo.test(text) || (isQuestion && !somebody.test(text))
  if (!wanting || asksRule) return undefined
  return text.replace(wanting, 'regularização de ').replace(forWhom, '')
}
