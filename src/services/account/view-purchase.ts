import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { type ParcelStep, type PurchaseDetails, stageOf } from '#domain/order/purchase.ts'
import {
  findPurchase,
  listPurchaseSteps,
  type StoredPurchase,
  type StoredStep,
} from '#store/account/purchases.ts'
import type { Context } from '../context.ts'
import { readPlacedOrder } from '../order/view-order.ts'
import type { Owner } from './owner.ts'
import { factsOf } from './purchase-facts.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

/** One order of a member; undefined for another member's order, as for a missing one (quality.md "Attacks"). */
export async function viewPurchase(
  ctx: Ctx,
  owner: Owner,
  number: string,
): Promise<PurchaseDetails | undefined> {
  const stored = await ownOrder(ctx, owner, number)
  if (!stored) return undefined
  const [placed, steps] = await Promise.all([
    readPlacedOrder(ctx, stored.id),
    listPurchaseSteps(ctx.sql, stored.id),
  ])
  if (!placed) return undefined
  return {
    order: placed.view,
    steps: steps.map(toStep),
    ...factsOf(stored, ctx.settings.shopOf(stored.market), ctx.keys.links),
  }
}

/** Accepts the number as a customer may write it. */
export async function ownOrder(
  ctx: Ctx,
  owner: Owner,
  number: string,
): Promise<StoredPurchase | undefined> {
  const parsed = parseOrderNumber(number)
  if (!parsed) return undefined
  return findPurchase(ctx.sql, owner, toOrderNumber(parsed.market, parsed.serial))
}

/** `place` is where the parcel was scanned. */
export function toStep({ state, at, place }: StoredStep): ParcelStep {
  return {
    stage: stageOf('confirmed', state),
    at: at.toISOString(),
    ...(place !== null && { place }),
  }
}
