import { randomUUID } from 'node:crypto'
import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { type PricedKind, type PricedLine, pricedLinesOf } from '#domain/cart/priced-line.ts'
import type { DeliveryPlace } from '#domain/checkout/checkout.ts'
import type { CheckoutTotals } from '#domain/checkout/totals.ts'
import { pickupOf } from '#domain/delivery/delivery.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import type { OrderRequest } from '#domain/order/order-request.ts'
import { firstStateOf } from '#domain/order/order-state.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import { isPaidOnDelivery } from '#domain/payment/payment.ts'
import type { OrderRows } from '#store/order/write-order.ts'
import type { HeldUnit } from '#store/stock/stock.ts'

/** Everything that is known once an order may be placed. */
export type Placement = {
  readonly id: string
  readonly number: string
  readonly request: OrderRequest
  readonly cart: Cart
  readonly place: DeliveryPlace
  readonly billing: Billing
  readonly totals: CheckoutTotals
  readonly units: readonly HeldUnit[]
  readonly placedAt: Date
  readonly key: string
  readonly requestHash: string
  readonly clientHash: string
  readonly tokenHash: string
}

/** A placement as the rows it leaves behind; prices, texts and places stay as they were (orders.md). */
export const orderRows = (placement: Placement): OrderRows => {
  const { id, number, request, placedAt, key, requestHash } = placement
  const { market } = request
  return {
    orders: [orderRow(placement)],
    order_line: lineRows(placement),
    order_address: addressRows(placement),
    payment: [paymentRow(placement)],
    shipment: [
      {
        id: randomUUID(),
        orderId: id,
        carrier: carrierOf(placement),
        state: 'preparing',
        createdAt: placedAt,
      },
    ],
    order_history: historyRows(placement),
    outbox: outboxRows(placement),
    idempotency_key: [
      { key, requestHash, status: 201, body: { id, number, market }, createdAt: placedAt },
    ],
  }
}

const orderRow = (placement: Placement): OrderRows['orders'][number] => {
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
    paymentMethod: payment.type,
    currency: totals.total.currency,
    itemsMinor: totals.subTotal.minor,
    discountMinor: totals.discount.minor,
    deliveryMinor: totals.delivery?.minor ?? 0,
    collectionFeeMinor: totals.collectionFee?.minor ?? 0,
    totalMinor: totals.total.minor,
    promoCode: cart.promo?.code ?? null,
    linkTokenHash: placement.tokenHash,
    clientHash: placement.clientHash,
    wantsNewsletter: payment.newsletter,
    placedAt: placement.placedAt,
  }
}

const lineKinds: Record<PricedKind, OrderLineKind> = {
  phone: 'device',
  service: 'service',
  battery: 'battery',
  accessory: 'accessory',
  'gift-wrap': 'gift-wrap',
}

const lineRows = ({ id, cart, units }: Placement): OrderRows['order_line'] => {
  const priced = pricedLinesOf(cart)
  const unitOf = unitsByLine(cart, units)
  const deviceAt = new Map(
    priced.flatMap((line, at) =>
      line.kind === 'phone' && line.phoneId ? [[line.phoneId, at]] : [],
    ),
  )
  return priced.map((line, position) => ({
    orderId: id,
    position,
    kind: lineKinds[line.kind],
    itemId: line.id,
    title: line.name,
    priceMinor: line.amount.minor,
    taxScheme: 'vat',
    isLive: true,
    ...(line.kind === 'phone'
      ? deviceColumns(cart, line, unitOf)
      : { belongsTo: deviceAt.get(line.phoneId ?? '') ?? null }),
  }))
}

const deviceColumns = (cart: Cart, line: PricedLine, unitOf: ReadonlyMap<string, HeldUnit>) => {
  const phone = cart.phoneCart.find(({ id }) => id === line.phoneId)
  const unit = unitOf.get(line.phoneId ?? '')
  if (!phone || !unit) throw new Error('a device line without its unit')
  return {
    itemId: phone.productId,
    listingId: phone.listingId,
    unitId: unit.id,
    grade: phone.device.grade,
    taxScheme: unit.taxScheme,
  }
}

/** The unit a line asked for where it was to be had, else another of the same listing. */
const unitsByLine = (cart: Cart, units: readonly HeldUnit[]): ReadonlyMap<string, HeldUnit> => {
  const free = new Map(units.map(unit => [unit.id, unit]))
  const taken = new Map<string, HeldUnit>()
  const give = (lineId: string, unit: HeldUnit | undefined) => {
    if (!unit || taken.has(lineId)) return
    free.delete(unit.id)
    taken.set(lineId, unit)
  }
  for (const { id, device } of cart.phoneCart) give(id, free.get(device.id))
  for (const { id, listingId } of cart.phoneCart.filter(line => !taken.has(line.id)))
    give(
      id,
      [...free.values()].find(unit => unit.listingId === listingId),
    )
  return taken
}

const addressRows = ({ id, place, billing }: Placement): OrderRows['order_address'] => [
  ...(place.kind === 'address' ? [addressRow(id, 'delivery', place.address)] : []),
  ...(billing.address ? [addressRow(id, 'billing', billing.address)] : []),
]

const addressRow = (
  orderId: string,
  role: 'delivery' | 'billing',
  { county, locality, street, number, details, postalCode }: Address,
) => ({
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
})

const paymentRow = ({ id, request, totals, placedAt }: Placement) => ({
  id: randomUUID(),
  orderId: id,
  method: request.payment.type,
  state: isPaidOnDelivery(request.payment.type) ? 'due' : 'created',
  amountMinor: totals.total.minor,
  currency: totals.total.currency,
  createdAt: placedAt,
})

/** Who brings a courier's parcel; Greece has no carrier of its own yet. */
const courierOf: Record<Market, string> = { ro: 'sameday', bg: 'econt', hu: 'gls', gr: 'courier' }

const carrierOf = ({ request }: Placement): string =>
  request.delivery.method === 'courier'
    ? courierOf[request.market]
    : pickupOf[request.delivery.subtype].carrier

const historyRows = (placement: Placement): OrderRows['order_history'] => {
  const { id: orderId, placedAt: at, request } = placement
  const state = firstStateOf(request.payment.type)
  const entry = { orderId, fromState: null, actor: 'shopper', reason: 'order placed', at }
  return [
    { ...entry, id: randomUUID(), subject: 'order', toState: state },
    { ...entry, id: randomUUID(), subject: 'payment', toState: paymentRow(placement).state },
    { ...entry, id: randomUUID(), subject: 'shipment', toState: 'preparing' },
  ]
}

const outboxRows = ({ id, placedAt, request }: Placement): OrderRows['outbox'] =>
  firstStateOf(request.payment.type) === 'confirmed'
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
