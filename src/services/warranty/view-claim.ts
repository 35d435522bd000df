import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { claimDueOf } from '#domain/warranty/claim-due.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import type { ClaimView } from '#domain/warranty/warranty-view.ts'
import type { StoredClaim } from '#store/warranty/claims.ts'
import { findOwnClaim, listClaimSteps } from '#store/warranty/claims.ts'
import { findPurchasedDevice } from '#store/warranty/purchased-devices.ts'
import type { Owner } from '../account/account-stores.ts'
import type { InboundPaper, makeOpenInboundLabel } from '../inbound/open-inbound-label.ts'
import { photosOf, pictureOfSubject } from '../photo/attach-photos.ts'
import { toShownDevice } from './list-warranties.ts'
import type { WarrantyStores } from './warranty-stores.ts'

type Deps = Pick<WarrantyStores, 'sql' | 'booking' | 'settingsOf'>

/** A member's claim; `undefined` for somebody else's, like for a missing one (quality.md "Attacks"). */
export function makeViewClaim(deps: Deps) {
  return async (owner: Owner, number: string): Promise<ClaimView | undefined> => {
    const { sql, booking, settingsOf } = deps
    const claim = await ownClaim(deps, owner, number)
    const device = claim && (await findPurchasedDevice(sql, owner, claim))
    if (!device) return undefined
    const subject = { kind: 'warranty', id: claim.id } as const
    const [parcel, photos, steps] = await Promise.all([
      booking.viewInbound(sql, subject),
      photosOf(sql, subject),
      listClaimSteps(sql, claim.id),
    ])
    const holidays = new Set(settingsOf(claim.market).holidays)
    const days = { sendBy: claim.sendBy, received: claim.receivedOn ?? undefined }
    return {
      ...factsOf(claim),
      device: toShownDevice(device),
      photoPaths: photos.map(({ id }) => `/photos/warranty/${claim.number}/${id}`),
      ...(parcel && { parcel }),
      ...(parcel?.hasLabel === true && { labelPath: `/labels/warranty/${claim.number}` }),
      due: claimDueOf(claim.state, days, holidays),
      isCancellable:
        claim.state === 'opened' && (parcel === undefined || isStillWithSender(parcel.state)),
      steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    }
  }
}

function factsOf({ words: text, finding, solution, refund, openedAt, ...claim }: StoredClaim) {
  return {
    number: claim.number,
    state: claim.state,
    market: claim.market,
    cover: claim.cover,
    problem: claim.problem,
    openedAt: openedAt.toISOString(),
    ...(text !== null && { words: text }),
    ...(finding !== null && { finding }),
    ...(solution !== null && { solution }),
    ...(refund !== null && {
      refund: {
        state: refund.state,
        amount: { minor: refund.minor, currency: refund.currency },
      },
    }),
  }
}

/** Finds a claim by its number as a member may type it, in the requested market only. */
export async function ownClaim(
  { sql }: Pick<WarrantyStores, 'sql'>,
  { userId, market }: Owner,
  number: string,
): Promise<StoredClaim | undefined> {
  const parsed = parseClaimNumber(number)
  if (parsed === undefined) return undefined
  const claim = await findOwnClaim(sql, userId, parsed)
  return claim?.market === market ? claim : undefined
}

/** The label of its parcel, while the member still has it. */
export function makeOpenClaimLabel(
  { sql }: Pick<WarrantyStores, 'sql'>,
  openLabel: ReturnType<typeof makeOpenInboundLabel>,
) {
  return async (userId: string, number: string): Promise<InboundPaper | undefined> => {
    const parsed = parseClaimNumber(number)
    if (parsed === undefined) return undefined
    const claim = await findOwnClaim(sql, userId, parsed)
    return claim && openLabel({ kind: 'warranty', id: claim.id }, claim.market)
  }
}

/** A photo of a member's claim, in any market. */
export function makeOpenClaimPhoto({ sql }: Pick<WarrantyStores, 'sql'>) {
  return async (userId: string, number: string, photoId: string): Promise<Buffer | undefined> => {
    const parsed = parseClaimNumber(number)
    if (parsed === undefined) return undefined
    const claim = await findOwnClaim(sql, userId, parsed)
    return claim && pictureOfSubject(sql, { kind: 'warranty', id: claim.id }, photoId)
  }
}
