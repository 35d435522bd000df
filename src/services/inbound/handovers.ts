import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import { offeredHandovers } from '#domain/inbound/offered-handovers.ts'
import type { Market } from '#domain/market/market.ts'
import { dayIn } from '#domain/time/day.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'clock' | 'settings'>

/** The handovers that are possible from today on. */
export function handoversFrom(ctx: Ctx, market: Market): readonly OfferedHandover[] {
  const holidays = new Set(ctx.settings.shopOf(market).holidays)
  return offeredHandovers(market, dayIn(market, ctx.clock()), holidays)
}
