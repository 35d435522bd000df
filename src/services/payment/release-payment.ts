import { endings } from '#domain/payment/provider-event.ts'
import type { Message } from '#store/outbox.ts'
import { updateAttempt } from '#store/payment/attempts.ts'
import type { Context } from '../context.ts'
import { applyEvents } from './apply-events.ts'
import { findReference } from './ask-provider.ts'
import { keepPollingApplication } from './let-go.ts'
import { reportUnreleased } from './report-unreleased.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

/**
 * Handles `payment-release`: a provider releases an attempt that must not be paid any more. If it is too late, the
 * provider's current status is applied, and a capture is refunded automatically.
 */
export async function releasePayment(ctx: Ctx, { payload }: Message): Promise<void> {
  const found = await findReference(ctx, String(payload.paymentId))
  const provider = found && ctx.providers.payment[found.attempt.provider]
  if (!found || !provider || found.attempt.startedAt === null) return
  const cancelled = await provider.cancel(found.reference, `release-${found.attempt.id}`)
  if (!cancelled.ok) throw new Error(`not released: ${cancelled.refusal.kind}`)
  if (cancelled.value.kind === 'cancelled')
    return keepPollingApplication(ctx, provider, found.attempt.id)
  const result = await provider.fetchStatus(found.reference)
  if (!result.ok) throw new Error(`not released: ${result.refusal.kind}`)
  await applyEvents(ctx, found.attempt.id, result.value)
  if (found.attempt.state === 'captured' || result.value.some(({ type }) => endings.has(type)))
    return
  // A provider without a status endpoint may never report again.
  if (result.value.length === 0) await reportUnreleased(ctx, found.attempt, result)
  // The attempt continues at the provider: it is polled until it has ended there as well.
  await updateAttempt(ctx.sql, found.attempt.id, { nextPollAt: ctx.clock() })
}

/** Handles `payment-capture`: captures an authorized payment if its provider requires a capture request. */
export async function capturePayment(ctx: Ctx, { payload }: Message): Promise<void> {
  const found = await findReference(ctx, String(payload.paymentId))
  const provider = found && ctx.providers.payment[found.attempt.provider]
  if (!found || !provider || found.attempt.state !== 'authorized') return
  if (provider.capabilities.capture === 'asked-for') {
    const captured = await provider.capture(found.reference, `capture-${found.attempt.id}`)
    if (!captured.ok) throw new Error(`not captured: ${captured.refusal.kind}`)
  }
  const result = await provider.fetchStatus(found.reference)
  if (result.ok) await applyEvents(ctx, found.attempt.id, result.value)
}
