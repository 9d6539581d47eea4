const wantsPaper =
  /(?<!\p{L})(?:tirar|tiro|tira|tirem|obter|conseguir|dar entrada (?:na|no|em)|regularizar)\s+(?:a |o |uma? |minha |nossa |meu |nosso )?(?=(?:afe|ae|cnes|alvar[áa]s?|licen[çc]as?|autoriza[çc][ãa]o de funcionamento)(?!\p{L}))/iu
const asksHow = /(?<!\p{L})(?:como|onde|por que|porque|preciso mesmo|sou obrigad[oa])(?!\p{L})/iu

/** 'preciso tirar AFE' looks for help with the paper; many hold it who help nobody. Undefined for other talk. */
export function withHelp(text: string): string | undefined {
  if (!wantsPaper.test(text) || asksHow.test(text)) return undefined
  return text.replace(wantsPaper, 'regularização de ')
}
