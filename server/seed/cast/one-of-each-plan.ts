import type { CastSupplier } from './cast.ts'

export const oneOfEachPlan: CastSupplier[] = [
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
]
