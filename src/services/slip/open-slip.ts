import type { InvoicePaper } from '../invoice/open-invoice.ts'
import { requestersTradeIn, type TradeInRequester } from '../trade-in/own-trade-in.ts'
import type { TradeInStores } from '../trade-in/trade-in-stores.ts'
import type { IssueSlip } from './issue-slip.ts'
import { slipFileName } from './slip-file-name.ts'
import { writeSlipPdf } from './write-slip-pdf.ts'

/** The acquisition slip of a trade-in, for its seller only; issued now if it is due and not issued yet. */
export function makeOpenSlip(stores: Pick<TradeInStores, 'sql'>, issueSlip: IssueSlip) {
  return async (requester: TradeInRequester, number: string): Promise<InvoicePaper | undefined> => {
    const tradeIn = await requestersTradeIn(stores, requester, number)
    const slip = tradeIn && (await issueSlip(tradeIn.id))
    return slip && { fileName: slipFileName(slip), pdf: await writeSlipPdf(slip) }
  }
}
