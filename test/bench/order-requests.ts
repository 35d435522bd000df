import { randomUUID } from 'node:crypto'
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
    billing: { kind: 'personal', person: contact },
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

/** Creates the next order of a stall; throws when its units are sold out. */
export async function orderMaker(address: string, stall: Stall) {
  const total = await totalOf(address, stall)
  let sold = 0
  return (): BenchRequest => {
    const unitId = stall.unitIds[sold++]
    if (!unitId) throw new Error(`${stall.listingId} is sold out.`)
    return orderRequest(address, bodyOf(stall, unitId, total))
  }
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
