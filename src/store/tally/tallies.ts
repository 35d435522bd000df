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
  const values = [keyOf(secret, 'window', key), by, windowMs]
  const [row] = await rowsOf<Row>(sql, add, values)
  return row ? tallyOf(row) : { count: by, leftMs: windowMs }
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

const add: Statement = {
  name: 'tally-add',
  text: `insert into tally (key, count, ends_at)
    values ($1, $2::int, now() + $3::float8 * interval '1 millisecond')
    on conflict (key) do update set
      count = case when tally.ends_at <= now() then excluded.count else tally.count + excluded.count end,
      ends_at = case when tally.ends_at <= now() then excluded.ends_at else tally.ends_at end
    returning count, extract(epoch from ends_at - now()) * 1000 as "left"`,
}
