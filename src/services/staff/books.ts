import { type Market, timeZoneOf } from '#domain/market/market.ts'
import { type CsvCell, csvAmount, csvOf } from '#domain/money/csv.ts'
import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import { type Day, dayIn, startOfDay } from '#domain/time/day.ts'
import { addMonths } from '#domain/time/months.ts'
import { listInvoicesOfOrder } from '#store/invoice/invoices.ts'
import {
  type BookedInvoice,
  findOrderOfInvoice,
  listBookedInvoices,
  listGaps,
  listMargin,
  listSales,
  type MarginLine,
  type NumberGap,
  type Period,
  type SalesOfDay,
} from '#store/staff/books.ts'
import type { Context } from '../context.ts'
import { invoiceFileName } from '../invoice/invoice-file-name.ts'
import type { InvoicePaper } from '../invoice/open-invoice.ts'
import { writeInvoicePdf } from '../invoice/write-invoice-pdf.ts'
import { xlsxOf } from './xlsx.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/** '2026-11'. */
export type Month = string

export function monthOf(
  { clock }: Pick<Ctx, 'clock'>,
  market: Market,
  typed: string | null,
): Month {
  return typed !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(typed)
    ? typed
    : dayIn(market, clock()).slice(0, 7)
}

function periodOf(market: Market, month: Month): Period {
  const first: Day = `${month}-01`
  return {
    market,
    timeZone: timeZoneOf[market],
    since: startOfDay(market, first),
    until: startOfDay(market, addMonths(first, 1)),
  }
}

export type Books = {
  readonly sales: readonly SalesOfDay[]
  readonly invoices: readonly (BookedInvoice & { readonly printed: string })[]
  readonly margin: readonly MarginLine[]
  /** Numbers that are missing between those that were issued. */
  readonly gaps: readonly NumberGap[]
}

/** The rows of each table that a page shows; the files hold all. */
export const shownRows = 200

/** What was sold, invoiced and earned in a month; `limit` rows of each. */
export async function viewBooks(
  { sql }: Pick<Ctx, 'sql'>,
  market: Market,
  month: Month,
  limit?: number,
): Promise<Books> {
  const period = periodOf(market, month)
  const [sales, invoices, margin, gaps] = await Promise.all([
    listSales(sql, period),
    listBookedInvoices(sql, period, limit),
    listMargin(sql, period, limit),
    listGaps(sql, period),
  ])
  const printed = (invoice: BookedInvoice) => writeInvoiceNumber({ ...invoice, market })
  return {
    sales,
    margin,
    gaps,
    invoices: invoices.map(each => ({ ...each, printed: printed(each) })),
  }
}

export const bookKinds = ['sales', 'invoices', 'margin'] as const
export type BookKind = (typeof bookKinds)[number]

export const bookFormats = ['csv', 'xlsx'] as const

/** One of the books of a month as a file, with the names of its columns in English. */
export async function exportBook(
  ctx: Pick<Ctx, 'sql'>,
  kind: BookKind,
  format: (typeof bookFormats)[number],
  market: Market,
  month: Month,
): Promise<string | Buffer> {
  const [heads, rows] = tableOf[kind](await viewBooks(ctx, market, month))
  return format === 'csv' ? csvOf(heads, rows) : xlsxOf(kind, heads, rows)
}

type TableOf = (books: Books) => [heads: string[], rows: CsvCell[][]]

const tableOf: Readonly<Record<BookKind, TableOf>> = {
  sales: ({ sales }) => [
    ['day', 'payment method', 'orders', 'total', 'currency'],
    sales.map(each => [
      each.day,
      each.method,
      each.orders,
      csvAmount(each.totalMinor),
      each.currency,
    ]),
  ],
  invoices: ({ invoices }) => [
    ['number', 'kind', 'order', 'issued at', 'total', 'currency'],
    invoices.map(each => [
      each.printed,
      each.kind,
      each.orderNumber,
      each.issuedAt.toISOString(),
      csvAmount(each.totalMinor),
      each.currency,
    ]),
  ],
  margin: ({ margin }) => [
    ['order', 'invoiced at', 'device', 'price', 'bought for', 'spent on it', 'margin', 'came back'],
    margin.map(each => [
      each.orderNumber,
      each.soldAt.toISOString(),
      each.title,
      csvAmount(each.priceMinor),
      csvAmount(each.costMinor),
      csvAmount(each.workMinor),
      csvAmount(each.priceMinor - each.costMinor - each.workMinor),
      each.isBack ? 'yes' : 'no',
    ]),
  ],
}

/** An issued invoice or credit note as PDF, for staff of its market. */
export async function openBookedInvoice(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  id: string,
): Promise<InvoicePaper | undefined> {
  const found = await findOrderOfInvoice(sql, id)
  if (!found || !markets.includes(found.market)) return undefined
  const invoice = (await listInvoicesOfOrder(sql, found.orderId)).find(each => each.id === id)
  return invoice && { fileName: invoiceFileName(invoice), pdf: await writeInvoicePdf(invoice) }
}
