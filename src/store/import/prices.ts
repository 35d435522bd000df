import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** The new prices of a listing. */
export type PriceChange = {
  readonly listingId: string
  readonly priceMinor: number
  readonly newPriceMinor: number | null
}

export async function saveListingPrices(
  tx: Sql,
  changes: readonly PriceChange[],
  at: Date,
): Promise<void> {
  if (changes.length > 0) await rowsOf(tx, savePrices, [JSON.stringify(changes), at])
}

/** Listings are updated in the order of their ids, so that a concurrent order cannot deadlock with this. */
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
