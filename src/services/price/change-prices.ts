import { createHash } from 'node:crypto'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import {
  type PlannedPrice,
  type PriceChangeRule,
  type PriceRounding,
  planPrice,
} from '#domain/money/price-change.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { toListing } from '#store/catalogue/rows.ts'
import { saveListingPrices } from '#store/import/prices.ts'
import {
  findMatchingListings,
  findPriceChange,
  findStaffListing,
  insertPriceChange,
  lockMatchingListings,
  lockPriceLines,
  type PriceFilter,
  type PriceLine,
  type RawStaffListing,
} from '#store/price/price-changes.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

/** A change of the prices of all listings that a filter finds. */
export type PricePlan = {
  readonly filter: PriceFilter
  readonly rule: PriceChangeRule
  readonly rounding: PriceRounding
}

type Why = { readonly market: Market; readonly actor: string; readonly reason: string }

export type PriceRefusal =
  | { readonly kind: 'nothing-changed' }
  | { readonly kind: 'too-many-listings' }
  /** Not what the preview showed any more. */
  | { readonly kind: 'changed-meanwhile' }
  | { readonly kind: 'new-price-not-above' }

/** More listings than this are changed in several steps, or by a file. */
export const mostListings = 2_000

export type PricePreview = {
  readonly planned: readonly (PlannedPrice & { readonly row: RawStaffListing })[]
  /** Names exactly these listings with their prices before and after. */
  readonly digest: string
  readonly isTooMany: boolean
}

/** What a change would do, without doing it. */
export async function previewPrices(
  { sql }: Pick<Ctx, 'sql'>,
  plan: PricePlan,
): Promise<PricePreview> {
  const rows = await findMatchingListings(sql, plan.filter, mostListings + 1)
  const planned = rows.map(row => ({ ...planRow(row, plan), row }))
  return { planned, digest: digestOf(planned), isTooMany: rows.length > mostListings }
}

function planRow(row: RawStaffListing, { rule, rounding }: PricePlan): PlannedPrice {
  const { id, price, newPrice } = toListing(row)
  return planPrice({ id, price, newPriceMinor: newPrice?.minor ?? null }, rule, rounding)
}

/** The same whatever the order of the listings. */
function digestOf(planned: readonly PlannedPrice[]): string {
  const lines = planned.map(each => [
    each.id,
    each.before.minor,
    'after' in each ? each.after.minor : each.skipped,
  ])
  const sorted = lines.map(line => line.join(' ')).sort()
  return createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 32)
}

/** Does what a preview showed, or refuses if it would be something else by now. Returns the number of changed prices. */
export function changePrices(
  ctx: Ctx,
  plan: PricePlan,
  { digest, request, ...why }: Why & { readonly digest: string; readonly request: Request },
): Promise<Result<number, PriceRefusal>> {
  return writing(ctx, async tx => {
    const rows = await lockMatchingListings(tx, plan.filter, mostListings + 1)
    if (rows.length > mostListings) return refuse({ kind: 'too-many-listings' })
    const planned = rows.map(row => planRow(row, plan))
    if (digestOf(planned) !== digest) return refuse({ kind: 'changed-meanwhile' })
    const newPriceOf = new Map(rows.map(row => [row.id, toListing(row).newPrice?.minor ?? null]))
    const lines = planned.flatMap(each =>
      'after' in each
        ? [{ listingId: each.id, beforeMinor: each.before.minor, afterMinor: each.after.minor }]
        : [],
    )
    return write(ctx, tx, { ...why, request, lines, newPriceOf, undoes: null })
  })
}

type Request = Readonly<Record<string, string>>

/** The price of one listing and of the device when new, unless somebody changed either since they were read. */
export function setPrice(
  ctx: Ctx,
  { id, before, after, newPriceMinor, ...why }: Why & SetPrice,
): Promise<Result<number, PriceRefusal>> {
  return writing(ctx, async tx => {
    const row = await findStaffListing(tx, id, [why.market])
    if (!row || Number(row.price) !== before.minor) return refuse({ kind: 'changed-meanwhile' })
    if (newPriceMinor !== null && newPriceMinor <= after.minor)
      return refuse({ kind: 'new-price-not-above' })
    const isSamePrice = after.minor === before.minor
    const storedNew = row.new_price === null ? null : Number(row.new_price)
    if (isSamePrice && storedNew === newPriceMinor) return refuse({ kind: 'nothing-changed' })
    const newPriceOf = new Map([[id, newPriceMinor]])
    const lines = [{ listingId: id, beforeMinor: before.minor, afterMinor: after.minor }]
    return write(ctx, tx, { ...why, request: { listing: id }, lines, newPriceOf, undoes: null })
  })
}

type SetPrice = {
  readonly id: string
  readonly before: Money
  readonly after: Money
  readonly newPriceMinor: number | null
}

/** Sets what was before a change wherever nobody set another price since. Returns the number of restored prices. */
export function undoPrices(
  ctx: Ctx,
  { id, ...why }: Why & { readonly id: number },
): Promise<Result<number, PriceRefusal>> {
  return writing(ctx, async tx => {
    const change = await findPriceChange(tx, why.market, id)
    if (!change) return refuse({ kind: 'changed-meanwhile' })
    const stored = await lockPriceLines(tx, id)
    const isStill = stored.filter(
      line =>
        line.nowMinor === line.afterMinor &&
        line.currency === change.currency &&
        (line.newPriceMinor === null || line.beforeMinor < line.newPriceMinor),
    )
    if (isStill.length === 0) return refuse({ kind: 'changed-meanwhile' })
    const lines = isStill.map(({ listingId, beforeMinor, afterMinor }) => ({
      listingId,
      beforeMinor: afterMinor,
      afterMinor: beforeMinor,
    }))
    const newPriceOf = new Map(isStill.map(line => [line.listingId, line.newPriceMinor]))
    return write(ctx, tx, { ...why, request: change.request, lines, newPriceOf, undoes: id })
  })
}

/** Importers write prices under this lock. */
function writing<T>(ctx: Ctx, work: (tx: Sql) => Promise<Result<T, PriceRefusal>>) {
  return inTransaction<T, PriceRefusal>(ctx.sql, ['import'], work)
}

type Writing = Why & {
  readonly request: Request
  readonly lines: readonly PriceLine[]
  readonly newPriceOf: ReadonlyMap<string, number | null>
  readonly undoes: number | null
}

async function write(
  { clock, settings }: Ctx,
  tx: Sql,
  { lines, newPriceOf, ...change }: Writing,
): Promise<Result<number, PriceRefusal>> {
  if (lines.length === 0) return refuse({ kind: 'nothing-changed' })
  const at = clock()
  const prices = lines.map(({ listingId, afterMinor }) => ({
    listingId,
    priceMinor: afterMinor,
    newPriceMinor: newPriceOf.get(listingId) ?? null,
  }))
  await saveListingPrices(tx, prices, at)
  const { currency } = settings.displayOf(change.market)
  await insertPriceChange(tx, { ...change, currency, at, lines })
  return ok(lines.length)
}
