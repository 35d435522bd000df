import type { Cart } from '#domain/cart/cart.ts'
import { finalizeSummaryOf, summaryOf } from '#domain/cart/summary.ts'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import { deliveryCostOf } from '#domain/delivery/offered.ts'
import { zero } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { collectionFee } from '#domain/payment/methods.ts'
import { paidByVouchers, type Spendable, spendOn } from '#domain/voucher/voucher.ts'
import type { MarketSettings } from './settings.ts'

/** The totals shown next to every step. Parts that are not chosen yet cost nothing and are `undefined`. */
export type CheckoutTotals = {
  readonly items: number
  readonly subTotal: Money
  readonly discount: Money
  readonly delivery?: Money
  readonly collectionFee?: Money
  readonly total: Money
  /** The amount that vouchers pay, and the amount left to pay; both only if a voucher is used. */
  readonly vouchers?: Money
  readonly toPay?: Money
}

/** Both the page and the placing of an order use this function for their prices; the server with its own refreshed cart. */
export function totalsOf(
  cart: Cart,
  choice: DeliveryChoice | undefined,
  payment: PaymentMethodId | undefined,
  settings: MarketSettings,
  vouchers: readonly Spendable[] = [],
): CheckoutTotals {
  const summary = summaryOf(cart)
  const delivery = choice ? deliveryCostOf(choice, cart.market, settings.delivery) : undefined
  const fee = payment ? collectionFee(payment, settings.payment) : undefined
  const { price, optionalCodFee } = finalizeSummaryOf(summary, delivery ?? zero(cart.currency), fee)
  return {
    items: summary.items,
    subTotal: summary.subTotal,
    discount: summary.discount,
    ...(delivery ? { delivery } : {}),
    ...(optionalCodFee ? { collectionFee: optionalCodFee } : {}),
    total: price,
    ...voucherPart(price, vouchers),
  }
}

/** The amount that is paid by a payment method. */
export function toPayOf({ total, toPay }: CheckoutTotals): Money {
  return toPay ?? total
}

/** An order that vouchers pay completely needs no payment method, and so has no collection fee (decision 19). */
export function isPaidByVouchers(
  cart: Cart,
  choice: DeliveryChoice | undefined,
  settings: MarketSettings,
  vouchers: readonly Spendable[],
): boolean {
  return (
    vouchers.length > 0 && totalsOf(cart, choice, undefined, settings, vouchers).toPay?.minor === 0
  )
}

function voucherPart(total: Money, vouchers: readonly Spendable[]) {
  const spending = spendOn(total, vouchers)
  return spending.spent.length === 0
    ? {}
    : { vouchers: paidByVouchers(spending), toPay: spending.toPay }
}
