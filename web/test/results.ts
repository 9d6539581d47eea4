import type { ReplyOf } from 'contract/endpoint'
import type { searchPage } from 'contract/search'
import { supplier } from './people.ts'

/** What a search answers. */
export type ResultsPage = ReplyOf<typeof searchPage>

export const found = (fields: Parameters<typeof supplier>[0]) => ({
  ...supplier(fields),
  where: null,
  promoted: false,
})
export const norte = found({ slug: 'clinica-norte', nome: 'Clínica Norte', plan: 'MKTBASIC' })
const nobody = { data: [], total: 0, hasMore: false }
export const nothingFound: ResultsPage = {
  understood: {
    what: '',
    place: null,
    except: [],
    tipo: null,
    without: { what: '', place: '', except: '', tipo: '' },
    corrected: null,
  },
  featured: nobody,
  list: { ...nobody, nextCursor: null },
  similar: [],
  nearby: [],
  counts: {
    tipo: [],
    estados: [],
    cidades: [],
    certificados: [],
    categorias: [],
    partial: false,
  },
}
export const oneFound: ResultsPage = {
  ...nothingFound,
  list: { ...nothingFound.list, data: [norte], total: 1 },
}
