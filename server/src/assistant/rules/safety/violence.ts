const who =
  '(marido|namorado|companheiro|ex|pai|padrasto|esposa|mulher|mae|filho|genro|chefe|vizinho|husband|boyfriend|partner)'
const violence = [
  / (estupr\w+|violentad[oa]|(abuso|abusad[oa]|abusou) (sexual\w*|de mim|d[ae] (mim|minha|meu))|violencia (domestica|sexual)|(eu )?apanh(o|ei|ando) d[eo] |raped|domestic violence) /,
  new RegExp(
    ` ${who} (\\w+ ){0,2}(me )?(bate|bateu|espanca|espancou|agrediu|agride|ameaca|ameacou|estrangulou|hits|hit|beats|beat)( em mim| n[ao] (minha|meu) \\w+| me| $)`,
  ),
  / (me|a (mae|irma|vizinha|filha)) (espanc\w+|agred\w+|estrangul\w+)(?= )/,
]

/** Somebody is beaten, threatened or was raped. Folded words. */
export const isViolence = (sentence: string): boolean =>
  violence.some((pattern) => pattern.test(sentence))
