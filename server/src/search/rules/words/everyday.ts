const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * Verbs of everyday talk, by the stem of their regular forms: 'avise', 'avisar', 'avisando'. The first
 * person ('troco', 'passo') and the participle ('parada') are left out, for most are nouns as well.
 */
const verbs = {
  ar: list(`
    levant avis ensin cheg evit fic deix pass comec continu us gost pens fal explic acab olh tom lev peg coloc tent
    aceit demor volt realiz execut prest lid aguent mostr empreg pag lembr par apresent esper ach precis funcion
    aument melhor sobr falt ajeit torn jog cri invent liber aprov
    convers trav apit deslig reprov recus envi cort fech dur mud pesquis termin atras adiant reclam gast economiz interdit autu embarg copi bloque cancel negoci ajud indic recomend trabalh larg particip procur busc necessit encontr
  `),
  er: list(`
    resolv vend perd entend dev receb oferec fornec aprend esquec mex aparec acontec conhec escolh atend desenvolv venc devolv promet
  `),
  ir: list('cumpr exig segu consegu sent serv decid dirig permit diminu descobr previn'),
} as const

const endings = {
  ar: list('ar a am amos ei ou aram ava avam e em ando aria ariam arem asse'),
  er: list('er e em emos i eu eram ia iam a am endo o eria eriam erem esse'),
  ir: list('ir e em imos i iu iram ia iam a am indo o iria iriam irem isse'),
} as const

/** Stems that change their last letter before e: 'chegue', 'troque', 'comece'. */
const spelt = (form: string) => form.replace(/g(em?)$/, 'gu$1').replace(/c(em?)$/, 'qu$1')

const formsOf = (kind: keyof typeof verbs) =>
  verbs[kind].flatMap((stem) =>
    endings[kind].flatMap((ending) => [stem + ending, spelt(stem + ending)]),
  )

const others = list(`
  tanta tantas tantos atual atuais ir vir vem viesse viessem vierem esteve estiveram mata matar matando trocar trocando troque trocou venha venham vinha vieram va vao vai foi foram era eram estar estava estao estivesse esteja estejam seja
  sejam sao dar dou deu deram de dao diz dizem disse dizer traz trazem trazer traga poe ponha sai saem sair saiu saia
  sabe sabem soube cabe caiu veio quiser puder tiver houver haja houve havia comigo conosco contigo eles elas ele
  ela nada tudo sempre nunca ainda mal agora depois antes enquanto porque pois entao assim alias inclusive
  talvez quase bastante muita muitos muitas dinheiro pouco pouca poucos poucas outro outra outros outras mesmo mesma mesmos mesmas aquele aquela
  aqueles aquelas este estes estas esses essas aquilo ninguem nenhum nenhuma pessoa pessoas jeito maneira modo duvida
  ideia vez vezes chefe chefia diretor diretora gerente gestor gestora dono dona coordenador coordenadora colega
  obrigado obrigada abraco ola bom tarde noite moca moco viu vi vimos senhor senhora amigo amiga fora dentro longe junto ate
  morto morta positivo negativo vencido vencida vencidos vencidas direitinho certinho dificil ruim ruins pessimo otimo grande grandes enorme lindo velho velha velhos velhas antigo
  desculpa desculpe perdao preferencia mae pai avo filho filha esposa esposo marido sogra sogro tia tio irmao irma neto neta vizinho vizinha parente cunhado cunhada primo prima sobrinho sobrinha mamae papai vovo vovozinha
  dois duas tres quatro cinco seis sete oito nove dez doze quinze vinte trinta quarenta cinquenta sessenta cem cento
  duzentos duzentas trezentos trezentas quinhentos quinhentas mil milhares dezena dezenas duzia duzias
  atrasado atrasada atrasados atrasadas pendente pendentes
  antiga antigos antigas demais errado errada errados erradas parado parada parados paradas ontem amanha tempo
  evento eventos janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
`)

const everyday: ReadonlySet<string> = new Set([
  ...formsOf('ar'),
  ...formsOf('er'),
  ...formsOf('ir'),
  ...others,
])

/**
 * Talk around what is asked for ('que venha ao hospital', 'não está pagando'). One that nobody uses is
 * left out and not taken for a mistyped word; one that suppliers use, or a phrase of the trade ('convênio não
 * paga'), weighs little.
 */
export const isEveryday = (word: string): boolean => everyday.has(word)
