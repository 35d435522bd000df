import { type IssuedInvoice, listInvoicesOfMember } from '#store/invoice/invoices.ts'
import { type IssuedSlip, listSlipsOfMember } from '#store/trade-in/acquisition-slips.ts'
import type { Context } from '../context.ts'
import { invoiceFileName } from '../invoice/invoice-file-name.ts'
import { writeInvoicePdf } from '../invoice/write-invoice-pdf.ts'
import { slipFileName } from '../slip/slip-file-name.ts'
import { writeSlipPdf } from '../slip/write-slip-pdf.ts'
import { type ExportedAccount, exportAccount } from './export-account.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/**
 * The export as one ZIP: the record, each invoice and each document of a traded-in device, rendered when its turn
 * comes (Rules of trade, Law 11).
 */
export async function exportFile(
  ctx: Ctx,
  userId: string,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const record = await exportAccount(ctx, userId)
  if (!record) return undefined
  const documents = [
    await listInvoicesOfMember(ctx.sql, userId),
    await listSlipsOfMember(ctx.sql, userId),
  ] as const
  return writeZip(entries(record, ...documents), ctx.clock())
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
