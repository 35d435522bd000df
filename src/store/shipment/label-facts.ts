import type { Address } from '#domain/address/address.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { DeviceType } from '#domain/device/device.ts'
import type { Currency } from '#domain/money/money.ts'
import { convertedBetweenSql } from '../money/converted-sql.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/**
 * The facts of an order that its label needs. `dueMinor` is the amount still to be paid on delivery, in the
 * market's currency: whoever collects it can collect no other. */
export type LabelFacts = {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly point: PickupPoint | null
  readonly address: Address | null
  readonly currency: Currency
  readonly dueMinor: number
  readonly devices: readonly DeviceType[]
  readonly accessories: number
}

export async function readLabelFacts(sql: Sql, shipmentId: string): Promise<LabelFacts> {
  const [facts] = await rowsOf<LabelFacts>(sql, labelFacts, [shipmentId])
  if (!facts) throw new Error(`shipment ${shipmentId} is not there`)
  return facts
}

const labelFacts: Statement = {
  name: 'shipment-label-facts',
  text: `
    select o.number, o.contact_name as name, o.contact_email as email, o.contact_phone as phone,
      o.pickup_point as point, shop.currency,
      (select json_strip_nulls(json_build_object(
          'county', json_build_object('id', a.county_id, 'name', a.county),
          'locality', json_build_object('id', a.locality_id, 'name', a.locality),
          'street', a.street, 'number', a.number, 'details', a.details,
          'postalCode', coalesce(a.postal_code, '')))
        from order_address a where a.order_id = o.id and a.role = 'delivery') as address,
      coalesce((select ${convertedBetweenSql('p.amount_minor', 'p.currency', 'shop.currency')} from payment p
        where p.order_id = o.id and p.state = 'due'), 0)::float8 as "dueMinor",
      array(select m.type from order_line n join listing l on l.id = n.listing_id
        join product p on p.id = l.product_id join model m on m.id = p.model_id
        where n.order_id = o.id and n.kind = 'device' order by n.position) as devices,
      (select count(*)::int from order_line n
        where n.order_id = o.id and n.kind = 'accessory') as accessories
    from shipment s join orders o on o.id = s.order_id
    cross join lateral (select coalesce((select t.value #>> '{cart,currency}' from setting t
      where t.market = o.market and t.key = 'shop'), o.currency) as currency) as shop where s.id = $1::uuid`,
}
