import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A listing's prices as they shall be. */
export type PriceChange = {
  readonly listingId: string
  readonly priceMinor: number
  readonly newPriceMinor: number | null
}

/** rules-of-trade.md 3: a shelf price never changes without a line in its history, and only a change makes one. */
export function makePriceStore() {
  return {
    save: async (tx: Sql, changes: readonly PriceChange[], at: Date): Promise<void> => {
      if (changes.length > 0) await rowsOf(tx, savePrices, [JSON.stringify(changes), at])
    },
  }
}

export type PriceStore = ReturnType<typeof makePriceStore>

/** Listings change in the order of their ids, so that no order placed meanwhile can deadlock with this. */
const savePrices: Statement = {
  name: 'prices-save',
  text: `
    with wanted as materialized (
      select l.id, l.price_minor as before, w."priceMinor" as price, w."newPriceMinor" as new_price
      from jsonb_to_recordset($1::jsonb) as w ("listingId" text, "priceMinor" bigint, "newPriceMinor" bigint)
      join listing l on l.id = w."listingId" order by l.id for no key update of l
    ),
    priced as (
      update listing set price_minor = wanted.price, new_price_minor = wanted.new_price
      from wanted where listing.id = wanted.id
    )
    insert into price_history (listing_id, since, price_minor)
    select id, $2, price from wanted where price <> before`,
}
