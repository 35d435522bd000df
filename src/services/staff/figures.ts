import { type Market, timeZoneOf } from '#domain/market/market.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import { listDayFigures, listStockAge } from '#store/staff/figures.ts'
import type { Context } from '../context.ts'

/** How many days a chart shows, today included. */
export const figureSpans = [30, 90, 365] as const
export type FigureSpan = (typeof figureSpans)[number]

/** What happened in a market, day by day, and how old its stock is. */
export async function viewFigures(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  market: Market,
  span: FigureSpan,
) {
  const today = dayIn(market, clock())
  const [days, age] = await Promise.all([
    listDayFigures(sql, market, timeZoneOf[market], addDays(today, 1 - span), today),
    listStockAge(sql, market, clock()),
  ])
  return { days, age }
}
