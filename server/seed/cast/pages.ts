import type { TeamSize } from 'contract/supplier-pages'
import type { PaletteName, SceneName } from '../pictures.ts'

/** What the paying members of the cast tell on their own pages; their clients are as invented as they are. */
export type CastPage = {
  headline: string
  since: number
  team: TeamSize
  hours: string
  languages: string[]
  palette: PaletteName
  /** The first is on the cover. With more than one there is a gallery. */
  scenes: [SceneName, ...SceneName[]]
  /** Beside the services, one each. */
  serviceScenes?: SceneName[]
  /** Below the description of the directory. */
  how: string[]
  services: [name: string, text: string][]
  clients: string[]
}

const weekdays = 'Segunda a sexta, 8h às 18h'
const always = 'Todos os dias, 24 horas'

export const castPages: Record<string, CastPage> = {
  'pro@example.com': {
    headline: 'Da lista de documentos à publicação no Diário Oficial, com prazos ditos como são',
    since: 2003,
    team: '1',
    hours: 'Segunda a sexta, 9h às 17h',
    languages: ['Português', 'Inglês', 'Espanhol'],
    palette: 'violet',
    scenes: ['report', 'meeting', 'shelves', 'laptop'],
    serviceScenes: ['report', 'monitor', 'bench', 'meeting'],
    how: [
      '**Diagnóstico em uma semana**, com o que falta e quanto custa cada taxa',
      'Cronograma que separa o que depende da empresa do que depende da autoridade',
      'Protocolo e exigências acompanhados até o fim',
    ],
    services: [
      [
        'AFE e AE na ANVISA',
        'Concessão, ampliação de atividades, alterações e mudança de responsável técnico.',
      ],
      [
        'Registro de dispositivos médicos',
        'Notificação e registro pela RDC 751/2022, com dossiê técnico e cumprimento de exigências.',
      ],
      ['Diagnósticos in vitro', 'Enquadramento, registro e revalidação pela RDC 830/2023.'],
      [
        'Certificados de boas práticas',
        'Análise de lacunas e petição de CBPF e CBPDA, com preparação para a inspeção.',
      ],
    ],
    clients: [
      'Distribuidora Alto Tietê',
      'Implanta Ortopedia',
      'Laboratório Vila Nova',
      'Importadora Cruz de Malta',
    ],
  },
  'corp@example.com': {
    headline:
      'Qualificação térmica e validação com relatório pronto para a vigilância em dez dias úteis',
    since: 2009,
    team: '11-50',
    hours: 'Segunda a sexta, 7h às 19h',
    languages: ['Português', 'Inglês'],
    palette: 'petrol',
    scenes: ['cold', 'bench', 'truck', 'shelves', 'report', 'monitor'],
    serviceScenes: ['tanks', 'shelves', 'truck', 'bench', 'cold'],
    how: [
      '**Protocolo antes do ensaio**: o cliente aprova o que será medido e o critério',
      '**Sensores rastreáveis à RBC**, com dados brutos íntegros',
      '**Relatório em até dez dias úteis**, assinado por engenheiro com ART, em português ou inglês',
      'Visita de retorno sem custo quando o equipamento precisa de ajuste',
    ],
    services: [
      [
        'Qualificação de autoclaves e estufas',
        'QI, QO e QD com estudo de penetração e distribuição de calor.',
      ],
      [
        'Mapeamento de almoxarifados e câmaras frias',
        'Verão e inverno, com indicação dos pontos críticos e do posicionamento dos sensores fixos.',
      ],
      [
        'Qualificação de rotas e embalagens',
        'Transporte de 2–8 °C e 15–30 °C, com perfil térmico de cada estação.',
      ],
      [
        'Validação de limpeza e de termodesinfectadoras',
        'Pior caso, critérios de aceitação e requalificação anual.',
      ],
      [
        'Salas limpas e fluxos laminares',
        'Contagem de partículas, estanqueidade de filtros e vazão, conforme a ABNT NBR ISO 14644.',
      ],
    ],
    clients: [
      'Hospital Santa Aurora',
      'Rede Vida Plena',
      'Farmalux Distribuidora',
      'Instituto Ipê de Oncologia',
      'Laboratórios Cerrado',
      'Hemocentro do Vale',
    ],
  },
  'aferis@example.com': {
    headline:
      'Calibração hospitalar com incerteza declarada, no laboratório ou na porta do seu hospital',
    since: 2004,
    team: '51-200',
    hours: weekdays,
    languages: ['Português', 'Inglês'],
    palette: 'blue',
    scenes: ['monitor', 'bench', 'truck', 'laptop'],
    how: [
      'Plano anual a partir do inventário e da criticidade de cada equipamento',
      'Aviso **trinta dias antes** de cada vencimento',
      'Certificados guardados no portal por todo o contrato',
    ],
    services: [
      ['Ventiladores, bombas e desfibriladores', 'Calibração e ensaio de desempenho no local.'],
      [
        'Pipetas, centrífugas e balanças',
        'Laboratório permanente com temperatura e umidade controladas.',
      ],
      ['Unidade móvel', 'Doze veículos equipados que atendem hospitais inteiros em uma semana.'],
      ['Cabines de segurança biológica', 'Velocidade, fumaça, integridade de filtro e ruído.'],
    ],
    clients: [
      'Hospital das Gerais',
      'Maternidade Boa Hora',
      'Clínica Serra Azul',
      'Rede Minas Imagem',
    ],
  },
  'rotasulfria@example.com': {
    headline: 'Medicamento na temperatura certa, com o registro na mão de quem recebe',
    since: 2011,
    team: '201+',
    hours: always,
    languages: ['Português', 'Espanhol'],
    palette: 'blue',
    scenes: ['truck', 'cold', 'shelves', 'report'],
    how: [
      'Rotas e veículos qualificados em verão e inverno',
      'Temperatura registrada **a cada minuto** e entregue com o comprovante',
      'Plano de contingência escrito para quebra, retenção e recusa',
    ],
    services: [
      ['Transporte 2–8 °C e 15–30 °C', 'Frota própria de 86 veículos com duplo evaporador.'],
      ['Armazenagem em Curitiba', '4.200 posições e área segregada para a Portaria 344/1998.'],
      ['Logística reversa', 'Devoluções e recolhimentos com laudo de destinação.'],
    ],
    clients: ['Vacinas do Sul', 'Hemo Paraná Serviços', 'Distribuidora Araucária', 'Farma Litoral'],
  },
  'residuoum@example.com': {
    headline: 'Do saco certo ao certificado de destinação: resíduos de saúde sem surpresa na conta',
    since: 2006,
    team: '51-200',
    hours: 'Segunda a sábado, 6h às 20h',
    languages: ['Português'],
    palette: 'green',
    scenes: ['clinic'],
    how: [
      'MTR e CDF para **cada coleta**',
      'Geração medida por setor, para pagar menos pelo que vai para o saco errado',
      'Treinamento de segregação incluído no contrato',
    ],
    services: [
      ['Coleta e tratamento de grupos A, B e E', 'Autoclave e incinerador próprios e licenciados.'],
      ['PGRSS', 'Elaboração, implantação e revisão anual.'],
      ['Coletores e bombonas', 'Fornecimento e troca com rastreio por código.'],
    ],
    clients: ['Hospital do Cais', 'Clínicas Reunidas Boa Viagem', 'Laboratório Capibaribe'],
  },
  'clinengi@example.com': {
    headline: 'Seu parque tecnológico disponível, com o custo por leito à vista',
    since: 1998,
    team: '51-200',
    hours: always,
    languages: ['Português', 'Inglês', 'Espanhol'],
    palette: 'slate',
    scenes: ['monitor'],
    how: [
      'Equipe residente ou por chamado, com **plantão 24 horas** para suporte à vida',
      'Painel de disponibilidade, custo e tempo de reparo',
      'Laudos de obsolescência que sustentam a compra',
    ],
    services: [
      [
        'Engenharia clínica residente',
        'Técnicos e engenheiro no hospital, com substituição garantida.',
      ],
      ['Manutenção preventiva e corretiva', 'Peças rastreadas e histórico por patrimônio.'],
      ['Segurança elétrica', 'Ensaios conforme a ABNT NBR IEC 62353.'],
      ['Apoio à compra', 'Descritivo técnico, comparação e ensaio de aceitação.'],
    ],
    clients: [
      'Hospital Moinho Velho',
      'Santa Casa do Lago',
      'Clínica Farroupilha',
      'Rede Serra Gaúcha',
    ],
  },
  'esterilizaplanalto@example.com': {
    headline: 'Esterilização validada, laudo digital no mesmo dia',
    since: 2013,
    team: '51-200',
    hours: always,
    languages: ['Português', 'Inglês'],
    palette: 'petrol',
    scenes: ['tanks'],
    how: [
      'Indicador biológico em **todas as cargas**',
      'Código de barras em cada embalagem, da coleta à devolução',
      'Liberação por farmacêutico',
    ],
    services: [
      ['Óxido de etileno', 'Quatro câmaras, com teste de resíduos e aeração controlada.'],
      ['Vapor saturado', 'Duas autoclaves de 1.200 litros.'],
      ['Peróxido de hidrogênio', 'Para materiais sensíveis ao calor.'],
      [
        'Validação para fabricantes',
        'Desenvolvimento de ciclo, família de produtos e dossiê de registro.',
      ],
    ],
    clients: ['Cirúrgica Araguaia', 'Hospital do Planalto', 'Ortomed Implantes'],
  },
  'oxivale@example.com': {
    headline: 'Gás medicinal que não falta: telemetria, reserva e emergência 24 horas',
    since: 2001,
    team: '51-200',
    hours: always,
    languages: ['Português'],
    palette: 'sand',
    scenes: ['tanks'],
    how: [
      'Nível e pressão acompanhados por **telemetria**',
      'Entrega programada e emergência em raio de 250 km',
      'Redes testadas e entregues com laudo e ART',
    ],
    services: [
      ['Oxigênio e ar medicinal', 'Cilindros, tanque criogênico ou usina concentradora.'],
      [
        'Projeto e instalação de redes',
        'Conforme a ABNT NBR 12188, com teste de cruzamento de linhas.',
      ],
      ['Oxigenoterapia domiciliar', 'Concentradores, visita trimestral e cilindro de reserva.'],
    ],
    clients: ['Hospital do Vale', 'Clínica Mantiqueira', 'Cuidar em Casa Home Care'],
  },
  'prontuara@example.com': {
    headline: 'Prontuário, farmácia e faturamento no mesmo sistema, com implantação por etapas',
    since: 2012,
    team: '51-200',
    hours: always,
    languages: ['Português', 'Inglês', 'Espanhol'],
    palette: 'violet',
    scenes: ['laptop', 'monitor', 'meeting', 'clinic'],
    how: [
      'Migração de dados **conferida pelo cliente** antes de cada virada',
      'Treinamento no turno da equipe',
      'Suporte próprio, com acordo de nível de serviço em contrato',
    ],
    services: [
      ['Prontuário eletrônico', 'Assinatura ICP-Brasil e trilha de auditoria de todo acesso.'],
      ['Farmácia e estoque', 'Prescrição, dispensação e lote rastreado até o leito.'],
      ['Faturamento TISS e SUS', 'Regras por convênio e recurso de glosa.'],
      ['Integrações', 'HL7 FHIR com a RNDS, ASTM com analisadores e DICOM com PACS.'],
    ],
    clients: ['Hospital Ilha Norte', 'Clínica Baía Sul', 'Laboratório Açores', 'Rede Vale Saúde'],
  },
  'caio.meirelles@example.com': {
    headline:
      'Física médica que explica o resultado e diz na hora quando o equipamento precisa parar',
    since: 2010,
    team: '1',
    hours: weekdays,
    languages: ['Português', 'Inglês', 'Alemão'],
    palette: 'slate',
    scenes: ['monitor'],
    how: [
      'Testes no horário em que a sala está livre',
      'Relatório com a **ação e o prazo** que a norma dá',
      'Treinamento anual da equipe no próprio serviço',
    ],
    services: [
      ['Testes da RDC 611/2022', 'Aceitação, constância e desempenho de raios X a ressonância.'],
      ['Levantamento radiométrico e blindagem', 'Cálculo, memorial e medida depois da obra.'],
      ['Programa de proteção radiológica', 'Documento vivo, revisto com a equipe.'],
    ],
    clients: ['Imagem Guaíba', 'Hospital da Serra', 'Odonto Raio X Norte'],
  },
  'livia.toledo@example.com': {
    headline: 'Compra de equipamento pelo custo de dez anos, não pelo preço do dia',
    since: 2014,
    team: '1',
    hours: weekdays,
    languages: ['Português', 'Inglês'],
    palette: 'petrol',
    scenes: ['meeting'],
    how: [
      'Descritivos que resistem a impugnação',
      'Comparação pelo **custo total**',
      'Acompanhamento até o ensaio de aceitação',
    ],
    services: [
      ['Plano de gerenciamento de tecnologias', 'Inventário e plano conforme a RDC 509/2021.'],
      ['Descritivo técnico para pregão', 'Exigências verificáveis, sem direcionamento.'],
      ['Contratos de manutenção', 'Negociação com fabricantes e indicadores.'],
    ],
    clients: ['Santa Casa de Três Serras', 'Hospital Lagoa Santa Clara'],
  },
  'rosangela.pimenta@example.com': {
    headline: 'Acreditação que fica na rotina da equipe depois que a visita vai embora',
    since: 2008,
    team: '1',
    hours: weekdays,
    languages: ['Português'],
    palette: 'green',
    scenes: ['meeting'],
    how: [
      'Três dias por mês no serviço até a visita',
      'Retorno **por escrito** a cada etapa',
      'Simulado com avaliadores de fora',
    ],
    services: [
      [
        'Preparação para a ONA',
        'Diagnóstico com pontuação por requisito e plano com responsável e data.',
      ],
      [
        'Núcleo de Segurança do Paciente',
        'Plano, seis metas, notificação e análise de causa raiz.',
      ],
      ['Gestão de riscos e indicadores', 'Mapa de processos e painel que a liderança usa.'],
    ],
    clients: ['Hospital Porto da Barra', 'Diálise Recôncavo', 'Imagem Salvador Norte'],
  },
  'otavio.carvalho@example.com': {
    headline: 'LGPD para quem atende no balcão: regra clara, caso real, resposta em 15 dias',
    since: 2018,
    team: '1',
    hours: weekdays,
    languages: ['Português', 'Inglês'],
    palette: 'blue',
    scenes: ['laptop'],
    how: [
      'Inventário de dados com quem os usa',
      'Treinamento com **casos de balcão**',
      'Plantão para incidentes',
    ],
    services: [
      ['Encarregado de dados (DPO)', 'Canal do titular, respostas e relação com a ANPD.'],
      [
        'Relatório de impacto (RIPD)',
        'Risco, medida e responsável em linguagem que a diretoria lê.',
      ],
      ['Contratos com operadores', 'Cláusulas e verificação de fornecedores.'],
    ],
    clients: ['Clínica Lago Norte', 'Operadora Vida Candanga'],
  },
  'beatriz.salles@example.com': {
    headline: 'Farmacovigilância completa para quem não tem equipe própria',
    since: 2011,
    team: '1',
    hours: 'Segunda a sexta, 9h às 18h; plantão para eventos graves',
    languages: ['Português', 'Inglês', 'Francês'],
    palette: 'violet',
    scenes: ['bench'],
    how: [
      'Casos avaliados e notificados **no prazo**',
      'Manual e POPs que a inspeção entende',
      'Plantão para eventos graves',
    ],
    services: [
      ['Sistema de farmacovigilância', 'Manual, POPs, MedDRA e VigiMed conforme a RDC 406/2020.'],
      ['Tecnovigilância', 'Queixas técnicas e ações de campo conforme a RDC 67/2009.'],
      ['Auditorias e inspeções', 'Parceiros auditados e equipe preparada.'],
    ],
    clients: ['Farma Guanabara', 'Dispositivos Atlântica'],
  },
  'fabio.morita@example.com': {
    headline: 'Validação de sistemas sem papel demais: o risco decide o tamanho do teste',
    since: 2009,
    team: '1',
    hours: weekdays,
    languages: ['Português', 'Inglês', 'Japonês'],
    palette: 'slate',
    scenes: ['laptop'],
    how: [
      'Análise de risco segundo o **GAMP 5**',
      'Rastreabilidade do requisito ao teste',
      'Documentos em português e inglês',
    ],
    services: [
      ['ERP, LIMS e WMS', 'Requisitos, QI, QO e QD.'],
      ['Integridade de dados', 'Trilha de auditoria, acessos e cópias de segurança.'],
      ['Planilhas validadas', 'Fórmulas protegidas e testadas.'],
    ],
    clients: ['Indústria Alphaville Farma', 'Centro de Pesquisa Tamboré'],
  },
  'marina.araripe@example.com': {
    headline: 'Antes de alugar, saiba o que cabe: projeto de clínica aprovado na vigilância',
    since: 2012,
    team: '1',
    hours: weekdays,
    languages: ['Português', 'Inglês'],
    palette: 'sand',
    scenes: ['clinic', 'meeting', 'laptop'],
    how: [
      'Visita com **relatório de cinco páginas**',
      'Projeto compatível com a obra e com a norma',
      'Acompanhamento até a aprovação',
    ],
    services: [
      [
        'Estudo de viabilidade',
        'O que cabe no imóvel, o que a norma exige e quanto custa adaptar.',
      ],
      [
        'Projeto conforme a RDC 50/2002',
        'Clínicas, consultórios, laboratórios e centros de imagem.',
      ],
      ['Aprovação na vigilância', 'Memorial, plantas e respostas às exigências.'],
    ],
    clients: ['Clínica Praia Mansa', 'Odonto Aldeota Sorriso', 'Laboratório Beira Mar'],
  },
}
