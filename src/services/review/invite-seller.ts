import { tradeInReviewPath } from '#domain/review/review-link.ts'
import type { Message } from '#store/outbox.ts'
import { type Inviting, sendInvitation } from './send-invitation.ts'

/**
 * Handles `seller-invitation`: sends one email per trade-in, even when the message is handled more than once. Skips
 * trade-ins that were already reviewed, and sellers who were erased or opted out.
 */
export function makeInviteSeller(deps: Inviting) {
  return async ({ payload }: Message): Promise<void> => {
    const found = await deps.invitations.sellerToInvite(String(payload.saleId))
    if (!found?.isPaid || found.email === '' || found.hasReview) return
    const { saleId: tradeInId, market, number, email, title } = found
    await sendInvitation(deps, {
      kind: 'sale',
      of: { saleId: tradeInId },
      market,
      number,
      email,
      devices: [{ title, pathBy: link => tradeInReviewPath(market, link) }],
    })
  }
}
