/** Where visitors come from; the weight is the relative share. */
export const visitorCities: readonly { cidade: string; estado: string; weight: number }[] = [
  {
    cidade: 'São Paulo',
    estado: 'SP',
    weight: 22,
  },
  {
    cidade: 'Rio de Janeiro',
    estado: 'RJ',
    weight: 11,
  },
  {
    cidade: 'Belo Horizonte',
    estado: 'MG',
    weight: 9,
  },
  {
    cidade: 'Brasília',
    estado: 'DF',
    weight: 7,
  },
  {
    cidade: 'Curitiba',
    estado: 'PR',
    weight: 7,
  },
  {
    cidade: 'Campinas',
    estado: 'SP',
    weight: 6,
  },
  {
    cidade: 'Porto Alegre',
    estado: 'RS',
    weight: 6,
  },
  {
    cidade: 'Salvador',
    estado: 'BA',
    weight: 5,
  },
  {
    cidade: 'Recife',
    estado: 'PE',
    weight: 5,
  },
  {
    cidade: 'Goiânia',
    estado: 'GO',
    weight: 5,
  },
  {
    cidade: 'Fortaleza',
    estado: 'CE',
    weight: 5,
  },
  {
    cidade: 'Ribeirão Preto',
    estado: 'SP',
    weight: 4,
  },
  {
    cidade: 'Florianópolis',
    estado: 'SC',
    weight: 4,
  },
  {
    cidade: 'Manaus',
    estado: 'AM',
    weight: 3,
  },
  {
    cidade: 'Belém',
    estado: 'PA',
    weight: 3,
  },
  {
    cidade: 'Vitória',
    estado: 'ES',
    weight: 3,
  },
  {
    cidade: 'Uberlândia',
    estado: 'MG',
    weight: 3,
  },
  {
    cidade: 'Joinville',
    estado: 'SC',
    weight: 3,
  },
  {
    cidade: 'Londrina',
    estado: 'PR',
    weight: 2,
  },
  {
    cidade: 'São José dos Campos',
    estado: 'SP',
    weight: 2,
  },
  {
    cidade: 'Niterói',
    estado: 'RJ',
    weight: 2,
  },
  {
    cidade: 'Natal',
    estado: 'RN',
    weight: 2,
  },
  {
    cidade: 'João Pessoa',
    estado: 'PB',
    weight: 2,
  },
  {
    cidade: 'São Luís',
    estado: 'MA',
    weight: 2,
  },
  {
    cidade: 'Cuiabá',
    estado: 'MT',
    weight: 2,
  },
  {
    cidade: 'Campo Grande',
    estado: 'MS',
    weight: 2,
  },
  {
    cidade: 'Anápolis',
    estado: 'GO',
    weight: 2,
  },
  {
    cidade: 'Aracaju',
    estado: 'SE',
    weight: 1,
  },
  {
    cidade: 'Maceió',
    estado: 'AL',
    weight: 1,
  },
  {
    cidade: 'Teresina',
    estado: 'PI',
    weight: 1,
  },
  {
    cidade: 'Palmas',
    estado: 'TO',
    weight: 1,
  },
  {
    cidade: 'Porto Velho',
    estado: 'RO',
    weight: 1,
  },
  {
    cidade: 'Juiz de Fora',
    estado: 'MG',
    weight: 1,
  },
  {
    cidade: 'Caxias do Sul',
    estado: 'RS',
    weight: 1,
  },
  {
    cidade: 'Boa Vista',
    estado: 'RR',
    weight: 1,
  },
  {
    cidade: 'Macapá',
    estado: 'AP',
    weight: 1,
  },
]
