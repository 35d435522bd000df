import type { Money } from '#domain/money/money.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { LoyaltySettings } from './settings.ts'

/** An order whose points are calculated. Amounts in minor units. */
export type EarningOrder = {
  readonly lines: readonly {
    readonly kind: OrderLineKind
    readonly priceMinor: number
    /** `false` once the line was returned. */
    readonly isLive: boolean
  }[]
  readonly itemsMinor: number
  readonly discountMinor: number
  readonly totalMinor: number
  readonly refundedMinor: number
}

/** Services, gift wrap and delivery are not goods. */
const goods: ReadonlySet<OrderLineKind> = new Set(['device', 'battery', 'accessory'])

/**
 * The amount spent on goods that were not returned: discounts are deducted proportionally, and the amount never
 * exceeds what was not refunded.
 */
export function spentOnGoods(order: EarningOrder): number {
  const { lines, itemsMinor, discountMinor, totalMinor, refundedMinor } = order
  const goodsMinor = lines
    .filter(({ kind, isLive }) => isLive && goods.has(kind))
    .reduce((sum, { priceMinor }) => sum + priceMinor, 0)
  const discount = itemsMinor === 0 ? 0 : Math.round((discountMinor * goodsMinor) / itemsMinor)
  return Math.max(0, Math.min(goodsMinor - discount, totalMinor - refundedMinor))
}

/** One point for each whole amount spent on goods (docs/decisions/0020-points.md). */
export function pointsFor(
  spentMinor: number,
  { spentForPoint }: Pick<LoyaltySettings, 'spentForPoint'>,
): number {
  return Math.floor(spentMinor / spentForPoint.minor)
}

/** The day after the end of the statutory withdrawal period (Rules of trade, Law 1). */
export function countsFrom(
  arrival: Day,
  { waitingDays }: Pick<LoyaltySettings, 'waitingDays'>,
): Day {
  return addDays(arrival, waitingDays + 1)
}

/** Rounded down to a minor unit. */
export function worthOf(
  points: number,
  { worth, worthPoints = 1 }: Pick<LoyaltySettings, 'worth' | 'worthPoints'>,
): Money {
  return {
    minor: Math.floor((points * worth.minor) / worthPoints),
    currency: worth.currency,
  }
}
