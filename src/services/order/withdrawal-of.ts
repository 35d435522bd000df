import type { MarketSettings } from '#domain/checkout/settings.ts'
import { type DeliverySubtype, kindOf } from '#domain/delivery/delivery.ts'
import { type DeliveryEstimate, estimateDelivery } from '#domain/delivery/estimate.ts'
import type { Market } from '#domain/market/market.ts'
import { type Withdrawal, withdrawalFrom } from '#domain/order/withdrawal.ts'
import { dayIn } from '#domain/time/day.ts'

type Placed = {
  readonly market: Market
  /** When the order was ready to be sent; default: when it was placed. */
  readonly readyAt?: Date
  readonly placedAt: Date
  readonly subtype: DeliverySubtype
}

export function estimateOf(
  { market, placedAt, readyAt = placedAt, subtype }: Placed,
  { delivery, holidays }: MarketSettings,
): DeliveryEstimate {
  return estimateDelivery(dayIn(market, readyAt), kindOf({ subtype }), delivery, new Set(holidays))
}

/** The end of the withdrawal period: counted from delivery or, before that, from the last estimated delivery day. */
export function withdrawalOf(
  order: Placed,
  deliveredAt: string | null | undefined,
  settings: MarketSettings,
): Withdrawal {
  const deliveredOn = deliveredAt ? dayIn(order.market, new Date(deliveredAt)) : undefined
  return withdrawalFrom(deliveredOn ?? estimateOf(order, settings).to, settings.cart.returnDays)
}
