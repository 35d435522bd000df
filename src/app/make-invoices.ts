import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import { invoiceHandlers } from '#services/invoice/invoice-handlers.ts'
import { makeIssueCreditNote, makeTakeBackInvoice } from '#services/invoice/issue-credit-note.ts'
import { makeIssueInvoice } from '#services/invoice/issue-invoice.ts'
import { makeOpenInvoice } from '#services/invoice/open-invoice.ts'
import type { Database } from '#store/database.ts'
import { makeInvoiceStore } from '#store/invoice/invoices.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'

/** Invoices and credit notes: issued in the background, opened by requests. */
export function makeInvoices(
  { pool }: Pick<Database, 'pool'>,
  companyOf: (market: Market) => Company,
) {
  const deps = {
    sql: pool,
    transaction: <T, R>(names: readonly string[], work: (tx: Sql) => Promise<Result<T, R>>) =>
      inTransaction(pool, names, work),
    invoices: makeInvoiceStore(),
    companyOf,
  }
  const issueInvoice = makeIssueInvoice(deps)
  return {
    openInvoice: makeOpenInvoice({ ...deps, issueInvoice }),
    handlers: invoiceHandlers({
      issueInvoice,
      issueCreditNote: makeIssueCreditNote(deps),
      takeBackInvoice: makeTakeBackInvoice(deps),
    }),
  }
}

export type Invoices = ReturnType<typeof makeInvoices>
