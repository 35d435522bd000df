import type { Grade, Product } from '#domain/device/device.ts'
import {
  type Check,
  type Erasure,
  parsePassportCode,
  type SparePart,
  type UnitView,
  unitViews,
  type Wear,
} from '#domain/device/grading.ts'
import type { UnitState } from '#domain/device/unit-state.ts'
import type { Market } from '#domain/market/market.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import { maskedIdentifier } from '#domain/trade-in/device-identifier.ts'
import { toProduct } from '#store/catalogue/rows.ts'
import {
  findLatestSheet,
  findPassport,
  findPassportPicture,
  listReplacedParts,
  listUnitsInStock,
  listUnitViews,
} from '#store/stock/passports.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

/** The public page of one device: what inspection and workshop wrote, and nothing about persons. */
export type Passport = {
  readonly code: string
  readonly product: Product
  readonly grade: Grade
  /** The end of its IMEI or serial number: '••••1234'. */
  readonly identifier: string
  readonly checks: readonly Check[]
  readonly gradedOn: Day
  readonly display: Wear
  readonly casing: Wear
  readonly batteryHealth: number | undefined
  readonly erasure: Erasure
  readonly erasedOn: Day
  readonly parts: readonly { readonly part: SparePart; readonly on: Day }[]
  /** The sides of which there is a photo, in the order in which they are shown. */
  readonly views: readonly UnitView[]
  readonly isForSale: boolean
}

/** A device that is for sale, or belongs to a customer. */
const publicStates: readonly UnitState[] = [
  'listed',
  'held',
  'sold',
  'shipped',
  'delivered',
  'returned',
]

/** `undefined` for a code that is none, of another market, or of a device that is neither for sale nor sold. */
export async function viewPassport(
  { sql, keys }: Ctx,
  market: Market,
  typed: string,
): Promise<Passport | undefined> {
  const code = parsePassportCode(typed)
  const stored = code === undefined ? undefined : await findPassport(sql, code)
  if (!stored || stored.market !== market || !publicStates.includes(stored.state)) return undefined
  const [sheet, parts, views] = await Promise.all([
    findLatestSheet(sql, stored.unitId),
    listReplacedParts(sql, stored.unitId),
    listUnitViews(sql, stored.unitId),
  ])
  if (!sheet) return undefined
  const sealed = stored.imeiSealed ?? stored.serialSealed
  const kind = stored.imeiSealed === null ? 'serial' : 'imei'
  const { checks, display, casing, erasure, erasedOn } = sheet
  return {
    code: stored.code,
    product: toProduct(stored.product),
    grade: stored.grade,
    identifier: maskedIdentifier({ kind, value: keys.seal.open(sealed) }),
    checks,
    display,
    casing,
    erasure,
    erasedOn,
    gradedOn: dayIn(market, sheet.at),
    batteryHealth: sheet.batteryHealth ?? undefined,
    parts: parts.map(({ part, at }) => ({ part, on: dayIn(market, at) })),
    views: unitViews.filter(view => views.some(each => each.view === view)),
    isForSale: stored.state === 'listed',
  }
}

/** The photo of a device from one side, as WebP; only while its passport is public. */
export async function openPassportPicture(
  { sql }: Pick<Ctx, 'sql'>,
  typed: string,
  view: string,
): Promise<Buffer | undefined> {
  const code = parsePassportCode(typed)
  const side = unitViews.find(each => each === view)
  return code !== undefined && side ? findPassportPicture(sql, code, side, publicStates) : undefined
}

/** Enough to choose from; more are told apart by nothing that a shopper sees. */
const mostShown = 12

/** The devices of a listing that can be chosen one by one, the best battery first. */
export async function listDevicesInStock(
  { sql }: Pick<Ctx, 'sql'>,
  market: Market,
  listingId: string,
) {
  const units = await listUnitsInStock(sql, market, listingId, mostShown)
  return units.map(({ id, code, batteryHealth, display, casing, views }) => ({
    unitId: id,
    ...(code !== null && { code }),
    ...(batteryHealth !== null && { batteryHealth }),
    ...(display !== null && { display }),
    ...(casing !== null && { casing }),
    views: unitViews.filter(view => views.includes(view)),
  }))
}
