import { basketOf } from '#domain/cart/basket.ts'
import { type CartSummary, summaryOf } from '#domain/cart/summary.ts'
import type { WantedCart } from '#domain/checkout/ready.ts'
import { totalsOf } from '#domain/checkout/totals.ts'
import { type DeliveryChoice, kindOf } from '#domain/delivery/delivery.ts'
import type { Money } from '#domain/money/money.ts'
import type { CustomerType } from '#domain/payment/payment.ts'
import { type PaymentRow, paymentRows } from '#domain/payment/rows.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { ok, type Result } from '#domain/result.ts'
import type { InvalidField } from '../cart/price-cart.ts'
import { readPriced } from '../cart/read-goods.ts'
import type { CartStores } from '../cart/refresh-cart.ts'
import type { ReadSchemes } from './read-schemes.ts'

export type PaymentQuestion = {
  readonly customer: CustomerType
  readonly delivery: DeliveryChoice
  readonly wanted: WantedCart
}

export type PaymentAnswer = {
  readonly rows: readonly PaymentRow[]
  readonly schemes: readonly InstallmentScheme[]
  readonly totals: Pick<CartSummary, 'subTotal' | 'discount' | 'total'>
  readonly financed: Money
}

/** Spec 4.2, 9.2, 9.3 by the rule the page and the placing use, from the server's own prices and the providers' terms. */
export const makeListPaymentRows =
  (stores: CartStores, readSchemes: ReadSchemes) =>
  async (question: PaymentQuestion): Promise<Result<PaymentAnswer, InvalidField>> => {
    const { customer, delivery, wanted } = question
    const { market } = wanted
    const [priced, { schemes }] = await Promise.all([
      readPriced(stores, stores.runner, wanted),
      readSchemes(market),
    ])
    if (!priced.ok) return priced
    const { cart } = priced.value
    const settings = stores.settingsOf(market)
    const { subTotal, discount, total } = summaryOf(cart)
    const financed = totalsOf(cart, delivery, undefined, settings).total
    const situation = { market, customer, delivery: kindOf(delivery), basket: basketOf(cart) }
    const rows = paymentRows({ ...situation, schemes, total: financed }, settings.payment)
    return ok({
      rows,
      schemes: schemesIn(rows, schemes),
      totals: { subTotal, discount, total },
      financed,
    })
  }

/** Those a shopper can choose from here. */
const schemesIn = (rows: readonly PaymentRow[], schemes: readonly InstallmentScheme[]) => {
  const methods = rows.flatMap(row => [row, ...row.children]).map(({ type }) => type)
  return schemes.filter(({ method }) => methods.includes(method))
}
