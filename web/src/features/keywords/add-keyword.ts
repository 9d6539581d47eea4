import { getKeywords } from 'contract/keywords'
import { editCompany, editFreelancer, getCompany, getFreelancer } from 'contract/profiles'
import { withKeyword } from 'contract/rules/keyword-report'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { call } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { supplierReads } from '../../model/supplier-reads.ts'
import { ownSupplier, useSession } from '../../model/session.ts'

const changes = [getKeywords, ...supplierReads] as const

/** Adds a word to the own text as an edit of the page would, to the text as it is at that moment. */
export function useAddKeyword() {
  const supplier = ownSupplier(useSession())
  const { textOf } = useErrorText()
  const freelancer = useCall(editFreelancer, { changes })
  const company = useCall(editCompany, { changes })
  const [adding, setAdding] = useState<string>()

  async function save(term: string): Promise<void> {
    if (!supplier) return
    const { id, tipo } = supplier
    const bodyOf = ({ descricaoServico, version }: Edited) => ({
      descricaoServico: withKeyword(descricaoServico, term),
      version,
    })
    if (tipo === 'Freelancer') {
      const record = await call(getFreelancer, { params: { id } })
      await freelancer.mutateAsync({ params: { id }, body: bodyOf(record) })
    } else {
      const { pj } = await call(getCompany, { params: { id } })
      await company.mutateAsync({ params: { companyId: id }, body: bodyOf(pj) })
    }
  }

  async function add(term: string): Promise<void> {
    if (adding !== undefined) return
    setAdding(term)
    try {
      await save(term)
      notifySuccess(m.keywords_added({ term }))
    } catch (error) {
      notifyProblem(textOf(error))
    } finally {
      setAdding(undefined)
    }
  }

  return { add, adding }
}

type Edited = { descricaoServico: string; version: number }
