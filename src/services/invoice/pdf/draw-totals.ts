import type { InvoicePayment } from '#domain/order/invoice.ts'
import type { InvoiceTotals } from '#domain/order/invoice-totals.ts'
import { drawSeam } from './draw-heading.ts'
import { nextPage } from './draw-lines.ts'
import { heightOf, ink2, ink3, type Pen, page, write } from './pen.ts'

type Summary = {
  readonly totals: InvoiceTotals
  readonly totalLabel: string
  readonly payment: InvoicePayment
  /** Notes below the sums. */
  readonly notes: readonly string[]
}

type Row = { readonly label: string; readonly value: string; readonly isPart: boolean }

const left = 290
const width = page.right - left
const rowHeight = 14
const noteStyle = { size: 8, color: ink3 } as const

/** Draws the totals and the payment, always together on one page. */
export function drawTotals(pen: Pen, summary: Summary, after: number): number {
  const rows = rowsOf(pen, summary.totals)
  const notesHeight = summary.notes.reduce(
    (height, note) => height + 3 + heightOf(pen, note, page.width, noteStyle),
    0,
  )
  const paid = paidRows(pen, summary)
  const height = 16 + (rows.length + paid.length) * rowHeight + 56 + notesHeight
  const top = after + height > page.bottom ? nextPage(pen) : after + 16
  drawPayment(pen, summary.payment, top)
  const sum = drawRows(pen, rows, top)
  drawSeam(pen, left, sum + 8, width)
  const label = { x: left, width: width * 0.5, y: sum + 22 }
  write(pen, summary.totalLabel, label, { size: 11, weight: 'bold' })
  const value = { x: left + width * 0.4, width: width * 0.6, y: sum + 17 }
  const big = { size: 17, weight: 'bold', align: 'right' } as const
  const bottom = write(pen, pen.money(summary.totals.total), value, big)
  let y = drawRows(pen, paid, bottom + (paid.length > 0 ? 6 : 0)) + 14
  for (const note of summary.notes)
    y = write(pen, note, { x: page.left, width: page.width, y: y + 3 }, noteStyle)
  return y
}

function rowsOf({ text, amount }: Pen, totals: InvoiceTotals): Row[] {
  const { perRate, margin, discount } = totals
  const row = (label: string, minor: number, isPart = false): Row => ({
    label,
    value: amount(minor),
    isPart,
  })
  return [
    ...perRate.flatMap(({ rate, net, vat, gross }) => [
      row(text.rateTotal(rate), gross),
      row(text.base, net, true),
      row(text.vat, vat, true),
    ]),
    ...(margin === 0 ? [] : [row(text.marginTotal, margin)]),
    ...(discount === 0 ? [] : [row(text.discount, 0 - discount, true)]),
  ]
}

/** A voucher is a means of payment: it is listed below the total, which it does not change. */
function paidRows({ text, amount }: Pen, { totals, payment: { vouchers } }: Summary): Row[] {
  return vouchers === undefined
    ? []
    : [
        { label: text.paidByVoucher, value: amount(0 - vouchers), isPart: false },
        { label: text.leftToPay, value: amount(totals.total - vouchers), isPart: false },
      ]
}

function drawRows(pen: Pen, rows: readonly Row[], top: number): number {
  for (const [at, { label, value, isPart }] of rows.entries()) {
    const y = top + at * rowHeight
    const indent = isPart ? 10 : 0
    const style = { size: isPart ? 8.5 : 9.5, color: isPart ? ink3 : ink2 }
    write(pen, label, { x: left + indent, width: width - 90, y }, style)
    write(pen, value, { x: page.right - 90, width: 90, y }, { ...style, align: 'right' })
  }
  return top + rows.length * rowHeight
}

function drawPayment(pen: Pen, { method, standing: status }: InvoicePayment, top: number) {
  const box = { x: page.left, width: left - page.left - 24 }
  let y = write(pen, pen.text.payment, { ...box, y: top }, { size: 7.5, color: ink3 })
  y = write(pen, method, { ...box, y: y + 1 }, { size: 9.5, weight: 'bold' })
  write(pen, pen.text.standings[status], { ...box, y: y + 1 }, { size: 9, color: ink2 })
}
