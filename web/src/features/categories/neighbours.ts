import type { CategorySlug } from 'contract/rules/categories'

/** Where a buyer of one trade often looks next. */
export const neighbours: Readonly<Record<CategorySlug, readonly CategorySlug[]>> = {
  'descartaveis-e-epi': ['medicamentos-e-farmacia', 'cirurgia-e-opme', 'higienizacao-e-enxoval'],
  'medicamentos-e-farmacia': [
    'descartaveis-e-epi',
    'logistica-e-cadeia-fria',
    'regulatorio-e-licencas',
  ],
  'equipamentos-e-mobiliario': [
    'engenharia-clinica-e-calibracao',
    'reabilitacao-e-home-care',
    'infraestrutura-hospitalar',
  ],
  'cirurgia-e-opme': ['esterilizacao-e-cme', 'descartaveis-e-epi', 'equipamentos-e-mobiliario'],
  'laboratorio-e-diagnostico': [
    'descartaveis-e-epi',
    'engenharia-clinica-e-calibracao',
    'residuos-e-meio-ambiente',
  ],
  odontologia: ['esterilizacao-e-cme', 'descartaveis-e-epi', 'equipamentos-e-mobiliario'],
  'reabilitacao-e-home-care': [
    'equipamentos-e-mobiliario',
    'descartaveis-e-epi',
    'medicamentos-e-farmacia',
  ],
  'esterilizacao-e-cme': [
    'cirurgia-e-opme',
    'engenharia-clinica-e-calibracao',
    'higienizacao-e-enxoval',
  ],
  'engenharia-clinica-e-calibracao': [
    'equipamentos-e-mobiliario',
    'infraestrutura-hospitalar',
    'qualidade-e-treinamento',
  ],
  'infraestrutura-hospitalar': [
    'engenharia-clinica-e-calibracao',
    'equipamentos-e-mobiliario',
    'regulatorio-e-licencas',
  ],
  'higienizacao-e-enxoval': [
    'residuos-e-meio-ambiente',
    'esterilizacao-e-cme',
    'descartaveis-e-epi',
  ],
  'residuos-e-meio-ambiente': [
    'higienizacao-e-enxoval',
    'regulatorio-e-licencas',
    'logistica-e-cadeia-fria',
  ],
  'logistica-e-cadeia-fria': [
    'medicamentos-e-farmacia',
    'engenharia-clinica-e-calibracao',
    'regulatorio-e-licencas',
  ],
  'regulatorio-e-licencas': [
    'qualidade-e-treinamento',
    'medicamentos-e-farmacia',
    'infraestrutura-hospitalar',
  ],
  'qualidade-e-treinamento': [
    'regulatorio-e-licencas',
    'gestao-e-tecnologia',
    'engenharia-clinica-e-calibracao',
  ],
  'gestao-e-tecnologia': [
    'qualidade-e-treinamento',
    'regulatorio-e-licencas',
    'infraestrutura-hospitalar',
  ],
}
