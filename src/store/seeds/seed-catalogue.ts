import { searchTextOf } from '#domain/device/search/fold-words.ts'
import { slug } from '#domain/market/transliterate.ts'
import { defaultCurrency } from '#domain/money/currency.ts'
import type { Transaction } from '../database.ts'
import type { SerialHash } from '../import/serial-hash.ts'
import { listing, model, priceHistory, product } from '../schema/catalogue.ts'
import { deviceTac } from '../schema/device-tac.ts'
import { gradingSheet, unit, unitPassport } from '../schema/unit.ts'
import type { Seal } from '../seal.ts'
import { type Catalogue, generateCatalogue } from './catalogue.ts'
import type { CatalogueListing } from './catalogue-listings.ts'
import { testImei } from './imei.ts'
import { insertAll } from './insert-all.ts'
import { randomFor } from './random.ts'
import { seedId } from './seed-id.ts'
import { passportRow, sheetRow } from './unit-passports.ts'

const dayMs = 86_400_000

/** How a serial is stored: encrypted, and as the digest by which it is found. */
type Sealing = Pick<Seal, 'seal'> & { readonly hash: SerialHash }

/**
 * The initial models, products and listings with their prices, and one unit with an encrypted serial for every piece in
 * stock.
 */
export async function seedCatalogue(tx: Transaction, { seal, hash }: Sealing, now: Date) {
  const catalogue = generateCatalogue()
  await insertAll(tx, model, modelRows(catalogue))
  await insertAll(tx, deviceTac, tacRows(catalogue))
  await insertAll(tx, product, catalogue.products.map(productRow))
  await insertAll(tx, listing, listingRows(catalogue, now))
  await insertAll(
    tx,
    priceHistory,
    catalogue.listings.flatMap(each => priceRows(each, now)),
  )
  const units = unitRows(catalogue, { seal, hash }, now)
  await insertAll(tx, unit, units)
  const typeOf = typesOf(catalogue)
  await insertAll(
    tx,
    gradingSheet,
    units.map(each => sheetRow(each, typeOf(each.listingId))),
  )
  await insertAll(tx, unitPassport, units.map(passportRow))
}

function idOf({
  market,
  productId,
  grade,
}: Pick<CatalogueListing, 'market' | 'productId' | 'grade'>) {
  return `${market}-${productId}-${grade}`
}

function ago(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs)
}

function modelRows({ models }: Catalogue) {
  return models.map(({ id, legacyId, brand, name, type, year, specs, boxContents }) => ({
    id,
    legacyId,
    brand,
    brandSlug: slug(brand, 'ro'),
    name,
    slug: slug(name, 'ro'),
    type,
    year,
    specification: specs,
    boxContents,
    searchText: searchTextOf({ brand, name }),
  }))
}

/** Type codes of the phones whose units have IMEIs. */
function tacRows({ models }: Catalogue) {
  return models
    .filter(({ type }) => type === 'SMARTPHONE')
    .map(({ id, legacyId }) => ({ tac: testImei(legacyId, 1).slice(0, 8), modelId: id }))
}

function productRow({ id, model, sku, configuration }: Catalogue['products'][number]) {
  return {
    id,
    modelId: model.id,
    sku,
    ...configuration,
  }
}

function listingRows({ models, products, listings }: Catalogue, now: Date) {
  const modelOf = new Map(products.map(each => [each.id, models[each.modelIndex]]))
  return listings.map(each => ({
    id: idOf(each),
    market: each.market,
    productId: each.productId,
    grade: each.grade,
    currency: defaultCurrency[each.market],
    priceMinor: each.priceMinor,
    newPriceMinor: each.newPriceMinor,
    popularity: popularityOf(each, modelOf.get(each.productId)?.isPopular ?? false),
    listedAt: ago(now, each.listedDaysAgo),
  }))
}

function popularityOf(each: CatalogueListing, isPopular: boolean) {
  return (isPopular ? 1_000 : 0) + randomFor(`popularity ${idOf(each)}`).whole(0, 999)
}

function priceRows(each: CatalogueListing, now: Date) {
  return each.priceHistory.map(price => ({
    listingId: idOf(each),
    since: ago(now, price.daysAgo),
    priceMinor: price.minor,
  }))
}

function unitRows({ units }: Catalogue, { seal, hash }: Sealing, now: Date) {
  const counted = new Map<string, number>()
  const idOfNext = (listing: string) => {
    const count = (counted.get(listing) ?? 0) + 1
    counted.set(listing, count)
    return seedId(`unit ${listing} ${count}`)
  }
  return units.map(each => ({
    id: idOfNext(idOf(each)),
    listingId: idOf(each),
    market: each.market,
    state: 'listed' as const,
    serialSealed: seal(each.serial),
    serialHash: hash(each.serial),
    imeiSealed: each.imei === undefined ? null : seal(each.imei),
    imeiHash: each.imei === undefined ? null : hash(each.imei),
    batteryHealth: each.batteryHealth ?? null,
    acquisitionMinor: each.acquisitionMinor,
    taxScheme: each.taxScheme,
    receivedAt: ago(now, randomFor(`received ${each.serial}`).whole(2, 110)),
    shelf: shelfOf(each.serial),
  }))
}

const shelvesInHouse = 60

function shelfOf(serial: string): string {
  const random = randomFor(`shelf ${serial}`)
  const row = 'JKLM'.charAt(random.whole(0, 3))
  return `${row}-${random.whole(1, shelvesInHouse)}`
}

/** The type of the devices of a listing, by its id. */
function typesOf({ models, products, listings }: Catalogue) {
  const ofProduct = new Map(products.map(each => [each.id, models[each.modelIndex]?.type]))
  const ofListing = new Map(listings.map(each => [idOf(each), ofProduct.get(each.productId)]))
  return (listingId: string) => {
    const type = ofListing.get(listingId)
    if (!type) throw new Error(`The listing ${listingId} has no type.`)
    return type
  }
}
