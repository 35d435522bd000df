import { reviewAddPath } from '#domain/review/review-link.ts'
import type { Message } from '#store/outbox.ts'
import { type Inviting, sendInvitation } from './send-invitation.ts'

/**
 * Handles `review-invitation`: one mail an order, however often it is handled. Not for what was sent back or reviewed
 * already, not while a parcel is still on its way, never to who was erased or wants no such mail.
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
