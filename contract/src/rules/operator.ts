// Demonstration data: the CNPJ is the sample of the tax authority's own documentation, and the
// address does not exist. A real operator puts its own identity here.
export const operator = {
  name: 'Marketplace em Saúde Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  address: 'Rua Exemplo, 100, sala 1, Centro, São Paulo/SP, CEP 01001-000',
  email: 'privacidade@example.com',
} as const
