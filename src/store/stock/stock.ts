import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** Marks what an order reserved as sold; returns the number of units. */
export async function sellUnits(tx: Sql, orderId: string, at: Date): Promise<number> {
  return unitsIn(await rowsOf<Moved>(tx, sellHeld, [orderId, at]))
}

/** Releases what an order reserved for sale again; returns the number of units. */
export async function freeUnits(tx: Sql, orderId: string, at: Date): Promise<number> {
  return unitsIn(await rowsOf<Moved>(tx, freeHeld, [orderId, at]))
}

/** Releases what was sold to a cancelled order for sale again; returns the number of units. */
export async function restockUnits(tx: Sql, orderId: string, at: Date): Promise<number> {
  return unitsIn(await rowsOf<Moved>(tx, restockSold, [orderId, at]))
}

/** Extends the reservation of an order under review. */
export function prolongHolds(tx: Sql, orderId: string, until: Date) {
  return rowsOf(tx, prolongHeld, [orderId, until])
}

type Moved = { readonly unit_id: string }

/** A unit may add several history rows. */
function unitsIn(rows: readonly Moved[]): number {
  return new Set(rows.map(row => row.unit_id)).size
}

const sellHeld: Statement = {
  name: 'stock-sell',
  text: `
    with sold as (
      update unit set state = 'sold', held_by = null, held_until = null
      where held_by = $1::uuid and state = 'held' returning id
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), sold.id, step.from_state, step.to_state, 'shop', 'order ' || $1::uuid, $2
    from sold cross join (values ('listed', 'held'), ('held', 'sold')) as step (from_state, to_state)
    returning unit_id`,
}

/** Locks its listings first, in the same order as the statement that reserves units. */
const freeHeld: Statement = {
  name: 'stock-free',
  text: `
    with queued as materialized (
      select l.id from listing l
      where l.id in (select listing_id from unit where held_by = $1::uuid and state = 'held')
      order by l.id for no key update of l
    ),
    freed as (
      update unit set state = 'listed', held_by = null, held_until = null
      from queued where unit.listing_id = queued.id and held_by = $1::uuid and state = 'held'
      returning unit.id
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), freed.id, step.from_state, step.to_state, 'shop', 'order ' || $1::uuid, $2
    from freed cross join (values ('listed', 'held'), ('held', 'listed')) as step (from_state, to_state)
    returning unit_id`,
}

const restockSold: Statement = {
  name: 'stock-restock',
  text: `
    with own as materialized (
      select u.id, u.listing_id from order_line n join unit u on u.id = n.unit_id
      where n.order_id = $1::uuid and n.is_live and u.state = 'sold'
    ),
    queued as materialized (
      select l.id from listing l where l.id in (select listing_id from own)
      order by l.id for no key update of l
    ),
    freed as (
      update unit set state = 'listed' from own join queued on queued.id = own.listing_id
      where unit.id = own.id and unit.state = 'sold' returning unit.id
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, 'sold', 'listed', 'shop', 'order ' || $1::uuid || ' was cancelled', $2
    from freed returning unit_id`,
}

const prolongHeld: Statement = {
  name: 'stock-prolong',
  text: `update unit set held_until = $2 where held_by = $1::uuid and state = 'held'`,
}
