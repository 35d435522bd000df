import { growingPauseMs } from '#domain/growing-pause.ts'
import { clearFailing, noteFailing } from '#store/failing-items.ts'
import {
  claimWebhooks,
  type DueWebhook,
  markWebhookApplied,
  markWebhookFailed,
} from '#store/payment/webhooks.ts'
import type { Context } from '../context.ts'
import { messageOfError } from '../telemetry/error-message.ts'
import { applyEvents } from './apply-events.ts'
import { askProvider } from './ask-provider.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers' | 'reportError'>

const batch = 20

/** 2 s, 4 s, 8 s … up to an hour. */
function pauseMs(attempts: number): number {
  return growingPauseMs(attempts, 2_000, 3_600_000)
}

/**
 * Received webhooks are processed from the queue, concurrently, so that a failing one does not delay the others.
 * After a day a failing webhook is no longer retried and becomes a staff task; its payment is polled too, except at TBI Romania, whose
 * webhooks carry the event. Returns
 * how many were tried (orders.md, Providers' contracts 2).
 */
export async function processWebhooks(ctx: Ctx): Promise<number> {
  const due = await claimWebhooks(ctx.sql, ctx.clock(), batch)
  await Promise.all(due.map(webhook => work(ctx, webhook)))
  return due.length
}

async function work(ctx: Ctx, webhook: DueWebhook) {
  try {
    if (webhook.event) await applyEvents(ctx, webhook.paymentId, [webhook.event])
    else {
      const polled = await askProvider(ctx, webhook.paymentId)
      if (!polled.ok) throw new Error(polled.refusal.kind)
    }
    await markWebhookApplied(ctx.sql, webhook.id, ctx.clock())
    if (webhook.attempts > 1) await clearFailing(ctx.sql, 'apply-notice', [webhook.id], ctx.clock())
  } catch (error) {
    ctx.reportError?.(error, { event: 'fault', job: 'notice' })
    const text = messageOfError(error)
    const isStuck = await noteFailing(ctx.sql, 'apply-notice', webhook.id, text, ctx.clock())
    const retryAt = new Date(ctx.clock().getTime() + pauseMs(webhook.attempts))
    await markWebhookFailed(ctx.sql, webhook.id, text, isStuck ? 'never' : retryAt)
  }
}
