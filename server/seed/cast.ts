import { productCast } from './cast-products.ts'

// The demo cast: invented people and companies. Phones stay in a 90xxx block that no mobile line
// is known to use and landlines begin with a 1, which none does; e-mails and sites are in the
// reserved example domains: nobody real is reached.

export type CastTopic =
  | 'metrologia'
  | 'validacao'
  | 'regulatorio'
  | 'residuos'
  | 'farmacia'
  | 'vigilancia'
  | 'engenharia-clinica'
  | 'opme'
  | 'esterilizacao'
  | 'higienizacao'
  | 'radiologia'
  | 'lgpd'
  | 'ti'
  | 'faturamento'
  | 'acreditacao'
  | 'logistica'
  | 'gases'
  | 'marketing'
  | 'treinamento'
  | 'arquitetura'
  | 'suprimentos'
  | 'locacao'
  | 'traducao'
  | 'auditoria'
  | 'descartaveis'
  | 'nutricao'
  | 'reabilitacao'
  | 'odontologia'
  | 'laboratorio'
  | 'mobiliario'

export type CastSupplier = {
  kind: 'Freelancer' | 'Empresa'
  plan: 'MKTFREE' | 'MKTBASIC' | 'MKTPRO' | 'MKTCORP'
  topic: CastTopic
  email: string
  pessoa: { nome: string; telefone: string; nascimento: string; empresa_trabalha: string }
  nome_fantasia?: string
  razao_social?: string
  cnae_primario?: string
  cnae_secundario?: string
  segmento_empresa?: string
  tipo_negocio?: string
  inscricao_municipal?: string
  outras_infos?: string
  telefone_empresa?: string
  whatsapp_empresa?: string
  descricaoServico: string
  com_oque_trabalha?: string
  site: string
  linkedin: string
  cep: string
  logradouro: string
  numero: string
  bairro: string
  complemento: string
  cidade: string
  estado: string
  /** 'Atende em', from what the texts say; who says nothing leaves it open. */
  atendeEm?: string[]
  certificados: string[]
  marketplace: boolean
  status: boolean
}

export type CastReferral = {
  nome_indicador: string
  email_indicado: string
  telefone_indicado: string
  empresa_freelancer_indicada: string
  status: 'aguardando' | 'contactado'
}

export const cast: CastSupplier[] = [
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'farmacia',
    email: 'free@example.com',
    pessoa: {
      nome: 'Ana Clara Moura Batista',
      telefone: '(32) 90512-4408',
      nascimento: '14/03/1988',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Farmacêutica com doze anos de balcão e de responsabilidade técnica. Ajudo drogarias e ' +
      'farmácias de manipulação da Zona da Mata a montar o manual de boas práticas e os POPs ' +
      'exigidos pela RDC 44/2009 e pela RDC 67/2007, a escriturar medicamentos da Portaria ' +
      '344/1998 no SNGPC e a responder a autos de inspeção da vigilância sanitária. Também ' +
      'cubro férias e afastamentos do responsável técnico.',
    com_oque_trabalha: 'Responsabilidade técnica e boas práticas em drogarias e farmácias',
    site: 'https://anaclara-farmaceutica.example.com',
    linkedin: 'https://www.linkedin.com/in/ana-clara-moura-batista-exemplo',
    cep: '36010-041',
    logradouro: 'Rua Doutor Almada Horta',
    numero: '318',
    bairro: 'Centro',
    complemento: 'Sala 504',
    cidade: 'Juiz de Fora',
    estado: 'MG',
    atendeEm: [
      'Juiz de Fora/MG',
      'Ubá/MG',
      'Muriaé/MG',
      'Viçosa/MG',
      'Cataguases/MG',
      'Leopoldina/MG',
      'Santos Dumont/MG',
    ],
    certificados: ['Licenças específicas da atividade', 'Registro no CRF-MG (farmácia)'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTBASIC',
    topic: 'metrologia',
    email: 'basic@example.com',
    pessoa: {
      nome: 'Rodrigo Alencar Tavares',
      telefone: '(62) 90734-1126',
      nascimento: '02/09/1984',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Calibração de equipamentos médicos no local, com padrões rastreáveis à Rede Brasileira ' +
      'de Calibração: esfigmomanômetros, termômetros, balanças, oxímetros, bombas de infusão, ' +
      'monitores multiparâmetros, desfibriladores e bisturis elétricos. Cada item recebe ' +
      'certificado com incerteza de medição, etiqueta com a próxima data e parecer de ' +
      'conformidade segundo o critério do próprio serviço. Faço também o ensaio de segurança ' +
      'elétrica conforme a ABNT NBR IEC 62353. Atendo clínicas, hospitais de pequeno porte e ' +
      'secretarias municipais em Goiás e no Distrito Federal, inclusive aos sábados.',
    com_oque_trabalha: 'Calibração e ensaios de equipamentos médicos',
    site: 'https://tavarescalibra.example.com',
    linkedin: 'https://www.linkedin.com/in/rodrigo-alencar-tavares-exemplo',
    cep: '74110-010',
    logradouro: 'Rua 9-B',
    numero: '57',
    bairro: 'Setor Oeste',
    complemento: '.',
    cidade: 'Goiânia',
    estado: 'GO',
    atendeEm: ['GO', 'DF'],
    certificados: [
      'Certificações de qualidade',
      'Inscrição no CNPJ',
      'Registro no CFT (técnico industrial)',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTPRO',
    topic: 'regulatorio',
    email: 'pro@example.com',
    pessoa: {
      nome: 'Helena Prado Siqueira',
      telefone: '(11) 90845-2071',
      nascimento: '27/06/1979',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Sou farmacêutica e trabalho com assuntos regulatórios desde 2003. Cuido do processo ' +
      'inteiro, do diagnóstico à publicação no Diário Oficial da União.\n\n' +
      'Empresas: Autorização de Funcionamento (AFE) e Autorização Especial (AE), licença ' +
      'sanitária estadual e municipal, mudança de responsável técnico, ampliação de atividades ' +
      'e de classes de produtos.\n\n' +
      'Produtos: notificação e registro de dispositivos médicos pela RDC 751/2022 e de ' +
      'diagnósticos in vitro pela RDC 830/2023, alterações, revalidações e cumprimento de ' +
      'exigências.\n\n' +
      'Boas práticas: preparação para a inspeção e petição dos certificados CBPF e CBPDA, com ' +
      'análise de lacunas, plano de ação e acompanhamento da equipe de inspeção.\n\n' +
      'O cliente recebe um cronograma com taxas, documentos que faltam e prazos realistas: quem ' +
      'decide é a autoridade, e eu não prometo data de deferimento.',
    com_oque_trabalha:
      'Regularização na ANVISA: AFE, AE, registro de produtos e certificados de boas práticas',
    site: 'https://helenasiqueira-regulatorio.example.com',
    linkedin: 'https://www.linkedin.com/in/helena-prado-siqueira-exemplo',
    cep: '04571-011',
    logradouro: 'Rua Quintana Alves',
    numero: '753',
    bairro: 'Cidade Monções',
    complemento: 'Conjunto 112',
    cidade: 'São Paulo',
    estado: 'SP',
    certificados: [
      'Licenças específicas da atividade',
      'Certificações de qualidade',
      'Inscrição no CNPJ',
      'Registro no CRF-SP (farmácia)',
      'Auditora líder ISO 13485',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'regulatorio',
    email: 'empresa@example.com',
    pessoa: {
      nome: 'Luciana Teixeira Falcão',
      telefone: '(16) 90388-5519',
      nascimento: '19/11/1981',
      empresa_trabalha: 'Alvará Saúde Assessoria',
    },
    nome_fantasia: 'Alvará Saúde Assessoria',
    razao_social: 'Alvará Saúde Assessoria Sanitária Ltda.',
    cnae_primario: '7020-4/00 - Atividades de consultoria em gestão empresarial',
    cnae_secundario: '8219-9/99 - Preparação de documentos e serviços de apoio administrativo',
    segmento_empresa: 'Assessoria sanitária',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '208.114/2',
    outras_infos: 'Atendimento remoto em todo o estado de São Paulo.',
    telefone_empresa: '(16) 1915-8830',
    descricaoServico:
      'Abertura e regularização de clínicas, consultórios, laboratórios e drogarias: licença ' +
      'sanitária, CNES, alvará de funcionamento, responsável técnico e manual de boas práticas. ' +
      'Acompanhamos a vistoria e as exigências até a licença sair.',
    site: 'https://alvarasaude.example.com',
    linkedin: 'https://www.linkedin.com/company/alvara-saude-assessoria-exemplo',
    cep: '14025-270',
    logradouro: 'Rua Eliseu Guimarães',
    numero: '1240',
    bairro: 'Jardim Sumaré',
    complemento: 'Sala 32',
    cidade: 'Ribeirão Preto',
    estado: 'SP',
    atendeEm: ['SP'],
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTCORP',
    topic: 'validacao',
    email: 'corp@example.com',
    pessoa: {
      nome: 'Marcelo Figueira Antunes',
      telefone: '(19) 90651-3380',
      nascimento: '08/01/1975',
      empresa_trabalha: 'Termovalida Engenharia',
    },
    nome_fantasia: 'Termovalida Engenharia',
    razao_social: 'Termovalida Engenharia de Validação Ltda.',
    cnae_primario: '7120-1/00 - Testes e análises técnicas',
    cnae_secundario: '7112-0/00 - Serviços de engenharia',
    segmento_empresa: 'Validação e qualificação',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '00.318.552-1',
    outras_infos:
      'Equipe de 42 engenheiros e técnicos. Laboratório próprio de temperatura e umidade. ' +
      'Contratos com atendimento em até 24 horas úteis.',
    telefone_empresa: '(19) 1083-1560',
    whatsapp_empresa: '(19) 90380-1560',
    descricaoServico:
      'Qualificação térmica e validação de processos para hospitais, distribuidoras e ' +
      'indústrias farmacêuticas em todo o país.\n\n' +
      'O que fazemos: qualificação de instalação, operação e desempenho (QI, QO e QD) de ' +
      'autoclaves, estufas, câmaras frias, refrigeradores, freezers e ultrafreezers; mapeamento ' +
      'térmico de almoxarifados, depósitos e veículos; qualificação de rotas e de embalagens ' +
      'isotérmicas para 2–8 °C e 15–30 °C; validação de limpeza, de termodesinfectadoras e de ' +
      'esterilização por vapor conforme a ABNT NBR ISO 17665; ensaios de salas limpas e fluxos ' +
      'laminares conforme a ABNT NBR ISO 14644.\n\n' +
      'Como entregamos: protocolo aprovado pelo cliente antes do ensaio, sensores calibrados ' +
      'com rastreabilidade à RBC, dados brutos íntegros e relatório assinado por engenheiro com ' +
      'ART, em português ou inglês, pronto para a inspeção da vigilância sanitária. Cumprimos ' +
      'as exigências da RDC 430/2020, da RDC 658/2022 e da RDC 15/2012, e devolvemos o ' +
      'relatório em até dez dias úteis depois do ensaio.',
    site: 'https://termovalida.example.com',
    linkedin: 'https://www.linkedin.com/company/termovalida-engenharia-exemplo',
    cep: '13086-510',
    logradouro: 'Rua Carlos Magno Brandão',
    numero: '2215',
    bairro: 'Parque Rural Fazenda Santa Cândida',
    complemento: 'Galpão 4',
    cidade: 'Campinas',
    estado: 'SP',
    atendeEm: ['Brasil'],
    certificados: [
      'Alvará de funcionamento',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Certificações de qualidade',
      'Certificado de conformidade do Ministério do Trabalho',
      'Acreditação ABNT NBR ISO/IEC 17025',
      'Registro no CREA-SP',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTCORP',
    topic: 'metrologia',
    email: 'aferis@example.com',
    pessoa: {
      nome: 'Cristiane Valadão Rezende',
      telefone: '(31) 90227-6604',
      nascimento: '23/05/1978',
      empresa_trabalha: 'Aferis Metrologia Hospitalar',
    },
    nome_fantasia: 'Aferis Metrologia Hospitalar',
    razao_social: 'Aferis Metrologia e Ensaios S.A.',
    cnae_primario: '7120-1/00 - Testes e análises técnicas',
    cnae_secundario: '3312-1/03 - Manutenção e reparação de aparelhos eletromédicos',
    segmento_empresa: 'Metrologia e calibração',
    tipo_negocio: 'Sociedade Anônima Fechada',
    inscricao_municipal: '1.204.887/001-3',
    outras_infos:
      'Doze unidades móveis. Base de dados de certificados aberta ao cliente, com histórico por ' +
      'número de patrimônio.',
    telefone_empresa: '(31) 1406-7220',
    whatsapp_empresa: '(31) 90604-7220',
    descricaoServico:
      'Laboratório de calibração dedicado à saúde. Calibramos ventiladores pulmonares, bombas ' +
      'de infusão, desfibriladores, eletrocardiógrafos, incubadoras neonatais, analisadores de ' +
      'gases, pipetas, centrífugas, balanças, termo-higrômetros e cabines de segurança ' +
      'biológica, no laboratório permanente ou na unidade móvel que vai até o hospital.\n\n' +
      'O plano anual parte do inventário do cliente e da criticidade de cada equipamento, como ' +
      'pede a RDC 509/2021. Todo certificado traz incerteza de medição, rastreabilidade e regra ' +
      'de decisão declarada; a parte acreditada do escopo é identificada com clareza, e o que ' +
      'não é acreditado também. O portal avisa trinta dias antes de cada vencimento e guarda os ' +
      'certificados por todo o contrato.',
    site: 'https://aferis.example.com',
    linkedin: 'https://www.linkedin.com/company/aferis-metrologia-exemplo',
    cep: '30150-311',
    logradouro: 'Rua Padre Belchior Lamounier',
    numero: '980',
    bairro: 'Santa Efigênia',
    complemento: '7º andar',
    cidade: 'Belo Horizonte',
    estado: 'MG',
    certificados: [
      'Alvará de funcionamento',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Certificações de qualidade',
      'Licenças de operação',
      'Acreditação ABNT NBR ISO/IEC 17025',
      'Registro no CREA-MG',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTCORP',
    topic: 'logistica',
    email: 'rotasulfria@example.com',
    pessoa: {
      nome: 'Everton Kowalczyk Dias',
      telefone: '(41) 90916-2243',
      nascimento: '11/12/1972',
      empresa_trabalha: 'Rota Sul Fria',
    },
    nome_fantasia: 'Rota Sul Fria',
    razao_social: 'Rota Sul Fria Transportes Farmacêuticos Ltda.',
    cnae_primario:
      '4930-2/02 - Transporte rodoviário de carga intermunicipal, interestadual e internacional',
    cnae_secundario: '5211-7/99 - Depósitos de mercadorias para terceiros',
    segmento_empresa: 'Logística farmacêutica',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '17 02 588.341-0',
    outras_infos:
      'Frota de 86 veículos com duplo evaporador e rastreamento de temperatura a cada minuto.',
    telefone_empresa: '(41) 1342-6190',
    descricaoServico:
      'Transporte e armazenagem de medicamentos, vacinas, hemoderivados e reagentes com ' +
      'temperatura controlada (2–8 °C, 15–25 °C e 15–30 °C) no Sul e no Sudeste. Veículos e ' +
      'rotas qualificados em verão e inverno, conforme a RDC 430/2020; registro de temperatura ' +
      'entregue com o comprovante; plano de contingência escrito para quebra, retenção em ' +
      'barreira e recusa de recebimento. Armazém em Curitiba com 4.200 posições, área segregada ' +
      'para produtos da Portaria 344/1998 e farmacêutico responsável em tempo integral. Fazemos ' +
      'também logística reversa de devoluções e recolhimentos.',
    site: 'https://rotasulfria.example.com',
    linkedin: 'https://www.linkedin.com/company/rota-sul-fria-exemplo',
    cep: '81290-000',
    logradouro: 'Rua Ladislau Gembarowski',
    numero: '4400',
    bairro: 'Cidade Industrial de Curitiba',
    complemento: 'Bloco B',
    cidade: 'Curitiba',
    estado: 'PR',
    atendeEm: ['PR', 'SC', 'RS', 'SP', 'RJ', 'MG', 'ES'],
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Licença ambiental',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Licenças de logística',
      'Licenças de operação',
      'AFE ANVISA de medicamentos',
      'CBPDA',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTCORP',
    topic: 'residuos',
    email: 'residuoum@example.com',
    pessoa: {
      nome: 'Adriana Lucena Cavalcanti',
      telefone: '(81) 90438-7715',
      nascimento: '30/08/1980',
      empresa_trabalha: 'Resíduo Um Ambiental',
    },
    nome_fantasia: 'Resíduo Um Ambiental',
    razao_social: 'Resíduo Um Soluções Ambientais Ltda.',
    cnae_primario: '3812-2/00 - Coleta de resíduos perigosos',
    cnae_secundario: '3822-0/00 - Tratamento e disposição de resíduos perigosos',
    segmento_empresa: 'Resíduos de serviços de saúde',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '604.771-9',
    outras_infos:
      'Autoclave de resíduos com capacidade de 12 toneladas por dia e incinerador licenciado.',
    whatsapp_empresa: '(81) 90715-8340',
    descricaoServico:
      'Coleta, transporte, tratamento e destinação final de resíduos de serviços de saúde dos ' +
      'grupos A, B e E em Pernambuco, Paraíba e Alagoas, com manifesto de transporte (MTR) e ' +
      'certificado de destinação final (CDF) para cada coleta. Elaboramos e implantamos o PGRSS ' +
      'conforme a RDC 222/2018 e a Resolução CONAMA 358/2005, treinamos as equipes de ' +
      'segregação, fornecemos bombonas e coletores para perfurocortantes e medimos a geração ' +
      'por setor, para que o hospital pague menos pelo que hoje vai para o saco errado.',
    site: 'https://residuoum.example.com',
    linkedin: 'https://www.linkedin.com/company/residuo-um-ambiental-exemplo',
    cep: '50751-530',
    logradouro: 'Avenida Engenheiro Abelardo Pontual',
    numero: '1702',
    bairro: 'Curado',
    complemento: 'Lote 9',
    cidade: 'Recife',
    estado: 'PE',
    atendeEm: ['PE', 'PB', 'AL'],
    certificados: [
      'Alvará de funcionamento',
      'Licença ambiental',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Licenças de logística',
      'Licenças de operação',
      'Certificado de conformidade do Ministério do Trabalho',
      'ISO 14001',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTCORP',
    topic: 'engenharia-clinica',
    email: 'clinengi@example.com',
    pessoa: {
      nome: 'Vinícius Strassburger Leal',
      telefone: '(51) 90573-8892',
      nascimento: '17/02/1977',
      empresa_trabalha: 'Clinengi Engenharia Clínica',
    },
    nome_fantasia: 'Clinengi Engenharia Clínica',
    razao_social: 'Clinengi Engenharia Clínica e Hospitalar Ltda.',
    cnae_primario: '3312-1/03 - Manutenção e reparação de aparelhos eletromédicos',
    cnae_secundario: '7112-0/00 - Serviços de engenharia',
    segmento_empresa: 'Engenharia clínica',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '318.774.2-5',
    outras_infos: 'Plantão técnico 24 horas para equipamentos de suporte à vida.',
    telefone_empresa: '(51) 1298-3750',
    whatsapp_empresa: '(51) 90892-3750',
    descricaoServico:
      'Engenharia clínica residente ou por chamado: inventário, plano de gerenciamento de ' +
      'tecnologias (RDC 509/2021), manutenção preventiva e corretiva, ensaios de segurança ' +
      'elétrica (ABNT NBR IEC 62353), gestão de contratos com fabricantes, laudos de ' +
      'obsolescência e apoio à compra de equipamentos. Indicadores mensais de disponibilidade, ' +
      'custo por leito e tempo de reparo, em painel que o gestor acessa quando quiser.',
    site: 'https://clinengi.example.com',
    linkedin: 'https://www.linkedin.com/company/clinengi-exemplo',
    cep: '90620-130',
    logradouro: 'Rua Barão de Itaqui',
    numero: '455',
    bairro: 'Santana',
    complemento: 'Conjunto 801',
    cidade: 'Porto Alegre',
    estado: 'RS',
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Certificações de qualidade',
      'Certificado de conformidade do Ministério do Trabalho',
      'ISO 9001',
      'Registro no CREA-RS',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTCORP',
    topic: 'esterilizacao',
    email: 'esterilizaplanalto@example.com',
    pessoa: {
      nome: 'Samuel Goulart Xavier',
      telefone: '(62) 90190-4467',
      nascimento: '05/07/1970',
      empresa_trabalha: 'Esteriliza Planalto',
    },
    nome_fantasia: 'Esteriliza Planalto',
    razao_social: 'Esteriliza Planalto Processamento de Produtos para Saúde Ltda.',
    cnae_primario: '8690-9/99 - Outras atividades de atenção à saúde humana',
    cnae_secundario: '3250-7/05 - Fabricação de materiais para medicina e odontologia',
    segmento_empresa: 'Esterilização industrial',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '45.220-7',
    outras_infos:
      'Área produtiva de 3.800 m², quatro câmaras de óxido de etileno e duas autoclaves de ' +
      '1.200 litros.',
    telefone_empresa: '(62) 1764-0910',
    descricaoServico:
      'Esterilização por óxido de etileno, vapor saturado e peróxido de hidrogênio para ' +
      'fabricantes de dispositivos médicos, hospitais e clínicas. Ciclos validados conforme a ' +
      'ABNT NBR ISO 11135 e a ABNT NBR ISO 17665, com indicadores biológicos em todas as ' +
      'cargas, teste de resíduos de óxido de etileno e liberação por farmacêutico. Coleta e ' +
      'devolução em carros exclusivos, rastreio por código de barras em cada embalagem, laudo ' +
      'digital no mesmo dia. Para indústrias: desenvolvimento de ciclo, família de produtos, ' +
      'requalificação anual e documentos prontos para o dossiê de registro.',
    site: 'https://esterilizaplanalto.example.com',
    linkedin: 'https://www.linkedin.com/company/esteriliza-planalto-exemplo',
    cep: '75132-030',
    logradouro: 'Avenida Brasil Norte',
    numero: '6120',
    bairro: 'Distrito Agroindustrial',
    complemento: 'Quadra 2-A',
    cidade: 'Anápolis',
    estado: 'GO',
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Licença ambiental',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Certificações de qualidade',
      'Licenças de operação',
      'Certificado de conformidade do Ministério do Trabalho',
      'ISO 13485',
      'AFE ANVISA de produtos para saúde',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTCORP',
    topic: 'gases',
    email: 'oxivale@example.com',
    pessoa: {
      nome: 'Renato Biagioni Prates',
      telefone: '(12) 90804-3351',
      nascimento: '21/10/1968',
      empresa_trabalha: 'Oxivale Gases Medicinais',
    },
    nome_fantasia: 'Oxivale Gases Medicinais',
    razao_social: 'Oxivale Gases Medicinais e Industriais S.A.',
    cnae_primario: '2014-2/00 - Fabricação de gases industriais',
    cnae_secundario: '4684-2/99 - Comércio atacadista de outros produtos químicos',
    segmento_empresa: 'Gases medicinais',
    tipo_negocio: 'Sociedade Anônima Fechada',
    inscricao_municipal: '118.902',
    outras_infos: 'Entrega programada e emergência 24 horas em raio de 250 km.',
    telefone_empresa: '(12) 1153-4080',
    whatsapp_empresa: '(12) 90351-4080',
    descricaoServico:
      'Oxigênio, ar medicinal, óxido nitroso e nitrogênio em cilindros, tanque criogênico ou ' +
      'usina concentradora. Projetamos, instalamos e mantemos centrais, redes e postos de ' +
      'utilização conforme a ABNT NBR 12188, com teste de estanqueidade, de cruzamento de ' +
      'linhas e laudo com ART. Telemetria de nível e de pressão com alarme para a engenharia do ' +
      'hospital. Oxigenoterapia domiciliar com concentradores, visita técnica trimestral e ' +
      'reserva em cilindro.',
    site: 'https://oxivale.example.com',
    linkedin: 'https://www.linkedin.com/company/oxivale-gases-exemplo',
    cep: '12237-150',
    logradouro: 'Rua Professor Anselmo Reboredo',
    numero: '1890',
    bairro: 'Chácaras Reunidas',
    complemento: '.',
    cidade: 'São José dos Campos',
    estado: 'SP',
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Licença ambiental',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Licenças específicas da atividade',
      'Licenças de logística',
      'Licenças de operação',
      'AFE ANVISA de gases medicinais',
      'CBPF',
      'Registro no CREA-SP',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTCORP',
    topic: 'ti',
    email: 'prontuara@example.com',
    pessoa: {
      nome: 'Daniela Koerich Machado',
      telefone: '(48) 90337-9018',
      nascimento: '09/04/1985',
      empresa_trabalha: 'Prontuara Sistemas',
    },
    nome_fantasia: 'Prontuara Sistemas',
    razao_social: 'Prontuara Sistemas de Informação em Saúde Ltda.',
    cnae_primario:
      '6203-1/00 - Desenvolvimento e licenciamento de programas de computador não customizáveis',
    cnae_secundario: '6209-1/00 - Suporte técnico e manutenção em tecnologia da informação',
    segmento_empresa: 'Tecnologia da informação em saúde',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '521.778-4',
    outras_infos:
      'Suporte 24 horas por equipe própria, com acordo de nível de serviço em contrato.',
    telefone_empresa: '(48) 1810-7330',
    whatsapp_empresa: '(48) 90018-7330',
    descricaoServico:
      'Sistema de gestão hospitalar com prontuário eletrônico, prescrição, farmácia, estoque, ' +
      'faturamento TISS e SUS, laboratório e centro cirúrgico. Integração por HL7 FHIR com a ' +
      'RNDS, com equipamentos de laboratório (ASTM) e com PACS (DICOM). Assinatura digital ' +
      'ICP-Brasil, trilha de auditoria de todo acesso ao prontuário e guarda conforme a Lei ' +
      '13.787/2018. Implantação por etapas, com migração de dados conferida pelo cliente e ' +
      'treinamento no turno da equipe.',
    site: 'https://prontuara.example.com',
    linkedin: 'https://www.linkedin.com/company/prontuara-sistemas-exemplo',
    cep: '88034-100',
    logradouro: 'Rodovia Amaro Tasso Lisboa',
    numero: '3310',
    bairro: 'Itacorubi',
    complemento: 'Torre Norte, 5º andar',
    cidade: 'Florianópolis',
    estado: 'SC',
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Certificações de qualidade',
      'Certificação de produto',
      'Registro de marcas e patentes',
      'ISO/IEC 27001',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTBASIC',
    topic: 'opme',
    email: 'ortolinha@example.com',
    pessoa: {
      nome: 'Paulo Sérgio Arantes Guedes',
      telefone: '(11) 90711-6620',
      nascimento: '15/08/1973',
      empresa_trabalha: 'Ortolinha OPME',
    },
    nome_fantasia: 'Ortolinha OPME',
    razao_social: 'Ortolinha Comércio de Materiais Ortopédicos Ltda.',
    cnae_primario:
      '4645-1/01 - Comércio atacadista de instrumentos e materiais para uso médico, cirúrgico e ' +
      'hospitalar',
    cnae_secundario: '7739-0/02 - Aluguel de equipamentos científicos, médicos e hospitalares',
    segmento_empresa: 'OPME',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '4.118.903-6',
    outras_infos: 'Estoque consignado em 31 hospitais da Grande São Paulo.',
    telefone_empresa: '(11) 1026-1170',
    descricaoServico:
      'Distribuição de órteses, próteses e materiais especiais de ortopedia, coluna e ' +
      'bucomaxilofacial. Consignação com inventário mensal, instrumentador treinado, ' +
      'rastreabilidade de lote até o paciente e etiqueta para o prontuário. Cotação com código ' +
      'TUSS, registro ANVISA e imagem do item em até duas horas úteis, para que a autorização ' +
      'não pare por falta de documento.',
    site: 'https://ortolinha.example.com',
    linkedin: 'https://www.linkedin.com/company/ortolinha-opme-exemplo',
    cep: '04038-032',
    logradouro: 'Rua Doutor Feliciano Botelho',
    numero: '611',
    bairro: 'Vila Clementino',
    complemento: 'Conjunto 41',
    cidade: 'São Paulo',
    estado: 'SP',
    atendeEm: [
      'São Paulo/SP',
      'Guarulhos/SP',
      'Osasco/SP',
      'Barueri/SP',
      'Santo André/SP',
      'São Bernardo do Campo/SP',
      'São Caetano do Sul/SP',
      'Diadema/SP',
    ],
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Licenças de logística',
      'AFE ANVISA de produtos para saúde',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTBASIC',
    topic: 'higienizacao',
    email: 'alvolimpo@example.com',
    pessoa: {
      nome: 'Jucineide Santana Alves',
      telefone: '(71) 90265-1184',
      nascimento: '12/06/1982',
      empresa_trabalha: 'Alvolimpo Higienização Hospitalar',
    },
    nome_fantasia: 'Alvolimpo Higienização Hospitalar',
    razao_social: 'Alvolimpo Serviços de Limpeza Especializada Ltda.',
    cnae_primario: '8121-4/00 - Limpeza em prédios e em domicílios',
    cnae_secundario: '8129-0/00 - Atividades de limpeza não especificadas anteriormente',
    segmento_empresa: 'Higienização hospitalar',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '330.155/001-70',
    outras_infos: 'Supervisão por enfermeira com formação em controle de infecção.',
    whatsapp_empresa: '(71) 90184-5620',
    descricaoServico:
      'Limpeza concorrente e terminal de áreas críticas, semicríticas e não críticas, com ' +
      'código de cores, mops de microfibra por leito e produtos registrados na ANVISA. ' +
      'Trabalhamos com a CCIH do hospital: protocolo escrito por área, auditoria por marcador ' +
      'fluorescente e ATP, indicadores de tempo de giro de leito. Equipe registrada, vacinada e ' +
      'treinada na NR-32.',
    site: 'https://alvolimpo.example.com',
    linkedin: 'https://www.linkedin.com/company/alvolimpo-exemplo',
    cep: '41820-021',
    logradouro: 'Alameda dos Jacarandás-Mimosos',
    numero: '88',
    bairro: 'Caminho das Árvores',
    complemento: 'Sala 1203',
    cidade: 'Salvador',
    estado: 'BA',
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Certificado de conformidade do Ministério do Trabalho',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTBASIC',
    topic: 'radiologia',
    email: 'dosimetra@example.com',
    pessoa: {
      nome: 'Álvaro Benevides Lontra',
      telefone: '(21) 90980-4472',
      nascimento: '03/03/1971',
      empresa_trabalha: 'Dosimetra Proteção Radiológica',
    },
    nome_fantasia: 'Dosimetra Proteção Radiológica',
    razao_social: 'Dosimetra Proteção Radiológica Ltda.',
    cnae_primario: '7120-1/00 - Testes e análises técnicas',
    cnae_secundario: '7490-1/99 - Outras atividades profissionais, científicas e técnicas',
    segmento_empresa: 'Radioproteção',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '0.774.318-5',
    outras_infos: 'Aluguel de aventais, protetores de tireoide e biombos plumbíferos.',
    telefone_empresa: '(21) 1274-0890',
    whatsapp_empresa: '(21) 90472-0890',
    descricaoServico:
      'Controle de qualidade, levantamento radiométrico e projeto de blindagem para radiologia ' +
      'convencional, mamografia, tomografia, hemodinâmica e odontologia, conforme a RDC ' +
      '611/2022 e suas instruções normativas. Organizamos a dosimetria individual da equipe, o ' +
      'programa de proteção radiológica e a capacitação anual, e deixamos o serviço pronto para ' +
      'a renovação da licença sanitária.',
    site: 'https://dosimetra.example.com',
    linkedin: 'https://www.linkedin.com/company/dosimetra-exemplo',
    cep: '20551-060',
    logradouro: 'Rua Visconde de Maratuba',
    numero: '240',
    bairro: 'Vila Isabel',
    complemento: 'Loja A',
    cidade: 'Rio de Janeiro',
    estado: 'RJ',
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Licenças específicas da atividade',
      'Certificações de qualidade',
      'Especialista em radiodiagnóstico pela ABFM',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTBASIC',
    topic: 'higienizacao',
    email: 'barreiraverde@example.com',
    pessoa: {
      nome: 'Hélio Batista Peixoto',
      telefone: '(62) 90448-2205',
      nascimento: '26/09/1976',
      empresa_trabalha: 'Barreira Verde Controle de Vetores',
    },
    nome_fantasia: 'Barreira Verde Controle de Vetores',
    razao_social: 'Barreira Verde Controle de Vetores e Pragas Ltda.',
    cnae_primario: '8122-2/00 - Imunização e controle de pragas urbanas',
    cnae_secundario: '8129-0/00 - Atividades de limpeza não especificadas anteriormente',
    segmento_empresa: 'Controle de pragas',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '389.441-0',
    telefone_empresa: '(62) 1502-8440',
    descricaoServico:
      'Controle integrado de pragas e higienização de reservatórios de água para hospitais, ' +
      'indústrias farmacêuticas e cozinhas. Empresa licenciada e com responsável técnico, ' +
      'conforme a RDC 622/2022. Mapa de armadilhas, iscas sem dispersão em área assistencial, ' +
      'aplicação fora do horário de atendimento e comprovante de execução com o produto, a dose ' +
      'e o antídoto de cada serviço.',
    site: 'https://barreiraverde.example.com',
    linkedin: 'https://www.linkedin.com/company/barreira-verde-exemplo',
    cep: '74230-110',
    logradouro: 'Rua T-37-A',
    numero: '1430',
    bairro: 'Setor Bueno',
    complemento: 'Quadra 102, lote 8',
    cidade: 'Goiânia',
    estado: 'GO',
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Licença ambiental',
      'Inscrição no CNPJ',
      'Licenças específicas da atividade',
      'Licenças de operação',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTBASIC',
    topic: 'locacao',
    email: 'leitocerto@example.com',
    pessoa: {
      nome: 'Francisca Edilene Paiva',
      telefone: '(85) 90152-7739',
      nascimento: '18/01/1983',
      empresa_trabalha: 'Leito Certo Locações',
    },
    nome_fantasia: 'Leito Certo Locações',
    razao_social: 'Leito Certo Locação de Equipamentos Hospitalares Ltda.',
    cnae_primario: '7739-0/02 - Aluguel de equipamentos científicos, médicos e hospitalares',
    cnae_secundario: '4773-3/00 - Comércio varejista de artigos médicos e ortopédicos',
    segmento_empresa: 'Locação de equipamentos',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '412.660-8',
    outras_infos: 'Entrega em Fortaleza e região metropolitana em até seis horas.',
    telefone_empresa: '(85) 1937-2510',
    whatsapp_empresa: '(85) 90739-2510',
    descricaoServico:
      'Locação de camas elétricas, colchões pneumáticos, ventiladores, BiPAP, concentradores de ' +
      'oxigênio, bombas de infusão e monitores para hospitais e atendimento domiciliar. ' +
      'Equipamento higienizado, calibrado e com ficha de manutenção à vista; troca em até doze ' +
      'horas em caso de defeito. Contratos por dia, por mês ou por evento.',
    site: 'https://leitocerto.example.com',
    linkedin: 'https://www.linkedin.com/company/leito-certo-exemplo',
    cep: '60135-102',
    logradouro: 'Rua Desembargador Moreira Pontes',
    numero: '1905',
    bairro: 'Dionísio Torres',
    complemento: '.',
    cidade: 'Fortaleza',
    estado: 'CE',
    atendeEm: [
      'Fortaleza/CE',
      'Caucaia/CE',
      'Maracanaú/CE',
      'Maranguape/CE',
      'Eusébio/CE',
      'Aquiraz/CE',
    ],
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'AFE ANVISA de produtos para saúde',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTBASIC',
    topic: 'arquitetura',
    email: 'plantasalubre@example.com',
    pessoa: {
      nome: 'Cecília Montenegro Braga',
      telefone: '(61) 90609-3328',
      nascimento: '07/05/1980',
      empresa_trabalha: 'Planta Salubre Arquitetura',
    },
    nome_fantasia: 'Planta Salubre Arquitetura',
    razao_social: 'Planta Salubre Arquitetura e Planejamento Hospitalar Ltda.',
    cnae_primario: '7111-1/00 - Serviços de arquitetura',
    cnae_secundario: '7112-0/00 - Serviços de engenharia',
    segmento_empresa: 'Arquitetura hospitalar',
    tipo_negocio: 'Sociedade Simples Limitada',
    inscricao_municipal: '07.588.214/001-60',
    telefone_empresa: '(61) 1823-9060',
    whatsapp_empresa: '(61) 90328-9060',
    descricaoServico:
      'Projetos de arquitetura e complementares para estabelecimentos assistenciais de saúde ' +
      'conforme a RDC 50/2002, com aprovação na vigilância sanitária e no corpo de bombeiros. ' +
      'Planos diretores, reforma com o serviço em funcionamento, centros cirúrgicos, CME, ' +
      'laboratórios, clínicas de imagem com blindagem e farmácias de manipulação. Tratamento de ' +
      'ar segundo a ABNT NBR 7256 e acessibilidade segundo a ABNT NBR 9050.',
    site: 'https://plantasalubre.example.com',
    linkedin: 'https://www.linkedin.com/company/planta-salubre-exemplo',
    cep: '70390-045',
    logradouro: 'SHCS EQS 114/115',
    numero: 'S/N',
    bairro: 'Asa Sul',
    complemento: 'Bloco C, sala 208',
    cidade: 'Brasília',
    estado: 'DF',
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Registro no CAU-DF',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTBASIC',
    topic: 'faturamento',
    email: 'faturis@example.com',
    pessoa: {
      nome: 'Gilson Loureiro Venturim',
      telefone: '(27) 90317-5546',
      nascimento: '29/07/1979',
      empresa_trabalha: 'Faturis Contas Médicas',
    },
    nome_fantasia: 'Faturis Contas Médicas',
    razao_social: 'Faturis Gestão de Contas Médicas Ltda.',
    cnae_primario: '8211-3/00 - Serviços combinados de escritório e apoio administrativo',
    cnae_secundario: '8660-7/00 - Atividades de apoio à gestão de saúde',
    segmento_empresa: 'Faturamento médico',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '119.0873',
    outras_infos: 'Recuperação de glosas com remuneração por resultado.',
    telefone_empresa: '(27) 1645-7130',
    descricaoServico:
      'Faturamento de convênios no padrão TISS (RN ANS 501/2022) e do SUS (AIH, APAC e BPA), ' +
      'auditoria prévia de contas, recurso de glosas e negociação de tabelas. Conferimos cada ' +
      'conta contra a autorização, o prontuário e a tabela contratada antes do envio do lote. ' +
      'Relatório mensal por convênio: glosa inicial, glosa recuperada, prazo médio de ' +
      'recebimento e as três causas que mais custaram.',
    site: 'https://faturis.example.com',
    linkedin: 'https://www.linkedin.com/company/faturis-exemplo',
    cep: '29050-335',
    logradouro: 'Avenida Nossa Senhora dos Navegantes Velhos',
    numero: '755',
    bairro: 'Enseada do Suá',
    complemento: 'Sala 1008',
    cidade: 'Vitória',
    estado: 'ES',
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTBASIC',
    topic: 'higienizacao',
    email: 'rouparioclinico@example.com',
    pessoa: {
      nome: 'Raimundo Nonato Seixas',
      telefone: '(92) 90581-0063',
      nascimento: '13/10/1974',
      empresa_trabalha: 'Roupário Clínico',
    },
    nome_fantasia: 'Roupário Clínico',
    razao_social: 'Roupário Clínico Lavanderia Hospitalar Ltda.',
    cnae_primario: '9601-7/01 - Lavanderias',
    cnae_secundario: '7739-0/99 - Aluguel de outras máquinas e equipamentos',
    segmento_empresa: 'Lavanderia hospitalar',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '203.448-01',
    whatsapp_empresa: '(92) 90063-1850',
    descricaoServico:
      'Processamento e locação de enxoval hospitalar em Manaus. Lavanderia com barreira física ' +
      'entre área suja e área limpa, conforme a RDC 6/2012, pesagem por setor, ciclo validado ' +
      'para roupa contaminada e chip de rastreio por peça. Coleta duas vezes ao dia, inclusive ' +
      'em feriados.',
    site: 'https://rouparioclinico.example.com',
    linkedin: '',
    cep: '69075-110',
    logradouro: 'Rua Ipê-Tabaco',
    numero: '320',
    bairro: 'Distrito Industrial I',
    complemento: 'Galpão 2',
    cidade: 'Manaus',
    estado: 'AM',
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Licença ambiental',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Licenças de operação',
      'Certificado de conformidade do Ministério do Trabalho',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'suprimentos',
    email: 'tramabranca@example.com',
    pessoa: {
      nome: 'Ivone Schmitz Boeing',
      telefone: '(47) 90620-8841',
      nascimento: '22/02/1969',
      empresa_trabalha: 'Trama Branca Uniformes',
    },
    nome_fantasia: 'Trama Branca Uniformes',
    razao_social: 'Trama Branca Confecção de Uniformes Ltda.',
    cnae_primario: '1413-4/01 - Confecção de roupas profissionais, exceto sob medida',
    cnae_secundario: '1413-4/02 - Confecção, sob medida, de roupas profissionais',
    segmento_empresa: 'Uniformes e enxoval',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '77.241-3',
    outras_infos: 'Pedido mínimo de 20 peças. Amostras sem custo para hospitais.',
    telefone_empresa: '(47) 1148-0260',
    descricaoServico:
      'Scrubs, jalecos, campos cirúrgicos de tecido e enxoval hospitalar em sarja e gabardine ' +
      'com tratamento antimicrobiano e resistência a lavagem industrial a 80 °C. Grade do PP ao ' +
      'G8, bordado e etiqueta com o nome do setor.',
    site: 'https://tramabranca.example.com',
    linkedin: 'https://www.linkedin.com/company/trama-branca-exemplo',
    cep: '89012-400',
    logradouro: 'Rua Hermann Zierke',
    numero: '1180',
    bairro: 'Victor Konder',
    complemento: '.',
    cidade: 'Blumenau',
    estado: 'SC',
    certificados: ['Alvará de funcionamento', 'Inscrição no CNPJ', 'Registro de marcas e patentes'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'arquitetura',
    email: 'fogofrio@example.com',
    pessoa: {
      nome: 'Anderson Queiroga Pádua',
      telefone: '(34) 90443-6017',
      nascimento: '04/12/1981',
      empresa_trabalha: 'Fogo Frio Engenharia',
    },
    nome_fantasia: 'Fogo Frio Engenharia',
    razao_social: 'Fogo Frio Engenharia de Segurança Contra Incêndio Ltda.',
    cnae_primario: '7112-0/00 - Serviços de engenharia',
    cnae_secundario: '7119-7/04 - Serviços de perícia técnica relacionados à segurança do trabalho',
    segmento_empresa: 'Segurança contra incêndio',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '66.310.982',
    telefone_empresa: '(34) 1710-3440',
    descricaoServico:
      'Projeto, execução e laudos para obtenção e renovação do AVCB de hospitais, clínicas e ' +
      'laboratórios em Minas Gerais. Brigada, plano de abandono com pacientes acamados e laudo ' +
      'de instalações elétricas e de gases.',
    site: 'https://fogofrio.example.com',
    linkedin: '',
    cep: '38408-204',
    logradouro: 'Rua Nicomedes Amorim',
    numero: '702',
    bairro: 'Santa Mônica',
    complemento: 'Sala 3',
    cidade: 'Uberlândia',
    estado: 'MG',
    atendeEm: ['MG'],
    certificados: [
      'Alvará de funcionamento',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Registro no CREA-MG',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'validacao',
    email: 'osmoclara@example.com',
    pessoa: {
      nome: 'Kátia Lopes Carnaúba',
      telefone: '(86) 90276-1450',
      nascimento: '16/04/1986',
      empresa_trabalha: 'Osmoclara Tratamento de Água',
    },
    nome_fantasia: 'Osmoclara Tratamento de Água',
    razao_social: 'Osmoclara Tratamento de Água para Saúde Ltda.',
    cnae_primario: '7120-1/00 - Testes e análises técnicas',
    cnae_secundario: '3319-8/00 - Manutenção e reparação de equipamentos',
    segmento_empresa: 'Água para hemodiálise',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '044.217-8',
    telefone_empresa: '(86) 1054-6720',
    descricaoServico:
      'Instalação, manutenção e monitoramento de osmose reversa para hemodiálise (RDC 11/2014), ' +
      'laboratórios e CME: desinfecção do loop, troca de membranas, coleta e ensaios ' +
      'microbiológicos, de endotoxinas e físico-químicos por laboratório habilitado.',
    site: 'https://osmoclara.example.com',
    linkedin: '',
    cep: '64002-150',
    logradouro: 'Rua Lizandro Nogueira Sá',
    numero: '1515',
    bairro: 'Centro',
    complemento: 'Norte',
    cidade: 'Teresina',
    estado: 'PI',
    certificados: ['Alvará de funcionamento', 'Inscrição no CNPJ', 'Licenças de operação'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'suprimentos',
    email: 'insumosdocerrado@example.com',
    pessoa: {
      nome: 'Rogério Dalla Vechia',
      telefone: '(65) 90389-2917',
      nascimento: '25/11/1977',
      empresa_trabalha: 'Insumos do Cerrado',
    },
    nome_fantasia: 'Insumos do Cerrado',
    razao_social: 'Insumos do Cerrado Distribuidora de Produtos Hospitalares Ltda.',
    cnae_primario:
      '4645-1/01 - Comércio atacadista de instrumentos e materiais para uso médico, cirúrgico e ' +
      'hospitalar',
    cnae_secundario: '4644-3/01 - Comércio atacadista de medicamentos e drogas de uso humano',
    segmento_empresa: 'Distribuição hospitalar',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '151.880',
    telefone_empresa: '(65) 1719-9830',
    descricaoServico:
      'Distribuidora de materiais descartáveis, curativos, luvas, seringas, soluções ' +
      'parenterais e medicamentos para hospitais e prefeituras de Mato Grosso. Participamos de ' +
      'pregões e atas de registro de preço.',
    site: 'https://insumosdocerrado.example.com',
    linkedin: 'https://www.linkedin.com/company/insumos-do-cerrado-exemplo',
    cep: '78058-425',
    logradouro: 'Rua Projetada Três',
    numero: '96',
    bairro: 'Morada da Serra',
    complemento: 'Quadra 14',
    cidade: 'Cuiabá',
    estado: 'MT',
    atendeEm: ['MT'],
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Licenças de logística',
      'AFE ANVISA de medicamentos',
      'AFE ANVISA de produtos para saúde',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'esterilizacao',
    email: 'norteesteril@example.com',
    pessoa: {
      nome: 'Socorro Pantoja Maués',
      telefone: '(91) 90834-5528',
      nascimento: '31/05/1978',
      empresa_trabalha: 'Norte Estéril',
    },
    nome_fantasia: 'Norte Estéril',
    razao_social: 'Norte Estéril Central de Material Ltda.',
    cnae_primario: '8690-9/99 - Outras atividades de atenção à saúde humana',
    segmento_empresa: 'CME terceirizada',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '288.106-4',
    telefone_empresa: '(91) 1825-4380',
    descricaoServico:
      'CME terceirizada classe II em Belém: limpeza, preparo e esterilização de instrumentais e ' +
      'de produtos de conformação complexa, segundo a RDC 15/2012. Coleta e entrega diárias em ' +
      'caixas lacradas, com rastreio por kit.',
    site: 'https://norteesteril.example.com',
    linkedin: '',
    cep: '66093-020',
    logradouro: 'Travessa Timbó Velho',
    numero: '2230',
    bairro: 'Marco',
    complemento: '.',
    cidade: 'Belém',
    estado: 'PA',
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Inscrição no CNPJ',
      'Certificações de qualidade',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'traducao',
    email: 'bulaaberta@example.net',
    pessoa: {
      nome: 'Fernanda Rossetti Abreu',
      telefone: '(21) 90557-3396',
      nascimento: '20/03/1984',
      empresa_trabalha: 'Bula Aberta Traduções',
    },
    nome_fantasia: 'Bula Aberta Traduções',
    razao_social: 'Bula Aberta Traduções Técnicas Ltda.',
    cnae_primario: '7490-1/01 - Serviços de tradução, interpretação e similares',
    segmento_empresa: 'Tradução técnica',
    tipo_negocio: 'Sociedade Simples Limitada',
    inscricao_municipal: '301.225-0',
    descricaoServico:
      'Tradução e revisão de dossiês de registro, bulas, rótulos, manuais de dispositivos ' +
      'médicos, protocolos clínicos e TCLE. Inglês, espanhol, alemão e francês. Dois ' +
      'profissionais por texto e glossário do cliente.',
    site: 'https://bulaaberta.example.net',
    linkedin: 'https://www.linkedin.com/company/bula-aberta-exemplo',
    cep: '24220-031',
    logradouro: 'Rua Presidente Backer Neves',
    numero: '67',
    bairro: 'Icaraí',
    complemento: 'Sala 902',
    cidade: 'Niterói',
    estado: 'RJ',
    certificados: ['Inscrição no CNPJ', 'ISO 17100'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'marketing',
    email: 'rotuloetico@example.com',
    pessoa: {
      nome: 'Bruna Castanho Leme',
      telefone: '(11) 90263-7184',
      nascimento: '06/06/1990',
      empresa_trabalha: 'Rótulo Ético Comunicação',
    },
    nome_fantasia: 'Rótulo Ético Comunicação',
    razao_social: 'Rótulo Ético Comunicação em Saúde Ltda.',
    cnae_primario: '7311-4/00 - Agências de publicidade',
    cnae_secundario: '7319-0/04 - Consultoria em publicidade',
    segmento_empresa: 'Comunicação em saúde',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '6.227.418-9',
    telefone_empresa: '(11) 1481-3620',
    descricaoServico:
      'Campanhas, materiais para visitação médica e redes sociais de indústrias, farmácias e ' +
      'clínicas, com leitura prévia à luz da RDC 96/2008 e das regras dos conselhos ' +
      'profissionais.',
    site: 'https://rotuloetico.example.com',
    linkedin: 'https://www.linkedin.com/company/rotulo-etico-exemplo',
    cep: '05414-012',
    logradouro: 'Rua Cristiano Viana Luz',
    numero: '401',
    bairro: 'Pinheiros',
    complemento: 'Casa 2',
    cidade: 'São Paulo',
    estado: 'SP',
    certificados: ['Inscrição no CNPJ', 'Licenças de publicidade', 'Registro de marcas e patentes'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'validacao',
    email: 'fluxonordeste@example.com',
    pessoa: {
      nome: 'Ítalo Medeiros Nóbrega',
      telefone: '(83) 90491-6670',
      nascimento: '10/08/1987',
      empresa_trabalha: 'Fluxo Nordeste Salas Limpas',
    },
    nome_fantasia: 'Fluxo Nordeste Salas Limpas',
    razao_social: 'Fluxo Nordeste Climatização e Salas Limpas Ltda.',
    cnae_primario: '4322-3/02 - Instalação e manutenção de sistemas centrais de ar condicionado',
    cnae_secundario: '7120-1/00 - Testes e análises técnicas',
    segmento_empresa: 'Salas limpas e climatização',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '92.004-7',
    telefone_empresa: '(83) 1076-1940',
    descricaoServico:
      'Projeto, instalação e certificação de salas limpas, capelas e cabines de segurança ' +
      'biológica; PMOC e tratamento de ar de centros cirúrgicos e isolamentos (ABNT NBR 7256). ' +
      'Contagem de partículas, teste de integridade de filtros HEPA e balanceamento.',
    site: 'https://fluxonordeste.example.com',
    linkedin: '',
    cep: '58030-060',
    logradouro: 'Rua Coronel Inácio Evaristo Melo',
    numero: '515',
    bairro: 'Bairro dos Estados',
    complemento: 'Térreo',
    cidade: 'João Pessoa',
    estado: 'PB',
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Registro no CREA-PB',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'treinamento',
    email: 'jalecoescola@example.org',
    pessoa: {
      nome: 'Micarla Dantas Freire',
      telefone: '(84) 90135-9042',
      nascimento: '28/09/1985',
      empresa_trabalha: 'Jaleco Escola',
    },
    nome_fantasia: 'Jaleco Escola',
    razao_social: 'Jaleco Escola de Segurança em Saúde Ltda.',
    cnae_primario: '8599-6/04 - Treinamento em desenvolvimento profissional e gerencial',
    segmento_empresa: 'Treinamentos',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '210.977-6',
    telefone_empresa: '(84) 1240-5310',
    descricaoServico:
      'Cursos presenciais e a distância de NR-32, biossegurança, suporte básico de vida, ' +
      'higiene das mãos e manuseio de quimioterápicos, com certificado e lista de presença para ' +
      'a fiscalização.',
    site: 'https://jalecoescola.example.org',
    linkedin: 'https://www.linkedin.com/company/jaleco-escola-exemplo',
    cep: '59020-265',
    logradouro: 'Rua Apodi Mirim',
    numero: '214',
    bairro: 'Tirol',
    complemento: 'Sala 7',
    cidade: 'Natal',
    estado: 'RN',
    certificados: ['Inscrição no CNPJ', 'Certificado de conformidade do Ministério do Trabalho'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'ti',
    email: 'nuvemclinica@example.com',
    pessoa: {
      nome: 'Hugo Barreto Sobrinho',
      telefone: '(79) 90727-4413',
      nascimento: '01/12/1991',
      empresa_trabalha: 'Nuvem Clínica',
    },
    nome_fantasia: 'Nuvem Clínica',
    razao_social: 'Nuvem Clínica Informática Ltda.',
    cnae_primario: '6209-1/00 - Suporte técnico e manutenção em tecnologia da informação',
    cnae_secundario: '6204-0/00 - Consultoria em tecnologia da informação',
    segmento_empresa: 'TI para clínicas',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '78.115',
    telefone_empresa: '(79) 1314-7270',
    descricaoServico:
      'Redes, cópias de segurança e suporte para clínicas e laboratórios. Retaguarda de PACS, ' +
      'servidores e telefonia.',
    site: 'https://nuvemclinica.example.com',
    linkedin: '',
    cep: '49015-190',
    logradouro: 'Rua Campo do Brito Novo',
    numero: '630',
    bairro: 'São José',
    complemento: '.',
    cidade: 'Aracaju',
    estado: 'SE',
    certificados: ['Inscrição no CNPJ'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'logistica',
    email: 'rastrofrio@example.com',
    pessoa: {
      nome: 'Jonas Hilgert Pereira',
      telefone: '(47) 90318-7702',
      nascimento: '24/07/1983',
      empresa_trabalha: 'Rastro Frio Monitoramento',
    },
    nome_fantasia: 'Rastro Frio Monitoramento',
    razao_social: 'Rastro Frio Monitoramento de Temperatura Ltda.',
    cnae_primario:
      '6202-3/00 - Desenvolvimento e licenciamento de programas de computador customizáveis',
    cnae_secundario: '7120-1/00 - Testes e análises técnicas',
    segmento_empresa: 'Monitoramento de temperatura',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '340.662',
    telefone_empresa: '(47) 1207-8130',
    descricaoServico:
      'Registradores de temperatura e umidade com alarme por mensagem para salas de vacina, ' +
      'farmácias, bancos de sangue e transporte de medicamentos. Sensores calibrados, relatório ' +
      'pronto para a inspeção e software com trilha de auditoria.',
    site: 'https://rastrofrio.example.com',
    linkedin: 'https://www.linkedin.com/company/rastro-frio-exemplo',
    cep: '89204-250',
    logradouro: 'Rua Dona Elsa Meinert',
    numero: '845',
    bairro: 'Costa e Silva',
    complemento: 'Sala 2',
    cidade: 'Joinville',
    estado: 'SC',
    certificados: [
      'Alvará de funcionamento',
      'Inscrição no CNPJ',
      'Certificação de produto',
      'Registro de marcas e patentes',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'marketing',
    email: 'seloepatente@example.com',
    pessoa: {
      nome: 'Carolina Wendling Prestes',
      telefone: '(41) 90879-1530',
      nascimento: '12/10/1982',
      empresa_trabalha: 'Selo & Patente',
    },
    nome_fantasia: 'Selo & Patente',
    razao_social: 'Selo e Patente Propriedade Industrial Ltda.',
    cnae_primario: '7490-1/99 - Outras atividades profissionais, científicas e técnicas',
    segmento_empresa: 'Propriedade industrial',
    tipo_negocio: 'Sociedade Simples Limitada',
    inscricao_municipal: '12 05 771.208-4',
    descricaoServico:
      'Registro de marcas de produtos e serviços de saúde, busca de anterioridade e patentes de ' +
      'dispositivos médicos e formulações no INPI. Parecer de colidência antes do pedido e ' +
      'vigilância de marcas de terceiros.',
    site: 'https://seloepatente.example.com',
    linkedin: 'https://www.linkedin.com/company/selo-e-patente-exemplo',
    cep: '80240-210',
    logradouro: 'Rua Brasílio Itiberê Leão',
    numero: '1404',
    bairro: 'Água Verde',
    complemento: 'Conjunto 63',
    cidade: 'Curitiba',
    estado: 'PR',
    certificados: ['Inscrição no CNPJ', 'Registro de marcas e patentes'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'suprimentos',
    email: 'pantanaldiagnostica@example.com',
    pessoa: {
      nome: 'Nilza Ocampos Rezek',
      telefone: '(67) 90412-8876',
      nascimento: '19/05/1972',
      empresa_trabalha: 'Pantanal Diagnóstica',
    },
    nome_fantasia: 'Pantanal Diagnóstica',
    razao_social: 'Pantanal Diagnóstica Comércio de Reagentes Ltda.',
    cnae_primario:
      '4645-1/01 - Comércio atacadista de instrumentos e materiais para uso médico, cirúrgico e ' +
      'hospitalar',
    cnae_secundario: '3312-1/03 - Manutenção e reparação de aparelhos eletromédicos',
    segmento_empresa: 'Diagnóstico in vitro',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '145.338-02',
    telefone_empresa: '(67) 1678-2140',
    descricaoServico:
      'Reagentes, controles e equipamentos em comodato para laboratórios de análises clínicas: ' +
      'hematologia, bioquímica, coagulação e uroanálise. Assistência técnica própria em Mato ' +
      'Grosso do Sul.',
    site: 'https://pantanaldiagnostica.example.com',
    linkedin: '',
    cep: '79004-390',
    logradouro: 'Rua Pedro Celestino Arruda',
    numero: '2760',
    bairro: 'São Francisco',
    complemento: '.',
    cidade: 'Campo Grande',
    estado: 'MS',
    atendeEm: ['MS'],
    certificados: [
      'Alvará de funcionamento',
      'Licença sanitária',
      'Inscrição no CNPJ',
      'Licenças de logística',
      'Certificação de produto',
      'AFE ANVISA de produtos para saúde',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'residuos',
    email: 'jalapaoambiental@example.com',
    pessoa: {
      nome: 'Deusimar Aires Noleto',
      telefone: '(63) 90243-5591',
      nascimento: '02/02/1979',
      empresa_trabalha: 'Jalapão Ambiental',
    },
    nome_fantasia: 'Jalapão Ambiental',
    razao_social: 'Jalapão Consultoria Ambiental Ltda.',
    cnae_primario: '7490-1/99 - Outras atividades profissionais, científicas e técnicas',
    cnae_secundario: '7119-7/99 - Atividades técnicas relacionadas à engenharia e arquitetura',
    segmento_empresa: 'Licenciamento ambiental',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '39.551',
    telefone_empresa: '(63) 1195-3420',
    descricaoServico:
      'Licenciamento ambiental de hospitais, laboratórios, farmácias de manipulação e ' +
      'crematórios: licença prévia, de instalação e de operação, outorga de poço, PGRS e PGRSS, ' +
      'inventário e relatórios anuais.',
    site: 'https://jalapaoambiental.example.com',
    linkedin: '',
    cep: '77006-018',
    logradouro: 'Quadra ACNO 11, Rua NO 3',
    numero: '12',
    bairro: 'Plano Diretor Norte',
    complemento: 'Lote 5',
    cidade: 'Palmas',
    estado: 'TO',
    certificados: ['Licença ambiental', 'Inscrição no CNPJ', 'Licenças de operação'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'acreditacao',
    email: 'iapqs@example.org',
    pessoa: {
      nome: 'Maria Auxiliadora Tapajós Vieira de Albuquerque',
      telefone: '(92) 90766-3129',
      nascimento: '14/09/1964',
      empresa_trabalha:
        'Instituto Amazônico de Pesquisa, Desenvolvimento, Qualificação e Certificação de ' +
        'Processos, Produtos e Serviços para a Saúde',
    },
    nome_fantasia:
      'Instituto Amazônico de Pesquisa, Desenvolvimento, Qualificação e Certificação de ' +
      'Processos, Produtos e Serviços para a Saúde',
    razao_social:
      'Instituto Amazônico de Pesquisa, Desenvolvimento, Qualificação e Certificação de ' +
      'Processos, Produtos e Serviços para a Saúde',
    cnae_primario:
      '7210-0/00 - Pesquisa e desenvolvimento experimental em ciências físicas e naturais',
    cnae_secundario: '8599-6/04 - Treinamento em desenvolvimento profissional e gerencial',
    segmento_empresa: 'Pesquisa e qualificação',
    tipo_negocio: 'Associação Privada',
    inscricao_municipal: '190.442-7',
    outras_infos: 'Entidade sem fins lucrativos.',
    telefone_empresa: '(92) 1921-6670',
    descricaoServico:
      'Apoio a hospitais e laboratórios da Amazônia na implantação de sistemas de gestão da ' +
      'qualidade, ensaios de proficiência, formação de auditores internos e preparação para ' +
      'acreditação, com turmas presenciais em Manaus, Parintins e Tefé.',
    site: 'https://iapqs.example.org',
    linkedin: '',
    cep: '69057-021',
    logradouro: 'Rua Salvador Vitória-Régia',
    numero: '455',
    bairro: 'Adrianópolis',
    complemento: '2º andar',
    cidade: 'Manaus',
    estado: 'AM',
    atendeEm: ['AM', 'AC', 'AP', 'PA', 'RO', 'RR'],
    certificados: [
      'Inscrição no CNPJ',
      'Certificado de Regularidade do FGTS',
      'Certidão de Regularidade do INSS',
      'Certificações de qualidade',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'suprimentos',
    email: 'marebaixa@example.com',
    pessoa: {
      nome: 'Edvaldo Calheiros Pontes',
      telefone: '(82) 90554-2208',
      nascimento: '27/01/1970',
      empresa_trabalha: 'Maré Baixa Embalagens',
    },
    nome_fantasia: 'Maré Baixa Embalagens',
    razao_social: 'Maré Baixa Embalagens Hospitalares Ltda.',
    cnae_primario: '3250-7/05 - Fabricação de materiais para medicina e odontologia',
    segmento_empresa: 'Embalagens para esterilização',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '901.337.114',
    telefone_empresa: '(82) 1802-4550',
    descricaoServico:
      'Papel grau cirúrgico, SMS e envelopes para esterilização em rolos e sob medida, com ' +
      'selagem ensaiada conforme a ABNT NBR ISO 11607.',
    site: 'https://marebaixa.example.com',
    linkedin: '',
    cep: '57046-140',
    logradouro: 'Avenida Menino Marcelo Novo',
    numero: '3908',
    bairro: 'Serraria',
    complemento: 'Galpão 7',
    cidade: 'Maceió',
    estado: 'AL',
    certificados: ['Alvará de funcionamento', 'Inscrição no CNPJ', 'Certificação de produto'],
    marketplace: true,
    status: false,
  },
  {
    kind: 'Empresa',
    plan: 'MKTFREE',
    topic: 'auditoria',
    email: 'serraintegra@example.com',
    pessoa: {
      nome: 'Ricardo Tonelotto Basso',
      telefone: '(54) 90605-9917',
      nascimento: '08/08/1966',
      empresa_trabalha: 'Serra Íntegra Compliance',
    },
    nome_fantasia: 'Serra Íntegra Compliance',
    razao_social: 'Serra Íntegra Auditoria e Compliance Ltda.',
    cnae_primario: '7020-4/00 - Atividades de consultoria em gestão empresarial',
    segmento_empresa: 'Auditoria e compliance',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '54.182-9',
    outras_infos: 'Perfil em preparação.',
    telefone_empresa: '(54) 1719-5060',
    descricaoServico:
      'Programas de integridade, canal de denúncias e auditoria de relações com profissionais ' +
      'de saúde.',
    site: 'https://serraintegra.example.com',
    linkedin: '',
    cep: '95020-472',
    logradouro: 'Rua Os Dezoito de Outubro',
    numero: '1377',
    bairro: 'Centro',
    complemento: 'Sala 1101',
    cidade: 'Caxias do Sul',
    estado: 'RS',
    certificados: ['Inscrição no CNPJ'],
    marketplace: false,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTPRO',
    topic: 'radiologia',
    email: 'caio.meirelles@example.com',
    pessoa: {
      nome: 'Caio Brandt Meirelles',
      telefone: '(51) 90188-4430',
      nascimento: '16/07/1983',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Físico médico com título de especialista em radiodiagnóstico. Executo os testes de ' +
      'aceitação, constância e desempenho de raios X, mamografia, tomografia, fluoroscopia, ' +
      'ultrassom e ressonância previstos na RDC 611/2022 e em suas instruções normativas, ' +
      'levantamento radiométrico, teste de radiação de fuga e cálculo de blindagem. Elaboro o ' +
      'programa de garantia da qualidade e o programa de proteção radiológica, reviso ' +
      'protocolos de dose em tomografia pediátrica e treino a equipe uma vez por ano, no ' +
      'próprio serviço.\n\n' +
      'O relatório aponta a não conformidade, a ação e o prazo que a norma dá; quando o ' +
      'equipamento precisa parar, digo isso no mesmo dia e por escrito. Atendo o Rio Grande do ' +
      'Sul e o oeste de Santa Catarina.',
    com_oque_trabalha: 'Física médica, controle de qualidade e proteção radiológica',
    site: 'https://caiofisicamedica.example.com',
    linkedin: 'https://www.linkedin.com/in/caio-brandt-meirelles-exemplo',
    cep: '90480-200',
    logradouro: 'Rua Anita Sarmento',
    numero: '88',
    bairro: 'Boa Vista',
    complemento: 'Apartamento 302',
    cidade: 'Porto Alegre',
    estado: 'RS',
    atendeEm: ['RS', 'Chapecó/SC', 'Concórdia/SC', 'Xanxerê/SC', 'São Miguel do Oeste/SC'],
    certificados: [
      'Licenças específicas da atividade',
      'Certificações de qualidade',
      'Especialista em radiodiagnóstico pela ABFM',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTPRO',
    topic: 'engenharia-clinica',
    email: 'livia.toledo@example.com',
    pessoa: {
      nome: 'Lívia Sampaio Toledo',
      telefone: '(31) 90932-0087',
      nascimento: '11/11/1986',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Engenheira biomédica. Monto o inventário e o plano de gerenciamento de tecnologias em ' +
      'saúde do hospital (RDC 509/2021), escrevo descritivos técnicos que resistem a impugnação ' +
      'em pregão, comparo propostas pelo custo total em dez anos, acompanho o recebimento e o ' +
      'ensaio de aceitação e negocio contratos de manutenção com os fabricantes. Nos últimos ' +
      'cinco anos apoiei a compra de mais de 900 equipamentos, de monitores a ressonâncias. ' +
      'Também faço laudos de desativação e perícias.',
    com_oque_trabalha: 'Engenharia clínica, compra de equipamentos e gestão de contratos',
    site: 'https://liviatoledo.example.com',
    linkedin: 'https://www.linkedin.com/in/livia-sampaio-toledo-exemplo',
    cep: '30320-570',
    logradouro: 'Rua Patagônia Mineira',
    numero: '640',
    bairro: 'Sion',
    complemento: 'Sala 3',
    cidade: 'Belo Horizonte',
    estado: 'MG',
    certificados: ['Licenças específicas da atividade', 'Inscrição no CNPJ', 'Registro no CREA-MG'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTPRO',
    topic: 'acreditacao',
    email: 'rosangela.pimenta@example.com',
    pessoa: {
      nome: 'Rosângela Duarte Pimenta',
      telefone: '(71) 90674-2315',
      nascimento: '30/04/1970',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Enfermeira, mestre em gestão de serviços de saúde. Preparo hospitais, clínicas de ' +
      'imagem, laboratórios e serviços de diálise para a acreditação ONA nos três níveis ' +
      '(Acreditado, Acreditado Pleno e Acreditado com Excelência): diagnóstico com pontuação ' +
      'por requisito, plano de ação com responsável e data, mapeamento de processos, gestão de ' +
      'riscos, indicadores e simulado de visita.\n\n' +
      'Implanto ou reorganizo o Núcleo de Segurança do Paciente e o plano exigidos pela RDC ' +
      '36/2013, com as seis metas no dia a dia da equipe, notificação no Notivisa e análise de ' +
      'causa raiz que termina em mudança de processo, não em culpado. Fico no serviço três dias ' +
      'por mês até a visita e dou retorno por escrito a cada etapa.',
    com_oque_trabalha: 'Acreditação ONA, segurança do paciente e gestão da qualidade',
    site: 'https://rosangelapimenta.example.com',
    linkedin: 'https://www.linkedin.com/in/rosangela-duarte-pimenta-exemplo',
    cep: '40140-110',
    logradouro: 'Rua Artur Galrão',
    numero: '55',
    bairro: 'Barra',
    complemento: 'Apartamento 801',
    cidade: 'Salvador',
    estado: 'BA',
    certificados: ['Certificações de qualidade', 'Inscrição no CNPJ', 'Registro no COREN-BA'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTPRO',
    topic: 'lgpd',
    email: 'otavio.carvalho@example.com',
    pessoa: {
      nome: 'Otávio Lins Carvalho',
      telefone: '(61) 90427-6698',
      nascimento: '22/12/1981',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Advogado e encarregado pelo tratamento de dados pessoais (DPO) de clínicas, operadoras e ' +
      'laboratórios. Faço o inventário de dados, o relatório de impacto (RIPD), contratos com ' +
      'operadores, política de retenção de prontuários segundo a Lei 13.787/2018, resposta a ' +
      'titulares em 15 dias e plano de resposta a incidentes com o prazo de comunicação à ANPD. ' +
      'Treino recepção, enfermagem e faturamento com casos reais de balcão: acompanhante que ' +
      'pede laudo, foto em rede social, planilha enviada por engano.',
    com_oque_trabalha: 'LGPD na saúde e encarregado de dados como serviço',
    site: 'https://otaviolins-dados.example.com',
    linkedin: 'https://www.linkedin.com/in/otavio-lins-carvalho-exemplo',
    cep: '70712-902',
    logradouro: 'SCN Quadra 2',
    numero: 'S/N',
    bairro: 'Asa Norte',
    complemento: 'Bloco D, sala 514',
    cidade: 'Brasília',
    estado: 'DF',
    certificados: ['Inscrição no CNPJ', 'Inscrição na OAB-DF', 'Certificação EXIN DPO'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTPRO',
    topic: 'vigilancia',
    email: 'beatriz.salles@example.com',
    pessoa: {
      nome: 'Beatriz Nogueira Salles',
      telefone: '(21) 90349-1172',
      nascimento: '05/02/1984',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Farmacêutica com quinze anos de farmacovigilância em indústria. Estruturo e opero o ' +
      'sistema de farmacovigilância do detentor de registro conforme a RDC 406/2020: manual e ' +
      'POPs, recebimento e avaliação de casos, codificação MedDRA, notificação pelo VigiMed nos ' +
      'prazos, detecção de sinal, plano de gerenciamento de risco e relatórios periódicos de ' +
      'avaliação benefício-risco. Assumo a responsabilidade pela farmacovigilância de empresas ' +
      'sem equipe própria, com plantão para eventos graves.\n\n' +
      'Para dispositivos médicos, cuido da tecnovigilância (RDC 67/2009) e das ações de campo. ' +
      'Faço auditorias de parceiros e preparo a empresa para a inspeção da ANVISA.',
    com_oque_trabalha: 'Farmacovigilância e tecnovigilância',
    site: 'https://beatrizsalles-pv.example.com',
    linkedin: 'https://www.linkedin.com/in/beatriz-nogueira-salles-exemplo',
    cep: '22271-020',
    logradouro: 'Rua Conde de Itaguapé',
    numero: '301',
    bairro: 'Humaitá',
    complemento: 'Sala 610',
    cidade: 'Rio de Janeiro',
    estado: 'RJ',
    certificados: [
      'Licenças específicas da atividade',
      'Certificações de qualidade',
      'Inscrição no CNPJ',
      'Registro no CRF-RJ (farmácia)',
    ],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTPRO',
    topic: 'validacao',
    email: 'fabio.morita@example.com',
    pessoa: {
      nome: 'Fábio Kenji Morita',
      telefone: '(11) 90558-7746',
      nascimento: '18/08/1982',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Validação de sistemas computadorizados e integridade de dados para indústrias, ' +
      'distribuidoras, laboratórios e centros de pesquisa. Inventário e análise de risco ' +
      'segundo o GAMP 5, especificação de requisitos, matriz de rastreabilidade, protocolos de ' +
      'QI, QO e QD, planilhas eletrônicas validadas, revisão de trilha de auditoria e plano de ' +
      'retirada. ERP, LIMS, WMS, monitoramento de temperatura e sistemas em nuvem, com ' +
      'auditoria do fornecedor. Documentos em português e inglês, prontos para a ANVISA (RDC ' +
      '658/2022) e para clientes que pedem o 21 CFR Part 11.',
    com_oque_trabalha: 'Validação de sistemas computadorizados',
    site: 'https://moritavsc.example.com',
    linkedin: 'https://www.linkedin.com/in/fabio-kenji-morita-exemplo',
    cep: '06454-050',
    logradouro: 'Alameda Rio Negrinho',
    numero: '911',
    bairro: 'Alphaville Industrial',
    complemento: 'Sala 1204',
    cidade: 'Barueri',
    estado: 'SP',
    certificados: ['Certificações de qualidade', 'Inscrição no CNPJ', 'Auditor líder ISO 9001'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTPRO',
    topic: 'arquitetura',
    email: 'marina.araripe@example.com',
    pessoa: {
      nome: 'Marina Vasconcelos Araripe',
      telefone: '(85) 90861-5503',
      nascimento: '09/09/1987',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Arquiteta especializada em ambientes de saúde. Projetos de clínicas, consultórios ' +
      'odontológicos, laboratórios, centros de imagem e farmácias de manipulação segundo a RDC ' +
      '50/2002, do estudo de viabilidade do imóvel à aprovação na vigilância sanitária. Antes ' +
      'de assinar o aluguel, faço uma visita com relatório de cinco páginas: o que cabe, o que ' +
      'a norma exige e quanto custa adaptar.',
    com_oque_trabalha: 'Arquitetura de estabelecimentos de saúde',
    site: 'https://marinaararipe.example.com',
    linkedin: 'https://www.linkedin.com/in/marina-vasconcelos-araripe-exemplo',
    cep: '60160-150',
    logradouro: 'Rua Silva Jatahy Filho',
    numero: '720',
    bairro: 'Meireles',
    complemento: '.',
    cidade: 'Fortaleza',
    estado: 'CE',
    certificados: ['Inscrição no CNPJ', 'Registro no CAU-CE'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTBASIC',
    topic: 'faturamento',
    email: 'simone.ferraz@example.com',
    pessoa: {
      nome: 'Simone Aparecida Ferraz',
      telefone: '(19) 90276-3304',
      nascimento: '13/05/1976',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Faturamento de convênios para clínicas e consultórios: elegibilidade, guias TISS, envio ' +
      'de lotes, conferência de demonstrativos e recurso de glosas dentro do prazo do contrato. ' +
      'Credencio profissionais e clínicas nas operadoras e reviso a tabela própria com base na ' +
      'CBHPM e na TUSS. Trabalho no sistema que a clínica já usa, com relatório quinzenal.',
    com_oque_trabalha: 'Faturamento TISS, recurso de glosas e credenciamento',
    site: 'https://simoneferraz.example.com',
    linkedin: 'https://www.linkedin.com/in/simone-aparecida-ferraz-exemplo',
    cep: '13025-085',
    logradouro: 'Rua Coronel Silva Prates',
    numero: '402',
    bairro: 'Cambuí',
    complemento: '.',
    cidade: 'Campinas',
    estado: 'SP',
    certificados: ['Inscrição no CNPJ'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTBASIC',
    topic: 'esterilizacao',
    email: 'patricia.ventura@example.com',
    pessoa: {
      nome: 'Patrícia Gomes Ventura',
      telefone: '(41) 90514-8867',
      nascimento: '25/03/1981',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Enfermeira especialista em centro cirúrgico e CME. Organizo centrais de material ' +
      'conforme a RDC 15/2012: fluxo unidirecional, POPs, dimensionamento de equipe, ' +
      'rastreabilidade de kits, teste Bowie-Dick e indicadores químicos e biológicos, escolha ' +
      'de embalagem e prazo de validade por evento. Acompanho a qualificação de autoclaves e de ' +
      'termodesinfectadoras e leio o relatório junto com o cliente. Consultórios odontológicos ' +
      'também são bem-vindos.',
    com_oque_trabalha: 'Consultoria em CME e validação de processos de esterilização',
    site: 'https://patriciaventura-cme.example.com',
    linkedin: 'https://www.linkedin.com/in/patricia-gomes-ventura-exemplo',
    cep: '80420-090',
    logradouro: 'Rua Comendador Araújo Pinto',
    numero: '143',
    bairro: 'Centro',
    complemento: 'Sala 1502',
    cidade: 'Curitiba',
    estado: 'PR',
    certificados: ['Certificações de qualidade', 'Registro no COREN-PR'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTBASIC',
    topic: 'farmacia',
    email: 'eduardo.cordeiro@example.com',
    pessoa: {
      nome: 'Eduardo Bastos Cordeiro',
      telefone: '(81) 90733-2091',
      nascimento: '07/10/1985',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Farmacêutico clínico hospitalar. Implanto o serviço de farmácia clínica: conciliação ' +
      'medicamentosa, análise de prescrição, ajuste de dose na insuficiência renal, diluição e ' +
      'estabilidade de injetáveis, programa de gerenciamento de antimicrobianos e indicadores ' +
      'de intervenção aceita. Reviso o guia farmacoterapêutico com a comissão de farmácia e ' +
      'terapêutica e treino farmacêuticos em serviço.',
    com_oque_trabalha: 'Farmácia clínica e uso racional de antimicrobianos',
    site: 'https://eduardocordeiro.example.com',
    linkedin: 'https://www.linkedin.com/in/eduardo-bastos-cordeiro-exemplo',
    cep: '52041-080',
    logradouro: 'Rua Amélia Cantarelli',
    numero: '299',
    bairro: 'Graças',
    complemento: 'Apartamento 1101',
    cidade: 'Recife',
    estado: 'PE',
    certificados: ['Licenças específicas da atividade', 'Registro no CRF-PE (farmácia)'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTBASIC',
    topic: 'residuos',
    email: 'taina.cavalcante@example.com',
    pessoa: {
      nome: 'Tainá Ribeiro Cavalcante',
      telefone: '(92) 90309-6654',
      nascimento: '29/06/1990',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Engenheira ambiental. Elaboro o PGRSS de clínicas, laboratórios, consultórios ' +
      'odontológicos e clínicas veterinárias (RDC 222/2018), com diagnóstico da geração, mapa ' +
      'de coletores, rotina de coleta interna, treinamento da equipe e ART. Acompanho a licença ' +
      'ambiental no órgão estadual e o cadastro no SINIR para emissão de MTR.',
    com_oque_trabalha: 'PGRSS e licenciamento ambiental de serviços de saúde',
    site: 'https://tainaambiental.example.com',
    linkedin: 'https://www.linkedin.com/in/taina-ribeiro-cavalcante-exemplo',
    cep: '69055-038',
    logradouro: 'Rua Rio Içá Pequeno',
    numero: '16',
    bairro: 'Nossa Senhora das Graças',
    complemento: '.',
    cidade: 'Manaus',
    estado: 'AM',
    certificados: ['Licença ambiental', 'Licenças específicas da atividade', 'Registro no CREA-AM'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTBASIC',
    topic: 'traducao',
    email: 'ingrid.peixoto@example.com',
    pessoa: {
      nome: 'Ingrid Hoffmann Peixoto',
      telefone: '(48) 90690-1138',
      nascimento: '03/12/1978',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Tradutora de alemão e inglês com formação em farmácia. Traduzo dossiês de registro no ' +
      'formato CTD, estudos de estabilidade, relatórios de biocompatibilidade, instruções de ' +
      'uso e artigos. Mantenho memória de tradução por produto, para que a versão seguinte ' +
      'custe menos e use os mesmos termos.',
    com_oque_trabalha: 'Tradução de dossiês regulatórios e artigos científicos',
    site: 'https://ingridhoffmann.example.net',
    linkedin: 'https://www.linkedin.com/in/ingrid-hoffmann-peixoto-exemplo',
    cep: '88015-240',
    logradouro: 'Rua Almirante Lamego Filho',
    numero: '1010',
    bairro: 'Centro',
    complemento: 'Apartamento 602',
    cidade: 'Florianópolis',
    estado: 'SC',
    certificados: ['Inscrição no CNPJ', 'Associada à ABRATES'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTBASIC',
    topic: 'auditoria',
    email: 'sergio.andrade@example.com',
    pessoa: {
      nome: 'Sérgio Murilo Andrade',
      telefone: '(27) 90215-7790',
      nascimento: '20/01/1968',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Auditor de boas práticas há vinte anos. Qualificação de fornecedores de medicamentos, ' +
      'insumos e dispositivos médicos por auditoria presencial ou remota, autoinspeção (RDC ' +
      '658/2022, RDC 665/2022 e RDC 430/2020), simulado de inspeção e acompanhamento de CAPA ' +
      'até a evidência de eficácia. Relatório em até cinco dias úteis, com classificação de ' +
      'cada desvio em crítico, maior ou menor.',
    com_oque_trabalha: 'Auditoria de fornecedores e de boas práticas',
    site: 'https://sergioandrade-auditoria.example.com',
    linkedin: 'https://www.linkedin.com/in/sergio-murilo-andrade-exemplo',
    cep: '29055-131',
    logradouro: 'Rua Aleixo Neto Barcelos',
    numero: '322',
    bairro: 'Praia do Canto',
    complemento: 'Sala 405',
    cidade: 'Vitória',
    estado: 'ES',
    certificados: ['Certificações de qualidade', 'Inscrição no CNPJ', 'Auditor líder ISO 13485'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTBASIC',
    topic: 'marketing',
    email: 'julia.reis@example.com',
    pessoa: {
      nome: 'Júlia Camargo Reis',
      telefone: '(43) 90487-5561',
      nascimento: '15/02/1992',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Conteúdo, anúncios e identidade visual para farmácias de manipulação, clínicas e marcas ' +
      'de suplementos, com respeito à RDC 96/2008, à Resolução CFM 2.336/2023 e às regras de ' +
      'cada conselho. Entrego calendário mensal, textos revisados por farmacêutica e relatório ' +
      'de resultado sem promessa de cura nem antes e depois fora da norma.',
    com_oque_trabalha: 'Marketing para farmácias, clínicas e indústrias',
    site: 'https://juliacamargo.example.com',
    linkedin: 'https://www.linkedin.com/in/julia-camargo-reis-exemplo',
    cep: '86020-041',
    logradouro: 'Rua Pio XII Novo',
    numero: '88',
    bairro: 'Centro',
    complemento: 'Sala 12',
    cidade: 'Londrina',
    estado: 'PR',
    certificados: ['Inscrição no CNPJ', 'Licenças de publicidade'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'treinamento',
    email: 'wellington.amorim@example.com',
    pessoa: {
      nome: 'Wellington Cruz Amorim',
      telefone: '(98) 90356-4427',
      nascimento: '17/04/1983',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Técnico de segurança do trabalho e enfermeiro. Treinamentos de NR-32, plano de prevenção ' +
      'de riscos de acidentes com perfurocortantes, CIPA e integração de novos funcionários em ' +
      'hospitais e clínicas do Maranhão.',
    com_oque_trabalha: 'Segurança do trabalho em serviços de saúde',
    site: '',
    linkedin: 'https://www.linkedin.com/in/wellington-cruz-amorim-exemplo',
    cep: '65075-441',
    logradouro: 'Rua dos Juritis Azuis',
    numero: '9',
    bairro: 'Jardim Renascença',
    complemento: '.',
    cidade: 'São Luís',
    estado: 'MA',
    atendeEm: ['MA'],
    certificados: ['Certificado de conformidade do Ministério do Trabalho', 'Registro no COREN-MA'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'acreditacao',
    email: 'claudia.monteiro@example.com',
    pessoa: {
      nome: 'Cláudia Regina Monteiro',
      telefone: '(83) 90722-3318',
      nascimento: '26/10/1977',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Implantação do Núcleo de Segurança do Paciente, protocolos do Ministério da Saúde ' +
      '(identificação, cirurgia segura, quedas, lesão por pressão, prescrição segura e higiene ' +
      'das mãos) e formação de lideranças de enfermagem.',
    com_oque_trabalha: 'Segurança do paciente',
    site: 'https://claudiamonteiro.example.org',
    linkedin: 'https://www.linkedin.com/in/claudia-regina-monteiro-exemplo',
    cep: '58045-010',
    logradouro: 'Avenida Cabo Branco Sul',
    numero: '1780',
    bairro: 'Cabo Branco',
    complemento: 'Apartamento 203',
    cidade: 'João Pessoa',
    estado: 'PB',
    certificados: ['Certificações de qualidade', 'Registro no COREN-PB'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'engenharia-clinica',
    email: 'marcos.teles@example.com',
    pessoa: {
      nome: 'Marcos Vinícius Teles',
      telefone: '(69) 90841-2206',
      nascimento: '12/12/1989',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Manutenção e troca de peças de autoclaves, estufas e compressores odontológicos.',
    com_oque_trabalha: 'Manutenção de autoclaves e equipamentos odontológicos',
    site: '',
    linkedin: '',
    cep: '76801-084',
    logradouro: 'Rua Duque Estrada',
    numero: '1550',
    bairro: 'Caiari',
    complemento: '.',
    cidade: 'Porto Velho',
    estado: 'RO',
    certificados: [],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'ti',
    email: 'diego.brito@example.com',
    pessoa: {
      nome: 'Diego Fontoura Brito',
      telefone: '(54) 90273-9945',
      nascimento: '06/08/1993',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Integrações HL7 v2 e FHIR entre prontuário, laboratório e RNDS; interfaceamento de ' +
      'analisadores; painéis de indicadores assistenciais.',
    com_oque_trabalha: 'Integração de sistemas de saúde',
    site: 'https://diegobrito.example.com',
    linkedin: 'https://www.linkedin.com/in/diego-fontoura-brito-exemplo',
    cep: '95070-560',
    logradouro: 'Rua Ernesto Alves Pinto',
    numero: '1893',
    bairro: 'Exposição',
    complemento: '.',
    cidade: 'Caxias do Sul',
    estado: 'RS',
    certificados: ['Inscrição no CNPJ'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'regulatorio',
    email: 'yasmin.correa@example.com',
    pessoa: {
      nome: 'Yasmin Haddad Corrêa',
      telefone: '(11) 90416-0385',
      nascimento: '21/07/1991',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Regularização de cosméticos, saneantes e suplementos alimentares: fórmula, rotulagem, ' +
      'notificação ou registro e dossiê do produto. Revisão de rótulo em 48 horas.',
    com_oque_trabalha: 'Registro de cosméticos, saneantes e suplementos',
    site: 'https://yasminhaddad.example.com',
    linkedin: 'https://www.linkedin.com/in/yasmin-haddad-correa-exemplo',
    cep: '07095-030',
    logradouro: 'Rua Luiz Gama Leite',
    numero: '51',
    bairro: 'Vila Augusta',
    complemento: 'Casa 1',
    cidade: 'Guarulhos',
    estado: 'SP',
    certificados: ['Licenças específicas da atividade', 'Registro no CRQ-IV'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'regulatorio',
    email: 'leandro.vidal@example.com',
    pessoa: {
      nome: 'Leandro Pacheco Vidal',
      telefone: '(15) 90928-6617',
      nascimento: '04/04/1986',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Consultoria para empresas de tecnologia que precisam regularizar software como ' +
      'dispositivo médico (RDC 657/2022): enquadramento, classe de risco, gestão de risco ISO ' +
      '14971, ciclo de vida IEC 62304, usabilidade e dossiê técnico. Ajudo também a decidir ' +
      'quando o software não é dispositivo médico, e a documentar por quê.',
    com_oque_trabalha: 'Software como dispositivo médico',
    site: 'https://leandrovidal.example.com',
    linkedin: 'https://www.linkedin.com/in/leandro-pacheco-vidal-exemplo',
    cep: '18047-620',
    logradouro: 'Rua Antônio Perez Fogaça',
    numero: '230',
    bairro: 'Parque Campolim',
    complemento: 'Sala 88',
    cidade: 'Sorocaba',
    estado: 'SP',
    certificados: ['Certificações de qualidade', 'Inscrição no CNPJ'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'treinamento',
    email: 'renata.bezerra@example.com',
    pessoa: {
      nome: 'Renata Aquino Bezerra',
      telefone: '(84) 90569-7023',
      nascimento: '28/02/1980',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Biomédica. Mapas de risco, POPs e treinamento de biossegurança para laboratórios ' +
      'clínicos, bancos de sangue e faculdades. Avaliação de cabines e de descarte de amostras.',
    com_oque_trabalha: 'Biossegurança em laboratórios',
    site: '',
    linkedin: 'https://www.linkedin.com/in/renata-aquino-bezerra-exemplo',
    cep: '59064-250',
    logradouro: 'Rua Jaguarari Mirim',
    numero: '2044',
    bairro: 'Lagoa Nova',
    complemento: '.',
    cidade: 'Natal',
    estado: 'RN',
    certificados: ['Registro no CRBM (biomedicina)'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'logistica',
    email: 'joaquim.barbosa@example.com',
    pessoa: {
      nome: 'Joaquim Neto Barbosa',
      telefone: '(68) 90183-5540',
      nascimento: '10/05/1975',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico: 'Conserto de câmaras de vacina e geladeiras de farmácia.',
    com_oque_trabalha: 'Refrigeração de câmaras de vacina',
    site: '',
    linkedin: '',
    cep: '69900-160',
    logradouro: 'Rua Benjamin Constante Souza',
    numero: '740',
    bairro: 'Centro',
    complemento: '.',
    cidade: 'Rio Branco',
    estado: 'AC',
    certificados: [],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'farmacia',
    email: 'priscila.leal@example.com',
    pessoa: {
      nome: 'Priscila Antunes Leal',
      telefone: '(44) 90657-1198',
      nascimento: '23/09/1988',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Controle de qualidade e garantia da qualidade em farmácias de manipulação (RDC 67/2007): ' +
      'qualificação de fornecedores, monitoramento de processo, peso médio, treinamento de ' +
      'manipuladores, POPs de produtos estéreis e preparação para inspeção.',
    com_oque_trabalha: 'Farmácia de manipulação',
    site: 'https://priscilaleal.example.com',
    linkedin: 'https://www.linkedin.com/in/priscila-antunes-leal-exemplo',
    cep: '87013-230',
    logradouro: 'Avenida Herval Paulista',
    numero: '1068',
    bairro: 'Zona 1',
    complemento: 'Sala 3',
    cidade: 'Maringá',
    estado: 'PR',
    certificados: ['Licenças específicas da atividade', 'Registro no CRF-PR (farmácia)'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'suprimentos',
    email: 'thiago.menezes@example.com',
    pessoa: {
      nome: 'Thiago Sobral Menezes',
      telefone: '(79) 90344-8819',
      nascimento: '08/06/1987',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Apoio a fornecedores e hospitais públicos em licitações da saúde pela Lei 14.133/2021: ' +
      'habilitação, proposta, amostras, impugnações, recursos e gestão de atas de registro de ' +
      'preço. Para hospitais, padronização de materiais e curva ABC de estoque.',
    com_oque_trabalha: 'Licitações e compras hospitalares',
    site: 'https://thiagomenezes.example.com',
    linkedin: 'https://www.linkedin.com/in/thiago-sobral-menezes-exemplo',
    cep: '49025-040',
    logradouro: 'Rua Riachão do Norte',
    numero: '415',
    bairro: 'Grageru',
    complemento: '.',
    cidade: 'Aracaju',
    estado: 'SE',
    certificados: ['Inscrição no CNPJ'],
    marketplace: true,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'faturamento',
    email: 'vera.quintela@example.com',
    pessoa: {
      nome: 'Vera Lúcia Quintela',
      telefone: '(67) 90731-6652',
      nascimento: '19/03/1965',
      empresa_trabalha: 'Autônoma',
    },
    descricaoServico:
      'Apuração de custos por absorção e por procedimento, formação de preço de pacotes ' +
      'cirúrgicos e orçamento anual para hospitais filantrópicos.',
    com_oque_trabalha: 'Custos hospitalares',
    site: '',
    linkedin: 'https://www.linkedin.com/in/vera-lucia-quintela-exemplo',
    cep: '79020-310',
    logradouro: 'Rua Bahia Grande',
    numero: '1270',
    bairro: 'Jardim dos Estados',
    complemento: '.',
    cidade: 'Campo Grande',
    estado: 'MS',
    certificados: ['Registro no CRC-MS'],
    marketplace: false,
    status: true,
  },
  {
    kind: 'Freelancer',
    plan: 'MKTFREE',
    topic: 'auditoria',
    email: 'gustavo.paranhos@example.com',
    pessoa: {
      nome: 'Gustavo Henrique Paranhos',
      telefone: '(65) 90295-4036',
      nascimento: '30/11/1984',
      empresa_trabalha: 'Autônomo',
    },
    descricaoServico:
      'Enfermeiro auditor. Auditoria concorrente e retrospectiva de contas médicas, análise ' +
      'técnica de pedidos de OPME, conferência de rastreabilidade de implantes e pareceres para ' +
      'operadoras e hospitais.',
    com_oque_trabalha: 'Auditoria de contas e de OPME',
    site: 'https://gustavoparanhos.example.com',
    linkedin: 'https://www.linkedin.com/in/gustavo-henrique-paranhos-exemplo',
    cep: '78043-400',
    logradouro: 'Rua Estevão Mendonça Dias',
    numero: '890',
    bairro: 'Goiabeiras',
    complemento: 'Sala 14',
    cidade: 'Cuiabá',
    estado: 'MT',
    certificados: ['Registro no COREN-MT'],
    marketplace: true,
    status: true,
  },
  ...productCast,
]

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

// What visitors typed, per supplier topic, the most frequent first.
export const searchTermsByTopic: Record<CastTopic, readonly string[]> = {
  metrologia: [
    'calibração de equipamentos',
    'calibração',
    'calibração de bomba de infusão',
    'certificado de calibração rbc',
    'calibração de desfibrilador',
    'segurança elétrica iec 62353',
    'calibração de termômetro',
    'metrologia hospitalar',
  ],
  validacao: [
    'qualificação térmica',
    'validação de autoclave',
    'qualificação de câmara fria',
    'mapeamento térmico',
    'validação de limpeza',
    'sala limpa',
    'validação de sistemas computadorizados',
    'qi qo qd',
    'água para hemodiálise',
  ],
  regulatorio: [
    'afe anvisa',
    'autorização de funcionamento',
    'registro de produto na anvisa',
    'cbpf',
    'licença sanitária',
    'rdc 751',
    'consultoria regulatória',
    'software médico anvisa',
    'cbpda',
    'registro de cosméticos',
  ],
  residuos: [
    'pgrss',
    'coleta de lixo hospitalar',
    'resíduos de saúde',
    'licença ambiental',
    'mtr',
    'descarte de perfurocortantes',
    'incineração de resíduos',
  ],
  farmacia: [
    'farmácia clínica',
    'responsável técnico farmacêutico',
    'rdc 67',
    'conciliação medicamentosa',
    'manual de boas práticas farmácia',
    'sngpc',
    'farmácia de manipulação',
  ],
  vigilancia: [
    'farmacovigilância',
    'tecnovigilância',
    'vigimed',
    'rdc 406',
    'plano de gerenciamento de risco',
    'recolhimento de medicamento',
  ],
  'engenharia-clinica': [
    'engenharia clínica',
    'manutenção de equipamentos médicos',
    'manutenção de autoclave',
    'plano de gerenciamento de tecnologias',
    'manutenção preventiva hospitalar',
    'rdc 509',
  ],
  opme: [
    'opme',
    'material ortopédico',
    'prótese de quadril',
    'consignado opme',
    'fornecedor de opme',
    'bucomaxilo',
  ],
  esterilizacao: [
    'esterilização por óxido de etileno',
    'cme terceirizada',
    'esterilização',
    'rdc 15',
    'eto',
    'embalagem grau cirúrgico',
    'teste bowie dick',
  ],
  higienizacao: [
    'limpeza hospitalar',
    'higienização hospitalar',
    'lavanderia hospitalar',
    'dedetização hospital',
    'controle de pragas',
    'limpeza terminal',
    "limpeza de caixa d'água",
  ],
  radiologia: [
    'física médica',
    'dosimetria',
    'levantamento radiométrico',
    'proteção radiológica',
    'rdc 611',
    'controle de qualidade mamografia',
    'blindagem raio x',
  ],
  lgpd: [
    'lgpd saúde',
    'dpo',
    'encarregado de dados',
    'adequação lgpd clínica',
    'lgpd hospital',
    'relatório de impacto',
  ],
  ti: [
    'prontuário eletrônico',
    'sistema para clínica',
    'erp hospitalar',
    'integração fhir',
    'pacs',
    'suporte de ti clínica',
    'rnds',
  ],
  faturamento: [
    'faturamento tiss',
    'recurso de glosa',
    'faturamento médico',
    'credenciamento convênio',
    'auditoria de contas médicas',
    'custos hospitalares',
  ],
  acreditacao: [
    'acreditação ona',
    'ona',
    'segurança do paciente',
    'consultoria ona',
    'núcleo de segurança do paciente',
    'gestão da qualidade hospitalar',
  ],
  logistica: [
    'transporte de medicamentos',
    'transporte 2 a 8',
    'cadeia fria',
    'transporte de vacinas',
    'monitoramento de temperatura',
    'distribuidora farmacêutica',
    'manutenção câmara de vacina',
  ],
  gases: [
    'oxigênio medicinal',
    'gases medicinais',
    'usina de oxigênio',
    'rede de gases',
    'cilindro de oxigênio',
    'concentrador de oxigênio',
  ],
  marketing: [
    'marketing farmacêutico',
    'rdc 96',
    'agência de marketing saúde',
    'registro de marca',
    'propaganda de medicamentos',
    'redes sociais para clínica',
  ],
  treinamento: [
    'treinamento nr 32',
    'nr 32',
    'curso de biossegurança',
    'suporte básico de vida',
    'treinamento perfurocortante',
    'curso para enfermagem',
  ],
  arquitetura: [
    'arquitetura hospitalar',
    'rdc 50',
    'projeto de clínica',
    'avcb',
    'projeto de incêndio hospital',
    'aprovação na vigilância sanitária',
  ],
  suprimentos: [
    'material hospitalar',
    'distribuidora hospitalar',
    'uniforme hospitalar',
    'scrubs',
    'luvas de procedimento',
    'reagentes laboratório',
    'licitação saúde',
  ],
  locacao: [
    'aluguel de cama hospitalar',
    'locação de equipamentos médicos',
    'aluguel de concentrador de oxigênio',
    'locação de bomba de infusão',
    'aluguel de bipap',
  ],
  traducao: [
    'tradução técnica',
    'tradução de dossiê',
    'tradução de bula',
    'tradutor inglês farmacêutico',
    'tradução de artigo científico',
  ],
  auditoria: [
    'auditoria de fornecedores',
    'auditoria interna',
    'compliance em saúde',
    'auditoria opme',
    'qualificação de fornecedores',
    'auditoria bpf',
  ],
  descartaveis: [
    'luvas de procedimento',
    'seringas',
    'material descartável hospitalar',
    'máscara n95',
    'curativos',
    'fralda geriátrica',
    'agulhas',
  ],
  nutricao: [
    'dieta enteral',
    'nutrição enteral',
    'suplemento hiperproteico',
    'espessante',
    'fórmula infantil',
  ],
  reabilitacao: [
    'cadeira de rodas',
    'aparelho de fisioterapia',
    'muletas',
    'andador',
    'cama hospitalar para casa',
  ],
  odontologia: [
    'material odontológico',
    'cadeira odontológica',
    'dental',
    'compressor odontológico',
    'resina',
  ],
  laboratorio: [
    'tubos de coleta',
    'teste rápido',
    'reagentes laboratório',
    'pipetas',
    'analisador em comodato',
  ],
  mobiliario: [
    'cama hospitalar',
    'maca',
    'móveis para clínica',
    'poltrona de coleta',
    'mesa de exame',
  ],
}

// Typed by visitors who then opened a supplier of any topic.
export const generalSearchTerms: readonly string[] = [
  'fornecedor hospitalar',
  'consultoria em saúde',
  'anvisa',
  'hospital',
  'clínica',
  'equipamentos médicos',
  'consultor farmacêutico',
]

// Where visitors come from; the weight is the relative share.
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
