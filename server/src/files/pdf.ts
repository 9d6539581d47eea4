/** Slow to load, and only receipts need it. */
const library = () => import('pdfkit')

/** A one-page business document on A4: who to whom, for what, how much. */
export type PaperDocument = {
  brand: string
  title: string
  status: { text: string; tone: 'good' | 'warning' | 'neutral' }
  facts: [name: string, value: string][]
  parties: { heading: string; lines: string[] }[]
  columns: [what: string, amount: string]
  rows: { what: string; detail: string; amount: string }[]
  totals: { name: string; amount: string; strong?: boolean }[]
  notes: string[]
  createdAt: Date
}

const ink = '#13242e'
const dimmed = '#556670'
const hairline = '#d9e0e5'
const petrol = '#005c5b'
const coral = '#ff6f59'
const tones = { good: '#1d7a46', warning: '#a8530a', neutral: dimmed }

const margin = 56
const gap = 24
const markSize = 26

/** The two halves of the product's mark, in a square of 32. */
const mark = {
  first:
    'M10.5 5.6A3.6 3.6 0 0 1 14.1 2h3.8a3.6 3.6 0 0 1 3.6 3.6v2.75a1.8 1.8 0 0 1-.53 1.28L9.63 20.97a1.8 1.8 0 0 1-1.28.53H5.6A3.6 3.6 0 0 1 2 17.9v-3.8a3.6 3.6 0 0 1 3.6-3.6h2.7a2.2 2.2 0 0 0 2.2-2.2Z',
  second:
    'M21.5 26.4a3.6 3.6 0 0 1-3.6 3.6h-3.8a3.6 3.6 0 0 1-3.6-3.6v-2.75a1.8 1.8 0 0 1 .53-1.28l11.34-11.34a1.8 1.8 0 0 1 1.28-.53h2.75a3.6 3.6 0 0 1 3.6 3.6v3.8a3.6 3.6 0 0 1-3.6 3.6h-2.7a2.2 2.2 0 0 0-2.2 2.2Z',
}

type Pen = PDFKit.PDFDocument
type Box = { left: number; width: number }

export async function drawPdf(paper: PaperDocument): Promise<Buffer> {
  const { default: PDFDocument } = await library()
  const pen = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: paper.title, Author: paper.brand, CreationDate: paper.createdAt },
  })
  const pieces: Buffer[] = []
  pen.on('data', (piece: Buffer) => pieces.push(piece))
  const done = new Promise((resolve, reject) => {
    pen.on('end', resolve)
    pen.on('error', reject)
  })
  const page: Box = { left: margin, width: pen.page.width - 2 * margin }
  drawHead(pen, page, paper)
  drawParties(pen, page, paper)
  drawRows(pen, page, paper)
  drawTotals(pen, page, paper)
  drawNotes(pen, page, paper)
  pen.end()
  await done
  return Buffer.concat(pieces)
}

type Style = { size?: number; bold?: boolean; color?: string; align?: 'left' | 'right' }

/** Writes inside a box at a height, and returns the height below. */
function write(pen: Pen, text: string, { left, width }: Box, top: number, style: Style = {}) {
  const { size = 10, bold = false, color = ink, align = 'left' } = style
  pen
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color)
  pen.text(printable(text), left, top, { width, align, lineGap: 2 })
  return pen.y
}

function rule(pen: Pen, { left, width }: Box, top: number) {
  pen.moveTo(left, top).lineTo(left + width, top)
  pen.lineWidth(0.75).strokeColor(hairline).stroke()
}

function drawHead(pen: Pen, page: Box, { brand, title, status, facts }: PaperDocument) {
  pen
    .save()
    .translate(page.left, margin)
    .scale(markSize / 32)
  pen.path(mark.first).fill(petrol)
  pen.path(mark.second).fill(coral)
  pen.restore()
  const name = { left: page.left + markSize + 10, width: page.width / 2 }
  write(pen, brand, name, margin + 7, { size: 14, bold: true, color: petrol })
  const right = { left: page.left + page.width / 2, width: page.width / 2 }
  const below = write(pen, title, right, margin, { size: 18, bold: true, align: 'right' })
  write(pen, status.text, right, below, {
    size: 11,
    bold: true,
    color: tones[status.tone],
    align: 'right',
  })
  const top = pen.y + gap
  rule(pen, page, top - gap / 2)
  const width = page.width / facts.length
  const bottoms = facts.map(([label, value], index) => {
    const box = { left: page.left + index * width, width: width - 8 }
    const middle = write(pen, label, box, top, { size: 8.5, color: dimmed })
    return write(pen, value, box, middle, { bold: true })
  })
  pen.y = Math.max(...bottoms)
}

function drawParties(pen: Pen, page: Box, { parties }: PaperDocument) {
  const top = pen.y + gap
  rule(pen, page, top - gap / 2)
  const width = page.width / parties.length
  const bottoms = parties.map(({ heading, lines: [first = '', ...rest] }, index) => {
    const box = { left: page.left + index * width, width: width - gap }
    let bottom = write(pen, heading, box, top, { size: 8.5, color: dimmed })
    bottom = write(pen, first, box, bottom + 2, { size: 11, bold: true })
    for (const line of rest) bottom = write(pen, line, box, bottom)
    return bottom
  })
  pen.y = Math.max(...bottoms)
}

const amountWidth = 110

function drawRows(pen: Pen, page: Box, { columns: [what, amount], rows }: PaperDocument) {
  const left = { left: page.left, width: page.width - amountWidth - 12 }
  const right = { left: page.left + page.width - amountWidth, width: amountWidth }
  const start = pen.y + gap * 1.5
  let top = write(pen, what, left, start, { size: 8.5, color: dimmed }) + 4
  write(pen, amount, right, start, { size: 8.5, color: dimmed, align: 'right' })
  for (const row of rows) {
    rule(pen, page, top)
    const middle = write(pen, row.what, left, top + 8, { bold: true })
    const bottom = write(pen, row.detail, left, middle, { size: 9, color: dimmed }) + 8
    write(pen, row.amount, right, top + 8, { align: 'right' })
    top = bottom
  }
  rule(pen, page, top)
  pen.y = top
}

function drawTotals(pen: Pen, page: Box, { totals }: PaperDocument) {
  const name = { left: page.left + page.width / 3, width: (page.width * 2) / 3 - amountWidth - 12 }
  const right = { left: page.left + page.width - amountWidth, width: amountWidth }
  let top = pen.y + 10
  for (const { name: label, amount, strong = false } of totals) {
    const style: Style = { size: strong ? 13 : 10, bold: strong, align: 'right' }
    const bottom = write(pen, label, name, top, style) + 4
    write(pen, amount, right, top, style)
    top = bottom
  }
  pen.y = top
}

function drawNotes(pen: Pen, page: Box, { notes }: PaperDocument) {
  let top = pen.y + gap
  for (const note of notes) top = write(pen, note, page, top, { size: 8.5, color: dimmed }) + 4
}

const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/**
 * The fonts that every reader has know the letters of Western Europe. Others lose their accent, or
 * become a question mark, instead of garbling the line.
 */
function printable(text: string): string {
  const known = (sign: string) => (sign >= ' ' && sign <= 'ÿ') || beyondLatin1.has(sign)
  return [...text.normalize('NFC')]
    .map((sign) => {
      if (known(sign)) return sign
      const bare = sign.normalize('NFD').replace(/\p{M}/gu, '')
      return [...bare].every(known) ? bare : '?'
    })
    .join('')
}
