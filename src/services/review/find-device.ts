import type { Market } from '#domain/market/market.ts'
import { type ReviewStatus, reviewStatus } from '#domain/review/review-status.ts'
import {
  type Buyer,
  type PurchasedDevice,
  readPurchasedDevices,
} from '#store/review/purchased-lines.ts'
import { readSoldDevices, type Seller, type SoldDevice } from '#store/review/sold-devices.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'clock' | 'keys' | 'settings'>

/** Who claims to have bought a device: a member, or a visitor who opened the link of an invitation. */
export type Claim =
  | { readonly kind: 'member'; readonly userId: string; readonly number: string }
  | { readonly kind: 'invited'; readonly id: string; readonly token: string }

/** Who claims to have sold a device. */
export type TradeInClaim =
  | { readonly kind: 'seller'; readonly userId: string; readonly number: string }
  | { readonly kind: 'invited-seller'; readonly id: string; readonly token: string }

/** A device of an order by its position, or the device of a trade-in. */
export type ClaimedDevice =
  | { readonly market: Market; readonly claim: Claim; readonly position: number }
  | { readonly market: Market; readonly claim: TradeInClaim }

type Found<Device> = { readonly device: Device; readonly status: ReviewStatus }

export type FoundDevice = Found<PurchasedDevice | SoldDevice>

/** The devices of an order with their review status; none if the requester did not buy them. */
export async function findDevices(
  ctx: Ctx,
  sql: Sql,
  { market, claim }: { readonly market: Market; readonly claim: Claim },
): Promise<readonly Found<PurchasedDevice>[]> {
  const devices = await readPurchasedDevices(sql, market, buyerOf(ctx, claim))
  return devices.map(device => ({ device, status: statusOf(ctx, device) }))
}

/** Traded-in devices with their review status; none if the requester did not sell them. */
export async function findSoldDevices(
  ctx: Ctx,
  sql: Sql,
  market: Market,
  seller: Seller,
): Promise<readonly Found<SoldDevice>[]> {
  const devices = await readSoldDevices(sql, market, seller)
  return devices.map(device => ({ device, status: statusOf(ctx, device) }))
}

export async function findDevice(
  ctx: Ctx,
  sql: Sql,
  claimed: ClaimedDevice,
): Promise<FoundDevice | undefined> {
  if (!('position' in claimed)) {
    const seller = sellerOf(ctx, claimed.claim)
    return (await findSoldDevices(ctx, sql, claimed.market, seller))[0]
  }
  return (await findDevices(ctx, sql, claimed)).find(
    ({ device }) => device.position === claimed.position,
  )
}

function buyerOf(ctx: Ctx, claim: Claim): Buyer {
  return claim.kind === 'member'
    ? claim
    : {
        kind: 'invited',
        invitationId: claim.id,
        tokenHash: ctx.keys.reviewTokens.hashOf(claim.token),
      }
}

function sellerOf(ctx: Ctx, claim: TradeInClaim): Seller {
  return claim.kind === 'seller'
    ? { kind: 'member', userId: claim.userId, numbers: [claim.number] }
    : {
        kind: 'invited',
        invitationId: claim.id,
        tokenHash: ctx.keys.reviewTokens.hashOf(claim.token),
      }
}

function statusOf(
  ctx: Ctx,
  { kind, market, doneAt, review }: PurchasedDevice | SoldDevice,
): ReviewStatus {
  const written = review && {
    writtenAt: review.writtenAt,
    isWithdrawn: review.state === 'withdrawn',
  }
  const status = reviewStatus(
    { kind, doneAt, review: written },
    ctx.settings.reviewsOf(market),
    ctx.clock(),
  )
  // A review hidden by staff cannot be rewritten, only withdrawn.
  return status === 'editable' && review?.state === 'hidden' ? 'written' : status
}
