import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { dayIn, formatLongDay } from '#domain/device/day.ts'
import { currencyLabel } from '#domain/market/currency-label.ts'
import { localeOf } from '#domain/market/market.ts'
import { defaultCurrency } from '#domain/money/currency.ts'
import { formatTotal } from '#domain/money/format.ts'
import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import { invoiceTotals } from '#domain/order/invoice-totals.ts'
import type { IssuedInvoice } from '#store/invoice/invoices.ts'
import { invoiceWords } from './invoice-words.ts'
import { drawFooters } from './pdf/draw-footers.ts'
import { drawHeading, type Heading } from './pdf/draw-heading.ts'
import { drawLines } from './pdf/draw-lines.ts'
import { drawParties } from './pdf/draw-parties.ts'
import { drawTotals } from './pdf/draw-totals.ts'
import { legible, type Pen } from './pdf/pen.ts'

/** orders.md, Invoice: the paper in the market's language; the same bytes each time it is asked for. */
export const writeInvoicePdf = async (invoice: IssuedInvoice): Promise<Buffer> => {
  const { content } = invoice
  const words = invoiceWords[invoice.language]
  const doc = await openDocument(invoice)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const pen: Pen = { doc, words, ...writingOf(invoice) }
  const headed = drawHeading(pen, headingOf(invoice, pen))
  const told = drawParties(pen, content.seller, content.buyer, headed + 18)
  const listed = drawLines(pen, content.lines, told + 18)
  const totals = invoiceTotals(content.lines)
  const totalLabel = invoice.kind === 'invoice' ? words.total : words.creditTotal
  const notes = [
    ...(totals.margin === 0 ? [] : [words.marginNote]),
    words.amountsIn(invoice.currency),
    words.unsigned,
  ]
  drawTotals(pen, { totals, totalLabel, payment: content.payment, notes }, listed)
  drawFooters(pen, content.seller, writeInvoiceNumber(invoice))
  const ended = once(doc, 'end')
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** 'Factură KRO 000123'. */
const titleOf = (invoice: IssuedInvoice): string =>
  `${kindWord(invoice)} ${writeInvoiceNumber(invoice)}`

const kindWord = ({ kind, language, content: { buyer } }: IssuedInvoice): string => {
  const { title, creditTitle } = invoiceWords[language]
  return (kind === 'invoice' ? title : creditTitle)[buyer.kind]
}

const headingOf = (invoice: IssuedInvoice, { words, day }: Pen): Heading => {
  const { content, market, issuedAt } = invoice
  const { corrects } = content
  return {
    title: kindWord(invoice),
    number: words.numbered(writeInvoiceNumber(invoice)),
    ...(corrects ? { about: words.corrects(corrects.number, day(corrects.issuedOn)) } : {}),
    facts: [
      [words.issuedOn, day(dayIn(market, issuedAt))],
      [words.suppliedOn, day(content.suppliedOn)],
      [words.order, content.orderNumber],
    ],
  }
}

/** The market's label for its own currency; another is called by its code. */
const labelOf = ({ market, currency }: IssuedInvoice): string =>
  currency === defaultCurrency[market] ? currencyLabel[market] : currency

const writingOf = (invoice: IssuedInvoice) => {
  const { currency, market } = invoice
  const locale = localeOf[market]
  const written = (minor: number, label: string) =>
    formatTotal({ minor, currency }, locale, label).replace(/^-/, '−').trim()
  return {
    amount: (minor: number) => written(minor, ''),
    money: (minor: number) => written(minor, labelOf(invoice)),
    day: (day: string) => formatLongDay(day, locale),
  }
}

const openDocument = async (invoice: IssuedInvoice): Promise<PDFKit.PDFDocument> => {
  const [{ default: Document }, regular, bold] = await loaded()
  const doc = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: invoice.language,
    displayTitle: true,
    info: {
      Title: legible(titleOf(invoice)),
      CreationDate: invoice.issuedAt,
    },
  })
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  return doc
}

/** Read with the first invoice, so that the shop starts without it. */
const loaded = () => {
  kept ??= load().catch(error => {
    kept = undefined
    throw error
  })
  return kept
}

let kept: ReturnType<typeof load> | undefined

const load = () =>
  Promise.all([import('pdfkit'), readFile(fontAt(400)), readFile(fontAt(700))] as const)

const fontAt = (weight: number) => resolve(`src/services/invoice/fonts/sofia-sans-${weight}.ttf`)
