/** A word of the field that the assistant can explain. */
export type FieldFact = {
  id: string
  /** How people name it, folded. */
  names: readonly string[]
  /** As people ask for it, where no name is said: its words are compared. */
  questions?: readonly string[]
  /** A question that asks for it without naming it. */
  asked?: RegExp
  /** The question itself names whom it is about: 'eles' are no suppliers. */
  saysWho?: boolean
  /** A short question after it that is about the same. */
  goesOn?: RegExp
  text: string
  /** The same in English, where it is not in english.ts. */
  english?: string
  /** Who helps with it: a search that can be pressed. */
  search?: string
}

export const fieldFacts: readonly FieldFact[] = [
  {
    id: 'afe',
    names: [
      'afe',
      'afes',
      'autorizacao de funcionamento',
      'autorizacao de funcionamento de empresa',
    ],
    text: 'AFE é a Autorização de Funcionamento de Empresa, da ANVISA: quem fabrica, importa, distribui, armazena ou transporta medicamentos, produtos para saúde, cosméticos ou saneantes precisa dela, e as farmácias e drogarias também. Algumas atividades são isentas. A AFE não vence (Lei 13.043/2014); o número pode ser conferido no portal da ANVISA.',
    search: 'Regularização na ANVISA: AFE',
  },
  {
    id: 'ae',
    names: ['ae', 'autorizacao especial'],
    text: 'AE é a Autorização Especial, da ANVISA: é exigida, além da AFE, de quem trabalha com substâncias sujeitas a controle especial (Portaria 344/1998). Como a AFE, não vence (Lei 13.043/2014).',
    search: 'Assessoria para Autorização Especial',
  },
  {
    id: 'cbpf',
    names: ['cbpf', 'bpf', 'boas praticas de fabricacao', 'certificado de boas praticas', 'gmp'],
    text: 'CBPF é o Certificado de Boas Práticas de Fabricação, da ANVISA, para fabricantes de medicamentos e de produtos para saúde. Vale 2 anos.',
    search: 'Auditoria de boas práticas de fabricação',
  },
  {
    id: 'cbpda',
    names: [
      'cbpda',
      'cbpad',
      'bpda',
      'boas praticas de distribuicao',
      'boas praticas de distribuidora',
      'certificado de boas praticas de distribuidora',
      'certificado de distribuidora',
      'boas praticas de distribuicao e armazenagem',
    ],
    text: 'CBPDA é o Certificado de Boas Práticas de Distribuição e Armazenagem, da ANVISA, para distribuidores, importadores e armazéns. Vale 2 anos.',
    search: 'Consultoria RDC 430',
  },
  {
    id: 'licenca-sanitaria',
    names: [
      'licenca sanitaria',
      'alvara sanitario',
      'licenca da vigilancia',
      'licenca da visa',
      'sanitary license',
      'sanitary licence',
    ],
    questions: ['alvará', 'o que é alvará'],
    text: 'A licença sanitária (ou alvará sanitário) é dada pela vigilância sanitária do município ou do estado ao estabelecimento. A validade é definida pela autoridade local; em geral é de 1 ano.',
    search: 'Regularização de licença sanitária',
  },
  {
    id: 'crf-fgts',
    names: [
      'crf do fgts',
      'certidao do fgts',
      'fgts',
      'certificado do fgts',
      'regularidade do fgts',
      'fundo de garantia',
    ],
    text: 'O Certificado de Regularidade do FGTS (CRF) prova que a empresa está em dia com o fundo. Vale 30 dias. Atenção: CRF também é o Conselho Regional de Farmácia.',
  },
  {
    id: 'conselhos',
    goesOn:
      / (conselhos?|enfermeir[oa]s?|medic[oa]s?|engenheir[oa]s?|farmaceutic[oa]s?|nurses?|engineers?|pharmacists?) /,
    names: ['crf', 'crm', 'coren', 'crea', 'conselho profissional', 'registro no conselho'],
    text: 'CRM (medicina), CRF (farmácia), COREN (enfermagem) e CREA (engenharia) são conselhos profissionais: o registro tem conselho, estado e número, e pode ser conferido no site do conselho, que também diz até quando vale a certidão. CRF também é o nome do Certificado de Regularidade do FGTS, que vale 30 dias.',
  },
  {
    id: 'ona',
    names: [
      'ona',
      'acreditacao ona',
      'acreditacao hospitalar',
      'organizacao nacional de acreditacao',
    ],
    text: 'ONA é a Organização Nacional de Acreditação. A acreditação é voluntária, avalia a qualidade e a segurança do serviço de saúde e tem três níveis: Acreditado, Acreditado Pleno e Acreditado com Excelência.',
    search: 'Consultoria para acreditação ONA',
  },
  {
    id: 'pgrss',
    names: ['pgrss', 'plano de gerenciamento de residuos'],
    text: 'PGRSS é o Plano de Gerenciamento de Resíduos de Serviços de Saúde: descreve como a unidade separa, guarda, coleta e destina o seu lixo. Todo gerador precisa ter um (RDC 222/2018 e CONAMA 358/2005) e mantê-lo atualizado, na periodicidade que o responsável por ele define.',
    search: 'PGRSS',
  },
  {
    id: 'grupos-de-residuos',
    names: [
      'grupos de residuos',
      'grupos dos residuos',
      'grupos do lixo',
      'grupos de lixo',
      'classificacao dos residuos',
      'classificacao de residuos',
      'tipos de residuos',
      'tipos de lixo hospitalar',
      'todos os grupos',
      'os outros grupos',
      'quais os grupos',
      'os cinco grupos',
    ],
    text: 'Os resíduos de serviços de saúde têm cinco grupos (RDC 222/2018): A, com risco biológico; B, químicos; C, radioativos; D, comuns; E, perfurocortantes, como agulhas e lâminas. Cada grupo é separado, identificado e destinado à sua maneira, como descreve o PGRSS.',
    search: 'Coleta de resíduos de saúde',
  },
  {
    id: 'pmoc',
    names: ['pmoc', 'plano de manutencao operacao e controle'],
    text: 'PMOC é o Plano de Manutenção, Operação e Controle do ar-condicionado, obrigatório em edifícios de uso público e coletivo (Lei 13.589/2018). Em serviços de saúde ele cuida também da qualidade do ar das áreas críticas.',
    search: 'Manutenção de ar-condicionado hospitalar',
  },
  {
    id: 'pcmso',
    names: ['pcmso'],
    text: 'PCMSO é o Programa de Controle Médico de Saúde Ocupacional (NR-7): os exames de admissão, periódicos e de demissão de quem trabalha na empresa.',
    search: 'PCMSO',
  },
  {
    id: 'mtr',
    names: ['mtr', 'manifesto de transporte de residuos'],
    text: 'MTR é o Manifesto de Transporte de Resíduos: acompanha cada carga, do gerador ao destino.',
    search: 'Coleta de resíduos de saúde',
  },
  {
    id: 'cdf',
    names: ['cdf', 'certificado de destinacao final'],
    text: 'CDF é o Certificado de Destinação Final: prova que os resíduos foram tratados e destinados.',
    search: 'Coleta de resíduos de saúde',
  },
  {
    id: 'cme',
    names: ['cme', 'central de material e esterilizacao'],
    text: 'CME é o Centro de Material e Esterilização: onde os instrumentais são limpos, preparados, esterilizados e guardados (RDC 15/2012).',
    search: 'Consultoria em CME',
  },
  {
    id: 'opme',
    names: ['opme', 'orteses proteses e materiais especiais'],
    text: 'OPME são órteses, próteses e materiais especiais: implantes e materiais de cirurgia, com rastreabilidade até o paciente.',
    search: 'Distribuidora de OPME',
  },
  {
    id: 'avcb',
    names: ['avcb', 'auto de vistoria', 'auto de vistoria do corpo de bombeiros'],
    text: 'AVCB é o Auto de Vistoria do Corpo de Bombeiros: prova que o prédio cumpre as regras contra incêndio. A validade depende do estado e do uso do prédio.',
    search: 'AVCB de hospital',
  },
  {
    id: 'ccih',
    names: ['ccih', 'scih', 'comissao de controle de infeccao'],
    text: 'CCIH é a Comissão de Controle de Infecção Hospitalar, que planeja e acompanha a prevenção de infecções no hospital.',
  },
  {
    id: 'nsp',
    names: ['nsp', 'nucleo de seguranca do paciente'],
    text: 'NSP é o Núcleo de Segurança do Paciente, exigido pela RDC 36/2013.',
    search: 'Núcleo de segurança do paciente',
  },
  {
    id: 'sngpc',
    names: ['sngpc'],
    text: 'SNGPC é o Sistema Nacional de Gerenciamento de Produtos Controlados, da ANVISA: quem precisa dele são as farmácias e drogarias que vendem medicamentos da Portaria 344/1998 ou antimicrobianos, e que registram ali cada entrada e saída.',
    search: 'Farmacêutico para SNGPC',
  },
  {
    id: 'rbc',
    names: ['rbc', 'rede brasileira de calibracao', 'calibracao rbc'],
    text: 'RBC é a Rede Brasileira de Calibração: laboratórios acreditados pelo Inmetro segundo a ISO/IEC 17025.',
    search: 'Calibração RBC',
  },
  {
    id: 'responsavel-tecnico',
    names: ['rt', 'responsavel tecnico', 'responsabilidade tecnica'],
    text: 'O responsável técnico (RT) é o profissional, com registro no seu conselho, que responde pela atividade do estabelecimento; o dono pode ser outra pessoa. Em farmácias e drogarias é o farmacêutico, com registro no CRF.',
    search: 'Responsável técnico',
  },
  {
    id: 'cnes',
    names: ['cnes'],
    text: 'CNES é o Cadastro Nacional de Estabelecimentos de Saúde, do Ministério da Saúde: todo serviço de saúde precisa estar nele.',
    search: 'Regularização de clínicas e CNES',
  },
  {
    id: 'tiss',
    names: ['tiss', 'padrao tiss'],
    text: 'TISS é o padrão da ANS para a troca de informações entre prestadores e operadoras: guias, lotes e demonstrativos.',
    search: 'Faturamento TISS',
  },
  {
    id: 'cnae',
    goesOn: /^ (e |and )?(o |a )?(de|da|do|para|of|for) (\w+ ){1,4}$/,
    names: ['cnae'],
    text: 'CNAE é o código da atividade econômica da empresa: sete dígitos, como 4645-1/01 (comércio atacadista de instrumentos médicos) ou 8610-1/01 (hospital).',
  },
  {
    id: 'cnpj',
    asked:
      / cnpjs? (\w+ ){0,10}(letras?|alfanumeric\w+) | (letras?|alfanumeric\w+) (\w+ ){0,10}cnpjs? /,
    goesOn:
      / (antig\w+|velh\w+|meu|minha|nosso|atual|troc\w+|mud\w+|continua\w*|segu\w+ valendo|aceit\w+) /,
    names: [
      'cnpj alfanumerico',
      'cnpj com letras',
      'cnpj com letra',
      'cnpj novo',
      'novo cnpj',
      'cnpj',
    ],
    text: 'Desde julho de 2026 os CNPJs novos têm letras e números: 12 posições e 2 dígitos verificadores, que continuam numéricos. Os antigos seguem valendo, e aqui os dois são aceitos. Letra, por si só, não é sinal de golpe: confira o número na Receita Federal.',
  },
  {
    id: 'lgpd',
    questions: ['a lgpd vale para consultorio pequeno'],
    goesOn:
      / (direitos|portabilidade|correcao|acesso|exclusao|eliminacao|consentimento|revog\w+|compartilh\w+|rights) /,
    names: [
      'lgpd',
      'lei geral de protecao de dados',
      'titular dos dados',
      'titular de dados',
      'titulares de dados',
    ],
    text: 'A LGPD é a Lei Geral de Proteção de Dados. O art. 18 dá a você confirmação, acesso, correção, exclusão, portabilidade, saber com quem os dados foram compartilhados e revogar o consentimento; a resposta completa sai em até 15 dias (art. 19).',
    search: 'Consultoria LGPD para clínicas',
  },
  {
    id: 'portaria344',
    names: ['portaria 344', 'portaria 344 98', 'portaria 344 1998', '344 98'],
    text: 'A Portaria SVS/MS 344/1998 é o regulamento das substâncias e medicamentos sujeitos a controle especial: listas, receituários, guarda e escrituração.',
    search: 'Farmacêutico para medicamentos controlados',
  },
  {
    id: 'nr32',
    names: ['nr 32', 'nr32'],
    text: 'A NR-32 é a norma do Ministério do Trabalho sobre segurança e saúde no trabalho em serviços de saúde: riscos biológicos, químicos e radiações, perfurocortantes, vacinação e treinamento.',
    search: 'Treinamento NR-32',
  },
  {
    id: 'conama358',
    names: ['conama 358'],
    text: 'A Resolução CONAMA 358/2005 trata do tratamento e da destinação final dos resíduos de serviços de saúde.',
    search: 'Coleta de resíduos de saúde',
  },
  {
    id: 'iso13485',
    names: ['iso 13485'],
    text: 'A ISO 13485 é a norma de gestão da qualidade para dispositivos médicos.',
    search: 'Auditor ISO 13485',
  },
  {
    id: 'iso17025',
    names: ['iso 17025', 'iso iec 17025', '17025'],
    text: 'A ISO/IEC 17025 traz os requisitos de competência de laboratórios de ensaio e calibração.',
    search: 'Calibração RBC',
  },
  {
    id: 'acessibilidade',
    names: ['nbr 17225', 'wcag'],
    asked:
      /^(?=.* (sites?|aplicativos?|portal|websites?) )(?=.* (clinicas?|hospita(l|is)|consultorios?|farmacias?|laboratorios?|empresas?|clinics?|hospitals?|minha|meu|nosso) )(?=.* (acessive(l|is)|acessibilidade|accessib\w+) )(?=.* (precisa\w*|obrigad[oa]|obrigac\w+|obrigatori[oa]|tem que|deve\w*|lei|norma|has to|must|law) )/,
    goesOn: / (norma|lei|qual|obrigatori[oa]|multa|standard|law) /,
    text: 'A ABNT NBR 17225:2025 trata de acessibilidade na web e equivale à WCAG 2.2 AA; a Lei Brasileira de Inclusão (art. 63) torna a acessibilidade obrigatória.',
  },
]
