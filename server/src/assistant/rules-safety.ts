import type { Message } from './rules-message.ts'

/** What comes before anything else, and before any model. */
export type Danger = 'suicide' | 'emergency' | 'medical'

/** Somebody who buys, learns or maintains: 'curso de primeiros socorros' is no emergency. */
const trade =
  / (fornecedor\w*|fabricantes?|distribuidor\w*|fornec\w+|cursos?|treinamentos?|treinar|capacitacao|palestras?|comprar|compra|compro|cotacao|cotar|orcamento|alugu\w+|alugar|locacao|locar|manutencao|calibr\w+|consert\w+|qualificacao|consultoria|protocolos?|projetos?|eventos?|equipamentos?|aparelhos?|kits?|maletas?|software|sistemas?|pecas?|atacado|licitacao|pregao|vendem|vende|estoque|transportadora|transporte de|supplier\w*|course|training|buy|purchase|rent|rental|maintenance|equipment|wholesale|distributor|quote|event) /

const relative =
  / (meu|minha|nosso|nossa) (\w+ )?(pai|mae|filh\w+|avo|avos|vo|vozinha|irma|irmao|espos\w+|marido|mulher|namorad\w+|tio|tia|prim\w+|sogr\w+|amig\w+|colega|vizinh\w+|bebe|net\w+|paciente|chefe|funcionari\w+|alun\w+) | (estou|to) (com|tendo|sentindo|passando|sem|perdendo) | (sinto|sentindo|acho que estou|acho que e|socorro) | (ele|ela|paciente|senhor|senhora|homem|crianca|bebe|alguem|pessoa) (esta|estao|nao|caiu|teve|ficou|comecou|parou) | (my|his|her) (\w+ )?(father|mother|dad|mom|son|daughter|wife|husband|friend|baby|brother|sister|grand\w+|colleague) | (he|she) (is|has|was|fell) | i (am having|have|am|feel) /

/** Something that is happening: whoever writes it is with the person. */
const happening = [
  / (desmaiou|desmaiei|desmaiando|desmaiada|desmaiado|desacordad\w|convulsionando|sufocando|esfaquead\w|balead\w|atropelad\w|infartando) /,
  / nao (esta |ta |consegue |consigo |estou )?(mais )?(respira|respirando|respirar|acorda|acordando|reage|reagindo|tem pulso) /,
  / (parou|parando) de respirar | sem (conseguir )?respirar | sem pulso /,
  / (sangrando|perdendo (muito )?sangue|sangra muito) /,
  / (tendo|teve|com|sofrendo|tive) (um|uma|um principio de|inicio de)? ?(convulsao|convulsoes|infarto|enfarte|avc|derrame|ataque cardiaco|parada cardiaca|parada cardiorrespiratoria|choque anafilatico) /,
  / (boca|rosto|cara) (torta|torto|caida|caido) | lado do corpo (paralisad\w|dormente|parado) /,
  / (engasgad\w|engasgou|engasgando|afogad\w|afogou|envenenad\w|intoxicad\w|intoxicou|eletrocutad\w) /,
  / (tomou|tomei|bebeu|bebi|engoliu|ingeriu|comeu) (\w+ ){0,3}(veneno|chumbinho|raticida|inseticida|agrotoxico|soda|agua sanitaria|alvejante|candida|cloro|detergente|desinfetante|sabao|amaciante|querosene|gasolina|acetona|amoniaco|naftalina|alcool (em )?gel|alcool 70|produto de limpeza|pilha|bateria|moeda|prego|caco de vidro|comprimidos demais|muitos comprimidos|remedio demais|a cartela|uma cartela) /,
  / (bateu|bati) (com )?a cabeca | (vomit\w+|tossindo|cuspindo|evacuando|urinando) sangue | (ficou|ficando|esta|labios?|boca) rox[oa]s? | saturacao (caindo|baixa|baixando|caiu) | (saturando|saturacao) (\w+ ){0,2}[3-8]\d /,
  / (quebrei|quebrou|fraturou|fraturei|torceu|deslocou) (a|o|uma|um) (perna|braco|pe|mao|tornozelo|clavicula|costela|bacia|femur)(?! d[ae]) /,
  / (picad\w|picou|mordid\w|mordeu) (\w+ ){0,3}(cobra|escorpiao|aranha) /,
  / (garganta|glote) (fechando|fechou|inchando) /,
  / (levou|tomou|levei) (um |uma )?(tiro|facada|choque) | (esta|estou|vai) morrendo | (esta|estao) passando (muito )?mal | passando muito mal /,
  / (se queimou|queimou (a|o|as|os) \w+|se cortou|se acidentou|levou um tombo|fratura exposta|pegando fogo) /,
  / (bolsa estourou|em trabalho de parto|bebe (esta )?nascendo) /,
  / (not|stopped|is not|can not|cannot|hardly) (breathe|breathing) | (fainted|passed out|unconscious|choking|drowning|is dying|unresponsive) | (swallowed|drank|ate) (\w+ ){0,3}(bleach|detergent|poison|battery|soap|gasoline|pills|coin) | hit (his|her|my|the) head | broke (his|her|my) (arm|leg|hip|wrist|ankle) | bleeding (a lot|heavily|badly|out) | (having|had) a (seizure|stroke|heart attack|fit) | overdosed? /,
]

/** The name of it: an emergency unless somebody buys for it. */
const named = [
  / (dor|dores|aperto|pontada|pressao|queimacao) (\w+ ){0,3}(no|do) peito | peito (doendo|apertado|dói|doi) | dor toracica /,
  / (convulsao|convulsoes|infarto|enfarte|ataque cardiaco|parada cardiaca|parada cardiorrespiratoria|hemorragia|anafila\w+|overdose|derrame cerebral|envenenamento|engasgo|afogamento) /,
  / (falta de ar|sangramento (forte|intenso|grave|que nao para)|reacao alergica( grave)?|queimadura grave|perdeu a consciencia|inconsciente|afogando) /,
  / (e|sera|seria|sinais de|sintomas de) (um )?(avc|infarto) /,
  / (ambulancia|samu|resgate) (\w+ ){0,3}(urgente|agora|rapido|ja|urgencia|socorro) | (urgente|agora|rapido|chama|chamem|chamar|manda|mandem) (\w+ ){0,3}(ambulancia|samu) | (numero|telefone) d[aeo] (samu|ambulancia|emergencia) /,
  / (emergencia medica|e uma emergencia|e emergencia) | ^ socorro( me ajuda\w*| alguem| por favor)* $/,
  / (chest pain|heart attack|seizure|stroke|call an ambulance|need an ambulance|medical emergency|anaphyla\w+|severe bleeding|poisoned) /,
]

const wishToDie =
  / (me matar|me suicidar|suicidar|fazer (uma |alguma )?besteira comigo|fazer mal a mim( mesm[oa])?|(pensando|penso|pensei) em (morrer|me matar|fazer uma besteira)|(perdi|sem) (a )?vontade de viver|viver nao vale( mais)? a pena|nao vale( mais)? a pena viver|desistir d[ae] (minha )?vida|nao vejo (mais )?(saida|futuro|esperanca)( (para|na|em) (a )?(minha )?(vida|mim))?(?= $)|tirar (a )?minha (propria )?vida|cansei de viver|ninguem (vai|iria) sentir (a )?minha falta|nao vou (mais )?estar (mais )?(aqui|viv[oa])( mesmo| para ver)?(?= $)|quero morrer|queria morrer|vontade de morrer|preferia morrer|melhor morrer|nao (quero|aguento|consigo) mais viver|nao quero viver|nao aguento mais (essa vida|a vida|minha vida)|nao vejo (mais )?(sentido|motivo|razao) (em|na|para|de) (viver|vida)|acabar com (a )?minha vida|acabar com tudo|dar fim (a|na) (minha )?vida|por fim (a|na) minha vida|queria (estar mort\w|sumir|nao existir|desaparecer)|quero (sumir|desaparecer|me machucar)|me cort(ar|ando)|pensamentos? suicidas?|pensando em suicidio|penso em suicidio|kill myself|killing myself|want to die|end my life|suicidal|hurt myself|not want to live|take my own life) /
const suicideNamed = / (suicidio|suicida|suicide) /

const drug =
  '(dipirona|novalgina|paracetamol|tylenol|ibuprofeno|ibuprofen|advil|amoxicilina|amoxicillin|azitromicina|omeprazol|losartana|metformina|dorflex|rivotril|clonazepam|ivermectina|prednisona|dexametasona|nimesulida|buscopan|aspirina|aspirin|aas|insulina|ozempic|mounjaro|semaglutida|sertralina|fluoxetina|ritalina|venvanse|viagra|sildenafila|tadalafila|captopril|enalapril|atenolol|sinvastatina|loratadina|cefalexina|diclofenaco|voltaren|tramadol|morfina|codeina|anticoncepcional|pilula|antibiotico|antibioticos|antidepressivo|anti inflamatorio|anti histaminico|corticoide|remedio|remedios|medicamento|medicacao|vitamina|xarope|pomada|colirio|medicine|medication|antibiotics?|painkillers?|pills?)'
const complaint =
  '(febre|tosse|gripe|resfriado|covid|dengue|dor|dores|enjoo|enjoos|nausea|vomito|vomitando|diarreia|tontura|coceira|manchas? n[ao] \\w+|caroco|nodulo|inchaco|inchad\\w|alergia|pressao (alta|baixa)|diabetes|ansiedade|depressao|insonia|infeccao(?! hospitalar)|inflamacao|enxaqueca|sinusite|rinite|azia|gastrite|hemorroida|micose|queda de cabelo|colesterol|febril|cancer|tumor|verme|vermes|piolho|afta|herpes|fever|cough|headache|flu|rash|pain|sore throat|diarrhea|cold)'

const wantsAdvice = [
  / (remedio|remedios|xarope|cha|pomada) (bom |boa |bons )?(para|contra) (?!(o |a |meu |minha |nosso |nossa )?(hospital|clinica|farmacia|drogaria|posto|ubs|upa|estoque|revenda))/,
  new RegExp(
    ` (qual|que|quais|algum|um|indica|indicam|recomenda|receita|me da|existe|tem) (\\w+ ){0,3}${drug} (\\w+ ){0,3}(para|tomar|tomo|usar|uso|passar|bom|boa|contra|serve|melhor|for|take) `,
  ),
  / (qual|que|quais) (remedio|remedios|medicamento|medicacao|antibiotico) (e que )?(voce|vc|voces) (me )?(indica|indicam|recomenda|recomendam|receita|sugere) /,
  / (posso|pode|devo|podemos|da para|seguro|preciso|tenho que|gravida|gestante|crianca|bebe|continuo|paro de|parar de) (\w+ ){0,3}(tomar|misturar|beber|tomando) /,
  new RegExp(
    ` (posso|pode|devo|como|quando) (\\w+ ){0,3}(usar|dar|aplicar|injetar|passar) (\\w+ ){0,2}${drug} `,
  ),
  / (qual|que) (a )?(dose|dosagem|posologia) | (dose|dosagem|posologia) (de|do|da|correta|certa|maxima) | quant(as|os) (gotas|comprimidos|mg|ml|capsulas|vezes (\w+ ){0,2}tomar) /,
  new RegExp(
    ` ${drug} (\\w+ ){0,2}(faz|fazem|causa|corta|engorda|serve|cura|funciona|vicia|pode) `,
  ),
  new RegExp(` (efeitos? colater\\w+|contra ?indicac\\w+|interac\\w+) (\\w+ ){0,3}${drug} `),
  new RegExp(
    ` (estou|to|tenho|sinto|sentindo|filh\\w+|mae|pai|esposa|marido|bebe|ele|ela|i have|i feel) (\\w+ ){0,4}${complaint} `,
  ),
  new RegExp(
    ` (bom|boa|bons|remedio caseiro|caseiro|cha|como (\\w+ )?(baixar|curar|tratar|aliviar|parar|acabar com|passar|melhorar|combater)|o que (tomar|fazer|tomo|faco)|sintomas?) (\\w+ ){0,3}${complaint} `,
  ),
  new RegExp(
    ` ${complaint} (\\w+ ){0,5}(o que (pode ser|tomar|tomo|fazer|faco)|e grave|e normal|e cancer) | (isso|esse|essa|este|esta|sera que) (\\w+ ){0,5}(e|eh) (um |uma )?(cancer|tumor|grave|infeccao|doenca) `,
  ),
  / (meu|minha) (\w+ ){0,2}(exame|exames|resultado|ultrassom|hemograma|biopsia|pressao|glicose|glicemia) (\w+ ){0,2}(deu|esta|veio|e|esta em) | interpretar (o |meu |um )*(exame|resultado|hemograma) /,
  / (doi|doem|doendo|ardendo|cocando) (\w+ ){0,4}o que (eu )?(passo|tomo|faco|coloco|uso|dou) /,
  / (mordida|mordeu|mordid[oa]|arranhou|picada|picou) (\w+ ){0,3}(cachorro|cao|gato|rato|morcego|abelha|vespa|marimbondo) /,
  / (me receita|me receite|receitar|preciso de (uma )?receita (medica|para|de)|atestado medico|qual (e )?(o )?meu diagnostico|me (da|de) um diagnostico|tenho que doenca|que doenca) /,
  / (what|which) (\w+ ){0,2}(medicine|medication|drug|pill|antibiotic)s? (\w+ ){0,4}(take|for|use) | (can|should|may|could) i (take|mix|give|drink|stop taking) | (dosage|dose) of | what (could|can) it be | is it (cancer|serious) /,
]

/** One 'takes' measures and care too. */
const figurative =
  / (cuidados?|providencias?|medidas?|decis\w+|atitudes?|precauc\w+) (\w+ ){0,3}tomar(?= )| tomar (\w+ )?(cuidados?|providencias?|medidas?|decis\w+|atitudes?|precauc\w+|conta|nota|parte)(?= )/

/** Pure. An emergency wins over everything else; the doubt goes to the safe side. */
export function dangerIn({ sentence }: Message): Danger | undefined {
  const buys = trade.test(sentence)
  const theirs = relative.test(sentence)
  if (wishToDie.test(sentence) || (suicideNamed.test(sentence) && !buys)) return 'suicide'
  if (happening.some((pattern) => pattern.test(sentence))) return 'emergency'
  if (named.some((pattern) => pattern.test(sentence)) && (!buys || theirs)) return 'emergency'
  const literal = sentence.replace(figurative, ' ')
  if (wantsAdvice.some((pattern) => pattern.test(literal)) && (!buys || theirs)) return 'medical'
  return undefined
}
