import { smallestCharge } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from './order-state.ts'

/** Amounts in minor units; `coveredMinor` is paid or due on delivery. */
type Covered = {
  readonly state: OrderState
  readonly currency: Currency
  readonly totalMinor: number
  readonly coveredMinor: number
}

/**
 * The part of an order that a settled trade-in left unpaid; amounts too small for a card are borne by the shop.
 * Minor units.
 */
export function differenceMinor({ state, currency, totalMinor, coveredMinor }: Covered): number {
  const isOpen = state === 'confirmed' || state === 'awaiting-trade-in'
  const left = totalMinor - coveredMinor
  return isOpen && left >= smallestCharge[currency] ? left : 0
}

/** Whether a payment is accepted: for the order itself, or for the difference that a trade-in left. */
export function isPayable(order: Covered): boolean {
  if (order.state === 'awaiting-payment') return true
  return order.state === 'awaiting-trade-in' && differenceMinor(order) > 0
}
