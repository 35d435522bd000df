import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { keyOf } from './key-of.ts'

type Options = {
  readonly secret: string
  /** What is attempted; each name has its own keys. */
  readonly name: string
  readonly windowSeconds: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** A sliding window shared by all processes on a database: each attempt expires separately. */
export function createRecentTries(
  sql: Sql,
  { secret, name, windowSeconds, now = Date.now }: Options,
) {
  const windowMs = windowSeconds * 1_000
  const since = () => new Date(now() - windowMs)
  const digest = (key: string) => keyOf(secret, name, key)
  return {
    take: async (key: string): Promise<number> => {
      const ends = new Date(now() + windowMs)
      const values = [digest(key), new Date(now()), since(), ends]
      const [row] = await rowsOf<{ count: number }>(sql, take, values)
      return row?.count ?? 1
    },
    giveBack: async (key: string): Promise<void> => {
      await rowsOf(sql, giveBack, [digest(key)])
    },
    count: async (key: string): Promise<number> => {
      const [row] = await rowsOf<{ count: number }>(sql, count, [digest(key), since()])
      return row?.count ?? 0
    },
    secondsLeft: async (key: string): Promise<number> => {
      const [row] = await rowsOf<{ oldest: Date | null }>(sql, oldest, [digest(key), since()])
      const leftMs = (row?.oldest?.getTime() ?? 0) + windowMs - now()
      return Math.max(1, Math.ceil(leftMs / 1_000))
    },
  }
}

/** Higher than any limit: a key that is tried endlessly does not grow endlessly. */
const maxStored = 200

const take: Statement = {
  name: 'recent-try-take',
  text: `insert into recent_try as kept (key, times, ends_at) values ($1, array[$2::timestamptz], $4)
    on conflict (key) do update set ends_at = excluded.ends_at, times = (
      select array_agg(at order by at)
      from (
        select at from unnest(kept.times || excluded.times) at
        where at > $3 order by at desc limit ${maxStored}
      ) latest
    )
    returning cardinality(times) as count`,
}

const giveBack: Statement = {
  name: 'recent-try-give-back',
  text: `update recent_try set times = times[:cardinality(times) - 1]
    where key = $1 and cardinality(times) > 0`,
}

const count: Statement = {
  name: 'recent-try-count',
  text: `select count(*)::int as count
    from recent_try cross join unnest(times) at where key = $1 and at > $2`,
}

const oldest: Statement = {
  name: 'recent-try-oldest',
  text: `select min(at) as oldest
    from recent_try cross join unnest(times) at where key = $1 and at > $2`,
}
