import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { findTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Context } from '../context.ts'
import { toTradeInView } from './to-trade-in-view.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * `token` is from the link that opens this one trade-in, `proof` shows that the link was read in an email; `view.email`
 * is '' once its seller is erased.
 */
export type TradeInForEmail = {
  readonly id: string
  readonly view: TradeInView
  readonly token: string
  readonly proof: string
}

/** For emails, never for a request: it does not check the requester. */
export async function readTradeInForEmail(
  ctx: Ctx,
  tradeInId: string,
): Promise<TradeInForEmail | undefined> {
  const stored = await findTradeIn(ctx.sql, tradeInId)
  if (!stored) return undefined
  const view = await toTradeInView(ctx, ctx.sql, stored)
  const { tokenOf, addressProofOf } = ctx.keys.tradeInTokens
  return { id: tradeInId, view, token: tokenOf(tradeInId), proof: addressProofOf(tradeInId) }
}
