import type pg from 'pg'

const look = {
  name: 'unguarded-look',
  text: `select id, listing_id as "listingId", tax_scheme as "taxScheme" from unit
    where listing_id = any($1::text[]) and state = 'listed' order by id limit $2`,
}

const take = {
  name: 'unguarded-take',
  text: `update unit set state = case when $3::timestamptz is null then 'sold' else 'held' end,
    held_by = case when $3::timestamptz is not null then $2::uuid end, held_until = $3 where id = any($1::uuid[])`,
}

type Query = (...args: unknown[]) => Promise<pg.QueryResult<{ id: string }>>

/** The values of the statement `stock-hold` (src/store/stock/stock.ts). */
type HoldValues = [
  listingIds: string[],
  counts: number[],
  preferred: string[],
  orderId: string,
  until: Date | null,
]

/**
 * Sabotage to prove the oracle: orders read units, then reserve them, with no lock and no condition in between. The
 * shop's code is not aware of it: on every connection of the pool its statement is replaced.
 */
export function removeStockGuard(pool: pg.Pool) {
  pool.on('connect', client => {
    const query = client.query.bind(client) as unknown as Query
    const unguarded: Query = (...args) => {
      const values = holdValuesOf(args[0])
      return values ? holdUnguarded(query, values) : query(...args)
    }
    client.query = unguarded as unknown as typeof client.query
  })
}

function holdValuesOf(statement: unknown): HoldValues | undefined {
  const { name, values } = statement as Partial<pg.QueryConfig>
  return name === 'stock-hold' ? (values as HoldValues) : undefined
}

async function holdUnguarded(query: Query, [listingIds, counts, , orderId, until]: HoldValues) {
  const count = counts.reduce((sum, each) => sum + each, 0)
  const seen = await query({ ...look, values: [listingIds, count] })
  await query({ ...take, values: [seen.rows.map(unit => unit.id), orderId, until] })
  return seen
}
