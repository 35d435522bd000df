import type { Market } from '#domain/market/market.ts'
import type { TradeInPage, TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { listTradeInsOfMember } from '#store/trade-in/trade-ins.ts'
import type { Context } from '../context.ts'
import { type InboundPaper, openInboundLabel } from '../inbound/open-inbound-label.ts'
import { requestersTradeIn, type TradeInRequester } from './own-trade-in.ts'
import { toTradeInSummary, toTradeInView } from './to-trade-in-view.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** The seller, and the market of the trade-ins. */
type Seller = { readonly userId: string; readonly market: Market }

const onAPage = 10

/** A member's trade-ins in a market, ten per page, newest first. */
export async function listTradeIns(ctx: Ctx, seller: Seller, after?: string): Promise<TradeInPage> {
  const rows = await listTradeInsOfMember(ctx.sql, seller, after, onAPage + 1)
  const shown = rows.slice(0, onAPage)
  const last = shown.at(-1)
  return {
    tradeIns: shown.map(row => toTradeInSummary(ctx, row)),
    ...(rows.length > onAPage && last && { olderThan: last.number }),
  }
}

/** `undefined` for a trade-in of somebody else, like for a missing one (quality.md "Attacks"). */
export async function viewTradeIn(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
): Promise<TradeInView | undefined> {
  const stored = await requestersTradeIn(ctx, requester, number)
  return stored && toTradeInView(ctx, ctx.sql, stored)
}

/** The label of its parcel, while the seller still has it. */
export async function openTradeInLabel(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
): Promise<InboundPaper | undefined> {
  const stored = await requestersTradeIn(ctx, requester, number)
  return stored && openInboundLabel(ctx, { kind: 'sale', id: stored.id }, stored.market)
}
