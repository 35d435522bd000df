import { type Market, timeZoneOf } from '#domain/market/market.ts'
import { addDays, type Day, dayIn } from '#domain/time/day.ts'
import {
  type DayFigures,
  listCountedDays,
  listDayFigures,
  listStockAge,
} from '#store/staff/figures.ts'
import type { Context } from '../context.ts'

/** How many days a chart shows, today included. */
export const figureSpans = [30, 90, 365] as const
export type FigureSpan = (typeof figureSpans)[number]

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

/** What happened in a market, day by day, and how old its stock is. */
export async function viewFigures(ctx: Ctx, market: Market, span: FigureSpan) {
  const [days, age] = await Promise.all([
    viewDays(ctx, market, span),
    listStockAge(ctx.sql, market, ctx.clock()),
  ])
  return { days, age }
}

/** Days that are over as they were counted last (services/figures); those since then from the orders themselves. */
export async function viewDays(
  { sql, clock, settings }: Ctx,
  market: Market,
  span: FigureSpan,
): Promise<readonly DayFigures[]> {
  const today = dayIn(market, clock())
  const first = addDays(today, 1 - span)
  const counted = withoutGap(first, await listCountedDays(sql, market, first, today))
  const since = addDays(first, counted.length)
  const { currency } = settings.displayOf(market)
  const of = { market, timeZone: timeZoneOf[market], currency }
  return [...counted, ...(await listDayFigures(sql, of, since, today))]
}

function withoutGap(first: Day, days: readonly DayFigures[]): readonly DayFigures[] {
  const gap = days.findIndex(({ day }, at) => day !== addDays(first, at))
  return gap < 0 ? days : days.slice(0, gap)
}
