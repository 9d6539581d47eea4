import type { Language } from './languages.ts'

/**
 * The trades of the directory, in the order in which pages show them. A supplier is in up to five; the
 * first of its own is its main one. The slug is the address of a page and what the database keeps: it
 * never changes. What proposes a trade from a text is in category-words.ts.
 */
export const mostCategories = 5

type Texts = { pt: string; en: string }

type CategoryTexts = {
  name: Texts
  /** One line under the name. */
  description: Texts
  /** What buyers ask this trade for. */
  services: { pt: readonly string[]; en: readonly string[] }
}

const catalogue = {
  'descartaveis-e-epi': {
    name: { pt: 'Descartáveis e EPI', en: 'Disposables and PPE' },
    description: {
      pt: 'Luvas, seringas, máscaras, curativos e tudo o que se usa uma vez.',
      en: 'Gloves, syringes, masks, dressings and everything that is used once.',
    },
    services: {
      pt: [
        'Luvas de procedimento',
        'Seringas e agulhas',
        'Máscaras e aventais',
        'Curativos',
        'Fraldas',
      ],
      en: ['Examination gloves', 'Syringes and needles', 'Masks and gowns', 'Dressings', 'Nappies'],
    },
  },
  'medicamentos-e-farmacia': {
    name: { pt: 'Medicamentos e farmácia', en: 'Medicines and pharmacy' },
    description: {
      pt: 'Distribuição de medicamentos, nutrição enteral e apoio a farmácias.',
      en: 'Distribution of medicines, enteral nutrition and support for pharmacies.',
    },
    services: {
      pt: [
        'Distribuidora de medicamentos',
        'Nutrição enteral',
        'Farmácia clínica',
        'Responsável técnico',
      ],
      en: [
        'Medicine distributor',
        'Enteral nutrition',
        'Clinical pharmacy',
        'Responsible pharmacist',
      ],
    },
  },
  'equipamentos-e-mobiliario': {
    name: { pt: 'Equipamentos e mobiliário', en: 'Equipment and furniture' },
    description: {
      pt: 'Venda e locação de equipamentos médicos, camas, macas e móveis.',
      en: 'Medical equipment, beds, stretchers and furniture, to buy or to rent.',
    },
    services: {
      pt: [
        'Camas e macas',
        'Monitores e ventiladores',
        'Locação de equipamentos',
        'Mobiliário clínico',
      ],
      en: [
        'Beds and stretchers',
        'Monitors and ventilators',
        'Equipment rental',
        'Clinic furniture',
      ],
    },
  },
  'cirurgia-e-opme': {
    name: { pt: 'Cirurgia e OPME', en: 'Surgery and implants' },
    description: {
      pt: 'Órteses, próteses, fios de sutura e instrumental cirúrgico.',
      en: 'Orthoses, prostheses, sutures and surgical instruments.',
    },
    services: {
      pt: ['OPME em consignação', 'Fios de sutura', 'Instrumental cirúrgico', 'Campos cirúrgicos'],
      en: ['Implants on consignment', 'Sutures', 'Surgical instruments', 'Surgical drapes'],
    },
  },
  'laboratorio-e-diagnostico': {
    name: { pt: 'Laboratório e diagnóstico', en: 'Laboratory and diagnostics' },
    description: {
      pt: 'Reagentes, testes rápidos, coleta e equipamentos de laboratório.',
      en: 'Reagents, rapid tests, collection and laboratory equipment.',
    },
    services: {
      pt: ['Reagentes', 'Testes rápidos', 'Tubos e coleta', 'Equipamentos em comodato'],
      en: ['Reagents', 'Rapid tests', 'Tubes and collection', 'Equipment on loan'],
    },
  },
  odontologia: {
    name: { pt: 'Odontologia', en: 'Dentistry' },
    description: {
      pt: 'Materiais, instrumentos e equipamentos para consultórios odontológicos.',
      en: 'Materials, instruments and equipment for dental practices.',
    },
    services: {
      pt: [
        'Resinas e anestésicos',
        'Brocas e instrumentos',
        'Cadeiras e compressores',
        'Implantodontia',
      ],
      en: [
        'Resins and anaesthetics',
        'Burs and instruments',
        'Chairs and compressors',
        'Implantology',
      ],
    },
  },
  'reabilitacao-e-home-care': {
    name: { pt: 'Reabilitação e home care', en: 'Rehabilitation and home care' },
    description: {
      pt: 'Fisioterapia, mobilidade, oxigenoterapia e cuidado em casa.',
      en: 'Physiotherapy, mobility, oxygen therapy and care at home.',
    },
    services: {
      pt: ['Fisioterapia', 'Cadeiras de rodas', 'Oxigenoterapia domiciliar', 'Camas para casa'],
      en: ['Physiotherapy', 'Wheelchairs', 'Home oxygen therapy', 'Beds for home'],
    },
  },
  'esterilizacao-e-cme': {
    name: { pt: 'Esterilização e CME', en: 'Sterilisation' },
    description: {
      pt: 'Esterilização terceirizada, embalagens, indicadores e apoio à CME.',
      en: 'Contract sterilisation, packaging, indicators and support for sterile services.',
    },
    services: {
      pt: [
        'CME terceirizada',
        'Óxido de etileno',
        'Papel grau cirúrgico',
        'Indicadores biológicos',
      ],
      en: [
        'Contract sterile services',
        'Ethylene oxide',
        'Surgical-grade paper',
        'Biological indicators',
      ],
    },
  },
  'engenharia-clinica-e-calibracao': {
    name: { pt: 'Engenharia clínica e calibração', en: 'Clinical engineering and calibration' },
    description: {
      pt: 'Manutenção, calibração, qualificação térmica e proteção radiológica.',
      en: 'Maintenance, calibration, thermal qualification and radiation protection.',
    },
    services: {
      pt: ['Manutenção de equipamentos', 'Calibração', 'Qualificação térmica', 'Física médica'],
      en: ['Equipment maintenance', 'Calibration', 'Thermal qualification', 'Medical physics'],
    },
  },
  'infraestrutura-hospitalar': {
    name: { pt: 'Infraestrutura hospitalar', en: 'Hospital infrastructure' },
    description: {
      pt: 'Arquitetura, gases medicinais, água, ar e segurança contra incêndio.',
      en: 'Architecture, medical gases, water, air and fire safety.',
    },
    services: {
      pt: ['Projetos RDC 50', 'Gases medicinais', 'Salas limpas e climatização', 'AVCB'],
      en: ['RDC 50 projects', 'Medical gases', 'Clean rooms and air', 'Fire safety (AVCB)'],
    },
  },
  'higienizacao-e-enxoval': {
    name: { pt: 'Higienização e enxoval', en: 'Cleaning and linen' },
    description: {
      pt: 'Limpeza hospitalar, lavanderia, uniformes e controle de pragas.',
      en: 'Hospital cleaning, laundry, uniforms and pest control.',
    },
    services: {
      pt: ['Limpeza hospitalar', 'Lavanderia', 'Uniformes e jalecos', 'Controle de pragas'],
      en: ['Hospital cleaning', 'Laundry', 'Uniforms and lab coats', 'Pest control'],
    },
  },
  'residuos-e-meio-ambiente': {
    name: { pt: 'Resíduos e meio ambiente', en: 'Waste and environment' },
    description: {
      pt: 'Coleta e tratamento de resíduos de saúde, PGRSS e licenças ambientais.',
      en: 'Collection and treatment of health-care waste, plans and environmental licences.',
    },
    services: {
      pt: ['Coleta de resíduos', 'PGRSS', 'Licenciamento ambiental', 'Logística reversa'],
      en: ['Waste collection', 'Waste plans (PGRSS)', 'Environmental licensing', 'Take-back'],
    },
  },
  'logistica-e-cadeia-fria': {
    name: { pt: 'Logística e cadeia fria', en: 'Logistics and cold chain' },
    description: {
      pt: 'Transporte, armazenagem e temperatura controlada de ponta a ponta.',
      en: 'Transport, storage and controlled temperature from end to end.',
    },
    services: {
      pt: ['Transporte 2–8 °C', 'Armazenagem', 'Monitoramento de temperatura', 'Câmaras de vacina'],
      en: ['Transport at 2–8 °C', 'Storage', 'Temperature monitoring', 'Vaccine refrigerators'],
    },
  },
  'regulatorio-e-licencas': {
    name: { pt: 'Regulatório e licenças', en: 'Regulation and licences' },
    description: {
      pt: 'ANVISA, vigilância sanitária, registro de produtos e responsabilidade técnica.',
      en: 'ANVISA, health inspection, product registration and technical responsibility.',
    },
    services: {
      pt: ['AFE e AE', 'Registro de produtos', 'Licença sanitária', 'Farmacovigilância'],
      en: [
        'Operating authorisations',
        'Product registration',
        'Health licence',
        'Pharmacovigilance',
      ],
    },
  },
  'qualidade-e-treinamento': {
    name: { pt: 'Qualidade e treinamento', en: 'Quality and training' },
    description: {
      pt: 'Acreditação, auditoria, segurança do paciente e cursos para equipes.',
      en: 'Accreditation, audits, patient safety and courses for teams.',
    },
    services: {
      pt: ['Acreditação ONA', 'Auditoria', 'Segurança do paciente', 'NR-32 e biossegurança'],
      en: ['ONA accreditation', 'Audits', 'Patient safety', 'NR-32 and biosafety'],
    },
  },
  'gestao-e-tecnologia': {
    name: { pt: 'Gestão e tecnologia', en: 'Management and technology' },
    description: {
      pt: 'Sistemas, faturamento, LGPD, licitações, comunicação e tradução.',
      en: 'Systems, billing, data protection, tenders, communication and translation.',
    },
    services: {
      pt: [
        'Prontuário eletrônico',
        'Faturamento TISS',
        'LGPD na saúde',
        'Licitações',
        'Comunicação',
      ],
      en: ['Electronic records', 'Claims billing', 'Data protection', 'Tenders', 'Communication'],
    },
  },
} as const satisfies Record<string, CategoryTexts>

export type CategorySlug = keyof typeof catalogue

// Its first is there, as lists of choices want to know.
export const categorySlugs = Object.keys(catalogue) as [CategorySlug, ...CategorySlug[]]

export const categories: Readonly<Record<CategorySlug, CategoryTexts>> = catalogue

export const isCategory = (slug: string): slug is CategorySlug => Object.hasOwn(catalogue, slug)

/** As people read them: 'Odontologia, Descartáveis e EPI'. */
export const categoryNames = (slugs: readonly string[], language: Language): string =>
  slugs.map((slug) => (isCategory(slug) ? categories[slug].name[language] : slug)).join(', ')
