import type { Message } from '../understanding/message.ts'
import { isDespair, isGrief } from './despair.ts'
import { asksForAdvice, tellsOfAilment, tellsOfIllness } from './medical.ts'
import { spelledForDanger } from './spelling.ts'
import { isViolence } from './violence.ts'

/** What comes before anything else, and before any model. */
export type Danger = 'suicide' | 'emergency' | 'medical' | 'concern' | 'grief' | 'violence'

/** Somebody who buys, learns or maintains: 'curso de primeiros socorros' is no emergency. */
const trade =
  / (fornecedor\w*|fabricantes?|distribuidor\w*|fornec\w+|cursos?|treinamentos?|treinar|capacitacao|palestras?|comprar|compra|compro|cotacao|cotar|orcamento|alugu\w+|alugar|locacao|locar|manutencao|calibr\w+|consert\w+|qualificacao|consultoria|protocolos?|projetos?|eventos?|equipamentos?|aparelhos?|kits?|maletas?|software|aplicativos?|dispositivos?|sistemas?|pecas?|atacado|licitacao|pregao|vendem|vende|estoque|transportadora|transporte de|supplier\w*|course|training|buy|purchase|rent|rental|maintenance|equipment|wholesale|distributor|quote|event) /

const relative =
  / (meu|minha|nosso|nossa) (\w+ )?(pai|mae|filh\w+|avo|avos|vo|vozinha|irma|irmao|espos\w+|marido|mulher|namorad\w+|tio|tia|prim\w+|sogr\w+|amig\w+|colega|vizinh\w+|bebe|net\w+|paciente|chefe|funcionari\w+|alun\w+) | (estou|to) (com|tendo|sentindo|passando|sem|perdendo) | (sinto|sentindo|acho que estou|acho que e|socorro) | (ele|ela|paciente|senhor|senhora|homem|crianca|bebe|alguem|pessoa) (esta|estao|nao|caiu|teve|ficou|comecou|parou) | (my|his|her) (\w+ )?(father|mother|dad|mom|son|daughter|wife|husband|friend|baby|brother|sister|grand\w+|colleague) | (he|she) (is|has|was|fell) | i (am having|have|am|feel) /

/** Something that is happening: whoever writes it is with the person. */
const happening = [
  / (desmaiou|desmaiei|desmaiando|desmaiada|desmaiado|desacordad\w|convulsionando|sufocando|esfaquead\w|balead\w|atropelad\w|infart(ou|ei|ando)|enfart(ou|ei|ando)|convulsionou) /,
  / nao (esta |ta |consegue |consigo |estou )?(mais )?(respira|respirando|respirar|acorda|acordando|reage|reagindo|tem pulso) /,
  / (parou|parando) de respirar | sem (conseguir )?respirar | sem pulso /,
  / (sangrando|perdendo (muito )?sangue|sangra muito) /,
  / (boca|rosto|cara) (torta|torto|caida|caido) | lado( esquerdo| direito)?( do corpo)? (paralisad\w|dormente|parado|sem forca|mole) | (mae|pai|avo|vo|espos[oa]|marido|filh[oa]|ti[oa]|sogr[oa]|paciente|ele|ela|estou) (\w+ ){0,2}(torta|torto|entortou|entortando|paralisad[oa]|dormente) (\w+ ){0,2}(de|do|para) um lado | (falando|fala|falar|lingua) (\w+ )?(enrolad[oa]|embolad[oa]|arrastad[oa]) | enrolando a (fala|lingua) /,
  / nao (\w+ )?(consegue|consigo|conseguindo|sente|sinto) (mais )?(mexer|mover|levantar|sentir)? ?(o|a|os|as|um|uma|nenhum|metade do) (braco|bracos|perna|pernas|mao|maos|rosto|boca|corpo|lado|pescoco) /,
  / (engasgad\w|engasgou|engasgando|afogad\w|afogou|envenenad\w|intoxicad\w|intoxicou|eletrocutad\w) /,
  / (tomou|tomei|bebeu|bebi|engoliu|ingeriu|comeu) (\w+ ){0,3}(veneno|chumbinho|raticida|inseticida|agrotoxico|soda|agua sanitaria|alvejante|candida|cloro|detergente|desinfetante|sabao|amaciante|querosene|gasolina|acetona|amoniaco|naftalina|alcool (em )?gel|alcool 70|produto de limpeza|pilha|bateria|moeda|prego|caco de vidro|comprimidos demais|muitos comprimidos|remedio demais|a cartela|uma cartela) /,
  / (pos|botou|colocou|enfiou|meteu) (\w+ ){0,2}na boca (\w+ ){0,3}(pilha|bateria|moeda|ima|comprimidos?|remedio|agulha|tampa) | (pilha|bateria|moeda|ima|tampinha) (\w+ ){0,8}(desceu|foi engolid[oa]) /,
  / (bateu|bati) (com )?a cabeca | (vomit\w+|tossindo|cuspindo|evacuando|urinando) sangue | (ficou|ficando|esta|labios?|boca|cara|rosto) (\w+ ){0,3}(rox[oa]s?|azulad[oa]s?|cor de uva) | saturacao (caindo|baixa|baixando|caiu) | (saturando|saturacao) (\w+ ){0,2}[3-8]\d /,
  / (picad\w|picou|mordid\w|mordeu) (\w+ ){0,3}(cobra|escorpiao|aranha) /,
  / suando frio | dor(es)? (\w+ ){0,2}no braco esquerdo | caiu (\w+ ){0,3}nao (\w+ )?(levanta|levantar|se mexe) /,
  / (garganta|glote) (fechando|fechou|inchando) /,
  / (levou|tomou|levei) (um |uma )?(tiro|facada|choque) | (esta|estou|vai) morrendo(?! de (trabalhar|rir|fome|sede|vontade|curiosidade|calor|frio|raiva|medo|sono))(?= )| (esta|estao) passando (muito )?mal | passando muito mal /,
  / (se queimou|queimou (a|o|as|os) \w+|se cortou|se acidentou|levou um tombo|fratura exposta|pegando fogo) /,
  / (bolsa estourou|em trabalho de parto|bebe (esta )?nascendo) /,
  / (gente|pessoas?|pacientes?|funcionari[oa]s?|colegas?|alguem|crianca|idos[oa]) (\w+ ){0,2}(queimad|ferid|machucad|desmaiad|inconsciente|sangrando|pres[oa] (no|na|em|debaixo)|soterrad|caid[oa] no chao)\w* /,
  / (tem|ha|com|pegou|pegando|virou) (\w+ ){0,2}(fogo|incendio) (?!de artificio)(?=(\w+ ){0,3}(aqui|agora|no (predio|hospital|setor|centro|andar|quarto)|na (clinica|farmacia|cozinha|sala|uti)|$))| (explodiu|explosao) (\w+ ){0,8}(gente|ferid|queimad|paciente|aqui|agora|fogo)\w* | vazamento de gas (\w+ ){0,4}(agora|aqui|forte|todo mundo|passando mal) /,
  / (furou|furei|picou|espetou|espetei|cortou|cortei|perfurou|me furei|se furou|se picou) (\w+ ){0,5}(agulha|bisturi|lanceta|perfurocortante|scalp|seringa)(?= )| acidente (com|de) (\w+ ){0,2}(perfuro\w*|agulha|material biologico) (\w+ ){0,8}(agora|hoje|tecnic[oa]|enfermeir[oa]|funcionari[oa]|colega|eu|dedo|mao|paciente)(?= )| (respingou|espirrou|caiu) (\w+ ){0,3}(sangue|secrecao|acido|produto) (\w+ ){0,3}(olhos?|boca|rosto) /,
  / (not|stopped|is not|can not|cannot|hardly) (breathe|breathing) | (fainted|passed out|collapsed|unconscious|choking|drowning|is dying|unresponsive|not waking up|will not wake up|wont wake up|not responding to us) | (swallowed|drank|ate) (\w+ ){0,3}(bleach|detergent|poison|battery|soap|gasoline|pills|coin) | hit (his|her|my|the) head | broke (his|her|my) (arm|leg|hip|wrist|ankle) | bleeding (a lot|heavily|badly|out) | (having|had) a (seizure|stroke|heart attack|fit) | overdosed? | (people|someone|patients?|colleagues?) (\w+ ){0,2}(burn(ed|t)|hurt|injured|trapped) | there is a fire | (stuck|pricked|cut) (himself|herself|myself|her finger|his finger|my finger) (\w+ ){0,4}(needle|scalpel) /,
]

const struck =
  / (tendo|teve|com|sofrendo|tive) (um|uma|um principio de|inicio de)? ?(convulsao|convulsoes|infarto|enfarte|avc|derrame|ataque cardiaco|parada cardiaca|parada cardiorrespiratoria|choque anafilatico) /
const broken =
  / (quebrei|quebrou|fraturou|fraturei|torceu|deslocou) (a|o|uma|um) (perna|braco|pe|mao|tornozelo|clavicula|costela|bacia|femur)(?! d[ae]) /
const illness =
  / (convulsao|convulsoes|infarto|enfarte|ataque cardiaco|parada cardiaca|derrame cerebral) /g
/** 'teve AVC e vai ter alta', 'infarto no ano passado': what is needed now is care at home. */
const afterwards =
  / (alta (hospitalar|medica|amanha|semana|da uti|do hospital)|(ter|teve|recebeu|ganhou|deram|deu) alta(?! (pressao|febre|glicemia|temperatura))|home care|cuidador\w*|(precis\w+|compr\w+|alug\w+) ((de|uma?|uns|umas|daquel[ea]s?|aquel[ea]s?|dess[ea]s?) ){0,2}(guincho|guindaste|cama|cadeira|andador|colchao|fraldas?|muletas?|bengalas?|palmilhas?|tipoia|ortese|bota)|(avc|infarto|derrame|convulsao|convulsoes|ataque cardiaco) (\w+ ){0,2}((ano|mes) passado|semana passada|(ha|faz) \w+ (anos?|mes|meses|semanas))|(atendemos|atendo|cuidamos de|clinica de) (\w+ )?pacientes) /
/** Whatever was before, it is happening. */
const now =
  / (agora|tendo|sofrendo|neste momento|nesse momento|de novo|outra vez|socorro|passando mal|urgente) /

/** The name of it: an emergency unless somebody buys for it. */
const named = [
  / (dor|dores|aperto|pontada|pressao|queimacao) (\w+ ){0,3}(no|do) peito | peito (doendo|apertado|dói|doi) | dor toracica /,
  / (convulsao|convulsoes|infarto|enfarte|ataque cardiaco|parada cardiaca|parada cardiorrespiratoria|hemorragia|anafila\w+|overdose|derrame cerebral|envenenamento|engasgo|afogamento) /,
  / (falta de ar|sangramento (forte|intenso|grave|que nao para)|reacao alergica( grave)?|queimadura grave|perdeu a consciencia|inconsciente|afogando) /,
  / (e|sera|seria|sinais de|sintomas de) (um )?(avc|infarto) /,
  / (ambulancia|samu|resgate) (\w+ ){0,3}(urgente|agora|rapido|ja|urgencia|socorro) | (urgente|agora|rapido|chama|chamem|chamar|manda|mandem) (\w+ ){0,3}(ambulancia|samu) | (numero|telefone) d[aeo] (samu|ambulancia|emergencia) /,
  / (emergencia medica|(?<!nao )e uma emergencia|(?<!nao )e emergencia) | ^ socorro( me ajuda\w*| alguem| por favor)* $/,
  / (choque eletrico|acidente de (moto|carro|transito)|atropelamento|tiroteio) |^ (um |uma |levou |levei )*(avc|derrame|tiro|facada) $| (braco|perna|rosto|lado) (\w+ )?dormente $| (paciente|pessoa|homem|mulher|crianca|idos[oa]|alguem) (\w+ )?(em|teve|com|esta em) parada | dor de cabeca (\w+ ){0,3}(forte|intensa|insuportavel) (\w+ ){0,2}(de repente|subita|do nada) | pior dor de cabeca |(?<= )pressao (\w+ ){0,3}(2\d|18|19|18\d|19\d|2\d\d) (por|x) \d+ | (glicose|glicemia) (\w+ ){0,2}(deu|esta|em|caiu para|caiu|subiu para) ([1-4]\d|[4-9]\d\d) /,
  / (chest pain|heart attack|seizure|stroke|call an ambulance|need an ambulance|medical emergency|anaphyla\w+|severe bleeding|poisoned) /,
]

/** Things and houses that show a purchase: 'carrinho de parada cardíaca para a clínica'. */
const goods =
  / (carrinhos?|carros? de (parada|emergencia)|desfibrilador(es)?|dea|oximetros?|monitor(es)?|cilindros?|concentrador(es)?|inalador(es)?|nebulizador(es)?|respirador(es)?|ventilador(es)?|macas?|mascaras?|material|materiais|para (o |a |um |uma |meu |minha |nosso |nossa )?(clinica|hospital|ubs|upa|consultorio|laboratorio|farmacia|empresa|escola|academia|condominio)|defibrillators?|oximeters?|for (a|my|our|the) (clinic|hospital|practice|company)) /
/** Somebody at home who gives no sign, not somebody who does not write back. */
const noSign =
  / (pai|mae|filh[oa]|avo|vo|vozinha|irma|irmao|espos[oa]|marido|mulher|namorad[oa]|ti[oa]|sogr[oa]|bebe|net[oa]|crianca|idos[oa]|paciente) (\w+ )?nao (\w+ )?(responde|reage|fala|acorda|se mexe|abre os olhos)(?= )/
const byMessage =
  / (mensage\w+|emails?|whatsapp|telefone|ligac\w+|pedidos?|orcamentos?|cotac\w+|perguntas?|formulario|pesquisa|ingles|portugues) /

/**
 * Somebody of the family or a friend is spoken of, and nothing is asked for: no search. Whatever it
 * is, who helps is named.
 */
const ofSomebody =
  /^ (oi |ola |gente |olha |socorro |ai |entao |mas |e |bom dia |boa tarde |boa noite )*(o |a )?(meu|minha|nosso|nossa|my) (\w+ )?(pai|mae|filh[oa]|avo|vo|vozinha|irma|irmao|espos[oa]|marido|namorad[oa]|ti[oa]|prim[oa]|sogr[oa]|amig[oa]|vizinh[oa]|bebe|net[oa]|father|mother|son|daughter|wife|husband|friend|brother|sister|grand\w+) (?!$|tudo (bem|bom)|como vai|me ajud|por favor|boa |bom )/
const mayWant =
  / (atende\w*|entrega\w*|mora|moram|(?:e|eh|sao) d[aeo]|precis\w+|quer|quero|queria|procur\w+|busc\w+|compr\w+|alug\w+|contrat\w+|usa|vende\w*|tem alguem|quem|onde|qual|quais|quanto|como|indica\w*|recomenda\w*|conhece\w*|empresa|clinica|hospital|farmacia|drogaria|laboratorio|lab|loja|negocio|distribuidora|consultorio|cadastr\w+|anunci\w+|trabalha\w*|dentista|medic[oa]|enfermeir[oa]|curativos?|escaras?|feridas?|cadeirante|acamad[oa]|fraldas?|cama|cadeira|muletas?|needs?|wants?|looking|buy|rent|where|who|company|clinic) /

/** Pure. An emergency wins over everything else; the doubt goes to the safe side. */
export function dangerIn({ sentence }: Message): Danger | undefined {
  return dangerOf(sentence) ?? dangerOf(spelledForDanger(sentence))
}

function dangerOf(sentence: string): Danger | undefined {
  const buys = trade.test(sentence)
  const mayBuy = (buys || goods.test(sentence)) && !relative.test(sentence)
  if (isDespair(sentence, buys)) return 'suicide'
  const isOver = afterwards.test(sentence) && !now.test(sentence)
  if (happening.some((pattern) => pattern.test(sentence))) return 'emergency'
  if (!isOver && (struck.test(sentence) || broken.test(sentence))) return 'emergency'
  if (noSign.test(sentence) && !byMessage.test(sentence)) return 'emergency'
  if (
    named.some((pattern) => pattern.test(isOver ? sentence.replace(illness, ' ') : sentence)) &&
    !mayBuy
  )
    return 'emergency'
  if (!buys && isViolence(sentence)) return 'violence'
  if (isGrief(sentence)) return 'grief'
  if (asksForAdvice(sentence) && (!buys || relative.test(sentence))) return 'medical'
  if (tellsOfAilment(sentence) && !buys) return 'medical'
  if (buys || !ofSomebody.test(sentence)) return undefined
  if (tellsOfIllness(sentence)) return 'medical'
  return mayWant.test(sentence) ? undefined : 'concern'
}
