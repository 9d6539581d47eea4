/** What is asked of how somebody works, and how a profile speaks of it. Both folded. */
export type Topic = { asked: RegExp; said: RegExp }

const days = 'todos os dias|fi[mn]s? de semana|finais de semana|(?<!ate )24 horas(?! uteis)|plantao'

/** What only a sentence that tells it answers, the first of them that is asked: on which day, at what hour, how soon, how often, for which patients. */
export const strictTopics: readonly Topic[] = [
  {
    asked: / (domingos?|sundays?) /,
    said: new RegExp(` (domingos?|${days}) `),
  },
  {
    asked: / (sabados?|saturdays?) /,
    said: new RegExp(` (sabados?|${days}) `),
  },
  {
    asked: / (feriados?|holidays?) /,
    said: new RegExp(` (feriados?|${days}) `),
  },
  {
    asked: / (fi[mn]s? de semana|finais de semana|weekends?) /,
    said: new RegExp(` (sabados?|domingos?|${days}) `),
  },
  {
    asked:
      / (madrugada|noite|noturn\w+|24 horas|24h|plantao|emergencias?|urgencias?|nights?|overnight|emergency|emergencies) /,
    said: / (madrugada|noite|noturn\w+|fora do horario|(?<!ate )24 horas(?! uteis)|24h|plantao|emergencias?|urgencias?) /,
  },
  {
    asked: / (horarios?|que horas|(quais|que) dias|abre|funcionamento|opening hours) /,
    said: / ((?<!fora do )horarios?|segunda a|24 horas|todos os dias) /,
  },
  {
    asked: / (?<!(?:vale|valem|vigente|vigor) )(hoje|agora|mesmo dia|ja|today|right now) /,
    said: / (mesmo dia|em ate (\w+ )?horas|imediat\w+|ate as \w+ horas) /,
  },
  {
    asked:
      / (prazos?|tempo|demora\w*|quantos dias|quando|how long|when) (\w+ ){0,3}(entreg\w+|cheg\w+|frete|deliver\w*|arrive\w*)|(entreg\w+|cheg\w+|deliver\w*) (\w+ ){0,3}(prazos?|tempo|demora\w*|quantos dias|quando|how long)(?= )/,
    said: / (entrega\w*|cheg\w+|sai no|despach\w+) (\w+ ){0,12}(horas?|dias?|mesmo dia|semanas?)(?= )/,
  },
  {
    asked:
      / (prazos?|(?<! (?:ha|a|faz) )quanto tempo(?! (\w+ )?de (mercado|garantia)| no mercado)|tempo (de|para) (?!mercado|garantia)|quantos dias|demora\w*|how long|deadline) /,
    said: / ((?<!nos )prazos?(?! (?:d[eoa]s?|medio|que) )|em ate \w+|em \d+ (dias|horas)|(?<! as )(\d+|uma?|dois|duas|tres|cinco|sete|dez|quinze|trinta) (horas?|dias?|semanas?)|(horas|dias) uteis|mesmo dia) /,
  },
  {
    asked:
      / (toda semana|todo (santo )?dia|todos os dias|diariamente|quantas vezes|vezes (por|na|ao)|com que frequencia|(por|cada|every|per) (semana|dia|mes|week|day|month)|how often) /,
    said: / (diari\w+|semana(l|is|lmente)|quinzena(l|is)|mensa(l|is)|trimestra(l|is)|(uma|duas|tres|\d+) vez(es)? (ao|a|por)|a cada (dia|semana|mes)|dias por (mes|semana)) /,
  },
  {
    asked:
      / (convenios?|planos? de saude|sus|unimed|operadoras?|reembolso|health (plan|insurance)s?|insurance) /,
    said: / (faturamento (\w+ ){0,3}(sus|convenios?)|convenios? (com|de) operadoras?|atende\w* (por )?(convenios?|sus)|reembolso|judicializacao) /,
  },
  {
    asked: / (em casa|na casa|domicili\w+|na residencia|at home) /,
    said: / (em casa|domicili\w+|residencia(l|is)?|home care) /,
  },
]

/** What any sentence of the topic answers, the one with most words of the question first. */
export const looseTopics: readonly Topic[] = [
  {
    asked:
      / (pedido minimo|quantidade minima|a partir de quant[oa]s|minimum order|pedidos? (\w+ )?(de )?\d+|minimo|menos (de|que) \d+|(so|apenas|somente|only) (\w+ )?\d+ \w+|poucas (unidades|pecas|caixas)) /,
    said: / ((pedido|quantidade|lote) minim[oa]|a partir de (\d+|uma?|duas|dois|tres|cinco|dez)) /,
  },
  { asked: / (frete|shipping|freight) /, said: / fretes? / },
  {
    asked:
      / (alug\w+ ou (so |tambem )?vend\w+|vend\w+ ou (so |tambem )?alug\w+|(rent|sell) or (rent|sell)) /,
    said: / (vend\w+|alug\w+|loca\w+) /,
  },
  {
    asked: / quant[oa]s (dias|horas|vezes|visitas) /,
    said: / (\d+|uma?|dois|duas|tres|quatro|cinco|seis|dez) (dias?|horas|vez|vezes|visitas?) /,
  },
  {
    asked: / (entreg\w+|cheg(a|am|ar)|despach\w+|deliver\w*|ship\w*) /,
    said: / (entreg\w+|frete|despach\w+|raio de|logistica propria) /,
  },
  {
    asked:
      / (como (e que )?(\w+ )?(cobra\w*|e cobrado)|cobram? como|(cobra\w*|pag\w+|receb\w+) (\w+ ){0,3}(em cima d\w+|por (resultado|exito)|pelo (resultado|exito)|(o que|se|quando|depois de) (\w+ )?recuper\w+)|how do they charge|success fee) /,
    said: / (remuneracao|cobramos|cobranca|por resultado|mensalidade|valor fixo|preco fixo) /,
  },
  {
    asked: / (cartao|boleto|pix|parcel\w+|pagamento|payment|credit cards?) /,
    said: / (cartao|boleto|pix|parcel\w+|pagamento|faturamento em) /,
  },
  {
    asked: / (ingles|espanhol|alemao|frances|idiomas?|english|spanish|german|french|languages?) /,
    said: / (ingles|espanhol|alemao|frances|idiomas?) /,
  },
  {
    asked:
      / (desde quando|ha quantos anos|(tempo|anos) (de|no) (mercado|experiencia)|quanto tempo (\w+ ){0,3}mercado|ha quanto tempo|since when|how long have) /,
    said: / (desde|anos de (mercado|experiencia)|(ha|com) \w+ anos|fundad[ao]) /,
  },
  {
    asked:
      / (quant[oa]s (pessoas|funcionari[oa]s|colaboradores)|(qual|quem e|tamanho d|tem) (\w+ )?equipe|how many (people|employees)) /,
    said: / (equipe|pessoas) /,
  },
  {
    asked:
      / (formacao|formad[oa]|profissao|especialidade|curriculo|training of|background|degree) /,
    said: / (farmaceutic[oa]|enfermeir[oa]|engenheir[oa]|fisic[oa] medic[oa]|advogad[oa]|arquitet[oa]|nutricionista|biomedic[oa]|contadora?|fisioterapeuta|tradutora?|especialista|formad[oa]|graduad[oa]|titulo|mestr[ea]|mba|pos graduacao) /,
  },
  { asked: / (garantia|warranty) /, said: / garantias? | assistencia por (\w+ )?(anos?|meses) / },
  { asked: / (trein\w+|capacita\w+|training) /, said: / (trein\w+|capacita\w+|cursos?) / },
  {
    asked: / (busca|buscam|recolhe\w*|devolve\w*|retira\w*|coleta|coletam|pick up) /,
    said: / (coleta\w*|retirada|busca\w*|recolh\w+|entrega\w*) /,
  },
  {
    asked:
      / (papel|papeis|comprov\w+|certificado|proof) | documentos? (\w+ ){0,3}(entreg\w+|dao|da|deix\w+|emit\w+|mand\w+|fornec\w+)(?= )/,
    said: / (certificado|manifesto|comprovante|laudo|relatorio)s? /,
  },
  { asked: / (amostras?|samples?) /, said: / amostras? / },
  {
    asked: / (instal(a|am|ar|acao)|mont(a|am|ar|agem)|install) /,
    said: / (instala\w+|montagem|montamos) /,
  },
  {
    asked: / (gelad[oa]s?|refrigerad[oa]s?|frio|temperatura) /,
    said: / (refrigerad[oa]s?|camara fria|temperatura|cadeia fria) /,
  },
  { asked: / (emprest\w+|comodato|lend|on loan) /, said: / (emprest\w+|comodato) / },
  {
    asked:
      / (consert\w+|quebra\w*|quebrou|estragar|defeito|der (pau|problema|ruim)|pifar|repar(o|a|am|os)|repairs?) /,
    said: / (consert\w+|repar(o|os|a|amos)|assistencia|troca\w*|defeito) /,
  },
  {
    asked: / (nota fiscal|(tem|emite\w*|dao|da) nota|invoice) /,
    said: / (notas? fisca(l|is)|emit\w+ nota|com nota) /,
  },
  {
    asked:
      / (qual|que|quais) (\w+ )?(rdc|normas?|nr|portaria|resolucao|lei|legislacao) | which (rule|regulation|standard)s? /,
    said: / (rdc|nr|portaria|resolucao|normas?|abnt|nbr|iso|lei) /,
  },
  {
    asked:
      / (on ?line|presencia(l|is)|remot[oa]s?|distancia|ead|in loco|no local|por video|(fica|vai|vem|vao|ficam) (\w+ )?(na|no|ao|a|ate o|ate a|aqui na|aqui no) (clinica|hospital|laboratorio|farmacia|consultorio|unidade|local)|on site|in person|remotely|(do|does) (they|he|she) come) /,
    said: / (unidades? move(l|is)|on ?line|presencia(l|is)|remot\w+|a distancia|ead|in loco|no local|videochamada|fic(o|a|am|amos) (no|na|em)) /,
  },
  {
    asked:
      / (vem|vao|atendem?|mand\w+|lev\w+) (\w+ ){0,6}ou (\w+ ){0,6}(mand\w+|lev\w+|envi\w+|vem|vao|busca\w*) /,
    said: / (unidades? move(l|is)|no local|in loco|visita\w*|vamos ate|laboratorio permanente|retira\w*|coleta e entrega) /,
  },
  {
    asked: / (vem|vai|vao|ja vem) (\w+ )?(junto|juntos|inclus\w+)|vem com(?= )/,
    said: / (comodato|inclus\w+|acompanha\w*|sem custo|por nossa conta|junto) /,
  },
  {
    asked: / (alug\w+|loca\w+|rent) (\w+ ){0,4}(dias?|mes|meses|semanas?|diaria|day|week|month) /,
    said: / (diari\w+|mensal|por (dia|mes|semana|evento)) /,
  },
  {
    asked:
      / (so|apenas|por|somente|only|for) (\w+ )?(\d+|uma?|dois|duas|one|two) (dias?|mes|meses|semanas?|days?|months?|weeks?) /,
    said: / (diari\w+|mensa(l|is)|por (dia|mes|semana|evento)) /,
  },
  { asked: / avuls[oa]s? /, said: / (avuls[oa]s?|por unidade|unitari\w+) / },
  { asked: / (contrato minimo|contratos?) /, said: / contratos? / },
]
