import type pg from 'pg'

const look = {
  name: 'unguarded-look',
  text: `select id from unit where listing_id = any($1::text[]) and state = 'listed' order by id limit $2`,
}

/**
 * What keeps two orders from one unit in the statement `order-write` (src/store/stock/taking-units.ts), and what
 * stands there without it.
 */
const guards: readonly (readonly [guarded: string, unguarded: string])[] = [
  ['order by l.id for no key update of l', 'order by l.id'],
  [
    "where u.id = any($3::uuid[]) and u.state = 'listed' for update of u",
    'where u.id = any($3::uuid[])',
  ],
  ["where unit.id = picked.id and unit.state = 'listed'", 'where unit.id = picked.id'],
]

type Query = (...args: unknown[]) => Promise<pg.QueryResult<{ id: string }>>

/** The values of the statement `order-write`. */
type WriteValues = readonly [
  listingIds: string[],
  counts: number[],
  preferred: string[],
  ...others: unknown[],
]

/**
 * Sabotage to prove the oracle: orders read units, then take them, with no lock and no condition in between. The
 * shop's code is not aware of it: on every connection of the pool its statement is replaced.
 */
export function removeStockGuard(pool: pg.Pool) {
  pool.on('connect', client => {
    const query = client.query.bind(client) as unknown as Query
    const unguarded: Query = (...args) => {
      const { name, text, values } = args[0] as Partial<pg.QueryConfig>
      return name === 'order-write' && text !== undefined
        ? writeUnguarded(query, text, values as unknown as WriteValues)
        : query(...args)
    }
    client.query = unguarded as unknown as typeof client.query
  })
}

async function writeUnguarded(query: Query, guarded: string, values: WriteValues) {
  const [listingIds, counts, , ...others] = values
  const count = counts.reduce((sum, each) => sum + each, 0)
  const seen = await query({ ...look, values: [listingIds, count] })
  const text = guards.reduce(withoutGuard, guarded)
  const ids = seen.rows.map(unit => unit.id)
  return query({ name: 'unguarded-write', text, values: [listingIds, counts, ids, ...others] })
}

function withoutGuard(text: string, [guarded, unguarded]: (typeof guards)[number]): string {
  if (!text.includes(guarded)) throw new Error(`The statement has no "${guarded}".`)
  return text.replace(guarded, unguarded)
}
