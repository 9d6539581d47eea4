import type { SupplierType } from 'contract/suppliers'
import type { Token } from './message.ts'

/** 'prefiro empresa', 'I would rather work with a company'. */
const prefers =
  / (?:prefir\w*|prefer\w*|rather) (?:(?:trabalhar|contratar|com|por|uma?|de|que|seja|to|with) ){0,4}?(empresas?|firmas?|pj|pessoa juridica|autonom[oa]s?|freela\w*|frilas?|pf|pessoa fisica) /

/** 'empresa de calibração' asks for calibration; 'só empresas' asks for a kind. */
export function readKind(tokens: readonly Token[]): SupplierType | undefined {
  const sentence = ` ${tokens.map(({ word }) => word).join(' ')} `
  const preferred = prefers.exec(sentence)?.[1]
  if (preferred)
    return /^(autonom|freela|frila|pf|pessoa fisica)/.test(preferred) ? 'Autônomo' : 'Empresa'
  if (/ tem (alguma |uma )?empresas? (tambem|ou) /.test(sentence)) return 'Empresa'
  if (
    / (so|somente|apenas|only|que sejam?|que fosse) (\w+ )?(empresas?|firmas?|pj|companies) | pessoa juridica /.test(
      sentence,
    )
  )
    return 'Empresa'
  if (
    / (em vez de|ao inves de|no lugar de|nao (quero|queria|precisa\w*|pode ser|serve\w*|aceito|gosto de)|sem ser|nada de|menos|not|no|instead of) (\w+ )?(autonom[oa]s?|freelancers?|freelas?|frilas?|pessoa fisica) /.test(
      sentence,
    )
  )
    return 'Empresa'
  if (
    / (em vez de|ao inves de|no lugar de|nao (quero|queria|precisa\w*|pode ser|serve\w*|aceito|gosto de)|sem ser|nada de) (\w+ )?(empresas?|firmas?|pj) /.test(
      sentence,
    )
  )
    return 'Autônomo'
  if (/ (minha|nossa|sou|como) (\w+ ){0,3}(autonom[oa]|freela\w*) /.test(sentence)) return undefined
  // 'vendem para pessoa física?' says to whom.
  if (/ (para|a|com|atend\w+|vend\w+|aceit\w+) (uma )?pessoas? fisicas? /.test(sentence))
    return undefined
  if (
    / (autonom[oa]s?|freelancers?|freelas?|frilas?|pf|pessoa fisica|profissional liberal) /.test(
      sentence,
    )
  )
    return 'Autônomo'
  return undefined
}
