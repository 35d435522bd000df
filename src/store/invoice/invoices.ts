import type { Language, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { InvoiceContent, InvoiceKind } from '#domain/order/invoice.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** An issued invoice; `corrects` and `refundId` belong to a credit note. Amounts in minor units. */
export type IssuedInvoice = {
  readonly id: string
  readonly market: Market
  readonly language: Language
  readonly number: number
  readonly kind: InvoiceKind
  readonly orderId: string
  readonly corrects: string | null
  readonly refundId: string | null
  readonly currency: Currency
  readonly total: number
  readonly content: InvoiceContent
  readonly issuedAt: Date
}

export type NewInvoice = Omit<IssuedInvoice, 'number' | 'issuedAt'> & { readonly series: string }

/** The invoice of an order and its credit notes, oldest first. */
export function listInvoicesOfOrder(sql: Sql, orderId: string): Promise<readonly IssuedInvoice[]> {
  return rowsOf<IssuedInvoice>(sql, invoicesOfOrder, [orderId])
}

/** The invoices of every order in the account, oldest first. */
export function listInvoicesOfMember(sql: Sql, userId: string): Promise<readonly IssuedInvoice[]> {
  return rowsOf<IssuedInvoice>(sql, invoicesOfMember, [userId])
}

/**
 * Must be the last step of its transaction: others wait for the counter until it ends, and a rollback returns the
 * number.
 */
export async function insertInvoice(tx: Sql, invoice: NewInvoice): Promise<IssuedInvoice> {
  const { id, market, language, series, kind, orderId, currency, total, content } = invoice
  const links = [invoice.corrects, invoice.refundId]
  const amounts = [currency, total, JSON.stringify(content)]
  const values = [market, series, id, language, kind, orderId, ...links, ...amounts]
  const [added] = await rowsOf<IssuedInvoice>(tx, addNumbered, values)
  if (!added) throw new Error('no invoice was added')
  return added
}

const columns = `id, market, language, number, kind, order_id as "orderId", corrects, refund_id as "refundId",
  currency, total_minor::float8 as total, content, issued_at as "issuedAt"`

const invoicesOfOrder: Statement = {
  name: 'invoices-of-order',
  text: `select ${columns} from invoice where order_id = ${idIn('$1')} order by issued_at, number`,
}

const invoicesOfMember: Statement = {
  name: 'invoices-of-member',
  text: `select ${columns} from invoice
    where order_id in (select id from orders where user_id = $1::uuid) order by issued_at, id`,
}

/**
 * The counter's row is locked from here to the end of the transaction; the time is read after that, so that times rise
 * with numbers.
 */
const addNumbered: Statement = {
  name: 'invoice-add',
  text: `
    with counted as (
      insert into invoice_counter (market, series, last_number) values ($1, $2, 1)
      on conflict (market, series) do update set last_number = invoice_counter.last_number + 1
      returning last_number
    )
    insert into invoice (id, market, series, number, language, kind, order_id, corrects, refund_id,
      currency, total_minor, content, issued_at)
    select $3::uuid, $1, $2, counted.last_number, $4, $5, $6::uuid, $7::uuid, $8::uuid,
      $9, $10::bigint, $11::jsonb, clock_timestamp()
    from counted
    returning ${columns}`,
}
