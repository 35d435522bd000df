import { randomUUID } from 'node:crypto'
import {
  alertAddress,
  alertEnds,
  mostAlerts,
  type StockAlertRefusal,
} from '#domain/device/stock-alert.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import { insertAlert } from '#store/alert/alerts.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db' | 'clock'>

export type AlertRequest = {
  readonly market: Market
  readonly listingId: string
  readonly email: string
  /** The price to wait for, in minor units of the listing's currency; otherwise the alert waits for stock. */
  readonly belowMinor?: number | undefined
}

/** `until` is the last day on which the alert is active. */
export type AddedAlert = { readonly listingId: string; readonly until: Day }

/**
 * An email alert for a sold-out listing, or for a lower price; the response never reveals whether one already existed
 * (rules-of-trade.md "Product").
 */
export async function requestAlert(
  ctx: Ctx,
  { market, listingId, email, belowMinor }: AlertRequest,
): Promise<Result<AddedAlert, StockAlertRefusal>> {
  const address = alertAddress(email)
  if (!address.ok) return address
  const at = ctx.clock()
  const alert = { id: randomUUID(), listingId, market, email: address.value, belowMinor, at }
  const outcome = await insertAlert(ctx.db, alert, mostAlerts)
  if (outcome !== 'added') return refuse({ kind: outcome })
  return ok({ listingId, until: alertEnds(dayIn(market, at)) })
}
