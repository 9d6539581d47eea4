import type { FieldFact } from './portuguese.ts'

const howOften =
  '((de|a|em) (quanto|quantos|cada) (\\w+ ){0,2}(em quanto )?(tempo|meses|anos)|cada quanto tempo|com que frequencia|quantas vezes (por|ao) ano|(qual|que) (e )?(a )?(periodicidade|frequencia)|todo ano|how often)'
const often = (what: string): RegExp =>
  new RegExp(` (${howOften} (\\w+ ){0,6}${what}|${what} (\\w+ ){0,6}${howOften})(?= )`)

/** Deadlines and intervals that norms set, asked without naming the norm. */
export const deadlineFacts: readonly FieldFact[] = [
  {
    id: 'anpd-incidente',
    names: [],
    asked:
      / (prazos?|quanto tempo|quantos dias|quando|how long|deadline|how many days) (\w+ ){0,8}(anpd|vazamentos?|incidentes? (de|com) (dados|seguranca)|data (breach|leak))(?= )| (vaz(ou|ar|aram|amento)|incidente|breach|leak) (\w+ ){0,8}(prazo|quanto tempo|quantos dias|comunicar|avisar|notificar|how long|deadline|notify)(?= )/,
    text: 'Um incidente com dados pessoais que possa causar risco ou dano relevante é comunicado à ANPD e aos titulares em três dias úteis, contados de quando se soube que ele afetou dados pessoais (LGPD, art. 48; Resolução CD/ANPD 15/2024). Agentes de pequeno porte têm o prazo em dobro. Confirme no portal da ANPD ou com quem assessora.',
    search: 'DPO para clínicas',
  },
  {
    id: 'lgpd-multa',
    names: [],
    asked:
      / (multas?|penalidades?|punic\w+|sanc\w+|fines?|penalt\w+) (\w+ ){0,5}(lgpd|anpd|vazamento|dados)(?= )| (lgpd|anpd) (\w+ ){0,3}(multas?|multa|fines?)(?= )/,
    text: 'A LGPD (art. 52) prevê desde advertência até multa de 2% do faturamento no Brasil no último exercício, limitada a R$ 50 milhões por infração, além de multa diária, publicação da infração e bloqueio ou eliminação dos dados. Quem aplica é a ANPD.',
    search: 'DPO para clínicas',
  },
  {
    id: 'calibracao-periodicidade',
    names: [],
    asked: often('(calibr\\w+|aferi\\w+)'),
    text: 'Não há um intervalo único: o serviço o define para cada equipamento no plano de gerenciamento de tecnologias (RDC 509/2021), pelo manual do fabricante, pelo uso e pelo histórico; um ano é comum. Balanças e esfigmomanômetros têm ainda a verificação do Inmetro.',
    search: 'Calibração de equipamentos médicos',
  },
  {
    id: 'autoclave-qualificacao',
    names: [],
    asked: often('(valid(a|ar|acao|ada|amos)|qualific\\w+|autoclaves?)'),
    text: 'No processamento de produtos para saúde, a RDC 15/2012 pede a qualificação de instalação, operação e desempenho dos equipamentos ao menos uma vez por ano, e de novo depois de mudança ou reparo que possa alterá-la.',
    search: 'Validação de autoclave',
  },
  {
    id: 'caixa-dagua',
    names: [],
    asked: often('(limp\\w+|caixas? d ?agua|reservatorios?|cisternas?)'),
    text: 'A RDC 63/2011 pede que os serviços de saúde limpem os reservatórios de água a cada seis meses. A vigilância local pode pedir mais; guarde o comprovante.',
    search: 'Limpeza de caixa d’água',
  },
]
