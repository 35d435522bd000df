import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { PicturedDevice } from '../order/read-order.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** An insurance and the device it covers. Amounts in minor units. */
export type StoredInsurance = {
  readonly orderId: string
  readonly orderNumber: string
  readonly state: OrderState
  readonly position: number
  readonly key: string
  readonly priceMinor: number
  readonly currency: Currency
  readonly title: string
  readonly device: PicturedDevice | null
  /** Neither the insurance nor its device was cancelled or returned. */
  readonly isLive: boolean
  readonly deliveredAt: Date | null
}

type Owner = { readonly userId: string; readonly market: Market }

/** Newest first; orders that were never paid have none. */
export function listInsurancesOfMember(
  sql: Sql,
  { userId, market }: Owner,
): Promise<readonly StoredInsurance[]> {
  return rowsOf<StoredInsurance>(sql, ofMember, [userId, market])
}

/**
 * A service that is no longer offered still has its type in its key: the keys of extra warranties start with their
 * type.
 */
const type = `coalesce(
  (select s.type from extra_service s where s.market = o.market and s.key = n.item_id limit 1),
  case when n.item_id like 'warranty%' then 'EXTRA_WARRANTY' else 'INSURANCE' end)`

const ofMember: Statement = {
  name: 'insurances-of-member',
  text: `
    select o.id as "orderId", o.number as "orderNumber", o.state, n.position, n.item_id as key,
      n.price_minor::float8 as "priceMinor", o.currency, d.title, n.is_live and d.is_live as "isLive",
      case when m.id is not null then json_build_object(
        'brand', m.brand, 'name', m.name, 'color', p.color ->> 'name', 'material', p.material) end as device,
      (select max(h.at) from order_history h
        where h.order_id = o.id and h.subject = 'shipment' and h.to_state = 'delivered') as "deliveredAt"
    from orders o
    join order_line n on n.order_id = o.id and n.kind = 'service'
    join order_line d on d.order_id = o.id and d.position = n.belongs_to
    left join listing l on l.id = d.listing_id
    left join product p on p.id = l.product_id
    left join model m on m.id = p.model_id
    where o.user_id = $1::uuid and o.market = $2 and ${type} = 'INSURANCE'
      and exists (select 1 from order_history h
        where h.order_id = o.id and h.subject = 'order' and h.to_state in ('confirmed', 'closed'))
    order by o.placed_at desc, o.id desc, n.position`,
}
