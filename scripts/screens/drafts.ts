/** The steps of each wizard after the first, as the address names them. */
export const wizardSteps = {
  freelancer: ['codigo', 'endereco', 'perfil', 'senha'],
  owner: ['codigo', 'documento', 'senha'],
  company: ['endereco', 'tipo', 'servicos'],
} as const

const email = 'helena.prado@example.com'
const person = {
  nome: 'Helena Prado',
  telefone: '(11) 98765-4321',
  email,
  nascimento: '14/03/1985',
  cpf: '111.444.777-35',
  codeSentTo: email,
  codeSentAt: 0,
  verifiedEmail: email,
}
const address = {
  cep: '13010-001',
  estado: 'SP',
  cidade: 'Campinas',
  logradouro: 'Rua Barão de Jaguara',
  numero: '100',
  bairro: 'Centro',
  complemento: 'Sala 2',
}
const service = {
  marketplace: true,
  descricaoServico: 'Calibração e qualificação de equipamentos médicos.',
  termos_aceitos: true,
  politicas_aceitas: true,
}

/** What the storage of a browser holds when every step has been filled in. */
export const drafts: Record<string, string> = {
  signupFreelancer: JSON.stringify({
    ...person,
    ...address,
    ...service,
    com_oque_trabalha: 'Engenharia clínica',
    site_portifolio: '',
    linkedin: 'helena-prado',
    certificados: 'ISO 13485',
  }),
  signupPF: JSON.stringify({
    ...person,
    empresa_trabalha: 'Prado Equipamentos',
    estado: 'SP',
    cidade: 'Campinas',
  }),
  cnpj: '12.ABC.345/01DE-35',
  marketplace: 'true',
  address: JSON.stringify(address),
  enterprise: JSON.stringify({
    razao_social: 'Prado Equipamentos Ltda.',
    nome_fantasia: 'Prado Saúde',
    site: '',
    cnae_primario: 'Comércio atacadista de instrumentos',
    cnae_secundario: '',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '244000000110',
    segmento_empresa: '',
    ...service,
    atorizacoes: 'Alvará de funcionamento; Licença sanitária',
    outras_infos: '',
  }),
}
