import type { Market } from '#domain/market/market.ts'
import { type ReviewStanding, reviewStanding } from '#domain/review/review-standing.ts'
import { type BoughtDevice, type Buyer, readBoughtDevices } from '#store/review/bought-lines.ts'
import { readSoldDevices, type Seller, type SoldDevice } from '#store/review/sold-devices.ts'
import type { Runner } from '#store/transaction.ts'
import type { ReviewStores } from './review-stores.ts'

/** Who says they bought a device: a member, or whoever opened the link of an invitation. */
export type Claim =
  | { readonly kind: 'member'; readonly userId: string; readonly number: string }
  | { readonly kind: 'invited'; readonly id: string; readonly token: string }

/** Who says they sold one. */
export type SaleClaim =
  | { readonly kind: 'seller'; readonly userId: string; readonly number: string }
  | { readonly kind: 'invited-seller'; readonly id: string; readonly token: string }

/** A device of an order by its position, or the one of a sale. */
export type ClaimedDevice =
  | { readonly market: Market; readonly claim: Claim; readonly position: number }
  | { readonly market: Market; readonly claim: SaleClaim }

type Found<Device> = { readonly device: Device; readonly standing: ReviewStanding }

export type FoundDevice = Found<BoughtDevice | SoldDevice>

type Means = Pick<ReviewStores, 'tokens' | 'settingsOf' | 'now'>

/** The devices of an order with what can be done about each; none for whoever did not buy them. */
export async function findDevices(
  means: Means,
  runner: Runner,
  { market, claim }: { readonly market: Market; readonly claim: Claim },
): Promise<readonly Found<BoughtDevice>[]> {
  const devices = await readBoughtDevices(runner, market, buyerOf(means, claim))
  return devices.map(device => ({ device, standing: standingOf(means, device) }))
}

/** Sold devices with what can be done about each; none for whoever did not sell them. */
export async function findSoldDevices(
  means: Means,
  runner: Runner,
  market: Market,
  seller: Seller,
): Promise<readonly Found<SoldDevice>[]> {
  const devices = await readSoldDevices(runner, market, seller)
  return devices.map(device => ({ device, standing: standingOf(means, device) }))
}

export async function findDevice(
  means: Means,
  runner: Runner,
  claimed: ClaimedDevice,
): Promise<FoundDevice | undefined> {
  if (!('position' in claimed)) {
    const seller = sellerOf(means, claimed.claim)
    return (await findSoldDevices(means, runner, claimed.market, seller))[0]
  }
  return (await findDevices(means, runner, claimed)).find(
    ({ device }) => device.position === claimed.position,
  )
}

function buyerOf({ tokens }: Means, claim: Claim): Buyer {
  return claim.kind === 'member'
    ? claim
    : { kind: 'invited', invitationId: claim.id, tokenHash: tokens.hashOf(claim.token) }
}

function sellerOf({ tokens }: Means, claim: SaleClaim): Seller {
  return claim.kind === 'seller'
    ? { kind: 'member', userId: claim.userId, numbers: [claim.number] }
    : { kind: 'invited', invitationId: claim.id, tokenHash: tokens.hashOf(claim.token) }
}

function standingOf(
  { settingsOf, now }: Means,
  { kind, market, doneAt, review }: BoughtDevice | SoldDevice,
): ReviewStanding {
  const written = review && {
    writtenAt: review.writtenAt,
    isWithdrawn: review.state === 'withdrawn',
  }
  const standing = reviewStanding({ kind, doneAt, review: written }, settingsOf(market), now())
  // What staff hid is not written anew, only taken back.
  return standing === 'editable' && review?.state === 'hidden' ? 'written' : standing
}
