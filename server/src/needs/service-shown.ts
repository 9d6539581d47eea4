import type { AdminNeed, MyNeed, MyProposal, OwnProposal, SupplierNeed } from 'contract/needs'
import { needStateOf } from 'contract/rules/needs'
import { planHas } from 'contract/rules/plans'
import { ratingOf } from 'contract/rules/reviews'
import { whatsappLink } from 'contract/rules/web-link'
import { getContactOf } from '../contacts/service.ts'
import type { Db } from '../database/db.ts'
import type { Context } from '../http/parts.ts'
import type { NeedRow } from './queries.ts'
import {
  type ProposalRow,
  selectMessages,
  selectOwnProposals,
  selectProposals,
} from './queries-proposals.ts'
import { extensionOf } from './rules.ts'
import { fileUrl } from './service-links.ts'

type Viewer = Pick<Context, 'throttle' | 'clock'>
type Filed = { file: string | null; file_name: string | null; file_bytes: number | null }

const fileOf = (viewer: Viewer, { file, file_name, file_bytes }: Filed) =>
  file === null
    ? null
    : {
        url: fileUrl(viewer, file, viewer.clock.now()),
        name: file_name ?? '',
        bytes: file_bytes ?? 0,
      }

/** What everybody sees who may see it; nothing of who the buyer is. */
function shown(viewer: Viewer, need: NeedRow) {
  const { id, titulo, descricao, categoria, quantidade, cidade, estado } = need
  const { prazo, licencas, tipo, created_at, expires_at } = need
  return {
    id,
    titulo,
    descricao,
    categoria,
    quantidade,
    cidade,
    estado,
    prazo,
    licencas,
    tipo,
    state: needStateOf(need, viewer.clock.now()),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    // What was removed is not served any more.
    file: isRemoved(need) ? null : fileOf(viewer, need),
  }
}

const isRemoved = ({ status }: NeedRow): boolean => status === 'removida'

type Messages = Awaited<ReturnType<typeof selectMessages>>

const shownProposal = (viewer: Viewer, need: NeedRow, row: ProposalRow, messages: Messages) => ({
  id: row.id,
  texto: row.texto,
  preco: row.preco_centavos / 100,
  preco_por: row.preco_por,
  validade: row.validade,
  entrega_dias: row.entrega_dias,
  file: isRemoved(need) ? null : fileOf(viewer, row),
  status: row.status,
  decline_reason: row.decline_reason,
  decline_text: row.decline_text,
  created_at: row.created_at.toISOString(),
  messages: (messages.get(row.id) ?? []).map(({ id, author, texto, created_at }) => ({
    id,
    author,
    texto,
    created_at: created_at.toISOString(),
  })),
})

async function forBuyer(
  db: Db,
  viewer: Viewer,
  { need, row, messages }: { need: NeedRow; row: ProposalRow; messages: Messages },
): Promise<MyProposal> {
  const { supplier } = row
  const { nome, slug, kind, certificados, cidade, estado, visible } = supplier
  return {
    ...shownProposal(viewer, need, row, messages),
    supplier: {
      nome,
      slug: visible ? slug : null,
      cidade_estado: `${cidade}/${estado}`,
      kind,
      certificados: planHas(supplier.plan, 'certificates') ? certificados : [],
      rating: ratingOf(supplier),
    },
    contact: row.shared_at ? await getContactOf(db, supplier) : null,
  }
}

/** A need as its buyer sees it, with every proposal. */
export async function asMyNeed(db: Db, viewer: Viewer, need: NeedRow): Promise<MyNeed> {
  const rows = await selectProposals(db, need.id)
  const messages = await selectMessages(
    db,
    rows.map(({ id }) => id),
  )
  const proposals: MyProposal[] = []
  for (const row of rows) proposals.push(await forBuyer(db, viewer, { need, row, messages }))
  const { nome, email, telefone, removed_reason, removed_note } = need
  return {
    ...shown(viewer, need),
    nome,
    email,
    telefone,
    removed_reason,
    removed_note,
    proposals,
    extends_to: extensionOf(need, viewer.clock.now()) ?? null,
  }
}

function forSupplier(
  viewer: Viewer,
  need: NeedRow,
  row: ProposalRow,
  messages: Messages,
): OwnProposal {
  const proposal = shownProposal(viewer, need, row, messages)
  if (isRemoved(need)) {
    const own = proposal.messages.filter(({ author }) => author === 'fornecedor')
    return { ...proposal, messages: own, decline_text: null, buyer: null }
  }
  const { nome, email, telefone } = need
  const buyer = { nome, email, telefone, whatsapp: whatsappLink(telefone) }
  return { ...proposal, buyer: row.shared_at ? buyer : null }
}

/** Personal data or an insult may be why it was removed: nothing that the buyer wrote is left. */
const withoutWords = { titulo: '', descricao: '', quantidade: '', cidade: '' } as const

/** Needs as a supplier sees them, each with its own proposal. */
export async function asSupplierNeeds(
  db: Db,
  viewer: Viewer,
  supplierId: number,
  needs: readonly NeedRow[],
): Promise<SupplierNeed[]> {
  const rows = await selectOwnProposals(
    db,
    supplierId,
    needs.map(({ id }) => id),
  )
  const messages = await selectMessages(
    db,
    rows.map(({ id }) => id),
  )
  const own = new Map(rows.map((row) => [row.need_id, row]))
  return needs.map((need) => {
    const row = own.get(need.id)
    return {
      ...shown(viewer, need),
      ...(isRemoved(need) ? withoutWords : {}),
      proposals: need.proposals,
      own: row ? forSupplier(viewer, need, row, messages) : null,
    }
  })
}

export const asAdminNeed = (viewer: Viewer, need: NeedRow): AdminNeed => ({
  ...shown(viewer, need),
  nome: need.nome,
  email: need.email,
  proposals: need.proposals,
  removed_reason: need.removed_reason,
  removed_note: need.removed_note,
})
