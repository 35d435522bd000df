import { growingPauseMs } from '#domain/growing-pause.ts'
import { clearFailing, noteFailing } from '#store/failing-items.ts'
import type { DueNotice } from '#store/payment/webhooks.ts'
import { claimWebhooks, markWebhookApplied, markWebhookFailed } from '#store/payment/webhooks.ts'
import { messageOfError } from '../telemetry/error-message.ts'
import type { ReportError } from '../telemetry/telemetry.ts'
import type { ApplyEvents } from './apply-events.ts'
import type { AskProvider } from './ask-provider.ts'
import type { PaymentStores } from './payment-stores.ts'

const batch = 20

type Deps = {
  readonly ask: AskProvider
  readonly apply: ApplyEvents
  readonly report?: ReportError | undefined
}

/** 2 s, 4 s, 8 s … up to an hour. */
function pauseMs(attempts: number): number {
  return growingPauseMs(attempts, 2_000, 3_600_000)
}

/**
 * Received webhooks are processed from the queue, concurrently, so that a failing one does not delay the others.
 * After a day a failing webhook is no longer retried and becomes a staff task: its payment is polled anyway. Returns
 * how many were tried (orders.md, Providers' contracts 2).
 */
export function makeProcessWebhooks(stores: PaymentStores, deps: Deps) {
  return async (): Promise<number> => {
    const due = await claimWebhooks(stores.sql, stores.now(), batch)
    await Promise.all(due.map(webhook => work(stores, webhook, deps)))
    return due.length
  }
}

async function work(stores: PaymentStores, webhook: DueNotice, { ask, apply, report }: Deps) {
  const { sql, now } = stores
  try {
    if (webhook.said) await apply(webhook.paymentId, [webhook.said])
    else {
      const request = await ask(webhook.paymentId)
      if (!request.ok) throw new Error(request.refusal.kind)
    }
    await markWebhookApplied(sql, webhook.id, now())
    if (webhook.attempts > 1) await clearFailing(sql, 'apply-notice', [webhook.id], now())
  } catch (error) {
    report?.(error, { event: 'fault', job: 'notice' })
    const text = messageOfError(error)
    const isStuck = await noteFailing(sql, 'apply-notice', webhook.id, text, now())
    const retryAt = new Date(now().getTime() + pauseMs(webhook.attempts))
    await markWebhookFailed(sql, webhook.id, text, isStuck ? 'never' : retryAt)
  }
}
