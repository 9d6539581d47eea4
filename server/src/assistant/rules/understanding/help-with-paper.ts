const wantsPaper =
  /(?<!\p{L})(?:(?:tirar|tiro|tira|tirem|obter|obtenha|conseguir|abrir|pedir|solicitar|peticionar|protocolar|regularizar|dar entrada|(?:o |um )?(?:pedido|protocolo|processo|peti[çc][ãa]o)|solicita[çc][ãa]o|obten[çc][ãa]o|entrada)\s+)(?:da |do |de |na |no |em )?(?:a |o |uma? |minha |nossa |meu |nosso )?(?=(?:afe|ae|cnes|alvar[áa]s?|licen[çc]as?|autoriza[çc][ãa]o de funcionamento)(?!\p{L}))/iu
const asksHow = /(?<!\p{L})(?:como|onde|por que|porque|preciso mesmo|sou obrigad[oa])(?!\p{L})/iu

/** Whose it will be: a distributor has one, and helps nobody to get it. */
const forWhom =
  /(?<=(?:afe|ae|alvar[áa]|licen[çc]a|funcionamento)\p{L}*(?: sanit[áa]ria| ambiental)?)\s+(?:para |pra |pro |da |do |de )(?:a |o |uma? |minha |nossa |meu |nosso |nova )*(?:distribuidora|transportadora|importadora|ind[úu]stria|f[áa]brica|armaz[ée]m|loja|empresa)(?! de)(?!\p{L})/iu

/** 'preciso tirar AFE' looks for help with the paper; many hold it who help nobody. Undefined for other talk. */
export function withHelp(text: string): string | undefined {
  if (!wantsPaper.test(text) || asksHow.test(text)) return undefined
  return text.replace(wantsPaper, 'regularização de ').replace(forWhom, '')
}
