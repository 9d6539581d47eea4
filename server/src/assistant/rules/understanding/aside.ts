/** 'kkkk', 'rsrs' */
const laughter = /(?<!\p{L})(?:k{2,}|(?:rs){2,}|(?:ha){2,}h?|(?:he){2,})(?!\p{L})[\s,.!]*/giu
/** 'poxa.', 'ah, que bom!': with a sign after it, so that 'nossa autoclave' stays. */
const sigh =
  /^\s*(?:(?:(?:ah|aff+|poxa|putz|eita|nossa|puxa|uau|(?:t[áa]|est[áa]|tudo)\s+(?:certo|bom|bem|ok)|t[áa]|est[áa]|certo|entendi|beleza|show|legal|consegui|deu certo|pronto|foi mal|desculpa|bobagem minha)(?:,?\s+(?:que|q)\s+(?:bom|pena|legal|[óo]timo))?)[,.!]+\s*)+/iu
const thanks =
  /^\s*(?:muito\s+)?(?:obrigad[oa]|brigad[oa]|valeu|vlw|obg|thanks|thank you)(?:\s+(?:viu|mesmo|demais|a lot))?\s*[,.!]+\s*(?:(?:ah|e|mas|s[óo] mais uma coisa|esqueci)[,:]*\s+)*(?=\S+\s+\S)/iu
/** 'ok, cancela isso. e nutrição enteral?': what follows is asked for. */
const neverMind =
  /^\s*(?:(?:ok|okay|t[áa]|bom|ent[ãa]o|ah|tudo bem|no)[\s,.!]+)*(?:cancela|cancele|esquece|esque[çc]a|deixa(?:\s+(?:pra|para)\s+l[áa])?|cancel|forget|never\s*mind|scratch)(?:\s+(?:isso|ess[ea]|that|it|this|about it))?\s*[.,;!]+\s*(?=\S)/iu

/** 'dra Ana aqui, ', 'aqui é o João do Hospital Sul, ': who writes. */
const introduction =
  /^\s*(?:(?:oi+|ol[áa]|opa|bom dia|boa tarde|boa noite)[\s,.!]+)*(?:(?:(?:dra?|enf\p{L}*|prof\p{L}*)\.?\s+)?\p{L}+\s+aqui|aqui\s+(?:é|e|quem fala é)\s+(?:[ao]\s+)?[^,.;!?]{2,40}|(?:meu nome é|me chamo)\s+[^,.;!?]{2,30})\s*[,.;!]+\s*(?=\S+\s+\S)/iu

/** 'we are a German manufacturer and need somebody who …' */
const ourselves =
  /^\s*(?:(?:hi|hello|hey|good morning|good afternoon)[\s,.!]+)*(?:we are|i am|we're|i'm)\s+an?\s+[^,.;!?]{3,50}?\s+and\s+(?=(?:we |i )?(?:need|are looking|am looking|look)(?!\p{L}))/iu

/** 'a gente fabrica cateter e precisa esterilizar', 'minha clínica não tem autoclave, quem esteriliza?': what follows is needed. */
const whatWeDo =
  /^\s*(?:a gente|n[óo]s|eu|minha empresa|nossa empresa)?\s*(?:fabrica|fabrico|fabricamos|produzimos|vendemos|importamos|distribu[íi]mos)\s+[^,.;!?]{3,40}?\s+e\s+(?=precis|quer|tem que|tenho que|temos que)|^[^,.;!?]{0,40}(?<!\p{L})n[ãa]o (?:tem|temos|tenho)\s+[^,.;!?]{2,30},\s+(?=(?:quem|precis|quero|queria|procuro|algu[ée]m)\p{L}*)/iu

const sentences = /(?<=[.!?])\s+|\n+/u
const longestAside = 9
/** 'sou dona de farmácia': who asks, not what is asked for. What decides about an account stays. */
const tellsWho =
  /^\s*(?:(?:eu\s+)?(?:sou|somos|moro|moramos)|i am|we are|i live)(?!\p{L})(?!.*(?:paciente|fornecedor|empresa|freela|aut[ôo]nom|supplier|[?]))(?!.*(?<!\p{L})(?:preciso|precisamos|procuro|quero|queria|busco|need|want)(?!\p{L}))/iu

/** The message without what is said beside it; undefined when there is nothing beside. */
export function withoutAsides(text: string): string | undefined {
  const bare = text
    .replace(laughter, '')
    .replace(introduction, '')
    .replace(ourselves, '')
    .replace(whatWeDo, '')
    .replace(neverMind, '')
    .replace(sigh, '')
    .replace(thanks, '')
  const asked = bare
    .split(sentences)
    .filter((sentence) => !tellsWho.test(sentence) || sentence.split(/\s+/).length > longestAside)
    .join(' ')
  // 'isso! sou de Niterói' asks with what it tells.
  const rest = (/\p{L}\s+\p{L}/u.test(asked) ? asked : bare).trim()
  return rest !== text.trim() && /\p{L}{3}/u.test(rest) ? rest : undefined
}
