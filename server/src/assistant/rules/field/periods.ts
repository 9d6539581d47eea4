import type { FieldFact } from './portuguese.ts'

/** A message that has each of these, in whatever order. */
export const all = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^${patterns.map((pattern) => `(?=.* (?:${pattern}) )`).join('')}`)

const often =
  '(?:de|a|em) (?:quanto|quantos|cada)|a cada quant\\w+|quant[ao]s? (?:vezes|tempo|dias|meses|anos)|frequencia|periodicidade|tod[oa]s? (?:os )?(?:dias?|semanas?|mes|meses|anos?)|prazo|how often'
const howLong =
  'quanto tempo|quant[oa]s (?:dias|meses|anos)|ate quando|validade|vale|vencem?|prazo|how long|valid'

/** How long something is kept or valid, how often it is done, and what it costs not to. */
export const periodFacts: readonly FieldFact[] = [
  {
    id: 'prontuario-guarda',
    names: ['guarda de prontuario', 'guarda de prontuarios', 'lei 13787'],
    questions: ['e o prontuário'],
    asked: all(
      'prontuarios?|fichas? (?:clinicas?|medicas?|de pacientes?|dos pacientes)|(?:medical|patient|health) records?',
      'guard\\w+|arquiv\\w+|mant\\w+|armazen\\w+|elimin\\w+|descart\\w+|jog\\w+ fora|destru\\w+|queimar|incinerar|keep|retain\\w*|stored?|retention|destroy',
      'quanto tempo|quant[oa]s anos|ate quando|prazo|tempo|(?:posso|pode|podemos|quando) (?:\\w+ ){0,4}(?:jogar|descartar|eliminar|destruir|queimar|incinerar)|how long|how many years|when can',
    ),
    goesOn: / (digital|digitalizad\w+|eletronic\w+|papel|raio x|depois|jogar|destruir|eliminar) /,
    text: 'O prontuário do paciente, em papel, digitalizado ou eletrônico, é guardado por no mínimo 20 anos a partir do último registro (Lei 13.787/2018). Depois pode ser eliminado com sigilo, ou devolvido ao paciente. O papel digitalizado conforme essa lei pode ser destruído antes.',
    search: 'Prontuário eletrônico',
    english:
      'Patient records, on paper, scanned or electronic, are kept for at least 20 years from the last entry (Law 13,787/2018). After that they may be destroyed confidentially, or given to the patient.',
  },
  {
    id: 'receita-validade',
    names: [],
    asked: all(
      'receitas?|receituarios?|prescric\\w+|prescriptions?',
      howLong,
      'control\\w+|antibiotic\\w*|antimicrobian\\w*|azul|amarela|branca|psicotropic\\w*|farmacia|drogaria|especial|receita (?:vale|vence)\\w*',
    ),
    text: 'A receita de antimicrobiano vale 10 dias. A de controle especial e as notificações de receita A (amarela) e B (azul) valem 30 dias, contados da emissão (Portaria 344/1998). Na dúvida sobre um caso, pergunte ao conselho ou à vigilância.',
    english:
      'A prescription of antimicrobials is valid for 10 days. Those of special control, and the A (yellow) and B (blue) forms, are valid for 30 days from their date (Portaria 344/1998).',
  },
  {
    id: 'autoclave-prazos',
    names: [],
    asked: all(
      '(?:tem|tenho|temos|precisa) (?:que |de )?(?:re)?(?:validar|qualificar)|autoclaves?|termodesinfe\\w+|esteriliza\\w+|seladoras?|testes? biologicos?|indicador biologico|sterili[sz]er\\w*',
      '(?:re)?qualific\\w+|valid(?:ar|acao|acoes)|(?:testes?|indicador|controle|monitoramento) biologic\\w|biological indicators?|validation',
      often,
    ),
    text: 'Na CME (RDC 15/2012), a qualificação das autoclaves e termodesinfectadoras é no mínimo anual, e se repete quando o equipamento muda de lugar, é consertado ou há suspeita de falha; seladoras e leitoras são calibradas ao menos uma vez por ano; e o indicador biológico é usado todo dia.',
    search: 'Qualificação de autoclave',
    english:
      'In a CME (RDC 15/2012) sterilisers are qualified at least once a year, and again when they are moved, repaired or suspected of failing; sealers are calibrated yearly; and a biological indicator is used every day.',
  },
  {
    id: 'calibracao-prazo',
    names: [],
    questions: ['termometro precisa calibrar', 'balanca precisa de calibracao'],
    asked: all(
      'calibr\\w+|aferic\\w+|aferir',
      `${often}|validade|vencem?|(?:certificado (?:\\w+ ){0,2}|calibracao )vale`,
    ),
    text: 'A norma não dá um prazo único para calibrar: o serviço o define no plano de gerenciamento de equipamentos (RDC 509/2021), pelo fabricante, pelo uso e pelo risco; um ano é o mais comum. Balanças e esfigmomanômetros têm ainda a verificação periódica do Inmetro, feita pelo Ipem do estado.',
    search: 'Calibração de equipamentos médicos',
    english:
      'No rule sets one interval for calibration: the service defines it in its equipment plan (RDC 509/2021), by the manufacturer, use and risk; one year is the most common. Scales and blood pressure monitors also have Inmetro’s periodic verification.',
  },
  {
    id: 'caixa-dagua',
    names: [],
    asked: all('caixas? d ?agua|reservatorios?(?: de agua)?|water tanks?', often),
    text: 'Nos serviços de saúde, os reservatórios de água são limpos no mínimo a cada seis meses (RDC 63/2011), com registro da limpeza.',
    search: 'Limpeza de caixa d’água',
    english:
      'In health services water tanks are cleaned at least every six months (RDC 63/2011), with a record.',
  },
  {
    id: 'material-esteril',
    names: [],
    asked: all(
      'material|materiais|pacotes?|kits?|caixas?|instrumenta(?:l|is)',
      'esteril|estereis|esterilizad[oa]s?',
      howLong,
    ),
    text: 'A norma não fixa um prazo para o material esterilizado: a CME define a data limite de uso pela embalagem, pelo manuseio e pelo lugar onde ele fica (RDC 15/2012). Pacote aberto, molhado ou danificado não está mais estéril.',
    search: 'Consultoria em CME',
    english:
      'No rule sets a shelf life for sterilised material: the CME sets its last day of use by packaging, handling and storage (RDC 15/2012). A pack that is open, wet or damaged is no longer sterile.',
  },
  {
    id: 'vacina-temperatura',
    names: [],
    asked: all(
      'vacinas?|termolabe(?:l|is)|imunobiologic\\w+|vaccines?',
      '(?:qual|que|quantos|which|what) (?:\\w+ ){0,2}(?:temperatura|graus|faixa|temperature)',
    ),
    text: 'Vacinas e a maioria dos termolábeis ficam entre +2 °C e +8 °C, da câmara à entrega, com a temperatura medida e registrada; siga a bula de cada produto.',
    search: 'Monitoramento de temperatura de vacinas',
    english:
      'Vaccines and most cold-chain products are kept between +2 °C and +8 °C, measured and recorded; follow the leaflet of each product.',
  },
  {
    id: 'logs-de-acesso',
    names: ['marco civil'],
    asked: all(
      'logs?|registros? de acessos?|access logs?',
      `${howLong}|guard\\w+|meses|months|keep`,
    ),
    text: 'O site que é de uma empresa guarda os registros de acesso (data, hora e IP) por 6 meses, sob sigilo e em ambiente controlado (Marco Civil da Internet, Lei 12.965/2014, art. 15). Eles ficam à parte das estatísticas de uso.',
    search: 'Consultoria LGPD para clínicas',
    english:
      'The site of a company keeps its access logs (date, time and IP) for 6 months, confidential and in a controlled environment (Marco Civil, Law 12,965/2014, art. 15), apart from analytics.',
  },
  {
    id: 'cookies-do-site',
    names: [],
    asked: all(
      'cookies?',
      'clinicas?|hospita(?:l|is)|consultorios?|farmacias?|laboratorios?|meu|minha|nosso|nossa|clinics?|hospitals?|my|our|banner|botao|button',
      'obrig\\w+|precis\\w+|tem que|tenho que|posso|pode|aviso|banner|lei|lgpd|mandatory|need|must|have to',
    ),
    goesOn: / (botao|rejeit\w+|recus\w+|aceit\w+|banner|necessari\w+|consentimento|button|reject) /,
    text: 'Cookies que não são necessários ao site só com consentimento (LGPD e guia da ANPD): desligados até a pessoa aceitar, com “rejeitar” tão visível quanto “aceitar” e um jeito fácil de mudar de ideia. Os estritamente necessários não pedem consentimento, só informação.',
    search: 'Consultoria LGPD para clínicas',
    english:
      'Cookies that the site does not need require consent (LGPD and the guide of ANPD): off until accepted, with “reject” as visible as “accept” and easy to change. Strictly necessary ones need none, only information.',
  },
  {
    id: 'pedido-dos-meus-dados',
    names: [],
    saysWho: true,
    asked: all(
      '(?:pedi|pedimos|solicitei|requeri|exigi|quero|queria|posso (?:pedir|exigir)|me (?:dar|mandar|entregar|passar)|meu direito|i (?:asked|requested))',
      '(?:meus?|minhas?|meu proprio|my) (?:\\w+ ){0,2}(?:dados?|prontuarios?|exames?|informacoes|laudos?|data|records?)|(?:me (?:dar|mandar|entregar|passar)|copias?) (?:\\w+ ){0,3}(?:prontuario|exames?|laudos?|dados)',
      '(?:clinicas?|hospita(?:l|is)|farmacias?|drogarias?|consultorios?|medic[oa]s?|dentistas?|convenio|operadora|plano de saude|empresas?|clinics?|hospitals?|pharmac\\w+|laborator\\w+)',
      'prazo|quanto tempo|quant[oa]s (?:dias|meses)|ate quando|obrigad[oa]s?|demora\\w*|how (?:long|many)|deadline',
    ),
    goesOn:
      / (responder\w*|resposta|recusar\w*|negar\w*|reclam\w+|anpd|prazo|quanto tempo|answer\w*|refuse\w*|complain) /,
    text: 'Quem guarda os seus dados responde ao seu pedido (LGPD, art. 18 e 19): em formato simplificado, de imediato; com a declaração completa, em até 15 dias. É grátis; podem conferir antes se é você quem pede. Sem resposta, escreva ao encarregado (DPO) e depois à ANPD.',
    english:
      'Whoever keeps your data answers your request (LGPD, art. 18 and 19): in a simplified form at once, with the complete statement within 15 days. It is free; they may first make sure who is asking. Without an answer, write to the data protection officer (DPO) and then to ANPD.',
  },
  {
    id: 'certidoes',
    names: [
      'cnd',
      'cndt',
      'certidao negativa',
      'certidoes negativas',
      'certidao federal',
      'certidao trabalhista',
    ],
    text: 'A certidão negativa federal (Receita e PGFN) e a trabalhista (CNDT) valem 180 dias, e o CRF do FGTS, 30 dias; as do estado e do município têm o prazo que cada um define. Todas são emitidas grátis nos portais dos órgãos.',
    english:
      'The federal tax certificate and the labour one (CNDT) are valid for 180 days, the FGTS one (CRF) for 30 days; state and city set their own.',
  },
  {
    id: 'vazamento-de-dados',
    names: [],
    asked: all(
      'vaz\\w+|incidentes?|invad\\w+|hack\\w+|leak\\w*|breach',
      'dados?|prontuarios?|exames|pacientes?|anpd|data|records',
      'prazo|avis\\w+|comunic\\w+|anpd|quant[oa]s (?:dias|horas)|o que (?:eu )?(?:faco|fazer)|obrigad\\w+|how (?:long|many)|notify|report',
    ),
    text: 'Um incidente que possa trazer risco ou dano relevante aos titulares é comunicado à ANPD e a eles em até três dias úteis (LGPD, art. 48, e Resolução CD/ANPD 15/2024). Registre o que houve e o que foi feito, e fale com o encarregado (DPO).',
    search: 'Consultoria LGPD para clínicas',
    english:
      'An incident that may bring relevant risk or harm is reported to the ANPD and to the data subjects within three business days (LGPD, art. 48, and Resolution CD/ANPD 15/2024).',
  },
  {
    id: 'lgpd-multa',
    names: [],
    asked:
      / (multas?|penalidades?|punic\w+|sanc\w+|fines?|penalt\w+) (\w+ ){0,5}(lgpd|anpd|vazamento|dados)(?= )| (lgpd|anpd) (\w+ ){0,3}(multas?|fines?)(?= )/,
    text: 'A LGPD (art. 52) prevê desde advertência até multa de 2% do faturamento no Brasil no último exercício, limitada a R$ 50 milhões por infração, além de multa diária, publicação da infração e bloqueio ou eliminação dos dados. Quem aplica é a ANPD.',
    search: 'DPO para clínicas',
  },
]
