import type { Language } from './languages.ts'

/**
 * The trades of the directory, in the order in which pages show them. A supplier is in up to five; the
 * first of its own is its main one. The slug is the address of a page and what the database keeps: it
 * never changes. The web's category-texts.ts says what each is about, category-words.ts
 * proposes one from a text.
 */
export const mostCategories = 5

const names = {
  'descartaveis-e-epi': { pt: 'Descartáveis e EPI', en: 'Disposables and PPE' },
  'medicamentos-e-farmacia': { pt: 'Medicamentos e farmácia', en: 'Medicines and pharmacy' },
  'equipamentos-e-mobiliario': { pt: 'Equipamentos e mobiliário', en: 'Equipment and furniture' },
  'cirurgia-e-opme': { pt: 'Cirurgia e OPME', en: 'Surgery and implants' },
  'laboratorio-e-diagnostico': {
    pt: 'Laboratório e diagnóstico',
    en: 'Laboratory and diagnostics',
  },
  odontologia: { pt: 'Odontologia', en: 'Dentistry' },
  'reabilitacao-e-home-care': {
    pt: 'Reabilitação e home care',
    en: 'Rehabilitation and home care',
  },
  'esterilizacao-e-cme': { pt: 'Esterilização e CME', en: 'Sterilisation' },
  'engenharia-clinica-e-calibracao': {
    pt: 'Engenharia clínica e calibração',
    en: 'Clinical engineering and calibration',
  },
  'infraestrutura-hospitalar': { pt: 'Infraestrutura hospitalar', en: 'Hospital infrastructure' },
  'higienizacao-e-enxoval': { pt: 'Higienização e enxoval', en: 'Cleaning and linen' },
  'residuos-e-meio-ambiente': { pt: 'Resíduos e meio ambiente', en: 'Waste and environment' },
  'logistica-e-cadeia-fria': { pt: 'Logística e cadeia fria', en: 'Logistics and cold chain' },
  'regulatorio-e-licencas': { pt: 'Regulatório e licenças', en: 'Regulation and licences' },
  'qualidade-e-treinamento': { pt: 'Qualidade e treinamento', en: 'Quality and training' },
  'gestao-e-tecnologia': { pt: 'Gestão e tecnologia', en: 'Management and technology' },
} as const satisfies Record<string, { pt: string; en: string }>

export type CategorySlug = keyof typeof names

// Its first is there, as lists of choices want to know.
export const categorySlugs = Object.keys(names) as [CategorySlug, ...CategorySlug[]]

export const categoryTitle: Readonly<Record<CategorySlug, { pt: string; en: string }>> = names

export const isCategory = (slug: string): slug is CategorySlug => Object.hasOwn(names, slug)

/** As people read them: 'Odontologia, Descartáveis e EPI'. */
export const categoryNames = (slugs: readonly string[], language: Language): string =>
  slugs.map((slug) => (isCategory(slug) ? categoryTitle[slug][language] : slug)).join(', ')
