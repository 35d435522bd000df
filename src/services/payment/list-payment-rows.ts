import { basketOf } from '#domain/cart/basket.ts'
import { type CartSummary, summaryOf } from '#domain/cart/summary.ts'
import type { WantedCart } from '#domain/checkout/ready.ts'
import { type DeliveryChoice, kindOf } from '#domain/delivery/delivery.ts'
import type { CustomerType } from '#domain/payment/payment.ts'
import { type PaymentRow, paymentRows } from '#domain/payment/rows.ts'
import { ok, type Result } from '#domain/result.ts'
import type { InvalidField } from '../cart/price-cart.ts'
import { readPriced } from '../cart/read-goods.ts'
import type { CartStores } from '../cart/refresh-cart.ts'

export type PaymentQuestion = {
  readonly customer: CustomerType
  readonly delivery: DeliveryChoice
  readonly wanted: WantedCart
}

export type PaymentAnswer = {
  readonly rows: readonly PaymentRow[]
  readonly totals: Pick<CartSummary, 'subTotal' | 'discount' | 'total'>
}

/** Spec 4.2, 9.2, 9.3 by the rule the page and the placing use, from the server's own prices. */
export const makeListPaymentRows =
  (stores: CartStores) =>
  async (question: PaymentQuestion): Promise<Result<PaymentAnswer, InvalidField>> => {
    const { customer, delivery, wanted } = question
    const { market } = wanted
    const priced = await readPriced(stores, stores.runner, wanted)
    if (!priced.ok) return priced
    const { cart } = priced.value
    const { subTotal, discount, total } = summaryOf(cart)
    const situation = { market, customer, delivery: kindOf(delivery), basket: basketOf(cart) }
    const rows = paymentRows(situation, stores.settingsOf(market).payment)
    return ok({ rows, totals: { subTotal, discount, total } })
  }
