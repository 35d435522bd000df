import { randomUUID } from 'node:crypto'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { DeviceCatalogue } from '#store/import/device-catalogue.ts'
import type { SerialHash } from '#store/import/serial-hash.ts'
import {
  insertListedUnits,
  type KnownUnit,
  listClaimedHashes,
  listUnitsBySerial,
  type NewUnit,
} from '#store/import/units.ts'
import type { Seal } from '#store/seal.ts'
import type { Sql } from '#store/transaction.ts'
import { stockColumns } from './column-names.ts'
import { createDuplicateCheck, type EarlierLine } from './duplicate-check.ts'
import type { FindProducts, FoundProduct } from './find-products.ts'
import { errorsOf, type Importer, type Judged, refused } from './importer.ts'
import { differencesOf, instantOf } from './known-unit.ts'
import { type Listings, listingsOf } from './listings-of.ts'
import type { GoodRow } from './read-table.ts'
import { readUnit, type UnitFacts } from './read-unit.ts'

export type Stock = {
  readonly market: Market
  readonly currency: Currency
  readonly catalogue: DeviceCatalogue
  readonly products: FindProducts
  readonly seal: Seal
  readonly serialHash: SerialHash
  /** The file's name, for the history of the units. */
  readonly source: string
  readonly now: () => Date
}

/**
 * Each valid row is one unit for sale; a serial number that is already known changes nothing (orders.md, Catalogue
 * and stock).
 */
export function stockImporter(stock: Stock): Importer<NewUnit> {
  const checkDuplicate = createDuplicateCheck()
  return {
    names: stockColumns,
    needs: [
      ['sku', ...unitColumns],
      ['model', ...unitColumns],
    ],
    judge: async (sql, rows) => {
      const parsedRows = await readRows(stock, sql, rows)
      const units = parsedRows.filter(each => 'unit' in each)
      const shelf = await readShelf(stock, sql, units)
      return parsedRows.map(each =>
        'unit' in each ? judgeUnit(stock, shelf, each, checkDuplicate) : each,
      )
    },
    write: insertListedUnits,
  }
}

const unitColumns = ['grade', 'serial', 'acquisition_price', 'tax_scheme']

/** A row that describes a complete unit of a product. */
type UnitRow = {
  readonly line: number
  readonly product: FoundProduct
  readonly unit: UnitFacts
  readonly hash: string
  readonly imeiHash: string | undefined
}

async function readRows(
  { market, currency, products, serialHash, now }: Stock,
  sql: Sql,
  rows: readonly GoodRow[],
): Promise<readonly (UnitRow | Judged<never>)[]> {
  const shop = { market, currency, now: now() }
  const found = await products(
    sql,
    rows.map(({ cells }) => cells),
  )
  return rows.map(({ line, cells }, at) => {
    const product = found[at]
    const unit = readUnit(cells, shop)
    return product?.ok && unit.ok
      ? { line, product: product.value, ...hashed(unit.value, serialHash) }
      : refused(line, ...errorsOf(product, unit))
  })
}

function hashed(unit: UnitFacts, serialHash: SerialHash) {
  return {
    unit,
    hash: serialHash(unit.serial),
    imeiHash: unit.imei === undefined ? undefined : serialHash(unit.imei),
  }
}

type Shelf = {
  /** Hashes of devices that are already one of the shop's units or part of an open trade-in. */
  readonly claimed: ReadonlySet<string>
  readonly listingOf: Listings
  readonly known: ReadonlyMap<string, KnownUnit>
}

async function readShelf(
  { market, catalogue }: Stock,
  sql: Sql,
  unitRows: readonly UnitRow[],
): Promise<Shelf> {
  const known = await listUnitsBySerial(
    sql,
    unitRows.map(({ hash }) => hash),
  )
  return {
    listingOf: await listingsOf(
      catalogue,
      sql,
      market,
      unitRows.map(({ product }) => product),
    ),
    known: new Map(known.map(unit => [unit.serialHash, unit])),
    claimed: await listClaimedHashes(
      sql,
      unitRows.flatMap(({ hash, imeiHash }) => [hash, imeiHash ?? []].flat()),
    ),
  }
}

function judgeUnit(
  stock: Stock,
  { listingOf, known, claimed }: Shelf,
  { line, product, unit, hash, imeiHash }: UnitRow,
  checkDuplicate: (key: string, line: number, facts: unknown) => EarlierLine,
): Judged<NewUnit> {
  const listing = listingOf(product, unit.grade)
  if (!listing.ok) return refused(line, listing.refusal)
  const earlier = checkDuplicate(hash, line, [listing.value.id, unit])
  if (earlier.kind === 'other')
    return refused(line, { kind: 'repeated', column: 'serial', line: earlier.line })
  const own = known.get(hash)
  if (earlier.kind === 'first' && !own) {
    if (claimed.has(hash)) return refused(line, { kind: 'claimed', column: 'serial' })
    if (imeiHash && claimed.has(imeiHash)) return refused(line, { kind: 'claimed', column: 'imei' })
    const twin = imeiHash && checkDuplicate(imeiHash, line, hash)
    if (twin && twin.kind === 'other')
      return refused(line, { kind: 'repeated', column: 'imei', line: twin.line })
    return {
      line,
      verdict: 'added',
      change: newUnit(stock, listing.value.id, { unit, hash, imeiHash }, line),
    }
  }
  const differs = own ? differencesOf(own, listing.value.id, unit, stock.seal) : []
  return differs.length === 0
    ? { line, verdict: 'unchanged' }
    : refused(line, { kind: 'known-otherwise', column: 'serial', differs })
}

function newUnit(
  { market, seal, source, now }: Stock,
  listingId: string,
  { unit, hash: serialHash, imeiHash }: Pick<UnitRow, 'unit' | 'hash' | 'imeiHash'>,
  line: number,
): NewUnit {
  const { serial, imei, batteryHealth, acquisition, taxScheme, receivedOn } = unit
  return {
    id: randomUUID(),
    listingId,
    market,
    serialSealed: seal.seal(serial),
    imeiSealed: imei === undefined ? null : seal.seal(imei),
    serialHash,
    imeiHash: imeiHash ?? null,
    batteryHealth: batteryHealth ?? null,
    acquisitionMinor: acquisition.minor,
    taxScheme,
    receivedAt: receivedOn === undefined ? now() : instantOf(receivedOn),
    reason: `${source}, line ${line}`,
    at: now(),
  }
}
