import type { InvoiceLine } from '#domain/order/invoice.ts'
import { heightOf, ink, ink2, ink3, jade, jadeTint, type Pen, page, rule, write } from './pen.ts'

type Cell = { readonly width: number; readonly align: 'left' | 'right' }

const cells: readonly Cell[] = [
  { width: 213, align: 'left' },
  { width: 32, align: 'right' },
  { width: 38, align: 'right' },
  { width: 72, align: 'right' },
  { width: 64, align: 'right' },
  { width: 80, align: 'right' },
]
const lefts = cells.map((_, at) =>
  cells.slice(0, at).reduce((left, { width }) => left + width, page.left as number),
)
const gutter = 6
const padding = 6
const titleWidth = 213 - 2 * gutter

const title = { size: 9, weight: 'bold' } as const
const quiet = { size: 9, color: ink2, align: 'right' } as const
const strong = { size: 9, weight: 'bold', color: ink, align: 'right' } as const
const note = { size: 7.5, color: ink3 } as const

/** Draws the table over as many pages as necessary, with its header on each; returns the y position of its end. */
export function drawLines(pen: Pen, lines: readonly InvoiceLine[], top: number): number {
  let y = drawHead(pen, top)
  for (const line of lines) {
    if (y + rowHeight(pen, line) > page.bottom) y = drawHead(pen, nextPage(pen))
    y = drawRow(pen, line, y)
  }
  return y
}

export function nextPage({ doc }: Pen): number {
  doc.addPage()
  return page.top
}

function drawHead(pen: Pen, top: number): number {
  const { item, quantity, rate, net, vat, gross } = pen.text
  const heads = [item, quantity, rate, net, vat, gross]
  const style = { size: 7.5, weight: 'bold', color: jade } as const
  const heights = heads.map((head, at) => heightOf(pen, head, inner(at).width, style))
  const height = Math.max(...heights) + 2 * padding
  pen.doc.roundedRect(page.left, top, page.width, height, 6).fill(jadeTint)
  for (const [at, head] of heads.entries())
    write(pen, head, { ...inner(at), y: top + padding }, { ...style, ...alignOf(at) })
  return top + height
}

function inner(at: number) {
  return {
    x: (lefts[at] ?? 0) + gutter,
    width: (cells[at]?.width ?? 0) - 2 * gutter,
  }
}

function alignOf(at: number) {
  return { align: cells[at]?.align ?? 'left' }
}

function notesOf({ text, amount }: Pen, { tax, price, discount }: InvoiceLine): string[] {
  return [
    ...(tax.kind === 'margin' ? [tax.wording] : []),
    ...(discount > 0 ? [text.lineDiscount(amount(price), amount(-discount))] : []),
  ]
}

function rowHeight(pen: Pen, line: InvoiceLine): number {
  return notesOf(pen, line).reduce(
    (height, each) => height + 1 + heightOf(pen, each, titleWidth, note),
    2 * padding + heightOf(pen, line.title, titleWidth, title),
  )
}

function drawRow(pen: Pen, line: InvoiceLine, top: number): number {
  const { amount } = pen
  const { tax, gross } = line
  let y = write(pen, line.title, { ...inner(0), y: top + padding }, title)
  for (const each of notesOf(pen, line)) y = write(pen, each, { ...inner(0), y: y + 1 }, note)
  const taxed =
    tax.kind === 'vat' ? [`${tax.rate}`, amount(tax.net), amount(tax.vat)] : ['–', '–', '–']
  // A line of a credit note is an amount, not a piece.
  for (const [at, text] of [gross < 0 ? '–' : '1', ...taxed].entries())
    write(pen, text, { ...inner(at + 1), y: top + padding }, quiet)
  write(pen, amount(gross), { ...inner(5), y: top + padding }, strong)
  rule(pen, y + padding)
  return y + padding
}
