import { all } from './periods.ts'
import type { FieldFact } from './portuguese.ts'

const differ = 'diferenca\\w*|diferente|mesma coisa|ou|quando|difference|or'
const regularises =
  '(?:precis\\w+|exig\\w+|tem que|tenho que|devo|need\\w*|requires?|must) (?:\\w+ ){0,5}(?:registr\\w+|notific\\w+|anvisa|regulariz\\w+|approval)'

/** Products, premises and people: what the rules ask of them. */
export const productFacts: readonly FieldFact[] = [
  {
    id: 'software-medico',
    names: [
      'samd',
      'software como dispositivo medico',
      'software medico',
      'software as a medical device',
    ],
    asked: all(
      'apps?|aplicativos?|softwares?|algoritmos?|programas?|sistemas?|inteligencia artificial|ia|ai',
      `dispositivos? medicos?|produtos? (?:para|de) saude|medical devices?|samd|${regularises}`,
    ),
    goesOn: / (classe|risco|class|risk) /,
    text: 'O software que serve para diagnosticar, prevenir, monitorar ou tratar tende a ser dispositivo médico (RDC 657/2022), e a classe de risco, de I a IV, sai das regras da RDC 751/2022: classes I e II são notificadas, III e IV, registradas. O que só administra, agenda ou promove bem-estar costuma ficar de fora. Quem decide é a finalidade declarada: confirme o seu caso com a ANVISA ou com quem assessora.',
    search: 'Regularizar software médico',
    english:
      'Software meant to diagnose, prevent, monitor or treat tends to be a medical device (RDC 657/2022), and its risk class, I to IV, follows from RDC 751/2022: classes I and II are notified, III and IV registered. What only administers, schedules or promotes wellness usually is not one. The declared purpose decides: check your case with ANVISA or a consultant.',
  },
  {
    id: 'notificacao-e-registro',
    names: [
      'classe de risco',
      'classes de risco',
      'registro na anvisa',
      'registro anvisa',
      'registro de produto',
      'registro de dispositivo medico',
      'notificacao na anvisa',
      'notificacao de produto',
    ],
    asked: new RegExp(
      [
        all('notific\\w+', 'registr\\w+', differ).source,
        all(
          'classes? (?:i|ii|iii|iv|[1-4])',
          'notific\\w+|registr\\w+|anvisa|dispositivos? medicos?|produtos? medicos?|equipamentos? medicos?|notified|registered',
        ).source,
        all(
          'registr\\w+|notific\\w+',
          'anvisa|dispositivos? medicos?|produtos? medicos?|produtos? para saude',
          'quanto tempo|quant[oa]s anos|validade|vencem?|expira|how long',
        ).source,
        all(
          '(?:quais|quantas|que|which) (?:sao )?(?:as )?classes',
          'risco|dispositivos?|produtos?|risk',
        ).source,
      ].join('|'),
    ),
    goesOn: / (classe|risco|class|risk) /,
    text: 'Dispositivos médicos têm quatro classes de risco (RDC 751/2022): os das classes I e II são notificados à ANVISA, num processo mais simples; os das classes III e IV são registrados, depois da análise dela. O registro vale 10 anos e é renovável. A empresa precisa também da AFE.',
    search: 'Regularização de dispositivos médicos',
    english:
      'Medical devices have four risk classes (RDC 751/2022): those of classes I and II are notified to ANVISA, which is simpler; those of classes III and IV are registered after its analysis. A registration is valid for 10 years and renewable. The company needs an AFE too.',
  },
  {
    id: 'uso-unico',
    names: [],
    questions: ['posso reutilizar seringa'],
    asked: all(
      'reprocess\\w+|reesteriliz\\w+|reutiliz\\w+|reus[ae]\\w*|esterilizar de novo',
      'uso unico|descartave(?:l|is)|single use|disposable|cateter\\w*|material|materiais|produtos?',
      'posso|pode|podemos|permitid[oa]|proibid[oa]|quais|can|allowed',
    ),
    text: 'O que o fabricante rotula como “proibido reprocessar” e o que está na lista da RE 2605/2006 não se reprocessa; os outros, só com protocolo validado (RDC 156/2006 e RE 2606/2006) e na estrutura da RDC 15/2012.',
    search: 'Consultoria em CME',
    english:
      'What the maker labels as not to be reprocessed, and what is listed in RE 2605/2006, is not reprocessed; the rest only with a validated protocol (RDC 156/2006 and RE 2606/2006).',
  },
  {
    id: 'esterilizar-e-desinfetar',
    names: [],
    asked: all(
      'esteriliz\\w+|sterili[sz]\\w+',
      'desinfec\\w+|desinfet\\w+|disinfect\\w+',
      'diferenca\\w*|diferente|mesma coisa|igual|difference',
    ),
    text: 'A esterilização elimina todos os microrganismos, também os esporos, e é exigida para os artigos críticos, que penetram tecidos; a desinfecção os reduz sem garantir os esporos: a de alto nível serve aos semicríticos, que tocam mucosas, e a de nível intermediário ou baixo, aos não críticos. A limpeza vem sempre antes (RDC 15/2012).',
    search: 'Consultoria em CME',
    english:
      'Sterilisation kills all microorganisms, spores too, and is required for critical items, which enter tissue; disinfection does not guarantee the spores: high-level for semi-critical items, lower levels for non-critical ones. Cleaning always comes first (RDC 15/2012).',
  },
  {
    id: 'farmaceutico-presente',
    names: ['lei 13021'],
    asked: all(
      'farmaceutic\\w+|pharmacist',
      'farmacia|drogaria|pharmacy|drugstore',
      'o tempo todo|tempo integral|todo o (?:horario|periodo|tempo)|horario todo|o dia todo|horario de funcionamento|sempre|presente|presenca|ausente|sem farmaceutic\\w|whole time|all the time',
    ),
    text: 'Farmácias e drogarias têm farmacêutico presente durante todo o horário de funcionamento (Lei 13.021/2014), registrado no CRF. Nas férias e folgas, outro farmacêutico o substitui.',
    search: 'Farmacêutico responsável técnico',
    english:
      'Pharmacies in Brazil have a pharmacist present during all opening hours (Law 13,021/2014), registered with the CRF; on leave another one stands in.',
  },
  {
    id: 'anvisa-e-vigilancia',
    names: [],
    asked: all(
      'anvisa',
      'vigilancia|visa',
      'diferenca|mesma coisa|igual|quem (?:fiscaliza|da|emite)|difference|same',
    ),
    text: 'A ANVISA é a agência federal: dá a AFE e a AE, registra produtos e faz as normas. A vigilância sanitária do município ou do estado inspeciona o estabelecimento e dá a licença sanitária. Muitas empresas precisam das duas.',
    search: 'Regularização na ANVISA: AFE',
    english:
      'ANVISA is the federal agency: it gives the AFE and the AE, registers products and writes the rules. The health authority of the city or state inspects the premises and gives the sanitary licence. Many companies need both.',
  },
  {
    id: 'nbr7256',
    names: ['nbr 7256', '7256'],
    asked: all(
      'ar condicionado|climatizacao|tratamento de ar|qualidade do ar|air conditioning',
      '(?:qual|que|which) (?:\\w+ ){0,2}(?:norma|nbr|lei|rdc|standard|rule)',
    ),
    text: 'A ABNT NBR 7256 trata do tratamento de ar em estabelecimentos de saúde: filtros, pressão, renovação e temperatura de cada ambiente. A manutenção segue o PMOC (Lei 13.589/2018).',
    search: 'Manutenção de ar-condicionado hospitalar',
    english:
      'ABNT NBR 7256 is about air treatment in health establishments: filters, pressure, air changes and temperature of each room. Maintenance follows the PMOC (Law 13,589/2018).',
  },
  {
    id: 'pgr',
    names: ['pgr', 'ppra', 'programa de gerenciamento de riscos'],
    text: 'PGR é o Programa de Gerenciamento de Riscos (NR-1), com o inventário de riscos e o plano de ação; desde 2022 ele ocupa o lugar do PPRA e conversa com o PCMSO (NR-7).',
    search: 'PCMSO',
    english:
      'PGR is the risk management programme of NR-1: an inventory of risks and a plan of action. Since 2022 it stands in the place of the PPRA.',
  },
  {
    id: 'ca',
    names: ['ca do epi', 'certificado de aprovacao', 'ca de epi', 'numero do ca'],
    text: 'CA é o Certificado de Aprovação do EPI, do Ministério do Trabalho (NR-6): luva, máscara PFF2 ou óculos usados como EPI precisam dele, com o número marcado no produto; a validade se consulta no portal do ministério.',
    search: 'EPI hospitalar',
    english:
      'CA is the approval certificate of protective equipment, from the labour ministry (NR-6); its number is marked on the product and its validity is checked on the ministry’s website.',
  },
  {
    id: 'tuss',
    names: ['tuss', 'tabela tuss'],
    text: 'TUSS é a Terminologia Unificada da Saúde Suplementar, da ANS: os códigos de procedimentos, materiais e medicamentos usados nas guias TISS.',
    search: 'Faturamento TISS',
    english:
      'TUSS is the terminology of ANS: the codes of procedures, materials and medicines used in TISS forms.',
  },
  {
    id: 'rnds',
    names: ['rnds', 'rede nacional de dados em saude'],
    text: 'RNDS é a Rede Nacional de Dados em Saúde, do Ministério da Saúde: recebe vacinas, resultados de exames e outros registros dos sistemas dos serviços.',
    search: 'Integração com a RNDS',
    english:
      'RNDS is the national health data network of the Ministry of Health: it receives vaccinations, test results and other records from the systems of health services.',
  },
  {
    id: 'licitacoes',
    names: [
      'lei de licitacoes',
      'lei 14133',
      '14133',
      'nova lei de licitacao',
      'nova lei de licitacoes',
    ],
    questions: ['o que é licitação', 'o que é pregão', 'como funciona um pregão'],
    text: 'A Lei 14.133/2021 é a das licitações e dos contratos públicos: o edital diz quais documentos de habilitação se pedem, como certidões, AFE, licença sanitária e atestados. O pregão eletrônico é o mais usado para bens comuns.',
    search: 'Consultoria em licitações',
    english:
      'Law 14,133/2021 rules public tenders and contracts: the call says which papers are asked for, such as certificates, AFE and sanitary licence.',
  },
]
