import { markets } from '#domain/market/market.ts'
import { bookItemOf } from '#domain/trade-in/book-item.ts'
import { firstPriceTables } from '#domain/trade-in/price-tables.ts'
import type { Transaction } from '../database.ts'
import { priceBookEntry, priceBookVersion } from '../schema/price-book.ts'
import { catalogueModels, catalogueProducts } from './catalogue-products.ts'
import { insertAll } from './insert-all.ts'
import { basePriceMinor } from './shelf-price.ts'

/**
 * The first version of each market's price book: every seeded model and configuration. An existing version stays
 * unchanged.
 */
export async function seedPriceBook(tx: Transaction, now: Date): Promise<void> {
  const [version] = await tx.select().from(priceBookVersion).limit(1)
  if (version) return
  const first = { number: 1, tables: firstPriceTables, actor: 'shop', reason: 'first', at: now }
  await insertAll(
    tx,
    priceBookVersion,
    markets.map(market => ({ market, ...first })),
  )
  await insertAll(tx, priceBookEntry, entries())
}

/** Products that differ only in colour share one price, their highest. */
function entries() {
  const eur = new Map<string, number>()
  for (const { model, configuration, eur: own } of catalogueProducts(catalogueModels())) {
    const item = bookItemOf(model.id, configuration)
    eur.set(item, Math.max(own, eur.get(item) ?? 0))
  }
  return markets.flatMap(market =>
    [...eur].map(([item, price]) => ({
      market,
      item,
      sinceVersion: 1,
      baseMinor: basePriceMinor(market, price),
    })),
  )
}
