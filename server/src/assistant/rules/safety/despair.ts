// Whoever thinks of death, their own or the one of somebody they know. Folded words; a dropped
// final 'r' ('quero morre') is how many people write.

const die =
  '(morrer?|me matar?|se matar?|me suicidar?|se suicidar?|sumir?|desaparecer?|nao existir?|nao acordar?|acabar com (tudo isso|isso tudo|tudo|a vida)(?! que| os| as)|tirar a (minha |propria |sua )?(propria )?vida|me enforcar?|me jogar?)'
const fewDie =
  '(morrer?|se matar?|se suicidar?|sumir? (do mundo|de vez|da vida)|tirar a (propria |sua )?vida|acabar com a (propria |sua )?vida|se enforcar?|se jogar? d[aeo])'

const own = [
  / (me|se) (matar|suicid\w+)(?! de (rir|trabalhar|estudar)) | suicidar /,
  new RegExp(` (penso|pensei|pensando|pensar|pensado) em ${die} `),
  new RegExp(
    ` (quero|queria|querendo|vontade de|preferia|prefiro|melhor|vou|era bom) (eu )?(so |mesmo |ate )?${die} (?!daqui|dai |de voces|do sistema|da plataforma|do cadastro|de vista|de rir|de fome|com |n?esse |deste |da lista|do site|do diretorio)`,
  ),
  / (fazer|fazendo|faco) (uma |alguma )?besteira comigo | pens\w+ em (fazer )?(uma |alguma )?besteiras? | fazer mal a mim( mesm[oa])? | me (machucar|cortar|cortando|mutil\w+) /,
  / (perdi|sem|nao tenho( mais)?) (a |o )?(vontade|animo|motivos?|razao|razoes) (de|para) (viver|continuar vivend\w|seguir vivend\w|estar viv[oa]) /,
  / (viver|a vida|minha vida|essa vida|tudo|nada) (ja )?(nao )?(vale|tem|faz)( mais)? (a pena|sentido|graca)(?= $| (mesmo|para mim|pra mim|sem|mais|e|estou|eu|nao|viver) )/,
  / (vida|tudo) (ja )?perdeu (o sentido|a graca) | nao vale( mais)? a pena (viver|continuar viv\w+) /,
  / nao (vejo|tem|ha|acho|encontro|tenho) (mais )?(nenhum |nenhuma )?(sentido|motivo|razao|graca|vontade) (em|na|no|para|de) (viver|vida|continuar (aqui|viv\w+|nessa|nesse|assim|$)|continuar(?= $)|seguir(?= $)|existir|estar aqui|acordar|mais nada) /,
  / nao (vejo|tem|ha|acho) (mais )?(nenhum )?sentido(?= $| (em|na|no) (nada|tudo|mim|minha vida) )|(?<= )me cort(o|ei|ando) (de proposito|para (aliviar|sentir)|quando (fico|estou)|todo dia|de novo)(?= )/,
  / nao vejo (mais )?(saida|futuro|esperanca)( (para|na|em) (a )?(minha )?(vida|mim))?(?= $)/,
  / (desistir|desistindo|desisti) d[ae] (minha |tudo na )?vida | (por|dar|botar) (um )?fim (a|na|n[ao]) (minha )?(vida|tudo) | acabar com (a )?(minha vida|tudo(?! que| os| as)|isso tudo) | (queria|quero) que (tudo|isso|essa dor|minha vida) (acab\w+|termin\w+)(?= $) | tirar (a )?minha (propria )?vida /,
  / (cansei|cansad[oa]|exaust[oa]) (de|da) (viver|existir|vida|essa vida|minha vida|tudo(?= $| (e|nao|eu|mesmo|isso nao|ja) )) /,
  / (dormir|deitar) e (nao|nunca)( mais)? acordar | (nao|nunca) (queria|quero)( mais)? acordar /,
  / ninguem (vai|iria|ia|vao)? ?(sentir|sentiria|sente|notar|notaria) (a )?(minha|dele|dela) falta /,
  / ninguem (\w+ )?(notar|notaria|percebe\w*|sentir|sentiria|ligar|ligaria|reparar) (\w+ )?se eu (nao (voltasse|voltar|existisse|estivesse|aparecesse)|sum\w+|morr\w+|desaparec\w+|fosse embora) /,
  / (melhor|bom|facil) (\w+ ){0,4}(eu|ele|ela) (nao (existisse|existir|tivesse nascido|estivesse (aqui|viv[oa]))|sumisse|morresse|desaparecesse) | (mundo|vida de\w*|familia|todos|todo mundo) (\w+ ){0,3}melhor sem mim /,
  / se (eu|ele|ela) (morresse|sumisse|desaparecesse|nao existisse)( \w+)? (ninguem|seria|todo mundo|tudo|do mundo) | sumisse do mundo /,
  / (queria|preferia) (nao |nunca )?(ter nascido|existir|estar mort[oa])(?= )/,
  / nao (quero|aguento|consigo|suporto)( mais)? (viver|existir|continuar viv\w+|estar viv[oa]|essa vida|a vida|minha vida) /,
  / nao quero (mais )?estar (mais )?(aqui|nesse mundo|neste mundo)(?= $)| (a|essa|esta) vida nao e (mais )?para mim | (vou|vai|quer) (me |se )?(embora|ir) (para sempre|desse mundo|deste mundo|dessa vida)(?= )/,
  / nao vou (mais )?estar (mais )?(aqui|viv[oa])( mesmo| para ver)?(?= $)/,
  / (guardando|juntando|separei|separando|guardei|juntei) (\w+ ){0,3}(remedios|comprimidos|pilulas|cartelas) (?!(\w+ ){0,4}(para (o|a|descarte|doar|doacao)|vencid\w+|estoque))(?=(\w+ ){0,6}(tomar|tudo|todos|de uma vez|acabar|coragem|sentido|vida) )| carta de despedida | (me )?despedi(ndo|r)? d(e todo mundo|e todos|a vida|a minha familia)(?= )| nada mais (importa|faz sentido|tem graca)(?= $| (para mim|na vida|nessa vida) )/,
  / (quantidade|dose|quantos?|quantas?) (\w+ ){0,9}(nao acordar|morrer|dormir para sempre)(?= )/,
  / pensamentos? suicidas? | pens\w+ (em|no) suicidio | tentativa de suicidio | tentou suicidio /,
]

const others = [
  new RegExp(
    ` (quer|queria|quis|querendo|falou|falando|fala|disse|diz|dizendo|pensa|pensou|pensando|ameac\\w+|tentou|tentando|vai) (\\w+ ){0,4}${fewDie} `,
  ),
  / se despedi(ndo|u) (\w+ ){0,10}(comprimidos|remedios|vida|morr\w+|todo mundo) | com (os |uns |um monte de )?(comprimidos|remedios|veneno|faca|corda|arma) na mao /,
  / (filh[oa]|amig[oa]|irma|irmao|namorad[oa]|alun[oa]|neta|neto) (\w+ )?se (corta|mutila|machuca)(?= $| (de|todo|sempre|quando|escondid\w) )/,
  / se (cortando|mutilando|machucando de proposito|cortar de proposito|automutil\w+) | automutilacao /,
  / (ele|ela|amig[oa]|colega|filh[oa]|irma|irmao|mae|pai|marido|esposa|alun[oa]) (\w+ ){0,3}nao (quer|aguenta)( mais)? viver /,
]

const inEnglish = [
  / kill(ing)? (myself|himself|herself|themselves) | (want|wants|wanted|like|rather) (to )?(die|dying) | (end|ending|take|taking) (my|his|her) (own )?life | (end|ending) it all | suicidal | (hurt|hurting|cut|cutting|harm|harming) (myself|himself|herself) | (cuts|hurts|harms) (herself|himself) | self harm /,
  / (not|no longer|never) want to (live|be alive|exist|wake up|be here anymore|go on living) | no (reason|point|purpose) (to|in|for) (live|living|go on|going on) | better off (dead|without me) | wish i (was|were) (dead|never born|not here) | (nobody|no one) would miss me | (can not|cannot) go on( anymore| any more| like this)?(?= $)| want to (disappear|vanish)(?= $)| tired of (living|life|being alive) | (saving|saved|stockpil\w+|hoarding) (up )?(\w+ ){0,2}(pills|tablets|medication|meds)(?= )| (everything|life|living|it all) (\w+ )?(feels?|seems?|is) (\w+ )?(pointless|meaningless|hopeless|not worth)(?= )| (goodbye|suicide) (letter|note) | nothing matters (anymore|any more)(?= )| (do not|not) want to do this anymore $/,
]

const relative =
  '(pai|mae|filh[oa]|avo|vo|irma|irmao|espos[oa]|marido|mulher|namorad[oa]|ti[oa]|prim[oa]|sogr[oa]|amig[oa]|bebe|net[oa]|companheir[oa]|father|mother|dad|mom|son|daughter|wife|husband|friend|baby|brother|sister|grand\\w+)'
const loss = [
  new RegExp(
    ` ${relative} (\\w+ ){0,3}(morreu|faleceu|partiu|se matou|se suicidou|died|passed away|killed (himself|herself)) `,
  ),
  new RegExp(
    ` (perdi|perdemos|enterrei|enterramos|lost) (o |a )?(meu|minha|nosso|nossa|my|our) ${relative} `,
  ),
  / (estou|to|vivendo|no meu) (\w+ )?(de )?luto | i am grieving /,
]
const wantsSomething =
  / (precis\w+|procur\w+|busco|compr\w+|vend\w+|alug\w+|contrat\w+|doar|doacao|cancel\w+|fechar|cadastr\w+|anunci\w+|site|conta|perfil|need|looking|buy|sell|account) /

/** Somebody they loved has died, and nothing is asked for. */
export const isGrief = (sentence: string): boolean =>
  !wantsSomething.test(sentence) && loss.some((pattern) => pattern.test(sentence))

/** Somebody in distress who names no wish to die: the same people listen. */
const distress = [
  / (estou|ando|me sinto|me sentindo|fico) (\w+ ){0,3}(triste|sozinh[oa]|desesperad[oa]|angustiad[oa]|deprimid[oa]|em panico|sem chao)(?= $| (e|ninguem|demais|mesmo|sem|com|nao) )|^ (estou (com|tendo|em) |uma |tendo )*(crise|ataque)s? de (panico|ansiedade|choro)(?= )| ansiedade (\w+ )?(atacad[oa]|atacou|muito forte)(?= )| sem vontade de (nada|fazer nada|sair da cama|levantar)(?= )|(feeling|feel|i am) (so |very )?(sad|lonely|hopeless|desperate) |panic attack /,
  / (numero|telefone|ligar|falar|chamar) (\w+ ){0,2}cvv /,
  / nao tenho( mais)? vontade de (mais )?(nada|fazer nada|sair da cama|levantar)(?= )| (so|nao paro de|nao consigo parar de|vivo) chor(o|ar|ando)(?= )| (estou|to|ando) (muito|tao|bem|super) mal(?= $| (so|e|hoje|por dentro|emocionalmente|psicologicamente) )/,
  / nao sei (mais )?o que (eu )?(fazer|faco) (da|com a|na) (minha )?vida | fundo do poco | nao (aguento|suporto) mais (sofrer|tanta dor|essa dor|nada|isso tudo)(?= $) /,
  / (estou|me sinto|me sentindo|ando|vivo|sou) (\w+ )?(desesperad[oa]|deprimid[oa]|angustiad[oa]|sem esperanca|destruid[oa]|vazi[oa]|sozinh[oa]|sem chao|perdid[oa] na vida|um lixo|um fracasso|um fardo|um peso|inutil|(muito|tao) triste)(?= $| (e|por dentro|na vida|no mundo|com a vida|demais|hoje|sem|para (todo|todos|minha|meus)) )/,
  / i (feel|am|feel so|am so) (so |very )?(hopeless|worthless|desperate and alone|completely alone) /,
]

/** `buys`: the message is about something to buy or to learn. */
export function isDespair(sentence: string, buys: boolean): boolean {
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(sentence))
  if (says(own) || says(inEnglish)) return true
  if (says(others)) return true
  if (buys) return false
  const wants = / (preciso|precisamos|procuro|busco|need) /.test(sentence)
  return (!wants && says(distress)) || / (suicidio|suicida|suicide) /.test(sentence)
}
