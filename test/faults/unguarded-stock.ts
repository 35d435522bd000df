import { makeStockStore, type StockStore } from '#store/stock/stock.ts'
import { rowsOf } from '#store/transaction.ts'

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

/** Sabotage to prove the oracle: reads units, then reserves them, with no lock and no condition in between. */
export function makeUnguardedStock(): StockStore {
  return {
    ...makeStockStore(),
    hold: async (tx, { orderId, counts, until }) => {
      const count = [...counts.values()].reduce((sum, each) => sum + each, 0)
      type Seen = Awaited<ReturnType<StockStore['hold']>>[number]
      const seen = await rowsOf<Seen>(tx, look, [[...counts.keys()], count])
      await rowsOf(tx, take, [seen.map(unit => unit.id), orderId, until ?? null])
      return seen
    },
  }
}
