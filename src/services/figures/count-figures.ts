import { type Market, markets, timeZoneOf } from '#domain/market/market.ts'
import { addDays, type Day, dayIn } from '#domain/time/day.ts'
import { storeMarketFigures } from '#store/figures/market-figures.ts'
import { countDays, findLastCountedDay } from '#store/staff/figures.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const countedDays = 365

/** Counts what each market sold and bought in the last year, up to yesterday: days that are over. */
export async function countFigures({ sql, clock }: Ctx): Promise<void> {
  for (const market of markets) {
    const last = addDays(dayIn(market, clock()), -1)
    await storeMarketFigures(sql, market, timeZoneOf[market], addDays(last, 1 - countedDays), last)
  }
}

/** So long an order may be cancelled or a trade-in accepted, which changes the day on which it began. */
const changingDays = 45

/** Counts each day that is over, and again while it may change. Yesterday is left to whoever looks at it. */
export async function countDayFigures({
  sql,
  clock,
  settings,
}: Ctx & Pick<Context, 'settings'>): Promise<void> {
  for (const market of markets) {
    const last = addDays(dayIn(market, clock()), -2)
    const first = await firstToCount({ sql }, market, last)
    const { currency } = settings.displayOf(market)
    const of = { market, timeZone: timeZoneOf[market], currency }
    if (first <= last) await countDays(sql, of, first, last)
  }
}

async function firstToCount({ sql }: Pick<Ctx, 'sql'>, market: Market, last: Day): Promise<Day> {
  const earliest = addDays(last, 1 - countedDays)
  const before = await findLastCountedDay(sql, market)
  if (before === undefined) return earliest
  const again = addDays(before < last ? before : last, 1 - changingDays)
  return again > earliest ? again : earliest
}
