import { keepPreviousData } from '@tanstack/react-query'
import { getCompany, getFreelancer } from 'contract/profiles'
import { listCompanies, listFreelancers, recordSorts } from 'contract/records'
import { planCodes } from 'contract/rules/plans'
import { stateCodes } from 'contract/rules/states'
import type { ListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'

/** What the address of a list asks for. */
export function recordFilter(url: ListUrl) {
  return {
    busca: url.text('busca').slice(0, 100),
    plan: url.choice('plan', planCodes),
    estado: url.choice('estado', stateCodes),
    status: url.choice('status', ['ativo', 'inativo']),
  }
}

function recordPage(url: ListUrl) {
  return {
    ...recordFilter(url),
    skip: url.skip,
    limit: url.size,
    sort: url.choice('sort', recordSorts) ?? 'id',
    order: url.choice('order', ['asc', 'desc']) ?? 'desc',
  }
}

/** The page before stays until the next one is there. */
export const freelancersQuery = (url: ListUrl) => ({
  ...query(listFreelancers, { query: recordPage(url) }),
  placeholderData: keepPreviousData,
})

export const companiesQuery = (url: ListUrl) => ({
  ...query(listCompanies, { query: recordPage(url) }),
  placeholderData: keepPreviousData,
})

export const freelancerQuery = (id: number) => query(getFreelancer, { params: { id } })
export const companyQuery = (id: number) => query(getCompany, { params: { id } })
