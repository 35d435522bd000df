import type { ShipmentState } from '#domain/order/shipment-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

const parcelStates: Statement = {
  name: 'replace-parcel-states',
  text: 'select state from shipment where order_id = $1::uuid for update',
}

const sold: Statement = {
  name: 'replace-sold-unit',
  text: `select u.id as "unitId", u.listing_id as "listingId", n.tax_scheme as "taxScheme" from order_line n join unit u on u.id = n.unit_id
    where n.order_id = $1::uuid and n.position = $2 and n.is_live and u.state = 'sold'`,
}

/** The listing is locked before its units, as orders do. */
const lockListing: Statement = {
  name: 'replace-lock-listing',
  text: 'select id from listing where id = $1 for no key update',
}

/** The other device, taxed as the invoice says, is sold, the one before goes to grading, and the parcel is to be packed again. */
const swap: Statement = {
  name: 'replace-swap',
  text: `with other as (
      select id from unit where listing_id = $1 and state = 'listed' and tax_scheme = $8
      order by battery_health desc nulls last, id limit 1 for update
    ), taken as (
      update unit set state = 'sold' from other where unit.id = other.id returning unit.id
    ), back as (
      update unit set state = 'grading' where id = $2::uuid and exists (select from taken) returning id
    ), line as (
      update order_line set unit_id = (select id from taken) where order_id = $3::uuid and position = $4
        and exists (select from taken) returning unit_id
    ), parcel as (
      update shipment set packed_at = null where order_id = $3::uuid and exists (select from taken)
    ), noted as (
      insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
      select gen_random_uuid(), each.id, each.from_state, each.to_state, $5, $6, $7 from (
        select id, 'sold' as from_state, 'grading' as to_state from back
        union all select id, step.from_state, step.to_state
        from taken cross join (values ('listed', 'held'), ('held', 'sold')) as step (from_state, to_state)
      ) each
    )
    select unit_id::text as id from line`,
}

export async function listParcelStates(
  tx: Sql,
  orderId: string,
): Promise<readonly ShipmentState[]> {
  const rows = await rowsOf<{ state: ShipmentState }>(tx, parcelStates, [orderId])
  return rows.map(({ state }) => state)
}

export type SoldUnit = {
  readonly unitId: string
  readonly listingId: string
  readonly taxScheme: 'margin' | 'vat'
}

/** The device of a line of an order, as long as it is in the house. */
export async function findSoldUnit(
  tx: Sql,
  orderId: string,
  position: number,
): Promise<SoldUnit | undefined> {
  return (await rowsOf<SoldUnit>(tx, sold, [orderId, position]))[0]
}

/** The id of the device that is sold instead; `undefined` if the listing has no other one. */
export async function swapUnit(
  tx: Sql,
  of: SoldUnit & {
    readonly orderId: string
    readonly position: number
    readonly actor: string
    readonly reason: string
    readonly at: Date
  },
): Promise<string | undefined> {
  const { listingId, unitId, taxScheme, orderId, position, actor, reason, at } = of
  await rowsOf(tx, lockListing, [listingId])
  const values = [listingId, unitId, orderId, position, actor, reason, at, taxScheme]
  return (await rowsOf<{ id: string }>(tx, swap, values))[0]?.id
}
