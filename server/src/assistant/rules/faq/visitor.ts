import type { SupplierType } from 'contract/suppliers'
import type { Message } from '../understanding/message.ts'
import type { Understanding } from '../understanding/understood.ts'

// Who signs up: said once, it holds for the rest of the talk.

const firm =
  '(empresa|empresinha|distribuidora|firma|loja|fabrica|industria|startup|importadora|transportadora|company|business|firm)'
const ofFirm = new RegExp(
  ` (minha|nossa|my|our) (\\w+ )?${firm} | (tenho|temos|abri|i have|we have) (uma |a |an )?(\\w+ )?(${firm}|cnpj) | (sou|somos|se (?:eu )?fo(?:r|sse)|sendo|i am|we are) (uma? |a |an |the )?(\\w+ )?(${firm}|don[oa] de|soci[oa] de|fornecedor[a]?|distribuidor|fabricantes?|owner of) | (como|as a|cadastro de|cadastrar|cadastro da) (uma? )?${firm} | pj `,
)
const alone =
  / (sou|se (?:eu )?fo(?:r|sse)|sendo|como|as an?|i am an?) (uma? )?(\w+ )?(autonom[oa]|freelancer|freelance|freela|fisioterapeuta|enfermeir[oa]|nutricionista|farmaceutic[oa]|medic[oa]|dentista|engenheir[oa]|arquitet[oa]|consultora?|tecnic[oa]|psicolog[oa]|advogad[oa]|tradutora?|biomedic[oa]|fonoaudiolog[oa]|contadora?|fisic[oa] medic[oa]|pessoa fisica|profissional liberal|self employed) | (trabalho|atendo|atuo) (\w+ )?(por conta|sozinh[oa]|(como )?autonom[oa]) | (nao tenho|sem) (cnpj|empresa) | cadastro de (autonom[oa]|freelancer) /

export function visitorIn({ sentence }: Message): SupplierType | undefined {
  if (alone.test(sentence)) return 'Autônomo'
  return ofFirm.test(sentence) ? 'Empresa' : undefined
}

const signUpOf = { Autônomo: 'cadastro-freelancer', Empresa: 'cadastro-empresa' } as const
const signUps: readonly string[] = Object.values(signUpOf)
export const isSignUp = (id: string): boolean => signUps.includes(id)
const planOf = { Autônomo: 'qual-plano-freelancer', Empresa: 'qual-plano-empresa' } as const

const asksForCnpj = ({ sentence }: Message): boolean => / (cnpj|empresa|mei) /.test(sentence)

/** How to sign up, or which plan to take, for the kind of supplier that the visitor is. */
export function forVisitor(
  understood: Understanding,
  message: Message,
  remembered: SupplierType | undefined,
): Understanding {
  if (understood.intent !== 'faq') return understood
  const visitor = visitorIn(message) ?? remembered
  if (understood.id === 'qual-plano' && visitor) return { ...understood, id: planOf[visitor] }
  if (understood.id === 'cadastro-documento' && visitor === 'Autônomo' && asksForCnpj(message))
    return { ...understood, id: 'cadastro-documento-freelancer' }
  if (!isSignUp(understood.id)) return understood
  const namesKind = / (freelancers?|autonom[oa]s?|empresas?|cnpj|company|profissional) /.test(
    message.sentence,
  )
  return visitor && !namesKind ? { ...understood, id: signUpOf[visitor] } : understood
}
