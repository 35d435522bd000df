import pg from 'pg'
import type { Market } from '#domain/market/market.ts'
import { defaultCurrency } from '#domain/money/currency.ts'
import type { Sql } from '#store/transaction.ts'
import { addListings, addModels, addProducts, addUnits, searchWords } from './statements.ts'

export type Grown = { readonly products: number; readonly units: number }

const unitsPerProduct = 10

/**
 * Grows a seeded catalogue to about `units` devices and a tenth as many products, for performance measurements. The new
 * models are further editions of the seeded ones ("Galaxy S21 E4"), each in 64 configurations. Stock and rollups are
 * counted at the end, not by triggers row by row. Existing rows stay, so a second run only adds what is missing.
 */
export async function growDatabase(url: string, units: number): Promise<Grown> {
  // A separate connection: the shop's own time out after 15 s, and this takes a minute or two.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await refuseOtherCurrency(client)
    const grown = await growCatalogue(client, units)
    await client.query('commit')
    await client.query('vacuum analyze')
    return grown
  } finally {
    await client.end()
  }
}

/** Its prices are in the currencies that the markets begin with. */
async function refuseOtherCurrency(tx: Sql) {
  const text = `select market, value #>> '{cart,currency}' as currency from setting where key = 'shop'`
  const { rows } = await tx.query<{ market: Market; currency: string }>({ text, values: [] })
  const changed = rows.find(({ market, currency }) => defaultCurrency[market] !== currency)
  if (changed)
    throw new Error(`The currency of ${changed.market} was changed: grow it before that.`)
}

async function growCatalogue(tx: Sql, units: number): Promise<Grown> {
  const run = async (text: string, values: readonly unknown[] = []) =>
    (await tx.query<Record<string, number>>({ text, values: [...values] })).rows[0]
  const triggers = async (what: 'disable' | 'enable') => {
    for (const table of ['unit', 'listing']) await run(`alter table ${table} ${what} trigger user`)
  }
  await triggers('disable')
  await run(addModels, [units / unitsPerProduct])
  await run(searchWords)
  await run(addProducts)
  await run(addListings)
  await run(addUnits, [units])
  await run(
    `update listing set stock = counted.n
     from (select listing_id, count(*) as n from unit where state = 'listed' group by 1) counted
     where listing.id = counted.listing_id and listing.stock <> counted.n`,
  )
  await triggers('enable')
  await run('select rebuild_shelf()')
  const counted = await run(
    'select (select count(*)::int from product) as products, (select count(*)::int from unit) as units',
  )
  return { products: counted?.products ?? 0, units: counted?.units ?? 0 }
}
