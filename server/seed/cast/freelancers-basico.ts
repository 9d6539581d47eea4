import type { CastSupplier } from './cast.ts'

export const basicoFreelancers: CastSupplier[] = [
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
]
