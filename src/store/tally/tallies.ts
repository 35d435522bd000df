import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { keyOf } from './key-of.ts'

/** The count of a key in its window, and the milliseconds until the window ends. */
export type Tally = { readonly count: number; readonly leftMs: number }

export async function readTally(sql: Sql, secret: string, key: string): Promise<Tally> {
  const [row] = await rowsOf<Row>(sql, read, [keyOf(secret, 'window', key)])
  return row ? tallyOf(row) : { count: 0, leftMs: 0 }
}

export async function addToTally(
  sql: Sql,
  secret: string,
  key: string,
  by: number,
  windowMs: number,
): Promise<Tally> {
  const [tally] = await addToTallies(sql, secret, [{ key, by, windowMs }])
  return tally ?? { count: by, leftMs: windowMs }
}

export type Addition = { readonly key: string; readonly by: number; readonly windowMs: number }

/** The tallies of different keys, in the order of the additions. */
export async function addToTallies(
  sql: Sql,
  secret: string,
  additions: readonly Addition[],
): Promise<readonly Tally[]> {
  const keys = additions.map(({ key }) => keyOf(secret, 'window', key))
  const values = [keys, additions.map(({ by }) => by), additions.map(({ windowMs }) => windowMs)]
  const rows = await rowsOf<Row & { readonly key: string }>(sql, add, values)
  const byKey = new Map(rows.map(row => [row.key, tallyOf(row)]))
  return additions.map(
    ({ by, windowMs }, at) => byKey.get(keys[at] ?? '') ?? { count: by, leftMs: windowMs },
  )
}

type Row = { readonly count: number; readonly left: string }

function tallyOf({ count, left }: Row): Tally {
  return { count, leftMs: Math.max(0, Number(left)) }
}

const read: Statement = {
  name: 'tally-read',
  text: `select count, extract(epoch from ends_at - now()) * 1000 as "left"
    from tally where key = $1 and ends_at > now()`,
}

/** In the order of the keys, so that the processes cannot deadlock. */
const add: Statement = {
  name: 'tally-add',
  text: `insert into tally (key, count, ends_at)
    select key, added, now() + window_ms * interval '1 millisecond'
    from unnest($1::text[], $2::int[], $3::float8[]) as one (key, added, window_ms) order by key
    on conflict (key) do update set
      count = case when tally.ends_at <= now() then excluded.count else tally.count + excluded.count end,
      ends_at = case when tally.ends_at <= now() then excluded.ends_at else tally.ends_at end
    returning key, count, extract(epoch from ends_at - now()) * 1000 as "left"`,
}
