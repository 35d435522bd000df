/** `orderId` gets the units; `counts` is the number of units per listing. */
export type RequestedUnits = {
  readonly orderId: string
  readonly counts: ReadonlyMap<string, number>
  /** Units to take before others if they are still for sale. */
  readonly preferred: readonly string[]
  /** Reserved until then; sold at once if not set. */
  readonly until?: Date
}

export type TakenUnit = { readonly id: string; readonly listingId: string }

/** The first five values of a statement that begins with `takingUnits`. */
export function valuesOfTaking({ orderId, counts, preferred, until }: RequestedUnits) {
  return [[...counts.keys()], [...counts.values()], preferred, orderId, until ?? null]
}

/**
 * The beginning of a statement: `taken` are the units that an order takes, fewer than requested if there are no more.
 * Orders for one listing wait at its row, in the order of listing ids, before they lock a unit: the stock trigger
 * would make them wait there anyway, and this way no two carts deadlock. An order that waited for one that was rolled
 * back gets the unit. Preferred units are looked up by id, never sorted from all units: a listing may have thousands.
 */
export const takingUnits = `
    queued as materialized (
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
    ),
    taken as (
      update unit set state = case when $5::timestamptz is null then 'sold' else 'held' end,
        held_by = case when $5::timestamptz is not null then $4::uuid end, held_until = $5
      from (
        select p.id from (select *, row_number() over (partition by listing_id) as place from preferred) p
        join queued on queued.id = p.listing_id and p.place <= queued.n
        union all select id from others
      ) as picked
      where unit.id = picked.id and unit.state = 'listed'
      returning unit.id, unit.listing_id, unit.tax_scheme
    )`
