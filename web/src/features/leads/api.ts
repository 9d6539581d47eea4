import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import {
  changeLead,
  getLeadFunnel,
  getLeadMails,
  getLeadNews,
  type Lead,
  type LeadChange,
  type LeadPage,
  listLeads,
} from 'contract/leads'
import type { LeadStatus } from 'contract/rules/leads'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem } from '../../lib/notify.ts'
import { pagedQuery, query, useCall } from '../../lib/query.ts'

type Asked = { status: LeadStatus | undefined; busca: string; id: number | undefined }

export const leadsQuery = ({ status, busca, id }: Asked) =>
  pagedQuery(listLeads, {
    query: { ...(status ? { status } : {}), busca, ...(id ? { id } : {}) },
  })

export const funnelQuery = (days: number) =>
  query(getLeadFunnel, { query: { days } }, { background: true })

export const leadMailsQuery = query(getLeadMails, undefined, { background: true })

/** What shows something of a request, beside the list. */
export const leadCounts = [getLeadNews, getLeadFunnel] as const

/**
 * Shows a request as it is now, and reads the list anew once that is drawn: the list of a filter may no longer
 * have it (lead-inbox.tsx).
 */
export function useShowLead(): (changed: Lead) => void {
  const client = useQueryClient()
  const filters = { queryKey: [listLeads] }
  return (changed) => {
    client.setQueriesData<InfiniteData<LeadPage>>(filters, (list) => {
      const pages = list?.pages.map((page) => ({
        ...page,
        data: page.data.map((one) => (one.id === changed.id ? changed : one)),
      }))
      return list && pages && { ...list, pages }
    })
    setTimeout(() => void client.invalidateQueries(filters))
  }
}

/** Changes a request as it was seen; when it was changed elsewhere, says so and shows what it is now. */
export function useLeadChange(lead: Pick<Lead, 'id' | 'version'>) {
  const client = useQueryClient()
  const { textOf } = useErrorText()
  const show = useShowLead()
  const { mutate, isPending } = useCall(changeLead, { changes: leadCounts })
  const change = (changed: Omit<LeadChange, 'version'>, onSuccess?: (lead: Lead) => void) =>
    mutate(
      { params: { id: lead.id }, body: { version: lead.version, ...changed } },
      {
        onSuccess(now) {
          show(now)
          onSuccess?.(now)
        },
        onError(error) {
          notifyProblem(textOf(error))
          void client.invalidateQueries({ queryKey: [listLeads] })
        },
      },
    )
  return { change, isPending }
}
