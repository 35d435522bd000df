import { setTimeout as pause } from 'node:timers/promises'
import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { lowestMonthlyRate, type MonthlyRate } from '#domain/payment/monthly-rate.ts'
import { paymentRows } from '#domain/payment/rows.ts'
import { noteRead } from '#store/cache/reads.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'settings' | 'readSchemes'>

/** A page does not wait longer for terms that have not arrived yet; the next page has them. */
const timeoutMs = 100

/** The monthly rate for one device, by the rule of the checkout; undefined if no plan applies. */
export async function findMonthlyRate(
  ctx: Ctx,
  market: Market,
  type: DeviceType,
  price: Money,
): Promise<MonthlyRate | undefined> {
  const known = await Promise.race([ctx.readSchemes(market), pause(timeoutMs, undefined)])
  if (!known) {
    noteRead('unfinished')
    return undefined
  }
  const { minor: totalMinor, currency } = price
  const basket = { itemCount: 1, totalMinor, currency, deviceTypes: [type] }
  const { schemes } = known
  const situation = {
    market,
    customer: 'personal',
    delivery: 'courier',
    basket,
    schemes,
  } as const
  return lowestMonthlyRate(paymentRows(situation, ctx.settings.shopOf(market).payment))
}
