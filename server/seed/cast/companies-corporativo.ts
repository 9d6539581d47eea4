import type { CastSupplier } from './cast.ts'

export const corporativoCompanies: CastSupplier[] = [
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
]
