export const drug =
  '(dipirona|novalgina|paracetamol|tylenol|ibuprofeno|ibuprofen|advil|amoxicilina|amoxicillin|azitromicina|omeprazol|losartana|metformina|dorflex|rivotril|clonazepam|ivermectina|prednisona|dexametasona|nimesulida|buscopan|aspirina|aspirin|aas|insulina|ozempic|mounjaro|semaglutida|sertralina|fluoxetina|ritalina|venvanse|viagra|sildenafila|tadalafila|captopril|enalapril|atenolol|sinvastatina|loratadina|cefalexina|diclofenaco|voltaren|tramadol|morfina|codeina|anticoncepcional|pilula|antibiotico|antibioticos|antidepressivo|anti inflamatorio|anti histaminico|corticoide|remedio|remedios|medicamento|medicacao|vitamina|xarope|pomada|colirio|medicine|medication|antibiotics?|painkillers?|pills?)'
const complaint =
  '(febre|tosse|gripe|resfriado|covid|dengue|dor|dores|enjoo|enjoos|nausea|vomito|vomitando|diarreia|tontura|coceira|manchas? n[ao] \\w+|caroco|nodulo|inchaco|inchad\\w|alergia|pressao (alta|baixa)|diabetes|ansiedade|depressao|insonia|infeccao(?! hospitalar)|inflamacao|enxaqueca|sinusite|rinite|azia|gastrite|hemorroida|micose|queda de cabelo|colesterol|febril|cancer|tumor|verme|vermes|piolho|afta|herpes|fever|cough|headache|flu|rash|pain|sore throat|diarrhea|cold)'

/** A complaint and nothing else: 'dor de garganta', 'tosse há 3 dias', 'febre 40 no bebê'. */
const onlyComplaint = new RegExp(
  `^ (oi |ola |estou com |com |tenho |muita |uma )*(${complaint}( (de|nas?|nos?) \\w+| forte| fraca| alta| seca| persistente| \\d+| no bebe| na crianca| (ha|faz) \\w+ \\w+)+|dor(es)? (de|nas?|nos?) \\w+|tosse|febre|enxaqueca|insonia|enjoo|diarreia|vomito|tontura|azia) $`,
)
const ofBlood =
  '(tgo|tgp|hemoglobina|leucocitos|plaquetas|glicemia|colesterol|tsh|creatinina|ureia|ferritina)'

const advice = [
  onlyComplaint,
  new RegExp(` ${drug} ou ${drug} `),
  / (posso|devo|da para) (parar|suspender|continuar|diminuir) (\w+ ){0,2}(remedio|medicamento|tratamento|antibiotico) | esque(ci|ceu) de tomar | que vacinas? (eu )?(devo |posso |preciso )?tom(ar|o) | (como|quero|preciso|onde) (\w+ )?(abort\w+|fazer (um )?aborto) /,
  new RegExp(
    ` (o que (significa|quer dizer)|e normal|e grave) (\\w+ ){0,3}${ofBlood} | ${ofBlood} (esta )?(baix|alt|alterad)\\w+ `,
  ),
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
  / (ferida|machucado|escara|corte|queimadura|pus|assadura|micose|verruga|bolha) (\w+ ){0,10}o que (eu )?(passo|tomo|dou|coloco|uso|aplico|faco) /,
  / (qual|que) (curativo|pomada|creme|remedio|cobertura) (que )?(eu )?(passo|tomo|dou|coloco|uso|aplico|compro)(?= )/,
  /^(?=.* (ferida|machucado|escara|ulcera|lesao|corte|queimadura) (\w+ ){0,3}(d[ao] (meu|minha)|del[ae]) )(?=.* (qual|que) (\w+ ){0,3}(curativo|pomada|creme|cobertura) )(?=.* (melhor|ideal|indicad[oa]|cert[oa]|serve|bom|boa) )/,
  / (doi|doem|doendo|ardendo|cocando) (\w+ ){0,4}o que (eu )?(passo|tomo|faco|coloco|uso|dou) /,
  / (mordida|mordeu|mordid[oa]|arranhou|picada|picou) (\w+ ){0,3}(cachorro|cao|gato|rato|morcego|abelha|vespa|marimbondo) /,
  new RegExp(` ${drug} (\\w+ ){0,3}sem (receita|prescricao)( \\w+)* $`),
  / qual (\w+ )?(dieta|formula|suplemento|remedio|medicamento|curativo|pomada) (\w+ ){0,3}(melhor|ideal|indicad[oa]|cert[oa]) para (ele|ela|mim|(o |a )?(meu|minha) (?!hospital|clinica|farmacia|drogaria|consultorio|laboratorio|equipe|empresa|loja)\w+) /,
  / qual (\w+ ){0,4}(melhor|ideal|indicad[oa]|cert[oa]) para (ele|ela|(o |a )?(meu|minha) (?!hospital|clinica|farmacia|drogaria|consultorio|laboratorio|equipe|empresa|loja)\w+) (\w+ ){0,4}(diabetic[oa]|hipertens[oa]|celiac[oa]|alergic[oa]|cardiac[oa]|renal|gravida|gestante) /,
  / (qual|que) (marca|dieta|formula|suplemento|leite|remedio|curativo|pomada) (\w+ ){0,4}(ele|ela|eu|meu \w+|minha \w+) (deve\w*|devo|pode|posso|tem que|precisa|preciso) (usar|tomar|comer|receber|passar)(?= )/,
  / (me receita|me receite|receitar|preciso de (uma )?receita (medica|para|de)|atestado medico|qual (e )?(o )?meu diagnostico|me (da|de) um diagnostico|tenho que doenca|que doenca) /,
  / (what|which) (\w+ ){0,2}(medicine|medication|drug|pill|antibiotic)s? (\w+ ){0,4}(take|for|use) | (can|should|may|could) i (take|mix|give|drink|stop taking) | (dosage|dose) of | what (could|can) it be | is it (cancer|serious) /,
  / (gravida|gestante|amamentando|lactante|pregnant|breastfeeding) (\w+ ){0,4}(posso|pode|devo|faz mal|usar|tomar|comer|can|should|safe) | (posso|pode|can i) (\w+ ){0,4}(gravida|gestante|amamentando|pregnant) /,
]

const body =
  '(vista|visao|respiracao|pernas?|bracos?|maos?|pes?|joelhos?|costas|coluna|barriga|estomago|cabeca|olhos?|ouvidos?|garganta|pele|dentes?|nariz|pescoco|ombros?|coracao|rins?|figado|pulma(o|oes)|tornozelos?|dedos?|unhas?|lingua|rosto|corpo|leg|arm|hand|foot|knee|back|belly|stomach|head|eye|ear|throat|skin|tooth|neck|shoulder|finger)'
const state =
  '(inchad\\w|inchou|inchando|doi|doem|doendo|doer|dormente|formigando|vermelh\\w|rox[oa]s?|amarel\\w|quente|ardendo|arde|cocando|coca|machucad\\w|quebrad[oa]|torcid[oa]|sangra|infeccionad\\w|inflamad\\w|latejando|tremendo|fraca|fraco|ruim|travad[oa]|acelerad[oa]|disparad[oa]|escurec\\w+|embacad[oa]|falhando|swollen|hurts?|aches?|numb|itchy|sore)'
/** Somebody's own body, and something is the matter with it: never a thing to look for. */
const ailing = [
  new RegExp(` (meus?|minhas?|dele|dela|nosso|nossa|my|his|her) ${body} (\\w+ ){0,3}${state} `),
  new RegExp(` ${body} d(ele|ela|o meu \\w+|a minha \\w+) (\\w+ ){0,3}${state} `),
  new RegExp(` (doi|doem|doendo|ardendo|cocando) (\\w+ ){0,2}(meus?|minhas?|a|o|as|os) ${body} `),
  / (manchas?|carocos?|bolinhas?|feridas?|nodulos?|verrugas?|vermelhidao|coceira|inchaco|dor|dores|pontadas?) (\w+ ){0,3}(na|no|nas|nos) (minhas?|meus?|dele|dela) /,
  / (estou|fiquei) (gravida|menstruad\w|com a menstruacao|atrasada)|menstruacao (atrasad\w|nao (vem|desce|para)) /,
  / (estou|ando|acordei|me sinto|me sentindo|(ele|ela|mae|pai|filh[oa]|avo|vo|esposa|marido|bebe) (esta|anda|acordou)) (\w+ ){0,2}(enjoad|tont|pali?d|febril|gripad|resfriad|doente|vomitando|com calafrio|me sentindo mal|passando mal|se sentindo mal|mal d)\w* /,
]
/** What is wanted for it is a thing to look for: 'tipoia para o meu braço quebrado'. */
const wantsGoods =
  / (preciso de|procuro|busco|quero (um|uma|comprar|alugar)|queria (um|uma|comprar|alugar)|onde (compro|acho|encontro|vende|alugo)|vende|vendem|curativos?|escaras?|ortese|protese|tipoia|muletas?|palmilhas?|i need|looking for|where can i (buy|rent)) /

/** One 'takes' measures and care too. */
const figurative =
  / (cuidados?|providencias?|medidas?|decis\w+|atitudes?|precauc\w+) (\w+ ){0,3}tomar(?= )| tomar (\w+ )?(cuidados?|providencias?|medidas?|decis\w+|atitudes?|precauc\w+|conta|nota|parte)(?= )/

/** Whether a remedy, a dose or a judgement of somebody's health is asked for. */
export const asksForAdvice = (sentence: string): boolean => {
  const literal = sentence.replace(figurative, ' ')
  return advice.some((pattern) => pattern.test(literal))
}

/** Whether somebody tells of an ailing body, and of nothing to buy for it. */
export const tellsOfAilment = (sentence: string): boolean =>
  ailing.some((pattern) => pattern.test(sentence)) && !wantsGoods.test(sentence)

const ill = new RegExp(
  ` (${complaint}|quente|gripad[oa]|resfriad[oa]|enjoad[oa]|vomit\\w+|tossindo|espirrando|dodoi|nao (quer )?(come|comer|mama|mamar)|hot|vomiting) `,
)
/** Of somebody spoken of: an illness is told, and no thing to buy is named. */
export const tellsOfIllness = (sentence: string): boolean =>
  ill.test(sentence) && !wantsGoods.test(sentence) && !wantsThing.test(sentence)
const wantsThing =
  / (precis\w+|comprar|alugar|contratar|cuidador\w*|cama|cadeira|fraldas?|colchao|andador|inalador|nebulizador|oximetro|concentrador|needs?) /
