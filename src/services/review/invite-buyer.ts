import { reviewAddPath } from '#domain/review/review-link.ts'
import type { Message } from '#store/outbox.ts'
import { findBuyerToInvite } from '#store/review/invitations.ts'
import type { Context } from '../context.ts'
import { sendInvitation } from './send-invitation.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'bases'>

/**
 * Handles `review-invitation`: sends one email per order, even when the message is handled more than once. Skips
 * devices that were returned or already reviewed, parcels still in transit, and customers who were erased or opted out.
 */
export async function inviteBuyer(ctx: Ctx, { payload }: Message): Promise<void> {
  const found = await findBuyerToInvite(ctx.sql, String(payload.orderId))
  const lines = found?.lines.filter(({ hasReview }) => !hasReview) ?? []
  if (!found?.isDelivered || found.email === '' || lines.length === 0) return
  const { orderId, market, number, email } = found
  await sendInvitation(ctx, {
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
