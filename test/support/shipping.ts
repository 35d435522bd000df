import type { Market } from '#domain/market/market.ts'
import type { DeliveryProviders } from '#services/context.ts'
import { createLabel } from '#services/shipment/create-label.ts'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import { remitCash } from '#services/shipment/remit-cash.ts'
import { trackShipments } from '#services/shipment/track-shipments.ts'
import type { Database } from '#store/database.ts'
import type { ApiApp } from './api-app.ts'
import {
  aBuyer,
  addressIn,
  anEasyboxOrder,
  billedAt,
  pointOf,
  type Rows,
  sendOrder,
  shelfUnits,
} from './order-cases.ts'
import { noProviders } from './unconnected.ts'

type Remittance = Parameters<typeof remitCash> extends [unknown, ...infer Rest] ? Rest : never

/** The shipment services on a database, with a clock that is moved forward manually. */
export function shippingOn({ pool: sql }: Pick<Database, 'pool'>, delivery: DeliveryProviders) {
  let ahead = 0
  const ctx = {
    sql,
    clock: () => new Date(Date.now() + ahead),
    providers: { ...noProviders, delivery },
  }
  return {
    ctx,
    later: (hours: number) => {
      ahead += hours * 3_600_000
    },
    createLabel: (orderId: string) => createLabel(ctx, { payload: { orderId } }),
    track: () => trackShipments(ctx),
    move: (move: Parameters<typeof moveShipment>[1]) => moveShipment(ctx, move),
    remit: (...remittance: Remittance) => remitCash(ctx, ...remittance),
  }
}

/** Delivery and collection fee in minor units (markets.md, Defaults of the settings). */
const deliveryOf = {
  ro: { upTo: 290_000, costs: 1_499 + 999 },
  bg: { upTo: 199_000, costs: 599 + 299, carrier: 'econt', postalCode: '1000' },
  hu: { upTo: 49_900_000, costs: 119_000 + 49_000, carrier: 'gls', postalCode: '1011' },
  gr: { upTo: 49_700, costs: 350 + 200, postalCode: '105 57' },
} as const satisfies Record<Market, object>

/** The request for such an order. */
export async function aBody(rows: Rows, market: Market) {
  const { upTo, costs } = deliveryOf[market]
  const shelf = (await shelfUnits(rows, market, 1, upTo - costs))[0]
  if (!shelf) throw new Error(`nothing is for sale in ${market}`)
  const easybox = await anEasyboxOrder(rows, [shelf])
  const contact = aBuyer(market)
  const shownTotal = { minor: shelf.price + costs, currency: shelf.currency }
  const billing = { kind: 'personal', person: contact } as const
  if (market === 'ro') return { ...easybox, shownTotal }
  const own = { ...easybox, market, contact, billing, shownTotal }
  if (market === 'gr') {
    const address = await addressIn(rows, market, deliveryOf.gr.postalCode)
    return {
      ...own,
      delivery: { method: 'COURIER', subtype: '' },
      place: { kind: 'address', address },
      payment: { ...easybox.payment, type: 'paymentOnDelivery' },
    }
  }
  const { carrier } = deliveryOf[market]
  return {
    ...own,
    delivery: { method: 'LOCKER', subtype: `${carrier}-office` },
    billing: await billedAt(rows, market, billing),
    place: { kind: 'pickup', lockerId: await pointOf(rows, market, carrier, 'office') },
    payment: { ...easybox.payment, type: 'cardOrCashAtOffice' },
  }
}

export type Ordered = {
  readonly orderId: string
  readonly shipmentId: string
  readonly unitId: string
  readonly total: number
}

/** A confirmed order of one phone, paid on delivery at a pickup point; in Greece at the door. */
export async function anOrder(api: ApiApp, rows: Rows, market: Market = 'ro'): Promise<Ordered> {
  const body = await aBody(rows, market)
  const { status, body: answer } = await sendOrder(api, body)
  if (status !== 201) throw new Error(JSON.stringify(answer))
  const [ordered] = await rows<Ordered>(
    `select o.id as "orderId", s.id as "shipmentId", l.unit_id as "unitId", o.total_minor::int as total
     from orders o join shipment s on s.order_id = o.id
     join order_line l on l.order_id = o.id and l.kind = 'device' where o.number = $1`,
    answer.number,
  )
  if (!ordered) throw new Error('the order is not there')
  return ordered
}
