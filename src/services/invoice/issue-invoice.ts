import type { OrderState } from '#domain/order/order-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { OrderToBill } from '#store/invoice/billed-order.ts'
import { findBilledOrder } from '#store/invoice/billed-order.ts'
import type { IssuedInvoice } from '#store/invoice/invoices.ts'
import type { Sql } from '#store/transaction.ts'
import { contentOf } from './invoice-content.ts'
import { type Invoicing, lockOf, toNewInvoice } from './invoicing.ts'

/** Only sold goods are invoiced: the order is confirmed, and was not cancelled since. */
export type InvoiceRefusal =
  | { readonly kind: 'no-such-order' }
  | { readonly kind: 'not-due'; readonly state: OrderState }

/** Issues one invoice per order, once it is confirmed; a repeated call returns the first one (orders.md, Invoice). */
export function makeIssueInvoice(deps: Invoicing) {
  return async (orderId: string): Promise<Result<IssuedInvoice, InvoiceRefusal>> => {
    const known = await invoiceOf(deps, deps.sql, orderId)
    if (known) return ok(known)
    return deps.transaction(lockOf(orderId), tx => issueOnce(deps, tx, orderId))
  }
}

async function issueOnce(
  deps: Invoicing,
  tx: Sql,
  orderId: string,
): Promise<Result<IssuedInvoice, InvoiceRefusal>> {
  const order = await findBilledOrder(tx, orderId)
  if (!order) return refuse({ kind: 'no-such-order' })
  const known = await invoiceOf(deps, tx, orderId)
  if (known) return ok(known)
  if (order.state !== 'confirmed' && order.state !== 'closed')
    return refuse({ kind: 'not-due', state: order.state })
  const content = contentOf(order, deps.companyOf(order.market))
  const paper = toNewInvoice({ kind: 'invoice', orderId, content })
  refuseWrongSum(order, paper.total)
  return ok(await deps.invoices.add(tx, paper))
}

/** An invoice must never state another total than was agreed. */
function refuseWrongSum({ number, total }: OrderToBill, invoiced: number) {
  if (total !== invoiced) throw new Error(`order ${number}: ${total} ordered, ${invoiced} invoiced`)
}

async function invoiceOf({ invoices }: Invoicing, sql: Sql, orderId: string) {
  return (await invoices.ofOrder(sql, orderId)).find(({ kind }) => kind === 'invoice')
}
