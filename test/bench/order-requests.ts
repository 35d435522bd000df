import { randomUUID } from 'node:crypto'
import type { CartRefreshRequest } from '#contract/cart-refresh.ts'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { type BenchRequest, send } from './load.ts'
import type { Stall } from './stock.ts'

type Money = OrderRequestOnWire['shownTotal']

/** One device with an extended warranty, delivered to a Romanian easybox, paid there by card. */
function bodyOf(stall: Stall, unitId: string, shownTotal: Money): OrderRequestOnWire {
  const contact = {
    name: 'Prenume Nume',
    email: `${randomUUID()}@example.com`,
    phone: nextPhone(),
  }
  return {
    cartId: randomUUID(),
    market: 'ro',
    phones: [
      {
        lineId: 'line-1',
        listingId: stall.listingId,
        productId: stall.productId,
        unitId,
        serviceIds: ['warranty_24'],
      },
    ],
    accessories: [],
    giftWrap: 'plain',
    delivery: { method: 'LOCKER', subtype: 'easybox' },
    place: { kind: 'pickup', lockerId: 'ro-easybox-001' },
    contact,
    billing: {
      kind: 'personal',
      person: contact,
      address: {
        countyId: '10',
        localityId: '1064',
        street: 'Strada Exemplu',
        number: '12',
        postalCode: '013696',
      },
    },
    payment: { type: 'cardAtLocker', tac: true, newsletter: false },
    shownTotal,
  }
}

/** Each order comes from a different customer: IP address, email, phone, cart and key differ. */
function orderRequest(address: string, body: OrderRequestOnWire): BenchRequest {
  return {
    url: `${address}/api/orders/`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': nextAddress(),
    },
    body: JSON.stringify(body),
  }
}

/**
 * Creates the next order of a stall, alone or as a whole checkout: the cart is refreshed, the payment methods are
 * listed, the order is placed. Throws when the stall is sold out.
 */
export async function orderMaker(address: string, stall: Stall) {
  const total = await totalOf(address, stall)
  let sold = 0
  const nextBody = () => {
    const unitId = stall.unitIds[sold++]
    if (!unitId) throw new Error(`${stall.listingId} is sold out.`)
    return bodyOf(stall, unitId, total)
  }
  return {
    order: (): BenchRequest => orderRequest(address, nextBody()),
    checkout: (): readonly BenchRequest[] => {
      const body = nextBody()
      return [
        postedTo(`${address}/api/cart-refresh/`, refreshOf(body)),
        postedTo(`${address}/api/payment-rows/`, paymentRowsOf(body)),
        orderRequest(address, body),
      ]
    },
  }
}

function postedTo(url: string, body: object): BenchRequest {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() }
  return { url, method: 'POST', headers, body: JSON.stringify(body), expected: 200 }
}

function refreshOf({ phones }: OrderRequestOnWire): CartRefreshRequest {
  return {
    products: phones.map(({ productId, unitId, listingId, serviceIds }) => ({
      productId,
      id: unitId,
      listingId,
      serviceIds,
      accessoryIds: [],
    })),
    accessoryIds: [],
    batteryIds: [],
    country: 'RO',
  }
}

function paymentRowsOf(body: OrderRequestOnWire) {
  const { cartId, market, phones, accessories, giftWrap, delivery } = body
  return { cartId, market, phones, accessories, giftWrap, delivery, customerType: 'personal' }
}

/** A wrong total is refused, and the refusal contains the right one. */
async function totalOf(address: string, stall: Stall): Promise<Money> {
  const body = bodyOf(stall, stall.unitIds[0] ?? '', { minor: 0, currency: 'RON' })
  const response = await send({
    ...orderRequest(address, body),
    headers: { ...orderRequest(address, body).headers, 'accept-encoding': 'identity' },
  })
  const problem = JSON.parse(response.body.toString('utf8')) as { code: string; total?: Money }
  if (!problem.total) throw new Error(`${stall.listingId}: ${response.body.toString('utf8')}`)
  return problem.total
}

let phones = 0

function nextPhone() {
  return `0740${String(++phones).padStart(6, '0')}`
}

let addresses = 0

function nextAddress() {
  const n = ++addresses
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}
