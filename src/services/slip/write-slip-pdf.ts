import { localeOf } from '#domain/market/market.ts'
import { currencyLabel } from '#domain/money/currency.ts'
import { formatTotal } from '#domain/money/format.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { type SlipContent, writeSlipNumber } from '#domain/trade-in/acquisition-slip.ts'
import type { IssuedSlip } from '#store/trade-in/acquisition-slips.ts'
import { serverText } from '#text/server/server-text.ts'
import { slipRo } from '#text/trade-in/slip-pdf/ro.ts'
import { drawFooters } from '../invoice/pdf/draw-footers.ts'
import { drawHeading } from '../invoice/pdf/draw-heading.ts'
import { openPaper } from '../invoice/pdf/open-paper.ts'
import { ink2, ink3, type Pen, page, rule, write } from '../invoice/pdf/pen.ts'

const locale = localeOf.ro

/** The slip in the language of the law that requires it; the bytes are the same every time (Rules of trade 6). */
export async function writeSlipPdf(slip: IssuedSlip): Promise<Buffer> {
  const { content, issuedAt } = slip
  const number = writeSlipNumber(slip)
  const { doc, finish } = await openPaper({
    language: 'ro',
    title: `${slipRo.title} ${number}`,
    writtenAt: issuedAt,
  })
  const pen: Pen = { doc, text: serverText.ro.invoice, ...writingOf(content) }
  const headingEnd = drawHeading(pen, {
    title: slipRo.title,
    number: slipRo.numbered(number),
    facts: [
      [slipRo.issuedOn, pen.day(dayIn('ro', issuedAt))],
      [slipRo.paidOn, pen.day(content.paidOn)],
      [slipRo.sale, content.tradeInNumber],
    ],
  })
  const partiesEnd = drawParties(pen, content, headingEnd + 22)
  drawDevice(pen, content, partiesEnd + 22)
  drawFooters(pen, content.buyer, number)
  return finish()
}

function writingOf({ paid: { currency } }: SlipContent) {
  const format = (minor: number, label: string) =>
    formatTotal({ minor, currency }, locale, label).trim()
  return {
    amount: (minor: number) => format(minor, ''),
    money: (minor: number) => format(minor, currencyLabel.ro),
    day: (day: string) => formatLongDay(day, locale),
  }
}

const gap = 24
const column = (page.width - gap) / 2

/** To be filled in by hand: the shop does not know it. */
const blank = '________________________'

/** Buyer and seller, side by side; returns the bottom of the taller column. */
function drawParties(pen: Pen, { buyer, seller }: SlipContent, y: number): number {
  const shop = [
    `${slipRo.vatNumber}: ${buyer.vatNumber}`,
    `${slipRo.registration}: ${buyer.registrationNumber}`,
    buyer.address,
  ]
  const address = seller.address.length === 0 ? blank : seller.address.join(', ')
  const person = [
    `${slipRo.address}: ${address}`,
    `${slipRo.identityCard}: ${blank}`,
    `${slipRo.personalCode}: ${blank}`,
  ]
  return Math.max(
    drawParty(pen, { label: slipRo.buyer, name: buyer.name, lines: shop }, page.left, y),
    drawParty(
      pen,
      { label: slipRo.seller, name: seller.name || blank, lines: person },
      page.left + column + gap,
      y,
    ),
  )
}

type Party = { readonly label: string; readonly name: string; readonly lines: readonly string[] }

function drawParty(pen: Pen, { label, name, lines }: Party, x: number, top: number): number {
  const box = { x, width: column }
  let y = write(pen, label, { ...box, y: top }, { size: 7.5, color: ink3 })
  y = write(pen, name, { ...box, y: y + 2 }, { size: 10.5, weight: 'bold' })
  for (const line of lines) y = write(pen, line, { ...box, y: y + 3 }, { size: 9, color: ink2 })
  return y
}

/** Left edge and width. */
const columns = {
  item: [page.left, 250],
  identifier: [page.left + 260, 90],
  quantity: [page.left + 355, 40],
  price: [page.left + 400, page.width - 400],
} as const

type Row = Readonly<Record<keyof typeof columns, string>>

function drawRow(pen: Pen, row: Row, y: number, size: number, color: string): number {
  return Math.max(
    ...(Object.keys(columns) as (keyof typeof columns)[]).map(name => {
      const [x, width] = columns[name]
      const align = name === 'price' ? 'right' : 'left'
      return write(pen, row[name], { x, y, width }, { size, color, align })
    }),
  )
}

function drawDevice(pen: Pen, content: SlipContent, top: number): void {
  const { device: item, identifier, paid, paidBy } = content
  let y = drawRow(pen, slipRo, top, 7.5, ink3) + 5
  rule(pen, y)
  const price = pen.amount(paid.minor)
  y = drawRow(pen, { item, identifier, quantity: '1', price }, y + 7, 9.5, ink2) + 7
  rule(pen, y)
  const right = { x: page.left + 200, width: page.width - 200 }
  const total = `${slipRo.total}: ${pen.money(paid.minor)}`
  y = write(pen, total, { ...right, y: y + 12 }, { size: 13, weight: 'bold', align: 'right' })
  y = write(pen, slipRo.paidBy[paidBy], { ...right, y: y + 2 }, { size: 9, align: 'right' })
  const wide = { x: page.left, width: page.width }
  y = write(pen, slipRo.margin, { ...wide, y: y + 24 }, { size: 9, color: ink2 })
  write(pen, `${slipRo.signature}: ${blank}`, { ...wide, y: y + 36 }, { size: 9, color: ink2 })
}
