import { isFinal } from '#domain/machine.ts'
import { toOrderNumber } from '#domain/order/number.ts'
import type { OrderRequest } from '#domain/order/order-request.ts'
import { orderArrows } from '#domain/order/order-state.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { providerFor } from '#domain/payment/methods.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { spendOn } from '#domain/voucher/voucher.ts'
import type { OrderName, PreviousOrders } from '#store/order/previous-orders.ts'
import type { Sql } from '#store/transaction.ts'
import { priceWith } from '../cart/read-goods.ts'
import type { Context } from '../context.ts'
import { followTradeIn } from '../payment/follow-voucher.ts'
import { sealedTerms } from '../payment/sealed-terms.ts'
import { checkBilling, checkPlace } from './check-place.ts'
import { checkPrice } from './check-price.ts'
import type { Placement } from './order-rows.ts'
import type { FinancingOfOrder } from './read-financing.ts'
import type { OrderFacts } from './read-order-facts.ts'
import { checkVouchers } from './requested-vouchers.ts'
import { reserve } from './reserve.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'limits'>

/**
 * `token` opens the order for a guest; paths are within the market. `paymentPath` is set while an online payment is
 * due.
 */
export type PlacedOrder = {
  readonly number: string
  readonly token: string
  readonly thankYouPath: string
  readonly paymentPath?: string
}

/** One attempt to place an order; everything in it is known before the database is queried. */
export type Placing = {
  readonly id: string
  readonly request: OrderRequest
  readonly key: string
  readonly requestHash: string
  /** Undefined if the requester sends nothing about its browser. */
  readonly browserHash: string | undefined
  readonly countedAs: readonly string[]
  readonly financing: FinancingOfOrder
  readonly at: Date
  /** The account the order belongs to; undefined for a guest. */
  readonly userId: string | undefined
}

type Checked = Pick<Placement, 'cart' | 'place' | 'billing' | 'totals' | 'spent'>

/** The steps of one transaction, in the order of orders.md; the first refusal rolls all of them back. */
export async function placeOnce(
  ctx: Ctx,
  attempt: Placing,
  facts: OrderFacts,
  tx: Sql,
): Promise<Result<PlacedOrder, PlacingRefusal>> {
  const { request } = attempt
  const first = firstOrder(facts.previous, attempt)
  if (!first.ok) return first
  if (first.value) return ok(toPlacedOrder(ctx, first.value))
  const max = ctx.limits.maxUnitsPerHour
  if (facts.previous.unitsTaken + request.phones.length > max)
    return refuse({ kind: 'too-many-units', max })
  const checked = check(ctx, attempt, facts)
  if (!checked.ok) return checked
  const placement = toPlacement(ctx, attempt, facts.previous, checked.value)
  const reserved = await reserve(placement, tx)
  if (!reserved.ok) return reserved
  const { id, number, spent } = placement
  if (spent.length > 0) await followTradeIn(ctx, tx, id, false)
  return ok(toPlacedOrder(ctx, { id, number, market: request.market, ...methodOf(request) }))
}

/**
 * The order that was placed from this cart, while it is open: for a repeated request, for its member and for its
 * browser. A cart's id is not secret: anybody else does not learn the number and link of the order.
 */
function firstOrder(
  { requestHash, ofCart }: PreviousOrders,
  attempt: Placing,
): Result<OrderName | undefined, PlacingRefusal> {
  if (requestHash !== undefined && requestHash !== attempt.requestHash)
    return refuse({ kind: 'key-reused' })
  if (!ofCart) return ok(undefined)
  const isBuyer = requestHash !== undefined || ofCart.isOfCaller
  return isBuyer && !isFinal(orderArrows, ofCart.state)
    ? ok(ofCart)
    : refuse({ kind: 'cart-ordered' })
}

function check(
  ctx: Ctx,
  { request, financing, at }: Placing,
  { pricing, vouchers: found, places }: OrderFacts,
): Result<Checked, PlacingRefusal> {
  const { market } = request
  const priced = priceWith(request, pricing.goods, pricing.promo, at)
  if (!priced.ok) return priced
  const { cart, promo } = priced.value
  if (promo?.kind === 'refused')
    return refuse({ kind: 'promo-refused', code: promo.code, reason: promo.reason })
  const vouchers = checkVouchers(found)
  if (!vouchers.ok) return vouchers
  const settings = ctx.settings.shopOf(market)
  const totals = checkPrice(cart, request, settings, financing, vouchers.value)
  if (!totals.ok) return totals
  const place = checkPlace(places, request.delivery, request.place)
  if (!place.ok) return place
  const billing = checkBilling(places, request.billing)
  if (!billing.ok) return billing
  const { spent } = spendOn(totals.value.total, vouchers.value)
  return ok({ cart, totals: totals.value, place: place.value, billing: billing.value, spent })
}

function toPlacement(
  ctx: Ctx,
  attempt: Placing,
  { serial }: PreviousOrders,
  checked: Checked,
): Placement {
  const { id, request, at } = attempt
  return {
    ...attempt,
    ...checked,
    number: toOrderNumber(request.market, serial),
    placedAt: at,
    tokenHash: ctx.keys.links.hashOf(ctx.keys.links.tokenOf(id)),
    terms: sealedTerms(ctx.keys.seal, termsOf(attempt.financing)),
  }
}

function methodOf({ payment: { type } }: Pick<OrderRequest, 'payment'>) {
  return type === undefined ? {} : { method: type }
}

function termsOf(financing: FinancingOfOrder) {
  return financing?.chosen.ok ? financing.chosen.value : undefined
}

function toPlacedOrder(ctx: Ctx, order: OrderName): PlacedOrder {
  return {
    number: order.number,
    token: ctx.keys.links.tokenOf(order.id),
    thankYouPath: ctx.keys.links.pathOf(order),
    ...(order.method &&
      providerFor(order.market, order.method) && {
        paymentPath: ctx.keys.links.pathOf(order, 'payment-processing'),
      }),
  }
}
