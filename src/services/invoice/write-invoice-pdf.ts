import { localeOf } from '#domain/market/market.ts'
import { currencyLabel, defaultCurrency } from '#domain/money/currency.ts'
import { formatTotal } from '#domain/money/format.ts'
import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import { invoiceTotals } from '#domain/order/invoice-totals.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { IssuedInvoice } from '#store/invoice/invoices.ts'
import { serverText } from '#text/server/server-text.ts'
import { drawFooters } from './pdf/draw-footers.ts'
import { drawHeading, type Heading } from './pdf/draw-heading.ts'
import { drawLines } from './pdf/draw-lines.ts'
import { drawParties } from './pdf/draw-parties.ts'
import { drawTotals } from './pdf/draw-totals.ts'
import { openPaper } from './pdf/open-paper.ts'
import type { Pen } from './pdf/pen.ts'

/** The invoice as PDF in the market's language; the bytes are identical each time (orders.md, Invoice). */
export async function writeInvoicePdf(invoice: IssuedInvoice): Promise<Buffer> {
  const { content } = invoice
  const text = serverText[invoice.language].invoice
  const { doc, finish } = await openPaper({
    language: invoice.language,
    title: titleOf(invoice),
    writtenAt: invoice.issuedAt,
  })
  const pen: Pen = { doc, text, ...writingOf(invoice) }
  const headingEnd = drawHeading(pen, headingOf(invoice, pen))
  const partiesEnd = drawParties(pen, content.seller, content.buyer, headingEnd + 18)
  const linesEnd = drawLines(pen, content.lines, partiesEnd + 18)
  const totals = invoiceTotals(content.lines)
  const totalLabel = invoice.kind === 'invoice' ? text.total : text.creditTotal
  const notes = [
    ...(totals.margin === 0 ? [] : [text.marginNote]),
    text.amountsIn(invoice.currency),
    text.unsigned,
  ]
  drawTotals(pen, { totals, totalLabel, payment: content.payment, notes }, linesEnd)
  drawFooters(pen, content.seller, writeInvoiceNumber(invoice))
  return finish()
}

/** For example 'Factură KRO 000123'. */
function titleOf(invoice: IssuedInvoice): string {
  return `${kindWord(invoice)} ${writeInvoiceNumber(invoice)}`
}

function kindWord({ kind, language, content: { buyer } }: IssuedInvoice): string {
  const { title, creditTitle } = serverText[language].invoice
  return (kind === 'invoice' ? title : creditTitle)[buyer.kind]
}

function headingOf(invoice: IssuedInvoice, { text, day }: Pen): Heading {
  const { content, market, issuedAt } = invoice
  const { corrects } = content
  return {
    title: kindWord(invoice),
    number: text.numbered(writeInvoiceNumber(invoice)),
    ...(corrects ? { about: text.corrects(corrects.number, day(corrects.issuedOn)) } : {}),
    facts: [
      [text.issuedOn, day(dayIn(market, issuedAt))],
      [text.suppliedOn, day(content.suppliedOn)],
      [text.order, content.orderNumber],
    ],
  }
}

/** The market's label for its own currency; any other currency is named by its code. */
function labelOf({ market, currency }: IssuedInvoice): string {
  return currency === defaultCurrency[market] ? currencyLabel[market] : currency
}

function writingOf(invoice: IssuedInvoice) {
  const { currency, market } = invoice
  const locale = localeOf[market]
  const format = (minor: number, label: string) =>
    formatTotal({ minor, currency }, locale, label).replace(/^-/, '−').trim()
  return {
    amount: (minor: number) => format(minor, ''),
    money: (minor: number) => format(minor, labelOf(invoice)),
    day: (day: string) => formatLongDay(day, locale),
  }
}
