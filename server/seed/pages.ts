import { createHash } from 'node:crypto'
import { emptyPage, type PageContent } from 'contract/supplier-pages'
import type { Db } from '../src/database/db.ts'
import type { Files } from '../src/files/files.ts'
import { drawPdf } from '../src/files/pdf.ts'
import { supplierPageFiles, supplierPages } from '../src/tables/supplier-pages.ts'
import { filesIn } from '../src/supplier-pages/rules-shown.ts'
import type { CastSupplier } from './cast/cast.ts'
import { type CastPage, castPages } from './cast/pages.ts'
import type { Draw } from './drawings.ts'
import { coverSvg, type SceneName, sceneSvg } from './pictures.ts'

type PageFields = Partial<PageContent>

/** A published page, with its files as its own. */
export async function makeSupplierPage(
  db: Db,
  supplierId: number,
  fields: PageFields,
  now: Date,
): Promise<PageContent> {
  const content = { ...emptyPage(), ...fields }
  await db.insert(supplierPages).values({
    supplier_id: supplierId,
    draft: content,
    published: content,
    saved_at: now,
    published_at: now,
  })
  const { pictures, documents } = filesIn(content)
  const rows = [
    ...pictures.map((file) => ({ file, kind: 'picture' as const, bytes: 0 })),
    ...content.documents.map(({ file, bytes }) => ({ file, kind: 'document' as const, bytes })),
  ]
  if (pictures.length + documents.length > 0) {
    await db
      .insert(supplierPageFiles)
      .values(rows.map((row) => ({ ...row, supplier_id: supplierId, created_at: now })))
      .onConflictDoNothing()
  }
  return content
}

export type DrawnPage = Pick<PageContent, 'cover' | 'gallery' | 'documents'> & {
  services?: string[]
}

/** Pictures and documents of the cast's pages, by e-mail. */
export async function drawCastPages(
  draw: Draw,
  files: Files,
  cast: readonly CastSupplier[],
  now: Date,
): Promise<Map<string, DrawnPage>> {
  const members = cast.filter(({ email }) => castPages[email])
  const drawn = members.map(async ({ email, nome_fantasia, pessoa }, index) => {
    const told = castPages[email] as CastPage
    const document = await drawDocument(files, nome_fantasia ?? pessoa.nome, told, now)
    const pictures = await drawPictures(draw, told, index)
    return [email, { ...pictures, documents: [document] }] satisfies [string, DrawnPage]
  })
  return new Map(await Promise.all(drawn))
}

const nothingDrawn: DrawnPage = { cover: null, gallery: [], documents: [] }

export async function makeCastPage(
  db: Db,
  { id, member }: { id: number; member: CastSupplier },
  now: Date,
  drawn: DrawnPage = nothingDrawn,
): Promise<void> {
  const told = castPages[member.email]
  if (!told) return
  const { cover, gallery, documents } = drawn
  await makeSupplierPage(
    db,
    id,
    {
      headline: told.headline,
      cover,
      facts: { since: told.since, team: told.team, hours: told.hours, languages: told.languages },
      about: `${member.descricaoServico}\n\n### Como trabalhamos\n\n${told.how.map((line) => `- ${line}`).join('\n')}`,
      services: told.services.map(([name, text], at) => ({
        name,
        text,
        picture: drawn.services?.[at] ?? null,
      })),
      gallery,
      documents,
      clients: told.clients,
    },
    now,
  )
}

const captions: Record<SceneName, string> = {
  monitor: 'Equipamento em ensaio',
  bench: 'Bancada do laboratório',
  shelves: 'Almoxarifado organizado por lote',
  truck: 'Atendimento no cliente',
  report: 'Relatório entregue',
  meeting: 'Reunião com a equipe do cliente',
  laptop: 'Acompanhamento no painel',
  clinic: 'Unidade atendida',
  cold: 'Câmara de 2 a 8 °C',
  tanks: 'Central de gases',
}

async function drawPictures(
  draw: Draw,
  { scenes, palette, serviceScenes = [] }: CastPage,
  index: number,
) {
  const shown = scenes.length > 1 ? scenes : []
  const [cover, gallery, services] = await Promise.all([
    draw('cover', coverSvg(scenes[0], palette, index)),
    Promise.all(
      shown.map(async (scene) => ({
        picture: await draw('picture', sceneSvg(scene, palette)),
        caption: captions[scene],
      })),
    ),
    Promise.all(serviceScenes.map((scene) => draw('picture', sceneSvg(scene, 'slate')))),
  ])
  return { cover, gallery, services }
}

/** A leaf that anybody can open: what they offer, on one page. */
async function drawDocument(files: Files, nome: string, told: CastPage, now: Date) {
  const body = await drawPdf({
    brand: nome,
    title: 'Apresentação',
    status: { text: 'Demonstração', tone: 'neutral' },
    facts: [
      ['Desde', String(told.since)],
      ['Horário', told.hours],
    ],
    parties: [{ heading: 'Fornecedor', lines: [nome, told.headline] }],
    columns: ['O que fazemos', ''],
    rows: told.services.map(([what, detail]) => ({ what, detail, amount: '' })),
    totals: [],
    notes: ['Documento de demonstração: pessoas e empresas são inventadas.'],
    createdAt: now,
  })
  const file = createHash('sha256').update(nome).digest('hex').slice(0, 32)
  await files.put(`documents/${file}.pdf`, body, 'application/pdf')
  return { file, name: 'Apresentação e serviços', bytes: body.length }
}
