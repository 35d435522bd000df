import type { Market } from '#domain/market/market.ts'
import type { OwnDevice, OwnStatus, OwnTradeIn } from '#domain/review/own-device.ts'
import type { ReviewStatus } from '#domain/review/review-status.ts'
import type { Context } from '../context.ts'
import { findDevices, findSoldDevices } from './find-device.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

type Owner = { readonly userId: string; readonly market: Market }

/** Each delivered device of a member's orders, with the actions available for its review. */
export async function listOwnDevices(
  ctx: Ctx,
  { userId, market }: Owner,
  number: string,
): Promise<readonly OwnDevice[]> {
  const claim = { kind: 'member', userId, number } as const
  const found = await findDevices(ctx, ctx.sql, { market, claim })
  return found.flatMap(({ device: { position, product, grade }, status }) =>
    isOwn(status) ? [{ position, product, grade, status }] : [],
  )
}

/** The paid trade-ins of a member, with the actions available for the review of each. */
export async function listReviewableTradeIns(
  ctx: Ctx,
  { userId, market }: Owner,
  numbers: readonly string[],
): Promise<readonly OwnTradeIn[]> {
  if (numbers.length === 0) return []
  const seller = { kind: 'member', userId, numbers } as const
  const found = await findSoldDevices(ctx, ctx.sql, market, seller)
  return found.flatMap(({ device: { number }, status }) =>
    isOwn(status) ? [{ number, status }] : [],
  )
}

function isOwn(status: ReviewStatus): status is OwnStatus {
  return status === 'open' || status === 'editable' || status === 'written'
}
