import type { FieldFact } from './portuguese.ts'

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
]
