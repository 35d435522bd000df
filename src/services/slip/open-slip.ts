import type { Context } from '../context.ts'
import type { InvoicePaper } from '../invoice/open-invoice.ts'
import { requestersTradeIn, type TradeInRequester } from '../trade-in/own-trade-in.ts'
import { issueSlip } from './issue-slip.ts'
import { slipFileName } from './slip-file-name.ts'
import { writeSlipPdf } from './write-slip-pdf.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

/** The acquisition slip of a trade-in, for its seller only; issued now if it is due and not issued yet. */
export async function openSlip(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
): Promise<InvoicePaper | undefined> {
  const tradeIn = await requestersTradeIn(ctx, requester, number)
  const slip = tradeIn && (await issueSlip(ctx, tradeIn.id))
  return slip && { fileName: slipFileName(slip), pdf: await writeSlipPdf(slip) }
}
