import type { InvoicePaper } from '../invoice/open-invoice.ts'
import { askersSale, type SaleAsker } from '../sell/own-sale.ts'
import type { SaleStores } from '../sell/sale-stores.ts'
import type { IssueSlip } from './issue-slip.ts'
import { slipFileName } from './slip-file-name.ts'
import { writeSlipPdf } from './write-slip-pdf.ts'

/** The paper of what was bought from somebody, for them alone; issued at once where it is due and was not yet. */
export function makeOpenSlip(stores: Pick<SaleStores, 'runner' | 'reader'>, issueSlip: IssueSlip) {
  return async (asker: SaleAsker, number: string): Promise<InvoicePaper | undefined> => {
    const sale = await askersSale(stores, asker, number)
    const slip = sale && (await issueSlip(sale.id))
    return slip && { fileName: slipFileName(slip), pdf: await writeSlipPdf(slip) }
  }
}
