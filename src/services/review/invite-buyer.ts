import { randomUUID } from 'node:crypto'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { reviewAddPath, stopPath } from '#domain/review/review-link.ts'
import { invitationDue, type ReviewSettings } from '#domain/review/review-standing.ts'
import type { Message, OutboxStore } from '#store/outbox.ts'
import type { InvitationStore, ToInvite } from '#store/review/invitations.ts'
import { writeReviewLetter } from '../mail/write-review-letter.ts'
import type { ReviewTokens } from './review-tokens.ts'

export type Planning = {
  readonly outbox: Pick<OutboxStore, 'follow'>
  readonly settingsOf: (market: Market) => ReviewSettings
}

/** Handles `order-delivered`: its buyer is asked for a review some days later. */
export const makePlanInvitation =
  ({ outbox, settingsOf }: Planning) =>
  async (message: Message): Promise<void> => {
    const { market, deliveredAt } = message.payload
    const due = invitationDue(new Date(String(deliveredAt)), settingsOf(market as Market))
    await outbox.follow(message, ['review-invitation'], due)
  }

export type Inviting = {
  readonly invitations: InvitationStore
  readonly tokens: ReviewTokens
  readonly bases: Bases
  readonly settingsOf: (market: Market) => ReviewSettings
  readonly companyOf: (market: Market) => Company
  readonly now: () => Date
}

/**
 * Handles `review-invitation`: one mail an order, however often it is handled. Not for what was sent back or reviewed
 * already, not while a parcel is still on its way, never to who was erased or wants no such mail.
 */
export const makeInviteBuyer =
  (means: Inviting) =>
  async ({ payload }: Message): Promise<void> => {
    const found = await means.invitations.toInvite(String(payload.orderId))
    const lines = found?.lines.filter(({ hasReview }) => !hasReview) ?? []
    if (!found?.isDelivered || found.email === '' || lines.length === 0) return
    await invite(means, { ...found, lines })
  }

const invite = async (
  { invitations, tokens, bases, settingsOf, companyOf, now }: Inviting,
  { orderId, number, market, email, lines }: ToInvite,
): Promise<void> => {
  const id = randomUUID()
  const token = tokens.tokenOf(id)
  const link = { kind: 'invited', id, token } as const
  const base = bases[market]
  const letter = writeReviewLetter({
    ...{ kind: 'purchase', market, number },
    days: settingsOf(market).writeWithinDays,
    devices: lines.map(({ title, position }) => ({
      title,
      link: absoluteUrl(base, reviewAddPath(market, link, position)),
    })),
    stopLink: absoluteUrl(base, stopPath(market, link)),
    company: companyOf(market),
  })
  await invitations.invite(
    { id, of: { orderId }, tokenHash: tokens.hashOf(token), at: now() },
    { id, orderId, market, recipient: email, ...letter },
    tokens.recipientHashOf(email),
  )
}
