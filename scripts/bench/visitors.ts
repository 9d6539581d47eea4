import { createContact } from '../../contract/src/contacts.ts'
import { createReferral } from '../../contract/src/referrals.ts'
import { recordClick } from '../../contract/src/accesses.ts'
import { searchPage } from '../../contract/src/search.ts'
import { type Address, methodOf, urlOf } from '../../contract/src/endpoint.ts'
import { categorySlugs } from '../../contract/src/rules/categories.ts'
import { urls } from '../../contract/src/urls.ts'
import { judgedQueries } from '../../server/test/relevance.ts'
import { makeRandom } from './random.ts'

export type Visit = { kind: string; method: string; path: string; body?: unknown }
export type Listed = { id: number; slug: string; Tipo_empresa: string }

/** What visitors of the demo directory do, in the shares in which they do it. */
export function makeVisits(suppliers: readonly Listed[]): () => Visit {
  const random = makeRandom(2026)
  let turn = 0
  const call = (
    kind: string,
    address: Address,
    input: { query?: object; body?: object },
  ): Visit => ({
    kind,
    method: methodOf(address),
    path: `/api${urlOf(address, input)}`,
    ...(input.body && { body: input.body }),
  })
  const page = (kind: string, path: string): Visit => ({ kind, method: 'GET', path })
  const whom = () => {
    const { id, Tipo_empresa } = random.pick(suppliers)
    return { id_busness: id, type_user: Tipo_empresa }
  }
  const search = () => call('search', searchPage, { query: { q: random.pick(judgedQueries).q } })
  const contact = () =>
    call('write', createContact, {
      body: {
        ...whom(),
        nome: 'Helena Prado',
        email: `visita${++turn}@hospital.example`,
        telefone: '(11) 91234-5678',
        mensagem: 'Preciso de um orçamento.',
        termos_aceitos: true,
      },
    })
  const referral = () =>
    call('write', createReferral, {
      body: {
        nome_indicador: 'Helena Prado',
        email_indicado: `indicado${++turn}@example.com`,
        telefone_indicado: '(11) 91234-5678',
        empresa_freelancer_indicada: 'Calibra Serviços',
      },
    })
  function click(): Visit {
    const { id_busness, type_user } = whom()
    return call('click', recordClick, { body: { id_busness, typeUser: type_user } })
  }
  const shares: [number, () => Visit][] = [
    [60, search],
    [14, () => page('supplier page', urls.supplier(random.pick(suppliers).slug))],
    [6, () => page('category page', urls.category(random.pick(categorySlugs)))],
    [10, click],
    [5, () => page('home', urls.home)],
    [3, contact],
    [2, referral],
  ]
  return () => {
    let left = random.between(1, 100)
    for (const [share, make] of shares) {
      left -= share
      if (left <= 0) return make()
    }
    return search()
  }
}
