import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { claimDueOf } from '#domain/warranty/claim-due.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import type { ClaimView } from '#domain/warranty/warranty-view.ts'
import { findOwnClaim, listClaimSteps, type StoredClaim } from '#store/warranty/claims.ts'
import { findPurchasedDevice } from '#store/warranty/purchased-devices.ts'
import type { Owner } from '../account/owner.ts'
import type { Context } from '../context.ts'
import { type InboundPaper, openInboundLabel } from '../inbound/open-inbound-label.ts'
import { viewInbound } from '../inbound/view-inbound.ts'
import { photosOf, pictureOfSubject } from '../photo/attach-photos.ts'
import { toShownDevice } from './list-warranties.ts'

type Ctx = Pick<Context, 'sql' | 'settings'>

/** A member's claim; `undefined` for somebody else's, like for a missing one (quality.md "Attacks"). */
export async function viewClaim(
  ctx: Ctx,
  owner: Owner,
  number: string,
): Promise<ClaimView | undefined> {
  const claim = await ownClaim(ctx, owner, number)
  const device = claim && (await findPurchasedDevice(ctx.sql, owner, claim))
  if (!device) return undefined
  const subject = { kind: 'warranty', id: claim.id } as const
  const [parcel, photos, steps] = await Promise.all([
    viewInbound(ctx.sql, subject),
    photosOf(ctx.sql, subject),
    listClaimSteps(ctx.sql, claim.id),
  ])
  const holidays = new Set(ctx.settings.shopOf(claim.market).holidays)
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
  ctx: Ctx,
  { userId, market }: Owner,
  number: string,
): Promise<StoredClaim | undefined> {
  const parsed = parseClaimNumber(number)
  if (parsed === undefined) return undefined
  const claim = await findOwnClaim(ctx.sql, userId, parsed)
  return claim?.market === market ? claim : undefined
}

/** The label of its parcel, while the member still has it. */
export async function openClaimLabel(
  ctx: Ctx,
  userId: string,
  number: string,
): Promise<InboundPaper | undefined> {
  const parsed = parseClaimNumber(number)
  if (parsed === undefined) return undefined
  const claim = await findOwnClaim(ctx.sql, userId, parsed)
  return claim && openInboundLabel(ctx, { kind: 'warranty', id: claim.id }, claim.market)
}

/** A photo of a member's claim, in any market. */
export async function openClaimPhoto(
  ctx: Ctx,
  userId: string,
  number: string,
  photoId: string,
): Promise<Buffer | undefined> {
  const parsed = parseClaimNumber(number)
  if (parsed === undefined) return undefined
  const claim = await findOwnClaim(ctx.sql, userId, parsed)
  return claim && pictureOfSubject(ctx.sql, { kind: 'warranty', id: claim.id }, photoId)
}
