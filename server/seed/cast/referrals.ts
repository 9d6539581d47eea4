export type CastReferral = {
  nome_indicador: string
  email_indicado: string
  telefone_indicado: string
  empresa_freelancer_indicada: string
  status: 'aguardando' | 'contactado'
}

export const castReferrals: CastReferral[] = [
  {
    nome_indicador: 'Mariana Coutinho Freitas',
    email_indicado: 'contato.vitalimpa@example.net',
    telefone_indicado: '(11) 90321-7745',
    empresa_freelancer_indicada: 'Vitalimpa Limpeza Técnica',
    status: 'aguardando',
  },
  {
    nome_indicador: 'Hospital Santa Eulália do Vale',
    email_indicado: 'comercial.gasnorte@example.net',
    telefone_indicado: '(91) 90554-1120',
    empresa_freelancer_indicada: 'Gasnorte Medicinais',
    status: 'contactado',
  },
  {
    nome_indicador: 'Dr. Felipe Assunção Braga',
    email_indicado: 'debora.lacerda@example.org',
    telefone_indicado: '(31) 90876-3309',
    empresa_freelancer_indicada: 'Débora Lacerda, consultora ONA',
    status: 'aguardando',
  },
  {
    nome_indicador: 'Farmácia Flor de Lótus',
    email_indicado: 'contato.pharmavalida@example.net',
    telefone_indicado: '(16) 90442-8817',
    empresa_freelancer_indicada: 'Valida Farma Interior',
    status: 'contactado',
  },
  {
    nome_indicador: 'Laboratório Ponto Azul',
    email_indicado: 'marlon.quimico@example.org',
    telefone_indicado: '(47) 90239-5561',
    empresa_freelancer_indicada: 'Marlon Dietrich Souza',
    status: 'aguardando',
  },
  {
    nome_indicador: 'Camila Zanetti Rocha',
    email_indicado: 'atendimento.logisaude@example.net',
    telefone_indicado: '(41) 90118-2274',
    empresa_freelancer_indicada: 'Logissaúde Entregas 2–8 °C',
    status: 'contactado',
  },
  {
    nome_indicador: 'Clínica Horizonte Claro',
    email_indicado: 'suporte.tissfacil@example.net',
    telefone_indicado: '(62) 90663-4480',
    empresa_freelancer_indicada: 'TISS Descomplicado',
    status: 'aguardando',
  },
  {
    nome_indicador: 'Antônio Carlos Bittencourt',
    email_indicado: 'projetos.arqsaude@example.org',
    telefone_indicado: '(85) 90705-9912',
    empresa_freelancer_indicada: 'Ateliê Saúde Arquitetura',
    status: 'aguardando',
  },
  {
    nome_indicador: 'Santa Casa de Rio Manso',
    email_indicado: 'vendas.enxovalbranco@example.net',
    telefone_indicado: '(35) 90447-1836',
    empresa_freelancer_indicada: 'Enxoval Branco',
    status: 'contactado',
  },
  {
    nome_indicador: 'Tatiane Moreira Gil',
    email_indicado: 'lucas.fisicomedico@example.org',
    telefone_indicado: '(51) 90982-6643',
    empresa_freelancer_indicada: 'Lucas Pfeifer, física médica',
    status: 'aguardando',
  },
  {
    nome_indicador: 'UTI Móvel Litoral',
    email_indicado: 'contato.calibramar@example.net',
    telefone_indicado: '(13) 90271-3358',
    empresa_freelancer_indicada: 'Calibramar Metrologia',
    status: 'contactado',
  },
  {
    nome_indicador: 'Roberta Siqueira Campos',
    email_indicado: 'contato.rotuloslegais@example.net',
    telefone_indicado: '(21) 90839-7704',
    empresa_freelancer_indicada: 'Rótulos Legais Assessoria',
    status: 'aguardando',
  },
  {
    nome_indicador: 'Hemocentro Vale do Cedro',
    email_indicado: 'frio.confiavel@example.org',
    telefone_indicado: '(83) 90156-2291',
    empresa_freelancer_indicada: 'Frio Confiável Refrigeração',
    status: 'aguardando',
  },
  {
    nome_indicador: 'José Aldo Ferreira',
    email_indicado: 'ines.lgpd@example.org',
    telefone_indicado: '(61) 90594-8827',
    empresa_freelancer_indicada: 'Inês Vilaça, encarregada de dados',
    status: 'contactado',
  },
]
