import type { Grade } from '#domain/device/device.ts'
import { type GradingShortfall, gradingShortfall, type SparePart } from '#domain/device/grading.ts'
import {
  type StaffUnitMove,
  staffUnitArrows,
  type UnitState,
  type WorkKind,
} from '#domain/device/unit-state.ts'
import { moved } from '#domain/machine.ts'
import type { Money } from '#domain/money/money.ts'
import { isShelfPrice } from '#domain/money/shelf-price.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findLatestSheet } from '#store/stock/passports.ts'
import {
  findListingChoice,
  findStaffUnit,
  insertListing,
  insertUnitStep,
  insertUnitWork,
  type ListingChoice,
  lockListing,
  type StaffUnit,
  updateShelf,
} from '#store/stock/staff-units.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type UnitWhy = { readonly actor: string; readonly reason: string }

export type UnitRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'move-not-allowed' }
  /** Not a product of the shop, or a price that is none. */
  | { readonly kind: 'no-listing' }
  | { readonly kind: 'not-a-shelf-price' }
  | GradingShortfall

type Moved = Promise<Result<UnitState, UnitRefusal>>

/** One named transition of a device by staff, except for listing it. */
export function moveUnit(
  ctx: Ctx,
  id: string,
  by: Exclude<StaffUnitMove, 'list'>,
  why: UnitWhy,
): Moved {
  return inTransaction(ctx.sql, [], async tx => {
    const unit = await findStaffUnit(tx, id)
    if (!unit) return refuse({ kind: 'not-found' })
    // Orders lock the listing first, too.
    if (unit.listingId !== null) await lockListing(tx, unit.listingId, unit.market)
    return step(ctx, tx, unit, by, why)
  })
}

/** Where a device is listed; `price` is needed if nothing of it was sold in the market yet. */
export type WantedListing = {
  readonly productId: string
  readonly grade: Grade
  readonly price: Money | undefined
}

/** Puts a graded device up for sale. */
export function listUnit(ctx: Ctx, id: string, wanted: WantedListing, why: UnitWhy): Moved {
  return inTransaction(ctx.sql, [], async tx => {
    const unit = await findStaffUnit(tx, id)
    if (!unit) return refuse({ kind: 'not-found' })
    const choice = await findListingChoice(tx, unit.market, wanted.productId, wanted.grade)
    if (!choice) return refuse({ kind: 'no-listing' })
    const sheet = await findLatestSheet(tx, id)
    const shortfall = gradingShortfall(
      choice.type,
      sheet && { ...sheet, batteryHealth: sheet.batteryHealth ?? undefined },
    )
    if (shortfall) return refuse(shortfall)
    const listingId = await listingOf(ctx, tx, unit, wanted, choice)
    if (!listingId.ok) return listingId
    await lockListing(tx, listingId.value, unit.market)
    return step(ctx, tx, unit, 'list', why, listingId.value)
  })
}

async function listingOf(
  { clock }: Ctx,
  tx: Sql,
  { market }: StaffUnit,
  { productId, grade, price }: WantedListing,
  choice: ListingChoice,
): Promise<Result<string, UnitRefusal>> {
  if (choice.listingId !== null) return ok(choice.listingId)
  if (!price) return refuse({ kind: 'no-listing' })
  if (!isShelfPrice(price)) return refuse({ kind: 'not-a-shelf-price' })
  const { minor: priceMinor, currency } = price
  return ok(
    await insertListing(tx, { market, productId, grade, currency, priceMinor, at: clock() }),
  )
}

async function step(
  { clock }: Ctx,
  tx: Sql,
  unit: StaffUnit,
  by: StaffUnitMove,
  why: UnitWhy,
  listingId?: string,
): Moved {
  const to = moved(staffUnitArrows, unit.state, by)
  if (!to.ok) return refuse({ kind: 'move-not-allowed' })
  const at = clock()
  return (await insertUnitStep(tx, unit, { ...why, to: to.value, at }, listingId))
    ? ok(to.value)
    : refuse({ kind: 'move-not-allowed' })
}

/** What was done to a device, and what it cost. */
export async function addWork(
  { sql, clock }: Ctx,
  id: string,
  work: {
    readonly kind: WorkKind
    /** What was replaced, if anything was. */
    readonly part?: SparePart | undefined
    readonly text: string
    readonly costMinor: number
  },
  actor: string,
): Promise<void> {
  await insertUnitWork(sql, id, { ...work, part: work.part ?? null, actor, at: clock() })
}

/** Where a device lies. */
export async function shelveUnit(
  { sql }: Pick<Ctx, 'sql'>,
  id: string,
  shelf: string | undefined,
): Promise<void> {
  await updateShelf(sql, id, shelf)
}
