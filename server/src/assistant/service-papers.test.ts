import { expect, test } from 'vitest'
import type { VisibleSupplier } from '../search/service-matches.ts'
import { portuguese } from './rules/answering/texts-portuguese.ts'
import { licenceAnswer } from './service-papers.ts'

const fgts = 'Certificado de Regularidade do FGTS'
const supplier = (certificados: string[]) =>
  ({ nome: 'Alfa', plan: 'MKTFREE', certificados }) as unknown as VisibleSupplier
const { licence, noLicence } = portuguese.about

test.each([
  ["the 'CRF do FGTS' is one paper, and no council's", 'crf fgts', [fgts], licence('Alfa', fgts)],
  [
    'of two papers the one that is missing is told too',
    'fgts inss',
    [fgts],
    `${licence('Alfa', fgts)} ${noLicence('Alfa', 'Certidão de Regularidade do INSS', '')}`,
  ],
  [
    'a paper of several words beside an abbreviation',
    'sanitaria afe',
    ['Licença sanitária', 'AFE ANVISA de medicamentos'],
    licence('Alfa', 'Licença sanitária, AFE ANVISA de medicamentos'),
  ],
])('%s', (_what, asked, declared, answer) => {
  expect(licenceAnswer(supplier(declared), asked, portuguese)).toBe(answer)
})
