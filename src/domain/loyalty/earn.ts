import { addDays, type Day } from '#domain/device/day.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import type { LoyaltySettings } from './settings.ts'

/** An order whose points are reckoned. Amounts in minor units. */
export type EarningOrder = {
  readonly lines: readonly {
    readonly kind: OrderLineKind
    readonly priceMinor: number
    /** False once it was returned. */
    readonly isLive: boolean
  }[]
  readonly itemsMinor: number
  readonly discountMinor: number
  readonly totalMinor: number
  readonly refundedMinor: number
}

/** Services, wrapping and delivery are no goods. */
const goods: ReadonlySet<OrderLineKind> = new Set(['device', 'battery', 'accessory'])

/** What a buyer spent on the goods they keep: discounts taken off in proportion, and never more than was not given back. */
export function spentOnGoods(order: EarningOrder): number {
  const { lines, itemsMinor, discountMinor, totalMinor, refundedMinor } = order
  const stored = lines
    .filter(({ kind, isLive }) => isLive && goods.has(kind))
    .reduce((sum, { priceMinor }) => sum + priceMinor, 0)
  const discount = itemsMinor === 0 ? 0 : Math.round((discountMinor * stored) / itemsMinor)
  return Math.max(0, Math.min(stored - discount, totalMinor - refundedMinor))
}

/** docs/decisions/0020-points.md: one point for each whole amount spent on goods. */
export function pointsFor(
  spentMinor: number,
  { spentForPoint }: Pick<LoyaltySettings, 'spentForPoint'>,
): number {
  return Math.floor(spentMinor / spentForPoint.minor)
}

/** Rules of trade, Law 1: the day after the last on which the law lets a buyer withdraw. */
export function countsFrom(
  arrival: Day,
  { waitingDays }: Pick<LoyaltySettings, 'waitingDays'>,
): Day {
  return addDays(arrival, waitingDays + 1)
}

export function worthOf(points: number, { worth }: Pick<LoyaltySettings, 'worth'>): Money {
  return {
    minor: points * worth.minor,
    currency: worth.currency,
  }
}
