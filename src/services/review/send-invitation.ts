import { randomUUID } from 'node:crypto'
import { absoluteUrl } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import { type ReviewLink, stopPath } from '#domain/review/review-link.ts'
import { insertInvitation, type NewInvitation } from '#store/review/invitations.ts'
import type { Context } from '../context.ts'
import { mailTextsOf } from '../mail/mail-texts.ts'
import { writeReviewEmail } from '../mail/write-review-email.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'bases'>

/** The recipient and the devices to review; each device has a path that the invitation opens. */
type Invitation = {
  readonly kind: ReviewKind
  readonly of: NewInvitation['of']
  readonly market: Market
  readonly number: string
  readonly email: string
  readonly devices: readonly InvitedDevice[]
}

type InvitedDevice = { readonly title: string; readonly pathBy: (link: ReviewLink) => string }

/** Writes an invitation with its email and its secret, of which only the hash is stored. */
export async function sendInvitation(
  ctx: Ctx,
  { kind, of, market, number, email, devices }: Invitation,
): Promise<void> {
  const id = randomUUID()
  const token = ctx.keys.reviewTokens.tokenOf(id)
  const link = { kind: 'invited', id, token } as const
  const base = ctx.bases[market]
  const outgoing = writeReviewEmail({
    kind,
    market,
    number,
    days: ctx.settings.reviewsOf(market).writeWithinDays,
    devices: devices.map(({ title, pathBy }) => ({ title, link: absoluteUrl(base, pathBy(link)) })),
    stopLink: absoluteUrl(base, stopPath(market, link)),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const orderId = 'orderId' in of ? of.orderId : null
  await insertInvitation(
    ctx.sql,
    ctx.keys.seal,
    { id, of, tokenHash: ctx.keys.reviewTokens.hashOf(token), at: ctx.clock() },
    { id, orderId, market, recipient: email, ...outgoing },
    ctx.keys.reviewTokens.recipientHashOf(email),
  )
}
