import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type RequestedUnits = {
  readonly orderId: string
  /** The number of units per listing. */
  readonly counts: ReadonlyMap<string, number>
  /** Units to reserve before others if they are still for sale. */
  readonly preferred: readonly string[]
  /** Reserved until then; sold at once if not set. */
  readonly until?: Date
}

export type HeldUnit = {
  readonly id: string
  readonly listingId: string
  readonly taxScheme: 'margin' | 'vat'
}

/** Returns fewer than requested if there are no more; the caller then rolls back, because no reservation is partial. */
export async function holdUnits(tx: Sql, requested: RequestedUnits): Promise<readonly HeldUnit[]> {
  const { orderId, counts, preferred, until } = requested
  const values = [[...counts.keys()], [...counts.values()], preferred, orderId, until ?? null]
  return rowsOf<HeldUnit>(tx, holdFree, values)
}

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

/**
 * Orders for one listing wait at its row, in the order of listing ids, before they lock a unit: the stock trigger
 * would make them wait there anyway, and this way no two carts deadlock. An order that waited for one that was rolled
 * back gets the unit. Preferred units are looked up by id, never sorted from all units: a listing may have thousands.
 */
const holdFree: Statement = {
  name: 'stock-hold',
  text: `
    with queued as materialized (
      select l.id, w.n from unnest($1::text[], $2::int[]) as w (listing_id, n)
      join listing l on l.id = w.listing_id order by l.id for no key update of l
    ),
    preferred as materialized (
      select u.id, u.listing_id from queued join unit u on u.listing_id = queued.id
      where u.id = any($3::uuid[]) and u.state = 'listed' for update of u
    ),
    others as materialized (
      select u.id from queued cross join lateral (
        select id from unit where listing_id = queued.id and state = 'listed' and id <> all($3::uuid[])
        limit greatest(0, queued.n - (select count(*) from preferred where listing_id = queued.id)) for update
      ) u
    )
    update unit set state = case when $5::timestamptz is null then 'sold' else 'held' end,
      held_by = case when $5::timestamptz is not null then $4::uuid end, held_until = $5
    from (
      select p.id from (select *, row_number() over (partition by listing_id) as place from preferred) p
      join queued on queued.id = p.listing_id and p.place <= queued.n
      union all select id from others
    ) as picked
    where unit.id = picked.id and unit.state = 'listed'
    returning unit.id, unit.listing_id as "listingId", unit.tax_scheme as "taxScheme"`,
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
