import { reviewAddPath } from '#domain/review/review-link.ts'
import type { Message } from '#store/outbox.ts'
import { type Inviting, sendInvitation } from './send-invitation.ts'

/**
 * Handles `review-invitation`: sends one email per order, even when the message is handled more than once. Skips
 * devices that were returned or already reviewed, parcels still in transit, and customers who were erased or opted out.
 */
export function makeInviteBuyer(deps: Inviting) {
  return async ({ payload }: Message): Promise<void> => {
    const found = await deps.invitations.toInvite(String(payload.orderId))
    const lines = found?.lines.filter(({ hasReview }) => !hasReview) ?? []
    if (!found?.isDelivered || found.email === '' || lines.length === 0) return
    const { orderId, market, number, email } = found
    await sendInvitation(deps, {
      kind: 'purchase',
      of: { orderId },
      market,
      number,
      email,
      devices: lines.map(({ title, position }) => ({
        title,
        pathBy: link => reviewAddPath(market, link, position),
      })),
    })
  }
}
