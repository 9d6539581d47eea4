import { drug } from './medical.ts'

// A medicine for oneself: whoever buys for a house says so, or looks for who sells it.

const named = `${drug.replace(/\|(remedio|remedios|medicamento|medicacao|medicine|medication)(?=\|)/g, '')}s?`
const buying =
  '(comprar|compro|compra|onde (eu |se |que )?(\\w+ )?(acho|encontro|consigo|arrumo|vende|vendem|tem)|vende|vendem|tem|quanto (custa|e|ta|esta)|qual (e )?o preco|quero|queria|buy|get|do you have|how much is)'
const buys = new RegExp(
  ` ${buying} ((o|a|um|uma|uns|aquele|meu|minha|caixa de|remedio|me|some|an?|the) ){0,3}${named} `,
)
const anyDrug = `(${named}|remedios?|medicamentos?|medicac\\w+|tarja preta|controlados?|medicines?|medication)`
const unprescribed = new RegExp(
  ` ${anyDrug} (\\w+ ){0,4}(sem (a )?(receita|prescricao)|without (a )?prescription) | ${buying} (\\w+ ){0,3}${anyDrug} (\\w+ ){0,2}(sem receita|without (a )?prescription) `,
)
const forFamily = new RegExp(
  ` ${anyDrug} (\\w+ ){0,2}(para|for) (mim|(o |a )?(meu|minha|my) (pai|mae|filh[oa]|avo|vo|espos[oa]|marido|mulher|irma|irmao|ti[oa]|sogr[oa]|bebe|mother|father|son|daughter|wife|husband)|uso proprio|me|myself) `,
)
/** A house, or as much as a house buys. */
const ofHouse =
  / (hospita\w+|clinic\w*|farmac\w+|drogaria\w*|laborator\w+|consultorio\w*|posto|ubs|upa|prefeitura|secretaria|distribui\w+|fornec\w+|fabrica\w*|importa\w+|atacad\w+|caixas|lotes?|licitac\w+|pregao|cotac\w+|orcamento|empresas?|revend\w+|estoque|injetave\w+|ampolas?|unidades|veterinari\w+|manipulad\w+|quem|alguem|treinamento|curso|descart\w+|afe|ae|anvisa|rdc|voces|aqui|site|\d{2,}|wholesale|distributors?|suppliers?|pharmac\w+|who) /

/** A patient at the wrong counter; `besideSuppliers`: 'tem dipirona?' may be asked of them. */
export function buysForSelf(sentence: string, besideSuppliers: boolean): boolean {
  if (ofHouse.test(sentence)) return false
  if (unprescribed.test(sentence) || forFamily.test(sentence)) return true
  return !besideSuppliers && buys.test(sentence)
}
