import type { Basket } from '#domain/cart/basket.ts'
import type { Money } from '#domain/money/money.ts'

/**
 * Payment rows are checked against what is left to pay (decision 19). The limits apply to the amount a method moves:
 * cash over a counter, a sum a bank lends. The part paid by vouchers is neither. `toPay` includes the delivery, before
 * a collection fee; `undefined` if no voucher is spent.
 */
export function basketLeft(basket: Basket, toPay: Money | undefined): Basket {
  return toPay ? { ...basket, totalMinor: Math.min(basket.totalMinor, toPay.minor) } : basket
}
