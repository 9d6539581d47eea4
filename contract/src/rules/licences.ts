// The 15 licences and certificates of the filter's checklist, in the order it shows them.
export const licences = [
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
] as const

export type Licence = (typeof licences)[number]
