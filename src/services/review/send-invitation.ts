import { randomUUID } from 'node:crypto'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import { type ReviewLink, stopPath } from '#domain/review/review-link.ts'
import type { ReviewSettings } from '#domain/review/review-status.ts'
import type { InvitationStore, NewInvitation } from '#store/review/invitations.ts'
import { writeReviewEmail } from '../mail/write-review-email.ts'
import type { ReviewTokens } from './review-tokens.ts'

export type Inviting = {
  readonly invitations: InvitationStore
  readonly tokens: ReviewTokens
  readonly bases: Bases
  readonly settingsOf: (market: Market) => ReviewSettings
  readonly companyOf: (market: Market) => Company
  readonly now: () => Date
}

/** The recipient and the devices to review; each device has a path that the invitation opens. */
type RequestContext = {
  readonly kind: ReviewKind
  readonly of: NewInvitation['of']
  readonly market: Market
  readonly number: string
  readonly email: string
  readonly devices: readonly RequestedDevice[]
}

type RequestedDevice = { readonly title: string; readonly pathBy: (link: ReviewLink) => string }

/** Writes an invitation with its email and its secret, of which only the hash is stored. */
export async function sendInvitation(
  { invitations, tokens, bases, settingsOf, companyOf, now }: Inviting,
  { kind, of, market, number, email, devices }: RequestContext,
): Promise<void> {
  const id = randomUUID()
  const token = tokens.tokenOf(id)
  const link = { kind: 'invited', id, token } as const
  const base = bases[market]
  const outgoing = writeReviewEmail({
    kind,
    market,
    number,
    days: settingsOf(market).writeWithinDays,
    devices: devices.map(({ title, pathBy }) => ({ title, link: absoluteUrl(base, pathBy(link)) })),
    stopLink: absoluteUrl(base, stopPath(market, link)),
    company: companyOf(market),
  })
  const orderId = 'orderId' in of ? of.orderId : null
  await invitations.invite(
    { id, of, tokenHash: tokens.hashOf(token), at: now() },
    { id, orderId, market, recipient: email, ...outgoing },
    tokens.recipientHashOf(email),
  )
}
