import type { InvoiceStore, IssuedInvoice } from '#store/invoice/invoices.ts'
import type { IssuedSlip } from '#store/trade-in/acquisition-slips.ts'
import { listSlipsOfMember } from '#store/trade-in/acquisition-slips.ts'
import type { Sql } from '#store/transaction.ts'
import { invoiceFileName } from '../invoice/invoice-file-name.ts'
import { writeInvoicePdf } from '../invoice/write-invoice-pdf.ts'
import { slipFileName } from '../slip/slip-file-name.ts'
import { writeSlipPdf } from '../slip/write-slip-pdf.ts'
import type { ExportedAccount } from './export-account.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

type Deps = {
  readonly exportAccount: (userId: string) => Promise<ExportedAccount | undefined>
  readonly invoices: Pick<InvoiceStore, 'ofMember'>
  readonly sql: Sql
  readonly now: () => Date
}

/**
 * The export as one ZIP: the record, each invoice and each document of a traded-in device, rendered when its turn
 * comes (Rules of trade, Law 11).
 */
export function makeExportFile({ exportAccount, invoices, sql, now }: Deps) {
  return async (userId: string): Promise<AsyncIterable<Uint8Array> | undefined> => {
    const record = await exportAccount(userId)
    if (!record) return undefined
    const papers = [
      await invoices.ofMember(sql, userId),
      await listSlipsOfMember(sql, userId),
    ] as const
    return writeZip(entries(record, ...papers), now())
  }
}

async function* entries(
  record: ExportedAccount,
  invoices: readonly IssuedInvoice[],
  slips: readonly IssuedSlip[],
): AsyncGenerator<ZipEntry> {
  yield { name: 'kintsu.json', bytes: Buffer.from(JSON.stringify(record, undefined, 2)) }
  for (const invoice of invoices)
    yield { name: `pdf/${invoiceFileName(invoice)}`, bytes: await writeInvoicePdf(invoice) }
  for (const slip of slips)
    yield { name: `pdf/${slipFileName(slip)}`, bytes: await writeSlipPdf(slip) }
}
