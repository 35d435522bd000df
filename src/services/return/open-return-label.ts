import type { Context } from '../context.ts'
import { type InboundPaper, openInboundLabel } from '../inbound/open-inbound-label.ts'
import { requestersReturn } from './requesters-return.ts'
import type { ReturnRequester } from './return-requester.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

/** The label of a return's parcel, while it is still with the customer; undefined for another customer's return. */
export async function openReturnLabel(
  ctx: Ctx,
  requester: ReturnRequester,
  returnNumber: string,
): Promise<InboundPaper | undefined> {
  const stored = await requestersReturn(ctx, requester, returnNumber)
  return stored && openInboundLabel(ctx, { kind: 'return', id: stored.id }, stored.order.market)
}
