import { addDays, type Day } from '#domain/time/day.ts'
import type { OrderState } from './order-state.ts'

/** The data that decides whether an order waits for the trade-in that partly pays it. Amounts in minor units. */
export type TradeInFacts = {
  readonly state: OrderState
  /** A voucher of the order is pending, or its trade-in was worth less than was spent and no order has covered it yet. */
  readonly isUnsettled: boolean
  /** The amount a settled trade-in left unpaid. */
  readonly dueMinor: number
}

export type TradeInWait =
  | { readonly kind: 'none' }
  | { readonly kind: 'wait' }
  /** The customer is asked to pay the difference. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'resume' }

/**
 * An order partly paid by a pending voucher is never shipped before the trade-in is settled and the difference paid
 * (sell.md, Rulings).
 */
export function tradeInWait({ state, isUnsettled, dueMinor }: TradeInFacts): TradeInWait {
  if (state !== 'confirmed' && state !== 'awaiting-trade-in') return { kind: 'none' }
  if (dueMinor > 0) return { kind: 'ask' }
  if (isUnsettled) return { kind: 'wait' }
  return { kind: state === 'awaiting-trade-in' ? 'resume' : 'none' }
}

/**
 * The reason why a pending voucher pays less than was spent: a lower second offer was accepted, or the device was not
 * bought.
 */
export type Shortfall = 'worth-less' | 'not-bought'

const daysToPay: Readonly<Record<Shortfall, number>> = { 'worth-less': 14, 'not-bought': 5 }

/** The last day to pay the difference (sell.md, Rulings: 14 days after a second offer, 5 days otherwise). */
export function lastDayToPayDifference(shortfall: Shortfall, requestedOn: Day): Day {
  return addDays(requestedOn, daysToPay[shortfall])
}

/** The amount of one order's spending that a voucher in debt takes back. Minor units. */
export function takeBackMinor(voucherLeftMinor: number, spentMinor: number): number {
  return Math.min(Math.max(0, -voucherLeftMinor), spentMinor)
}
