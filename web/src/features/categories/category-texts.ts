import type { CategorySlug } from 'contract/rules/categories'

type CategoryTexts = {
  /** One line under the name. */
  description: { pt: string; en: string }
  /** What buyers ask this trade for. */
  services: { pt: readonly string[]; en: readonly string[] }
}

export const categoryTexts: Readonly<Record<CategorySlug, CategoryTexts>> = {
  'descartaveis-e-epi': {
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
}
