import type { InvoiceStore, IssuedInvoice } from '#store/invoice/invoices.ts'
import type { Runner } from '#store/transaction.ts'
import { invoiceFileName } from '../invoice/invoice-file-name.ts'
import { writeInvoicePdf } from '../invoice/write-invoice-pdf.ts'
import type { ExportedAccount } from './export-account.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

type Means = {
  readonly exportAccount: (userId: string) => Promise<ExportedAccount | undefined>
  readonly invoices: Pick<InvoiceStore, 'ofMember'>
  readonly runner: Runner
  readonly now: () => Date
}

/** Rules of trade, Law 11, as one ZIP: the record, and each invoice on paper, drawn when its turn comes. */
export const makeExportFile =
  ({ exportAccount, invoices, runner, now }: Means) =>
  async (userId: string): Promise<AsyncIterable<Uint8Array> | undefined> => {
    const record = await exportAccount(userId)
    if (!record) return undefined
    return writeZip(entries(record, await invoices.ofMember(runner, userId)), now())
  }

async function* entries(
  record: ExportedAccount,
  invoices: readonly IssuedInvoice[],
): AsyncGenerator<ZipEntry> {
  yield { name: 'kintsu.json', bytes: Buffer.from(JSON.stringify(record, undefined, 2)) }
  for (const invoice of invoices)
    yield { name: `pdf/${invoiceFileName(invoice)}`, bytes: await writeInvoicePdf(invoice) }
}
