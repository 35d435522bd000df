import { type Language, localeOf } from '#domain/market/market.ts'
import { convert } from '#domain/money/convert.ts'
import { formatTotal } from '#domain/money/format.ts'
import type { Currency } from '#domain/money/money.ts'
import { writeRate } from '#domain/money/shown-amounts.ts'
import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import { invoiceTotals } from '#domain/order/invoice-totals.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { IssuedInvoice } from '#store/invoice/invoices.ts'
import { serverText } from '#text/server/server-text.ts'
import { drawFooters } from './pdf/draw-footers.ts'
import { drawHeading, type Heading } from './pdf/draw-heading.ts'
import { drawLines } from './pdf/draw-lines.ts'
import { drawParties } from './pdf/draw-parties.ts'
import { drawPassports } from './pdf/draw-passports.ts'
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
    ...secondTotal(invoice, totalLabel, totals.total),
    text.unsigned,
  ]
  const totalsEnd = drawTotals(
    pen,
    { totals, totalLabel, payment: content.payment, notes },
    linesEnd,
  )
  drawPassports(pen, content.passports ?? [], totalsEnd)
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
  const { corrects, suppliedOn } = content
  return {
    title: kindWord(invoice),
    number: text.numbered(writeInvoiceNumber(invoice)),
    ...(corrects ? { about: text.corrects(corrects.number, day(corrects.issuedOn)) } : {}),
    facts: [
      [text.issuedOn, day(dayIn(market, issuedAt))],
      ...(suppliedOn === undefined ? [] : [[text.suppliedOn, day(suppliedOn)] as const]),
      [text.order, content.orderNumber],
    ],
  }
}

/** For example 'Сума за плащане: 999,00 Lev (1 евро = 1,95583 Lev)'. */
function secondTotal(
  { content, currency, market, language }: IssuedInvoice,
  label: string,
  minor: number,
): readonly string[] {
  const { secondCurrency: second } = content
  if (second === undefined) return []
  const rate = writeRate({ currency, second }, localeOf[market], labelsIn(language))
  const total = convert({ minor, currency }, second)
  const written = formatTotal(total, localeOf[market], labelsIn(language)[second])
  return [`${label}: ${written.replace(/^-/, '−')} (${rate})`]
}

function labelsIn(language: Language): Readonly<Record<Currency, string>> {
  return serverText[language].catalogue.general.currency
}

function writingOf(invoice: IssuedInvoice) {
  const { currency, market, language } = invoice
  const locale = localeOf[market]
  const format = (minor: number, label: string) =>
    formatTotal({ minor, currency }, locale, label).trim()
  return {
    amount: (minor: number) => format(minor, ''),
    money: (minor: number) => format(minor, labelsIn(language)[currency]),
    day: (day: string) => formatLongDay(day, locale),
  }
}
