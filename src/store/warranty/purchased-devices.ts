import type { DeviceType, Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { PurchasedDevice } from '#domain/warranty/claim-number.ts'
import type { ClaimSummary } from '#domain/warranty/warranty-view.ts'
import type { PicturedDevice } from '../order/read-order.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A device that somebody bought and received; `isLive` is false once it was returned. */
export type StoredDevice = PurchasedDevice & {
  readonly orderId: string
  readonly market: Market
  readonly isLive: boolean
  readonly title: string
  readonly type: DeviceType
  readonly grade: Grade | null
  readonly itemId: string
  readonly device: PicturedDevice
  readonly deliveredAt: Date
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string }
  /** Keys of the services that were sold with it. */
  readonly services: readonly string[]
  /** Newest first. */
  readonly claims: readonly ClaimSummary[]
  /** The number of the return that contains it. */
  readonly returnNumber: string | null
}

type Owner = { readonly userId: string; readonly market: Market }

/** Newest first. */
export function listPurchasedDevices(
  sql: Sql,
  { userId, market }: Owner,
): Promise<readonly StoredDevice[]> {
  return rowsOf<StoredDevice>(sql, list, [userId, market])
}

export async function findPurchasedDevice(
  sql: Sql,
  { userId, market }: Owner,
  { orderNumber, position }: PurchasedDevice,
): Promise<StoredDevice | undefined> {
  return (await rowsOf<StoredDevice>(sql, one, [userId, market, orderNumber, position]))[0]
}

/** The order is delivered when the last of its parcels has arrived. */
const delivered = `
  select max(h.at) as at from order_history h
  where h.order_id = o.id and h.subject = 'shipment' and h.to_state = 'delivered'`

const services = `
  select coalesce(json_agg(s.item_id), '[]') from order_line s
  where s.order_id = n.order_id and s.kind = 'service' and s.belongs_to = n.position`

const claims = `
  select coalesce(json_agg(json_build_object('number', w.number, 'state', w.state,
    'openedAt', to_char(w.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by w.opened_at desc), '[]') as all, count(*) as n
  from warranty_claim w where w.order_id = n.order_id and w.position = n.position`

/** A settled return has no live line. */
const returning = `
  select b.number from return_line r join order_return b on b.id = r.return_id
  where r.order_id = n.order_id and r.position = n.position and r.is_held and n.is_live`

const devices = `
  select o.id as "orderId", o.number as "orderNumber", o.market, n.position, n.is_live as "isLive",
    n.title, m.type, n.grade, n.item_id as "itemId", d.at as "deliveredAt",
    json_build_object('name', o.contact_name, 'email', o.contact_email, 'phone', o.contact_phone) as contact,
    json_build_object('brand', m.brand, 'name', m.name, 'color', p.color ->> 'name',
      'material', p.material) as device,
    (${services}) as services, c.all as claims, (${returning}) as "returnNumber"
  from orders o
  join order_line n on n.order_id = o.id and n.kind = 'device'
  join listing l on l.id = n.listing_id
  join product p on p.id = l.product_id
  join model m on m.id = p.model_id
  cross join lateral (${delivered}) d
  cross join lateral (${claims}) c
  where o.user_id = $1::uuid and o.market = $2 and d.at is not null and (n.is_live or c.n > 0)`

const list: Statement = {
  name: 'bought-devices',
  text: `${devices} order by d.at desc, o.id, n.position limit 200`,
}

const one: Statement = {
  name: 'bought-device',
  text: `${devices} and o.number = $3 and n.position = $4`,
}
