import type { Market } from '#domain/market/market.ts'
import { invitationDue } from '#domain/review/review-status.ts'
import { insertFollowUps, type Message } from '#store/outbox.ts'
import type { OutboxTopic } from '#store/outbox-topic.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db' | 'settings'>

/** Handles `order-delivered`: schedules the review invitation to the customer for some days later. */
export function planInvitation(ctx: Ctx, message: Message): Promise<void> {
  return plan(ctx, message, 'review-invitation', message.payload.deliveredAt)
}

/** Handles `sale-review-due`: schedules the review invitation to the seller of a paid device for some days later. */
export function planSellerInvitation(ctx: Ctx, message: Message): Promise<void> {
  return plan(ctx, message, 'seller-invitation', message.payload.paidAt)
}

async function plan(ctx: Ctx, message: Message, topic: OutboxTopic, since: unknown): Promise<void> {
  const due = invitationDue(
    new Date(String(since)),
    ctx.settings.reviewsOf(message.payload.market as Market),
  )
  await insertFollowUps(ctx.db, message, [topic], due)
}
