import { expect, test } from 'vitest'
import { licences } from './licences.ts'

test('the checklist has the 15 licences of the specification, in its order', () => {
  expect(licences).toEqual([
    'Alvará de funcionamento',
    'Licença sanitária',
    'Licença ambiental',
    'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
    'Inscrição no CNPJ',
    'Certificado de Regularidade do FGTS',
    'Certidão de Regularidade do INSS',
    'Licenças específicas da atividade',
    'Certificações de qualidade',
    'Certificação de produto',
    'Licenças de logística',
    'Licenças de operação',
    'Certificado de conformidade do Ministério do Trabalho',
    'Licenças de publicidade',
    'Registro de marcas e patentes',
  ])
})
