import { percentOf, subtract, sum } from '#domain/money/arithmetic.ts'
import { minorDigits } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import type { Cart } from './cart.ts'
import { itemCountOf } from './limits.ts'
import { pricedLinesOf } from './priced-line.ts'

/** `parsedTotal` is the total as a number of whole units (lei, Lev, Ft, euro), for widgets and analytics (Spec 3.4). */
export type CartSummary = {
  readonly items: number
  readonly subTotal: Money
  readonly discount: Money
  readonly total: Money
  readonly parsedTotal: number
}

/** The sum of the lines less the promo's percentage of it, rounded once. */
export function summaryOf(cart: Cart): CartSummary {
  const subTotal = sum(
    pricedLinesOf(cart).map(line => line.amount),
    cart.currency,
  )
  const discount = percentOf(subTotal, discountPercentageOf(cart))
  const total = subtract(subTotal, discount)
  const parsedTotal = total.minor / 10 ** minorDigits[total.currency]
  return { items: itemCountOf(cart), subTotal, discount, total, parsedTotal }
}

/** The amount that is compared with a promo's minimum: everything except the wrapping, before the discount. */
export function goodsTotalOf(cart: Cart): Money {
  return sum(
    pricedLinesOf(cart)
      .filter(line => line.kind !== 'gift-wrap')
      .map(line => line.amount),
    cart.currency,
  )
}

/** The final price, with the collection fee if the method has one (Spec 3.4). */
export type FinalizeSummary = {
  readonly price: Money
  readonly shippingCost: Money
  readonly optionalCodFee?: Money
}

/** A fee of zero is omitted. */
export function finalizeSummaryOf(
  summary: CartSummary,
  shippingCost: Money,
  collectionFee: Money | undefined,
): FinalizeSummary {
  const { currency } = summary.total
  const fee = collectionFee && collectionFee.minor > 0 ? collectionFee : undefined
  const price = sum([summary.total, shippingCost, ...(fee ? [fee] : [])], currency)
  return { price, shippingCost, ...(fee ? { optionalCodFee: fee } : {}) }
}

function discountPercentageOf(cart: Cart): number {
  return Math.min(100, Math.max(0, cart.promo?.percentage ?? 0))
}
