import type { Invoicing } from '#services/invoice/invoicing.ts'
import type { Database } from '#store/database.ts'
import { makeInvoiceStore } from '#store/invoice/invoices.ts'
import { inTransaction } from '#store/transaction.ts'
import type { ApiApp } from './api-app.ts'

/** The dependencies of invoicing, as the composition root creates them. */
export function invoicingOn(
  { pool }: Pick<Database, 'pool'>,
  { companyOf }: Pick<ApiApp['shop'], 'companyOf'>,
): Invoicing {
  return {
    sql: pool,
    transaction: (names, work) => inTransaction(pool, names, work),
    invoices: makeInvoiceStore(),
    companyOf,
  }
}
