import { basketOf } from '#domain/cart/basket.ts'
import { type CartSummary, summaryOf } from '#domain/cart/summary.ts'
import type { RequestedCart } from '#domain/checkout/requested-cart.ts'
import { toPayOf, totalsOf } from '#domain/checkout/totals.ts'
import { type DeliveryChoice, kindOf } from '#domain/delivery/delivery.ts'
import { deliveryCostOf } from '#domain/delivery/offered.ts'
import type { Money } from '#domain/money/money.ts'
import type { CustomerType } from '#domain/payment/customer-type.ts'
import { isPersonalOnly, type PaymentRow, paymentRows } from '#domain/payment/rows.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { basketLeft } from '#domain/voucher/basket-left.ts'
import type { InvalidField } from '../cart/price-cart.ts'
import { readPriced } from '../cart/read-goods.ts'
import type { Context } from '../context.ts'
import { invalidIn } from '../order/check-fields.ts'
import { findVouchers } from '../voucher/find-vouchers.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'readSchemes'>

export type PaymentRowsInput = {
  readonly customer: CustomerType
  readonly delivery: DeliveryChoice
  readonly cart: RequestedCart
  /** Vouchers that pay nothing have no effect here. */
  readonly vouchers?: readonly string[]
  readonly userId?: string | undefined
}

export type OfferedPayment = {
  readonly rows: readonly PaymentRow[]
  readonly schemes: readonly InstallmentScheme[]
  readonly totals: Pick<CartSummary, 'subTotal' | 'discount' | 'total'>
  readonly financed: Money
}

/**
 * The payment methods by the rule that the page and the placing of an order use, from the server's own prices and
 * the providers' terms (Spec 4.2, 9.2, 9.3).
 */
export async function listPaymentRows(
  ctx: Ctx,
  input: PaymentRowsInput,
): Promise<Result<OfferedPayment, InvalidField>> {
  const { customer, delivery, cart: requestedCart } = input
  const { market } = requestedCart
  const [priced, { schemes }, vouchers] = await Promise.all([
    readPriced(ctx, ctx.sql, requestedCart),
    ctx.readSchemes(market),
    holdingsOf(ctx, input),
  ])
  if (!priced.ok) return priced
  const { cart } = priced.value
  const settings = ctx.settings.shopOf(market)
  if (!deliveryCostOf(delivery, market, settings.delivery))
    return refuse(invalidIn('delivery-method', 'subtype', 'not-offered'))
  const { subTotal, discount, total } = summaryOf(cart)
  const totals = totalsOf(cart, delivery, undefined, settings, vouchers)
  const financed = toPayOf(totals)
  const basket = basketLeft(basketOf(cart), totals.toPay)
  const situation = { market, customer, delivery: kindOf(delivery), basket }
  const rows = paymentRows({ ...situation, schemes, total: financed }, settings.payment)
  return ok({
    rows,
    schemes: schemesIn(rows, schemes),
    totals: { subTotal, discount, total },
    financed,
  })
}

async function holdingsOf(ctx: Ctx, { cart: { market }, vouchers = [], userId }: PaymentRowsInput) {
  if (vouchers.length === 0) return []
  const requester = { market, userId, at: ctx.clock() }
  const found = await findVouchers(ctx, ctx.sql, vouchers, requester)
  return found.flatMap(each => (each.ok ? [each.value] : []))
}

/** The schemes that a customer can choose here. */
function schemesIn(rows: readonly PaymentRow[], schemes: readonly InstallmentScheme[]) {
  const offered = rows.filter(row => !isPersonalOnly(row))
  const methods = offered.flatMap(row => [row, ...row.children]).map(({ type }) => type)
  return schemes.filter(({ method }) => methods.includes(method))
}
