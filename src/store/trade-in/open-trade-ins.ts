import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

type Counting = {
  readonly keys: readonly string[]
  readonly states: readonly TradeInState[]
  readonly exceptId: string
}

/** The number of trade-ins counted under each of the keys. */
export async function countOpenTradeIns(tx: Sql, { keys, states, exceptId }: Counting) {
  const rows = await rowsOf<{ key: string; open: number }>(tx, count, [keys, states, exceptId])
  return new Map(rows.map(({ key, open }) => [key, open]))
}

export function writeOpenTradeInKeys(tx: Sql, id: string, keys: readonly string[]) {
  return rowsOf(tx, write, [id, keys])
}

const count: Statement = {
  name: 'open-trade-ins-count',
  text: `select key, (
      select count(*)::int from sale s
      where s.counted_as @> array[key] and s.state = any($2::text[]) and s.id <> $3::uuid
    ) as open
    from unnest($1::text[]) key`,
}

const write: Statement = {
  name: 'open-trade-in-write',
  text: 'update sale set counted_as = $2::text[] where id = $1::uuid',
}
