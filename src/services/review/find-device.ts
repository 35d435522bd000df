import type { Market } from '#domain/market/market.ts'
import { type ReviewStanding, reviewStanding } from '#domain/review/review-standing.ts'
import { type BoughtDevice, type Buyer, readBoughtDevices } from '#store/review/bought-lines.ts'
import type { Runner } from '#store/transaction.ts'
import type { ReviewStores } from './review-stores.ts'

/** Who says they bought a device: a member, or whoever opened the link of an invitation. */
export type Claim =
  | { readonly kind: 'member'; readonly userId: string; readonly number: string }
  | { readonly kind: 'invited'; readonly id: string; readonly token: string }

export type ClaimedDevice = {
  readonly market: Market
  readonly claim: Claim
  readonly position: number
}

export type FoundDevice = { readonly device: BoughtDevice; readonly standing: ReviewStanding }

type Means = Pick<ReviewStores, 'tokens' | 'settingsOf' | 'now'>

/** The devices of an order with what can be done about each; none for whoever did not buy them. */
export const findDevices = async (
  means: Means,
  runner: Runner,
  { market, claim }: Omit<ClaimedDevice, 'position'>,
): Promise<readonly FoundDevice[]> => {
  const devices = await readBoughtDevices(runner, market, buyerOf(means, claim))
  return devices.map(device => ({ device, standing: standingOf(means, device) }))
}

export const findDevice = async (
  means: Means,
  runner: Runner,
  claimed: ClaimedDevice,
): Promise<FoundDevice | undefined> =>
  (await findDevices(means, runner, claimed)).find(
    ({ device }) => device.position === claimed.position,
  )

const buyerOf = ({ tokens }: Means, claim: Claim): Buyer =>
  claim.kind === 'member'
    ? claim
    : { kind: 'invited', invitationId: claim.id, tokenHash: tokens.hashOf(claim.token) }

const standingOf = ({ settingsOf, now }: Means, device: BoughtDevice): ReviewStanding => {
  const { market, deliveredAt, review } = device
  const written = review && {
    writtenAt: review.writtenAt,
    isWithdrawn: review.state === 'withdrawn',
  }
  const standing = reviewStanding({ deliveredAt, review: written }, settingsOf(market), now())
  // What staff hid is not written anew, only taken back.
  return standing === 'editable' && review?.state === 'hidden' ? 'written' : standing
}
