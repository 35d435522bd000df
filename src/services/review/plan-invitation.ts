import type { Market } from '#domain/market/market.ts'
import { invitationDue, type ReviewSettings } from '#domain/review/review-status.ts'
import type { Message, OutboxStore } from '#store/outbox.ts'

type Planning = {
  readonly outbox: Pick<OutboxStore, 'follow'>
  readonly settingsOf: (market: Market) => ReviewSettings
}

/** Handles `order-delivered`: schedules the review invitation to the customer for some days later. */
export function makePlanInvitation(deps: Planning) {
  return (message: Message): Promise<void> =>
    plan(deps, message, 'review-invitation', message.payload.deliveredAt)
}

/** Handles `sale-review-due`: schedules the review invitation to the seller of a paid device for some days later. */
export function makePlanSellerInvitation(deps: Planning) {
  return (message: Message): Promise<void> =>
    plan(deps, message, 'seller-invitation', message.payload.paidAt)
}

async function plan(
  { outbox, settingsOf }: Planning,
  message: Message,
  kind: string,
  since: unknown,
): Promise<void> {
  const due = invitationDue(new Date(String(since)), settingsOf(message.payload.market as Market))
  await outbox.follow(message, [kind], due)
}
