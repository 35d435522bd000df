import { tradeInReviewPath } from '#domain/review/review-link.ts'
import type { Message } from '#store/outbox.ts'
import { findSellerToInvite } from '#store/review/invitations.ts'
import type { Context } from '../context.ts'
import { sendInvitation } from './send-invitation.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'bases'>

/**
 * Handles `seller-invitation`: sends one email per trade-in, even when the message is handled more than once. Skips
 * trade-ins that were already reviewed, and sellers who were erased or opted out.
 */
export async function inviteSeller(ctx: Ctx, { payload }: Message): Promise<void> {
  const found = await findSellerToInvite(ctx.sql, String(payload.saleId))
  if (!found?.isPaid || found.email === '' || found.hasReview) return
  const { saleId: tradeInId, market, number, email, title } = found
  await sendInvitation(ctx, {
    kind: 'sale',
    of: { saleId: tradeInId },
    market,
    number,
    email,
    devices: [{ title, pathBy: link => tradeInReviewPath(market, link) }],
  })
}
