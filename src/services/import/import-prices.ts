import { readGrade } from '#domain/device/canonical/read-grade.ts'
import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { isShelfPrice } from '#domain/money/shelf-price.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { DeviceCatalogue, ListingRow } from '#store/import/device-catalogue.ts'
import {
  type FirstPrice,
  openPricedListings,
  type PriceChange,
  saveListingPrices,
} from '#store/import/prices.ts'
import { priceColumns } from './column-names.ts'
import { createDuplicateCheck, type EarlierLine } from './duplicate-check.ts'
import type { Failure } from './error.ts'
import type { FindProducts } from './find-products.ts'
import { errorsOf, type Importer, type Judged, refused } from './importer.ts'
import { listingsOf } from './listings-of.ts'
import { amountIn, needed, oneOf } from './read-cell.ts'
import type { Cells } from './read-table.ts'
import { gradeText } from './read-unit.ts'

type Pricing = {
  readonly market: Market
  readonly currency: Currency
  readonly catalogue: DeviceCatalogue
  readonly products: FindProducts
  readonly now: () => Date
}

/** Each valid row is the new price of a listing, which it opens if there is none; an identical price changes nothing. */
export function priceImporter(pricing: Pricing): Importer<PriceChange | FirstPrice> {
  const { market, catalogue, products, now } = pricing
  const checkDuplicate = createDuplicateCheck()
  return {
    names: priceColumns,
    needs: [
      ['sku', 'grade', 'price'],
      ['model', 'grade', 'price'],
    ],
    judge: async (sql, rows) => {
      const found = await products(
        sql,
        rows.map(({ cells }) => cells),
      )
      const listingOf = await listingsOf(
        catalogue,
        sql,
        market,
        found.flatMap(each => (each.ok ? [each.value] : [])),
      )
      return rows.map(({ line, cells }, at) => {
        const product = found[at]
        const result = readPrices(cells, pricing)
        if (!product?.ok || !result.ok) return refused(line, ...errorsOf(product, result))
        const { id } = product.value
        const listing = listingOf(product.value, result.value.grade)
        return listing.ok
          ? judgePrice(listing.value, result.value, line, checkDuplicate)
          : judgeFirstPrice(id, result.value, line, checkDuplicate)
      })
    },
    write: async (tx, changes) => {
      const at = now()
      await saveListingPrices(
        tx,
        changes.filter(change => 'listingId' in change),
        at,
      )
      await openPricedListings(
        tx,
        pricing,
        changes.filter(change => 'productId' in change),
        at,
      )
    },
  }
}

type RowPrices = {
  readonly grade: Grade
  readonly priceMinor: number
  readonly newPriceMinor: number | undefined
}

function readPrices(
  cells: Cells,
  { market, currency }: Pick<Pricing, 'market' | 'currency'>,
): Result<RowPrices, readonly Failure[]> {
  const amount = amountIn(currency)
  const grade = needed(oneOf(readGrade, gradeText), gradeText)(cells, 'grade')
  const price = needed(amount)(cells, 'price')
  const newPrice = amount(cells, 'new_price')
  if (!grade.ok || !price.ok || !newPrice.ok) return refuse(errorsOf(grade, price, newPrice))
  if (!isShelfPrice(price.value))
    return refuse([
      { kind: 'not-a-shelf-price', column: 'price', value: cells.price ?? '', market },
    ])
  const newPriceMinor = newPrice.value?.minor
  if (newPriceMinor !== undefined && newPriceMinor <= price.value.minor)
    return refuse([
      { kind: 'new-price-not-above', column: 'new_price', value: cells.new_price ?? '' },
    ])
  return ok({ grade: grade.value, priceMinor: price.value.minor, newPriceMinor })
}

type CheckDuplicate = (key: string, line: number, facts: unknown) => EarlierLine

/** A price when new that the file does not give stays as it is. */
function judgePrice(
  listing: ListingRow,
  { priceMinor, newPriceMinor = listing.newPriceMinor }: RowPrices,
  line: number,
  checkDuplicate: CheckDuplicate,
): Judged<PriceChange> {
  if (newPriceMinor !== undefined && newPriceMinor <= priceMinor)
    return refused(line, {
      kind: 'new-price-not-above',
      column: 'new_price',
      value: String(newPriceMinor / 100),
    })
  const earlier = checkDuplicate(listing.id, line, [priceMinor, newPriceMinor])
  if (earlier.kind === 'other')
    return refused(line, { kind: 'repeated', column: 'price', line: earlier.line })
  const isSame = listing.priceMinor === priceMinor && listing.newPriceMinor === newPriceMinor
  return earlier.kind === 'same' || isSame
    ? { line, verdict: 'unchanged' }
    : {
        line,
        verdict: 'changed',
        change: { listingId: listing.id, priceMinor, newPriceMinor: newPriceMinor ?? null },
      }
}

function judgeFirstPrice(
  productId: string,
  { grade, priceMinor, newPriceMinor }: RowPrices,
  line: number,
  checkDuplicate: CheckDuplicate,
): Judged<FirstPrice> {
  const earlier = checkDuplicate(`${productId} ${grade}`, line, [priceMinor, newPriceMinor])
  if (earlier.kind === 'other')
    return refused(line, { kind: 'repeated', column: 'price', line: earlier.line })
  if (earlier.kind === 'same') return { line, verdict: 'unchanged' }
  return {
    line,
    verdict: 'added',
    change: { productId, grade, priceMinor, newPriceMinor: newPriceMinor ?? null },
  }
}
