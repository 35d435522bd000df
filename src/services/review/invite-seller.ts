import { randomUUID } from 'node:crypto'
import { absoluteUrl } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { saleReviewPath, stopPath } from '#domain/review/review-link.ts'
import { invitationDue } from '#domain/review/review-standing.ts'
import type { Message } from '#store/outbox.ts'
import type { SellerToInvite } from '#store/review/invitations.ts'
import { writeReviewLetter } from '../mail/write-review-letter.ts'
import type { Inviting, Planning } from './invite-buyer.ts'

/** Handles `sale-review-due`: the seller of a device that was paid is asked for a review some days later. */
export const makePlanSellerInvitation =
  ({ outbox, settingsOf }: Planning) =>
  async (message: Message): Promise<void> => {
    const { market, paidAt } = message.payload
    const due = invitationDue(new Date(String(paidAt)), settingsOf(market as Market))
    await outbox.follow(message, ['seller-invitation'], due)
  }

/**
 * Handles `seller-invitation`: one mail a sale, however often it is handled. Not for what was reviewed already, never to
 * who was erased or wants no such mail.
 */
export const makeInviteSeller =
  (means: Inviting) =>
  async ({ payload }: Message): Promise<void> => {
    const found = await means.invitations.sellerToInvite(String(payload.saleId))
    if (!found?.isPaid || found.email === '' || found.hasReview) return
    await invite(means, found)
  }

const invite = async (
  { invitations, tokens, bases, settingsOf, companyOf, now }: Inviting,
  { saleId, number, market, email, title }: SellerToInvite,
): Promise<void> => {
  const id = randomUUID()
  const token = tokens.tokenOf(id)
  const link = { kind: 'invited', id, token } as const
  const base = bases[market]
  const letter = writeReviewLetter({
    ...{ kind: 'sale', market, number },
    days: settingsOf(market).writeWithinDays,
    devices: [{ title, link: absoluteUrl(base, saleReviewPath(market, link)) }],
    stopLink: absoluteUrl(base, stopPath(market, link)),
    company: companyOf(market),
  })
  await invitations.invite(
    { id, of: { saleId }, tokenHash: tokens.hashOf(token), at: now() },
    { id, orderId: null, market, recipient: email, ...letter },
    tokens.recipientHashOf(email),
  )
}
