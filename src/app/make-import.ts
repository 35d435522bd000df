import { acceptedIn, type DeviceMapping, type Mapped } from '#domain/device/canonical/mapping.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result } from '#domain/result.ts'
import { makeFindProducts } from '#services/import/find-products.ts'
import { makeImportAccessories } from '#services/import/import-accessories.ts'
import { makeImportPriceBook } from '#services/import/import-price-book.ts'
import { makeImportPrices } from '#services/import/import-prices.ts'
import { makeImportStock } from '#services/import/import-stock.ts'
import { type Counts, importTable } from '#services/import/import-table.ts'
import { makeImportTac } from '#services/import/import-tac.ts'
import type { Importer, Outcome } from '#services/import/importer.ts'
import { type Known, makeKnown } from '#services/import/known.ts'
import { lackingColumns } from '#services/import/match-columns.ts'
import { readTable, type Unreadable } from '#services/import/read-table.ts'
import { makeLookOnly, makeWriteBatch } from '#services/import/take-batch.ts'
import { withoutColors } from '#services/import/without-colors.ts'
import type { Database } from '#store/database.ts'
import {
  type DeviceCatalogueStore,
  makeDeviceCatalogueStore,
} from '#store/import/device-catalogue.ts'
import { makeSerialHash } from '#store/import/serial-hash.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { makeSettingsStore } from '#store/settings.ts'
import { inTransaction } from '#store/transaction.ts'

export const importKinds = ['stock', 'prices', 'accessories', 'price-book', 'tac'] as const
export type ImportKind = (typeof importKinds)[number]

export type ImportOptions = {
  readonly kind: ImportKind
  readonly market: Market
  readonly mode: 'write' | 'look'
  /** The name of the file. */
  readonly source: string
  readonly mapping: DeviceMapping
  readonly secret: string
  /** Encryption keys, newest first; default: `secret`. */
  readonly sealSecrets?: SealSecrets
}

export type Imported = {
  readonly counts: Counts
  /** Missing columns that are required to import any row. */
  readonly lacking: readonly string[]
  readonly ignored: readonly string[]
  readonly proposed: readonly Mapped[]
}

/** Connects the stores to one import of a file; the importer of its kind validates and writes. */
export async function makeImport(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  options: ImportOptions,
) {
  const { market, mode, mapping } = options
  const settings = await makeSettingsStore(db)
  const catalogue = makeDeviceCatalogueStore()
  const known = await makeKnown(catalogue, pool, acceptedIn(mapping.values))
  const { currency } = settings.shopOf(market).cart
  const shop = { market, currency, catalogue, known, now: () => new Date() }
  const run =
    <Change>(importer: Importer<Change>) =>
    async (
      bytes: AsyncIterable<Uint8Array>,
      reportError: Tell,
    ): Promise<Result<Imported, Unreadable>> => {
      const table = await readTable(bytes, { names: importer.names, given: mapping.columns })
      if (!table.ok) return table
      const take =
        mode === 'look'
          ? makeLookOnly(importer, pool)
          : makeWriteBatch(importer, work => inTransaction(pool, ['import'], work))
      const counts = await importTable(table.value, take, reportError)
      const { at, ignored } = table.value.columns
      const lacking = lackingColumns(at, importer.needs)
      return ok({ counts, lacking, ignored, proposed: known.proposed() })
    }
  return {
    stock: () =>
      run(makeImportStock({ ...shop, ...stockParts(options), products: productsOf(shop) })),
    prices: () => run(makeImportPrices({ ...shop, products: productsOf(shop) })),
    accessories: () => run(makeImportAccessories({ ...shop })),
    tac: () => run(makeImportTac({ known })),
    'price-book': () => run(makeImportPriceBook({ ...shop, ...bookParts(shop, options) })),
  }[options.kind]()
}

type Tell = (outcomes: readonly Outcome[]) => Promise<void>

function productsOf({ catalogue, known }: { catalogue: DeviceCatalogueStore; known: Known }) {
  return makeFindProducts(catalogue, known)
}

function bookParts(
  { catalogue, known }: { catalogue: DeviceCatalogueStore; known: Known },
  { source }: ImportOptions,
) {
  return {
    items: makeFindProducts(withoutColors(catalogue), known),
    source,
  }
}

function stockParts({ secret, sealSecrets, source }: ImportOptions) {
  return {
    seal: makeSeal(sealSecrets ?? secret),
    serialHash: makeSerialHash(secret),
    source,
  }
}
