import type { Grade, Product } from '#domain/device/device.ts'
import { shortTitle } from '#domain/device/title.ts'
import type { Market } from '#domain/market/market.ts'
import type { PricePoint } from '#domain/money/announced-discount.ts'
import { fromMinor } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { lowestOf30Days } from '#domain/money/price-change.ts'
import { toListing, toPriced } from '#store/catalogue/rows.ts'
import {
  findListingMarket,
  findStaffListing,
  listPriceChanges,
  listStaffListings,
  type PriceFilter,
  type RawStaffListing,
  type StoredPriceChange,
} from '#store/price/price-changes.ts'
import type { Context } from '../context.ts'
import { type PricePlan, previewPrices } from '../price/change-prices.ts'
import { type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/** `cost`: what its devices in stock cost the shop on average. */
export type StaffListing = {
  readonly id: string
  readonly title: string
  readonly color: string | undefined
  readonly grade: Grade
  readonly stock: number
  readonly price: Money
  readonly newPrice: Money | undefined
  readonly cost: Money | undefined
}

function toStaffListing(row: RawStaffListing): StaffListing {
  const { id, product, grade, stock, price, newPrice } = toListing(row)
  const cost = row.cost === null ? undefined : wholeMoney(row.cost, price)
  return {
    id,
    title: titleOf(product),
    color: product.configuration.color?.name,
    grade,
    stock,
    price,
    newPrice,
    cost,
  }
}

/** Everything in which it differs from the other listings of its model. */
function titleOf(product: Product): string {
  const { color: _, storage: __, ...others } = product.configuration
  return [shortTitle(product), ...Object.values(others)].join(', ')
}

function wholeMoney(minor: number, { currency }: Money): Money {
  return fromMinor(Math.round(minor / 100) * 100, currency)
}

export async function listPrices(
  { sql }: Pick<Ctx, 'sql'>,
  filter: PriceFilter,
  after: string | undefined,
): Promise<Page<StaffListing>> {
  const rows = await listStaffListings(sql, filter, after, rowsPerPage + 1)
  return pageOf(rows.map(toStaffListing), ({ id }) => id)
}

const shownChanges = 10

export function listLatestPriceChanges(
  { sql }: Pick<Ctx, 'sql'>,
  market: Market,
): Promise<readonly StoredPriceChange[]> {
  return listPriceChanges(sql, market, shownChanges)
}

/** At most so many lines of a preview are shown; all are counted. */
const shownLines = 200

/** What a change would do: the first lines, and how many there are of each kind. */
export async function viewPreview(ctx: Pick<Ctx, 'sql'>, plan: PricePlan) {
  const { planned, digest, isTooMany } = await previewPrices(ctx, plan)
  const changed = planned.filter(each => 'after' in each)
  return {
    digest,
    isTooMany,
    count: changed.length,
    skipped: planned.length - changed.length,
    lines: planned.slice(0, shownLines).map(({ row, ...each }) => ({
      ...toStaffListing(row),
      after: 'after' in each ? each.after : undefined,
      skipped: 'skipped' in each ? each.skipped : undefined,
    })),
  }
}

export type StaffPrice = StaffListing & {
  readonly market: Market
  readonly lowest30: Money | undefined
  /** Newest first. */
  readonly history: readonly PricePoint[]
}

/** `undefined` for a listing of another market as for a missing one. */
export async function viewPrice(
  { sql, clock }: Ctx,
  markets: readonly Market[],
  id: string,
): Promise<StaffPrice | undefined> {
  const row = await findStaffListing(sql, id, markets)
  const market = row && (await findListingMarket(sql, id))
  if (!row || !market) return undefined
  const { prices, price } = toPriced(row)
  return {
    ...toStaffListing(row),
    market,
    lowest30: lowestOf30Days(prices, price.currency, clock()),
    history: prices.toReversed(),
  }
}
