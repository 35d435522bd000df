import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { firstPriceTables } from '#domain/trade-in/price-tables.ts'
import {
  type BasePrice,
  findLatestPriceBook,
  insertPriceBook,
  listBasePrices,
} from '#store/trade-in/price-book.ts'
import type { Sql } from '#store/transaction.ts'
import { priceBookColumns } from './column-names.ts'
import { createDuplicateCheck } from './duplicate-check.ts'
import type { FindProducts } from './find-products.ts'
import { errorsOf, type Importer, type Judged, refused } from './importer.ts'
import { amountIn, needed } from './read-cell.ts'

type Pricing = {
  readonly market: Market
  readonly currency: Currency
  /** Finds the items of the price book: products without their colours. */
  readonly items: FindProducts
  /** The file's name. */
  readonly source: string
  readonly now: () => Date
}

/**
 * Each valid row is the new value of an item in spotless condition; every batch that changes a value creates a
 * version (sell.md, Price).
 */
export function priceBookImporter(pricing: Pricing): Importer<BasePrice> {
  const { market, currency, items, source, now } = pricing
  const checkDuplicate = createDuplicateCheck()
  return {
    names: priceBookColumns,
    needs: [
      ['sku', 'base'],
      ['model', 'base'],
    ],
    judge: async (sql, rows) => {
      const found = await items(
        sql,
        rows.map(({ cells }) => cells),
      )
      const current = await currentBases(
        sql,
        pricing,
        found.flatMap(each => (each.ok ? [each.value.id] : [])),
      )
      return rows.map(({ line, cells }, at): Judged<BasePrice> => {
        const item = found[at]
        const base = needed(amountIn(currency))(cells, 'base')
        if (!item?.ok || !base.ok) return refused(line, ...errorsOf(item, base))
        const change = { item: item.value.id, baseMinor: base.value.minor }
        const earlier = checkDuplicate(change.item, line, change.baseMinor)
        if (earlier.kind === 'other')
          return refused(line, { kind: 'repeated', column: 'base', line: earlier.line })
        const known = current.get(change.item)
        if (earlier.kind === 'same' || known === change.baseMinor)
          return { line, verdict: 'unchanged' }
        return { line, verdict: known === undefined ? 'added' : 'changed', change }
      })
    },
    write: async (tx, bases) => {
      if (bases.length === 0) return
      const tables = (await findLatestPriceBook(tx, market))?.tables ?? firstPriceTables
      const why = { actor: 'import', reason: source, at: now() }
      await insertPriceBook(tx, { market, tables, bases, ...why })
    },
  }
}

async function currentBases(
  sql: Sql,
  { market }: Pricing,
  items: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const version = await findLatestPriceBook(sql, market)
  if (!version || items.length === 0) return new Map()
  const bases = await listBasePrices(sql, market, version.number, [...new Set(items)])
  return new Map(bases.map(({ item, baseMinor }) => [item, baseMinor]))
}
