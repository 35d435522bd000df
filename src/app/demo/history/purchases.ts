import { randomUUID } from 'node:crypto'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import { defaultChoice, deliveryCostOf } from '#domain/delivery/offered.ts'
import type { Market } from '#domain/market/market.ts'
import { parseOrderNumber } from '#domain/order/number.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { placeOrder } from '#services/order/place-order.ts'
import { applyEvents } from '#services/payment/apply-events.ts'
import { startPayment } from '#services/payment/start-payment.ts'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import { remitCash } from '#services/shipment/remit-cash.ts'
import { findShipmentId, listForSale } from '#store/demo-history.ts'
import { findOrderToPayByNumber } from '#store/payment/orders-to-pay.ts'
import { cashier } from './actors.ts'
import {
  addressOf,
  chosen,
  type History,
  type HistoryMarket,
  personOf,
  streetOf,
} from './history.ts'

export type Purchase = {
  readonly orderId: string
  readonly number: string
  readonly token: string
  readonly isMembers: boolean
  readonly isOnDelivery: boolean
}

/** The methods of payment on delivery, to the door and at a pickup point; the amount up to which they are used. */
const onDelivery: Readonly<
  Record<
    Market,
    { readonly door: PaymentMethodId; readonly point?: PaymentMethodId; readonly most: number }
  >
> = {
  ro: { door: 'cashOnDelivery', point: 'cardAtLocker', most: 290_000 },
  bg: { door: 'cashOnDelivery', point: 'cardAtLocker', most: 190_000 },
  hu: { door: 'paymentOnDelivery', point: 'cardAtLocker', most: 19_000_000 },
  gr: { door: 'paymentOnDelivery', most: 45_000 },
}

const mostPopular = 60
const courier: DeliveryChoice = { method: 'courier', subtype: '' }

/** Somebody buys a popular device; `undefined` if the shop refuses, because a popular one was just sold. */
export async function buy(history: History, of: HistoryMarket): Promise<Purchase | undefined> {
  const placed = await place(history, of)
  if (placed && !placed.isOnDelivery) {
    await beginCardPayment(history, placed)
    await payByCard(history, placed)
  }
  return placed
}

/** The same, not paid yet. */
export async function place(history: History, of: HistoryMarket): Promise<Purchase | undefined> {
  const { ctx, random } = history
  const { market } = of
  const isOnDelivery = random.chance(0.4)
  const choice = random.chance(0.5) ? defaultChoice[market] : courier
  const kind = kindOf(choice)
  const { door, point = door, most } = onDelivery[market]
  const type = isOnDelivery ? (kind === 'courier' ? door : point) : 'card'
  const upTo = isOnDelivery ? most : Number.MAX_SAFE_INTEGER
  const phones = await listForSale(ctx.sql, market, ctx.clock(), upTo, mostPopular)
  if (phones.length === 0) return undefined
  const { priceMinor, currency, ...unit } = chosen(random, phones)
  const settings = ctx.settings.shopOf(market)
  const cost = deliveryCostOf(choice, market, settings.delivery)
  const isMembers = random.chance(0.12)
  const person = personOf(history, of)
  const street = streetOf(history, of)
  const address = {
    countyId: street.countyId,
    localityId: street.localityId,
    street: street.street,
    number: String(random.whole(1, 90)),
    postalCode: street.postalCode,
  }
  const fee = isOnDelivery ? settings.payment.collectionFee.minor : 0
  const placed = await placeOrder(
    ctx,
    {
      cartId: randomUUID(),
      market,
      phones: [{ lineId: randomUUID(), serviceIds: [], ...unit }],
      accessories: [],
      giftWrap: 'plain',
      delivery: choice,
      place:
        kind === 'courier'
          ? { kind: 'address', address }
          : { kind: 'pickup', pointId: chosen(random, of.points[kind]) },
      contact: person,
      billing: { kind: 'personal', person, address },
      payment: { type, tac: true, newsletter: false },
      shownTotal: { minor: priceMinor + (cost?.minor ?? 0) + fee, currency },
    },
    {
      key: randomUUID(),
      ipAddress: addressOf(history),
      ...(isMembers && { userId: of.memberId }),
    },
  )
  if (!placed.ok) return undefined
  const { number, token } = placed.value
  const order = await findOrderToPayByNumber(ctx.sql, number)
  return order && { orderId: order.id, number, token, isMembers, isOnDelivery }
}

export async function beginCardPayment({ ctx }: History, { number, token }: Purchase) {
  await startPayment(ctx, number, token, { method: 'card' })
}

/** The bank says that it has paid. */
export async function payByCard({ ctx, card }: History, { number }: Purchase) {
  const paid = card.paidEvent(number)
  if (paid) await applyEvents(ctx, paid.paymentId, [paid.event])
}

/** The carrier transfers what it has collected. */
export function remit({ ctx, later }: History, { orderId, isOnDelivery }: Purchase): void {
  if (isOnDelivery) later(12, () => remitCash(ctx, orderId, cashier, 'statement of the carrier'))
}

/** Greece has no carrier that reports: staff say that the courier has brought the parcel. */
export function bringBy(history: History, { orderId, number }: Purchase, actor: string): void {
  if (parseOrderNumber(number)?.market !== 'gr') return
  const moves = [
    [1, ['create-label', 'hand-over', 'depart']],
    [3, ['deliver']],
  ] as const
  for (const [days, steps] of moves)
    history.later(days, async () => {
      const shipmentId = await findShipmentId(history.ctx.sql, orderId)
      if (shipmentId === undefined) return
      for (const by of steps)
        await moveShipment(history.ctx, { shipmentId, by, actor, reason: 'courier' })
    })
}
