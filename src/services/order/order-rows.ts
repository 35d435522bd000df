import { randomUUID } from 'node:crypto'
import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { DeliveryPlace } from '#domain/checkout/checkout.ts'
import { type CheckoutTotals, toPayOf } from '#domain/checkout/totals.ts'
import { pickupOf } from '#domain/delivery/delivery.ts'
import { courierOf } from '#domain/delivery/offered.ts'
import { languageOf } from '#domain/market/market.ts'
import type { OrderRequest } from '#domain/order/order-request.ts'
import { firstStateOf } from '#domain/order/order-state.ts'
import { isPaidOnDelivery, providerFor } from '#domain/payment/methods.ts'
import { payableMs } from '#domain/payment/provider.ts'
import type { SpentVoucher } from '#domain/voucher/voucher.ts'
import type { OrderRows } from '#store/order/write-order.ts'
import type { NewAttempt } from '#store/payment/attempts.ts'
import type { FoundVoucher } from '../voucher/find-vouchers.ts'
import { lineRows } from './line-rows.ts'
import { voucherRows } from './voucher-rows.ts'

/** Everything that is known once an order may be placed. */
export type Placement = {
  readonly id: string
  readonly number: string
  readonly request: OrderRequest
  readonly cart: Cart
  readonly place: DeliveryPlace
  readonly billing: Billing
  readonly totals: CheckoutTotals
  readonly placedAt: Date
  readonly key: string
  readonly requestHash: string
  readonly browserHash: string | undefined
  readonly countedAs: readonly string[]
  readonly userId: string | undefined
  readonly tokenHash: string
  readonly terms: Pick<NewAttempt, 'terms' | 'personSealed'>
  readonly spent: readonly SpentVoucher<FoundVoucher>[]
}

/**
 * The database rows of a placed order, except the history of its units; prices, texts and places are stored as they
 * were (orders.md).
 */
export function orderRows(placement: Placement): OrderRows {
  const { id, number, request, placedAt, key, requestHash } = placement
  const { market } = request
  const { type: method } = request.payment
  const vouchers = voucherRows(placement)
  const payments = [...paymentRows(placement), ...vouchers.payments]
  return {
    orders: [orderRow(placement)],
    order_line: lineRows(id, placement.cart),
    order_address: addressRows(placement),
    payment: payments,
    voucher_entry: vouchers.entries,
    shipment: [
      {
        id: randomUUID(),
        orderId: id,
        carrier: carrierOf(placement),
        state: 'preparing',
        createdAt: placedAt,
        attempts: 0,
      },
    ],
    order_history: historyRows(placement, payments),
    outbox: outboxRows(placement),
    idempotency_key: [
      {
        key,
        requestHash,
        status: 201,
        body: { id, number, market, ...(method && { method }) },
        createdAt: placedAt,
      },
    ],
  }
}

function orderRow(placement: Placement): OrderRows['orders'][0] {
  const { request, totals, place, billing, cart } = placement
  const { market, contact, delivery, payment } = request
  const { address: _address, ...party } = billing
  return {
    id: placement.id,
    number: placement.number,
    cartId: request.cartId,
    market,
    language: languageOf[market],
    state: firstStateOf(payment.type),
    customerType: billing.kind,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    billing: party,
    deliveryMethod: delivery.method,
    deliverySubtype: delivery.subtype,
    pickupPoint: place.kind === 'pickup' ? place.point : null,
    // Empty if no method is set (Spec 3.1).
    paymentMethod: payment.type ?? '',
    currency: totals.total.currency,
    itemsMinor: totals.subTotal.minor,
    discountMinor: totals.discount.minor,
    deliveryMinor: totals.delivery?.minor ?? 0,
    collectionFeeMinor: totals.collectionFee?.minor ?? 0,
    totalMinor: totals.total.minor,
    promoCode: cart.promo?.code ?? null,
    linkTokenHash: placement.tokenHash,
    countedAs: [...placement.countedAs],
    browserHash: placement.browserHash ?? null,
    userId: placement.userId ?? null,
    wantsNewsletter: payment.newsletter,
    placedAt: placement.placedAt,
    payableUntil: payableUntilOf(placement),
  }
}

function payableUntilOf({ request, placedAt }: Placement): Date | null {
  const { type } = request.payment
  const provider = type && providerFor(request.market, type)
  return provider ? new Date(placedAt.getTime() + payableMs[provider]) : null
}

function addressRows({ id, place, billing }: Placement): OrderRows['order_address'] {
  return [
    ...(place.kind === 'address' ? [addressRow(id, 'delivery', place.address)] : []),
    ...(billing.address ? [addressRow(id, 'billing', billing.address)] : []),
  ]
}

function addressRow(
  orderId: string,
  role: 'delivery' | 'billing',
  { county, locality, street, number, details, postalCode }: Address,
) {
  return {
    orderId,
    role,
    countyId: county.id,
    county: county.name,
    localityId: locality.id,
    locality: locality.name,
    street,
    number,
    details: details ?? null,
    postalCode,
  }
}

/** The amount left to pay after vouchers, by the chosen method; no row if they pay everything. */
function paymentRows({ id, request, totals, placedAt, terms }: Placement) {
  const { type: method } = request.payment
  if (method === undefined) return []
  const { minor: amountMinor, currency } = toPayOf(totals)
  const row = { id: randomUUID(), orderId: id, method, amountMinor, currency, createdAt: placedAt }
  const state = isPaidOnDelivery(method) ? 'due' : 'created'
  const provider = providerFor(request.market, method) ?? null
  return [{ ...row, state, provider, polls: 0, ...terms }]
}

function carrierOf({ request }: Placement): string {
  return request.delivery.method === 'courier'
    ? courierOf[request.market]
    : pickupOf[request.delivery.subtype].carrier
}

function historyRows(
  placement: Placement,
  payments: OrderRows['payment'],
): OrderRows['order_history'] {
  const { id: orderId, placedAt: at, request } = placement
  const state = firstStateOf(request.payment.type)
  const entry = { orderId, fromState: null, actor: 'shopper', reason: 'order placed', at }
  return [
    { ...entry, id: randomUUID(), subject: 'order', toState: state },
    ...payments.map(
      payment =>
        ({ ...entry, id: randomUUID(), subject: 'payment', toState: payment.state }) as const,
    ),
    { ...entry, id: randomUUID(), subject: 'shipment', toState: 'preparing' },
  ]
}

function outboxRows({ id, placedAt, request }: Placement): OrderRows['outbox'] {
  return firstStateOf(request.payment.type) === 'confirmed'
    ? [
        {
          id: randomUUID(),
          topic: 'order-confirmed',
          payload: { orderId: id },
          createdAt: placedAt,
          nextAttemptAt: placedAt,
          attempts: 0,
        },
      ]
    : []
}
