import type { Token } from './message.ts'
import { type Licence, licences } from 'contract/rules/licences'
import { plainText } from 'contract/rules/text'

/** How people name the licences of the checklist. */
const otherNames: Partial<Record<Licence, readonly string[]>> = {
  'Alvará de funcionamento': ['alvara', 'alvara em dia'],
  'Licença sanitária': ['alvara sanitario', 'licenca da vigilancia', 'licenca da visa'],
  'Licença ambiental': ['licenciamento ambiental', 'licenca do ibama', 'licenca da cetesb'],
  'Auto de Vistoria do Corpo de Bombeiros (AVCB)': [
    'avcb',
    'auto de vistoria',
    'licenca dos bombeiros',
    'alvara dos bombeiros',
    'vistoria dos bombeiros',
    'laudo dos bombeiros',
  ],
  'Inscrição no CNPJ': ['cnpj'],
  'Certificado de Regularidade do FGTS': [
    'fgts',
    'crf do fgts',
    'regularidade do fgts',
    'fgts em dia',
  ],
  'Certidão de Regularidade do INSS': ['inss', 'certidao do inss', 'regularidade do inss'],
  'Certificações de qualidade': [
    'certificacao de qualidade',
    'certificado de qualidade',
    'iso 9001',
    'iso',
    'selo de qualidade',
  ],
  'Certificação de produto': [
    'inmetro',
    'selo do inmetro',
    'certificacao do produto',
    'produto certificado',
  ],
  'Licenças de logística': [
    'licenca de logistica',
    'licenca de transporte',
    'licenca para transportar',
  ],
  'Licenças de operação': ['licenca de operacao', 'licenca para operar'],
  'Certificado de conformidade do Ministério do Trabalho': [
    'ministerio do trabalho',
    'conformidade do ministerio do trabalho',
    'conformidade trabalhista',
  ],
  'Licenças de publicidade': ['licenca de publicidade'],
  'Licenças específicas da atividade': ['licenca especifica', 'licencas especificas'],
  'Registro de marcas e patentes': [],
}

const names: { licence: Licence; words: string[] }[] = licences
  .flatMap((licence) =>
    [plainText(licence), ...(otherNames[licence] ?? [])].map((name) => ({
      licence,
      words: name.split(' '),
    })),
  )
  .sort((a, b) => b.words.length - a.words.length)

/**
 * Licences a supplier must hold: only what follows 'com', 'que tenha' and the like. 'Preciso de
 * licença sanitária' asks for help to get one.
 */
const holding =
  /^(com|tenha|tenham|tem|possua|possuam|possui|possuem|tendo|exijo|exige|ter|possuir|certificado|certificada|apresente)$/
const between =
  /^(a|o|as|os|e|de|do|da|um|uma|em|dia|todos|toda|certificado|licenca|documento|tambem|valido|valida|regular)$/

/** 'ISO 13485' is one of its own, which suppliers declare by its number. */
const namesNorm = (words: readonly string[], next: Token | undefined): boolean =>
  words.at(-1) === 'iso' && /^\d{4,5}$/.test(next?.word ?? '')

export function readLicences(tokens: readonly Token[]): { found: Licence[]; used: Set<number> } {
  const found: Licence[] = []
  const used = new Set<number>()
  let held = false
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]?.word ?? ''
    const match = held
      ? names.find(
          ({ words }) =>
            words.every((part, n) => tokens[i + n]?.word === part) &&
            !namesNorm(words, tokens[i + words.length]),
        )
      : undefined
    if (match) {
      if (!found.includes(match.licence)) found.push(match.licence)
      for (let n = 0; n < match.words.length; n++) used.add(i + n)
      i += match.words.length - 1
    } else if (holding.test(word)) {
      held = true
    } else if (!between.test(word)) {
      held = false
    }
  }
  return { found, used }
}
