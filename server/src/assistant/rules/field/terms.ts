import type { FieldFact } from './portuguese.ts'

/** Rules of the Ministry of Labour that need no more than their subject: number, subject, in English. */
const rulesOfWork: readonly FieldFact[] = (
  [
    [
      6,
      'equipamentos de proteção individual (EPI): o empregador os fornece sem custo, com Certificado de Aprovação (CA)',
      'personal protective equipment: the employer gives it free of charge, with a Certificate of Approval (CA)',
    ],
    [
      10,
      'segurança em instalações e serviços em eletricidade',
      'safety in electrical installations and services',
    ],
    [
      12,
      'segurança no trabalho em máquinas e equipamentos: proteções, parada de emergência, manuais e treinamento de quem opera',
      'safety at machines and equipment: guards, emergency stop, manuals and training of operators',
    ],
    [
      13,
      'caldeiras, vasos de pressão, como os de autoclaves, tubulações e tanques: inspeções periódicas e prontuário do equipamento',
      'boilers, pressure vessels such as those of autoclaves, pipes and tanks: periodic inspections and records',
    ],
    [
      17,
      'ergonomia: adapta o trabalho a quem o faz, com avaliação preliminar e, quando preciso, análise ergonômica',
      'ergonomics: work is fitted to those who do it, with a preliminary assessment and, where needed, an analysis',
    ],
    [
      35,
      'trabalho em altura, acima de dois metros: capacitação, análise de risco e proteção contra quedas',
      'work at height, above two metres: training, risk analysis and protection against falls',
    ],
  ] as const
).map(([number, subject, inEnglish]) => ({
  id: `nr${number}`,
  names: [`nr ${number}`, `nr${number}`],
  text: `A NR-${number} é a norma do Ministério do Trabalho sobre ${subject}.`,
  english: `NR-${number} is the rule of the Ministry of Labour on ${inEnglish}.`,
}))

/** Further words of the field, each in a sentence. */
export const termFacts: readonly FieldFact[] = [
  {
    id: 'tecnovigilancia',
    names: ['tecnovigilancia'],
    text: 'Tecnovigilância é o acompanhamento de queixas e eventos adversos com dispositivos médicos depois da venda: quem fabrica ou importa investiga e notifica a ANVISA; hospitais notificam pelo Notivisa.',
    english:
      'Technovigilance is the follow-up of complaints and adverse events with medical devices after sale: makers and importers investigate and notify ANVISA.',
  },
  {
    id: 'farmacovigilancia',
    names: ['farmacovigilancia', 'pharmacovigilance'],
    text: 'Farmacovigilância é o acompanhamento dos efeitos dos medicamentos depois da venda. A empresa que detém o registro mantém um sistema para isso e notifica a ANVISA (RDC 406/2020).',
    search: 'Farmacovigilância',
    english:
      'Pharmacovigilance is the follow-up of the effects of medicines after sale. The holder of the registration keeps a system for it and notifies ANVISA (RDC 406/2020).',
  },
  {
    id: 'pop',
    names: ['pop', 'procedimento operacional padrao', 'procedimentos operacionais padrao'],
    text: 'POP é o Procedimento Operacional Padrão: o documento que descreve, passo a passo, como se faz uma tarefa, quem a faz e como se registra. A vigilância costuma pedi-los na inspeção.',
    english:
      'A POP is a standard operating procedure (SOP): it describes step by step how a task is done, by whom and how it is recorded.',
  },
  {
    id: 'sesmt',
    names: ['sesmt'],
    text: 'SESMT é o serviço de segurança e medicina do trabalho da própria empresa (NR-4): o tamanho da equipe depende do grau de risco e do número de empregados.',
    search: 'Segurança do trabalho',
    english:
      'SESMT is a company’s own occupational safety and health service (NR-4); its size depends on the risk and the number of employees.',
  },
  {
    id: 'cipa',
    names: ['cipa'],
    text: 'CIPA é a Comissão Interna de Prevenção de Acidentes e de Assédio (NR-5), formada por representantes dos empregados e do empregador.',
    search: 'Segurança do trabalho',
    english:
      'CIPA is the internal committee for the prevention of accidents and harassment (NR-5).',
  },
  {
    id: 'ltcat',
    names: ['ltcat'],
    text: 'LTCAT é o Laudo Técnico das Condições Ambientais do Trabalho, feito por engenheiro de segurança ou médico do trabalho: serve de base ao PPP e à aposentadoria especial.',
    search: 'LTCAT',
    english: 'LTCAT is the technical report on working conditions used for special retirement.',
  },
  {
    id: 'iso9001',
    names: ['iso 9001'],
    text: 'A ISO 9001 é a norma de gestão da qualidade, para qualquer empresa; a certificação é voluntária e dada por organismos certificadores. Para dispositivos médicos há a ISO 13485.',
    english:
      'ISO 9001 is the quality management standard for any company; certification is voluntary. Medical devices have ISO 13485.',
  },
  {
    id: 'qualificacao-termica',
    names: ['qualificacao termica'],
    text: 'Qualificação térmica é o estudo que mede, com sensores espalhados na carga ou na câmara, se o equipamento (autoclave, estufa, câmara fria) mantém a temperatura que deve em todos os pontos.',
    search: 'Qualificação térmica',
    english:
      'Thermal qualification measures, with sensors all over the load or chamber, whether equipment keeps the temperature it should at every point.',
  },
  {
    id: 'radiologia',
    names: [],
    asked:
      /^(?=.* (raio x|raios x|rx|mamografo|tomografo|dosimetros?|dosimetria) )(?=.* (quem precisa|(o )?que (e )?(\w+ )?(precis\w+|exig\w+|obrigatori\w+)|precis\w+ (de|para|ter) (que|o que|licenca|alvara|dosimetro|blindagem|registro)|obrigatori[oa]|de quanto em quanto|troca\w* (de )?quanto) )/,
    text: 'Quem tem raio X, também o odontológico, segue a RDC 611/2022: licença sanitária, projeto e memorial de proteção radiológica, levantamento radiométrico, testes periódicos de qualidade do equipamento e, para quem trabalha exposto, o dosímetro individual, em geral trocado todo mês. A vigilância local diz o que pedir no seu caso.',
    search: 'Proteção radiológica',
    english:
      'Whoever has X-ray equipment follows RDC 611/2022: sanitary licence, radiation protection project, radiometric survey, periodic quality tests and, for exposed workers, an individual dosimeter, mostly changed every month.',
  },
  {
    id: 'glosa',
    names: [],
    questions: ['o que é glosa', 'o que significa glosa', 'por que tem glosa'],
    text: 'Glosa é a recusa, total ou parcial, de uma conta pela operadora: por guia errada, falta de autorização, prazo perdido ou valor fora da tabela. Quem atendeu pode recorrer, no prazo do contrato.',
    search: 'Recurso de glosas',
    english:
      'A glosa is the refusal of a bill, or of a part of it, by a health insurer: for a wrong form, a missing authorisation, a missed term or a price off the table. The provider can appeal within the period of the contract.',
  },
  {
    id: 'home-care',
    names: [],
    questions: ['o que é home care', 'como funciona home care', 'o que é atenção domiciliar'],
    text: 'Home care é a atenção domiciliar: o cuidado em casa, com profissionais, equipamentos e materiais levados até o paciente, conforme o plano de quem o acompanha (RDC 11/2006).',
    search: 'Home care',
    english:
      'Home care is care at the patient’s home: professionals, equipment and supplies come to the patient, as planned by whoever is in charge (RDC 11/2006).',
  },
  {
    id: 'pff2',
    names: [],
    asked:
      / (diferenca|igual|mesma coisa|melhor) (\w+ ){0,4}(pff ?2 (\w+ ){1,3}n ?95|n ?95 (\w+ ){1,3}pff ?2) /,
    questions: [
      'o que significa n95',
      'o que é pff2',
      'diferença de pff2 e n95',
      'pff2 é igual a n95',
      'n95 ou pff2',
    ],
    text: 'PFF2 é a classe brasileira de respirador que filtra ao menos 94% das partículas do ensaio; N95 é a americana, com 95%. Na prática protegem do mesmo modo contra aerossóis. Como EPI, o respirador precisa de Certificado de Aprovação (CA).',
    search: 'Máscara PFF2',
    english:
      'PFF2 is the Brazilian class of respirators that filter at least 94% of the test particles; N95 is the American one, with 95%. In practice they protect alike against aerosols. As protective equipment the respirator needs a Certificate of Approval (CA).',
  },
  {
    id: 'selo-anvisa',
    names: [],
    questions: ['o que é selo anvisa', 'tem selo da anvisa', 'a anvisa dá selo'],
    text: 'A ANVISA não dá selo a fornecedores. O que existe é o registro ou a notificação do produto e a AFE da empresa: os números se consultam no portal da ANVISA.',
    english:
      'ANVISA gives no badge to suppliers. There is the registration or notification of a product and the AFE of a company: their numbers can be looked up on ANVISA’s website.',
  },
  ...rulesOfWork,
  {
    id: 'art',
    names: ['art do crea', 'anotacao de responsabilidade tecnica'],
    questions: ['o que é art', 'precisa de art', 'quem emite art'],
    text: 'ART é a Anotação de Responsabilidade Técnica, do CREA: registra qual engenheiro responde por uma obra ou um serviço, como um laudo ou uma manutenção. O arquiteto emite o RRT, do CAU.',
    english:
      'An ART is the record of technical responsibility at CREA: it names the engineer who answers for a work or a service, such as a report or maintenance. Architects issue an RRT, at CAU.',
  },
]
