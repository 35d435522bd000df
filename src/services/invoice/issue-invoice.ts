import type { OrderState } from '#domain/order/order-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findBilledOrder, type OrderToBill } from '#store/invoice/billed-order.ts'
import { type IssuedInvoice, insertInvoice, listInvoicesOfOrder } from '#store/invoice/invoices.ts'
import { listPassportsOfOrder } from '#store/stock/passports.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { passportUrl } from '../stock/passport-url.ts'
import { contentOf } from './invoice-content.ts'
import { lockOf, toNewInvoice } from './invoicing.ts'

type Ctx = Pick<Context, 'sql' | 'settings' | 'bases'>

/** Only sold goods are invoiced: the order is confirmed, and was not cancelled since. */
export type InvoiceRefusal =
  | { readonly kind: 'no-such-order' }
  | { readonly kind: 'not-due'; readonly state: OrderState }

/** Issues one invoice per order, once it is confirmed; a repeated call returns the first one (orders.md, Invoice). */
export async function issueInvoice(
  ctx: Ctx,
  orderId: string,
): Promise<Result<IssuedInvoice, InvoiceRefusal>> {
  const known = await invoiceOf(ctx.sql, orderId)
  if (known) return ok(known)
  return inTransaction(ctx.sql, lockOf(orderId), tx => issueOnce(ctx, tx, orderId))
}

async function issueOnce(
  ctx: Ctx,
  tx: Sql,
  orderId: string,
): Promise<Result<IssuedInvoice, InvoiceRefusal>> {
  const order = await findBilledOrder(tx, orderId)
  if (!order) return refuse({ kind: 'no-such-order' })
  const known = await invoiceOf(tx, orderId)
  if (known) return ok(known)
  if (order.state !== 'confirmed' && order.state !== 'closed')
    return refuse({ kind: 'not-due', state: order.state })
  const { market } = order
  const content = {
    ...contentOf(order, ctx.settings.companyOf(market), ctx.settings.displayOf(market)),
    passports: (await listPassportsOfOrder(tx, orderId)).map(code => ({
      code,
      url: passportUrl(ctx, market, code),
    })),
  }
  const newInvoice = toNewInvoice({ kind: 'invoice', orderId, content })
  refuseWrongSum(order, newInvoice.total)
  return ok(await insertInvoice(tx, newInvoice))
}

/** An invoice must never state another total than was agreed. */
function refuseWrongSum({ number, total }: OrderToBill, invoiced: number) {
  if (total !== invoiced) throw new Error(`order ${number}: ${total} ordered, ${invoiced} invoiced`)
}

async function invoiceOf(sql: Sql, orderId: string) {
  return (await listInvoicesOfOrder(sql, orderId)).find(({ kind }) => kind === 'invoice')
}
