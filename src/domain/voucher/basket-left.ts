import type { Basket } from '#domain/cart/basket.ts'
import type { Money } from '#domain/money/money.ts'

/**
 * Decision 19: payment rows are judged by what is left to pay. A bound is there for what a method moves: cash over a
 * counter, a sum a bank lends. What vouchers pay is neither. `toPay` is with the delivery, before a collection fee;
 * undefined where no voucher is spent.
 */
export function basketLeft(basket: Basket, toPay: Money | undefined): Basket {
  return toPay ? { ...basket, totalMinor: Math.min(basket.totalMinor, toPay.minor) } : basket
}
