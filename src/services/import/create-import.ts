import { acceptedIn, type DeviceMapping, type Mapped } from '#domain/device/canonical/mapping.ts'
import type { ImportKind, SetupImportKind } from '#domain/device/import-kind.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Database } from '#store/database.ts'
import { type DeviceCatalogue, deviceCatalogue } from '#store/import/device-catalogue.ts'
import { createSerialHash } from '#store/import/serial-hash.ts'
import { createSeal, type SealSecrets } from '#store/seal.ts'
import { loadSettings } from '#store/settings.ts'
import { inTransaction } from '#store/transaction.ts'
import { createProductFinder } from './find-products.ts'
import { accessoryImporter } from './import-accessories.ts'
import { countyImporter, localityImporter, streetImporter } from './import-places.ts'
import { priceBookImporter } from './import-price-book.ts'
import { priceImporter } from './import-prices.ts'
import { serviceImporter } from './import-services.ts'
import { stockImporter } from './import-stock.ts'
import { type Counts, importTable } from './import-table.ts'
import { tacImporter } from './import-tac.ts'
import type { Importer, Outcome } from './importer.ts'
import { type Known, loadKnown } from './known.ts'
import { lackingColumns } from './match-columns.ts'
import { readTable, type Unreadable } from './read-table.ts'
import { createBatchWriter, dryRun } from './take-batch.ts'
import { withoutColors } from './without-colors.ts'

export type ImportOptions = {
  readonly kind: ImportKind | SetupImportKind
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
export async function createImport(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  options: ImportOptions,
) {
  const { market, mode, mapping } = options
  const settings = await loadSettings(db)
  const catalogue = deviceCatalogue
  const known = await loadKnown(catalogue, pool, acceptedIn(mapping.values))
  const { currency } = settings.shopOf(market).cart
  const shop = { market, currency, catalogue, known, now: () => new Date() }
  const run =
    <Change>(importer: Importer<Change>) =>
    async (
      bytes: AsyncIterable<Uint8Array>,
      report: ReportOutcomes,
    ): Promise<Result<Imported, Unreadable>> => {
      const table = await readTable(bytes, { names: importer.names, assigned: mapping.columns })
      if (!table.ok) return table
      const processBatch =
        mode === 'look'
          ? dryRun(importer, pool)
          : createBatchWriter(importer, work => inTransaction(pool, ['import'], work))
      const counts = await importTable(table.value, processBatch, report)
      const { at, ignored } = table.value.columns
      const lacking = lackingColumns(at, importer.needs)
      return ok({ counts, lacking, ignored, proposed: known.proposed() })
    }
  return {
    stock: () =>
      run(stockImporter({ ...shop, ...stockParts(options), products: productsOf(shop) })),
    prices: () => run(priceImporter({ ...shop, products: productsOf(shop) })),
    accessories: () => run(accessoryImporter({ ...shop })),
    tac: () => run(tacImporter({ known })),
    counties: () => run(countyImporter(shop)),
    localities: () => run(localityImporter(shop)),
    streets: () => run(streetImporter(shop)),
    services: () => run(serviceImporter(shop)),
    'price-book': () => run(priceBookImporter({ ...shop, ...bookParts(shop, options) })),
  }[options.kind]()
}

type ReportOutcomes = (outcomes: readonly Outcome[]) => Promise<void>

function productsOf({ catalogue, known }: { catalogue: DeviceCatalogue; known: Known }) {
  return createProductFinder(catalogue, known)
}

function bookParts(
  { catalogue, known }: { catalogue: DeviceCatalogue; known: Known },
  { source }: ImportOptions,
) {
  return {
    items: createProductFinder(withoutColors(catalogue), known),
    source,
  }
}

function stockParts({ secret, sealSecrets, source }: ImportOptions) {
  return {
    seal: createSeal(sealSecrets ?? secret),
    serialHash: createSerialHash(secret),
    source,
  }
}
