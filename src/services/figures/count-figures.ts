import { markets, timeZoneOf } from '#domain/market/market.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import { storeMarketFigures } from '#store/figures/market-figures.ts'
import type { Context } from '../context.ts'

const countedDays = 365

/** Counts what each market sold and bought in the last year, up to yesterday: days that are over. */
export async function countFigures({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<void> {
  for (const market of markets) {
    const last = addDays(dayIn(market, clock()), -1)
    await storeMarketFigures(sql, market, timeZoneOf[market], addDays(last, 1 - countedDays), last)
  }
}
