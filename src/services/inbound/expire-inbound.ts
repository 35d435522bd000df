import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { dayIn } from '#domain/time/day.ts'
import { inboundTracking } from '#store/inbound/inbound-tracking.ts'
import { lockInbound } from '#store/inbound/inbounds.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { transitionInbound } from './transition-inbound.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'followers'>

const batch = 50

/**
 * Expires labels on the day after their last day if nobody used them; returns how many. They are not cancelled at
 * the carrier: a parcel that is handed over late is still carried.
 */
export async function expireInbound(ctx: Ctx): Promise<number> {
  const items: { readonly id: string; readonly market: Market }[] = []
  for (const market of markets) {
    const today = dayIn(market, ctx.clock())
    const ids = await inboundTracking.unused(ctx.sql, market, today, batch)
    items.push(...ids.map(id => ({ id, market })))
  }
  const work = ({ id, market }: (typeof items)[number]) => expire(ctx, market, id)
  const expired = await eachAlone(ctx, { job: 'expire-inbound', items, work })
  return expired.filter(Boolean).length
}

function expire(ctx: Ctx, market: Market, id: string): Promise<boolean> {
  return committed(ctx.sql, async tx => {
    const parcel = await lockInbound(tx, id)
    const at = ctx.clock()
    // The carrier may have reported the parcel meanwhile.
    if (!parcel || !isStillWithSender(parcel.state) || parcel.sendBy >= dayIn(market, at))
      return false
    const why = { actor: 'shop', reason: `not sent by ${parcel.sendBy}`, at }
    return (await transitionInbound(ctx, tx, parcel, ['expire'], why)).ok
  })
}
