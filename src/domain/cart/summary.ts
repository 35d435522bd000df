import { percentOf, subtract, sum } from '#domain/money/arithmetic.ts'
import { minorDigits } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import type { Cart } from './cart.ts'
import { itemCountOf } from './limits.ts'
import { pricedLinesOf } from './priced-line.ts'

/** Spec 3.4. `parsedTotal` is the total as a number of whole units (lei, Lev, Ft, euro), for widgets and analytics. */
export type CartSummary = {
  readonly items: number
  readonly subTotal: Money
  readonly discount: Money
  readonly total: Money
  readonly parsedTotal: number
}

/** The lines' sum less the promo's percentage of it, rounded once. */
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

/** What a promo's minimum is measured by: everything but the wrapping, before the discount. */
export function goodsTotalOf(cart: Cart): Money {
  return sum(
    pricedLinesOf(cart)
      .filter(line => line.kind !== 'gift-wrap')
      .map(line => line.amount),
    cart.currency,
  )
}

/** Spec 3.4: what is paid in the end, with the collection fee where the method has one. */
export type FinalizeSummary = {
  readonly price: Money
  readonly shippingCost: Money
  readonly optionalCodFee?: Money
}

/** A fee of nothing is no fee. */
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
