import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

type Prices = { readonly priceMinor: number; readonly newPriceMinor: number | null }

/** The new prices of a listing. */
export type PriceChange = Prices & { readonly listingId: string }

/** The prices with which a listing opens. */
export type FirstPrice = Prices & { readonly productId: string; readonly grade: Grade }

export async function saveListingPrices(
  tx: Sql,
  changes: readonly PriceChange[],
  at: Date,
): Promise<void> {
  if (changes.length > 0) await rowsOf(tx, savePrices, [JSON.stringify(changes), at])
}

export async function openPricedListings(
  tx: Sql,
  { market, currency }: { readonly market: Market; readonly currency: Currency },
  prices: readonly FirstPrice[],
  at: Date,
): Promise<void> {
  if (prices.length > 0)
    await rowsOf(tx, openListings, [market, currency, JSON.stringify(prices), at])
}

/** A listing without stock: the first device that is imported into it puts it on the shelf. */
const openListings: Statement = {
  name: 'prices-open-listings',
  text: `
    with opened as (
      insert into listing (id, market, product_id, grade, currency, price_minor, new_price_minor, listed_at)
      select $1 || '-' || "productId" || '-' || grade, $1, "productId", grade, $2, "priceMinor", "newPriceMinor", $4
      from jsonb_to_recordset($3::jsonb)
        as w ("productId" text, grade text, "priceMinor" bigint, "newPriceMinor" bigint)
      on conflict do nothing returning id, price_minor
    )
    insert into price_history (listing_id, since, price_minor) select id, $4, price_minor from opened`,
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
