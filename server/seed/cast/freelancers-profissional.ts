import type { CastSupplier } from './cast.ts'

export const profissionalFreelancers: CastSupplier[] = [
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
]
