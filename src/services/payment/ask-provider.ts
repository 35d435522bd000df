import { growingPauseMs } from '#domain/growing-pause.ts'
import { isLive } from '#domain/order/attempt-state.ts'
import { nextWatchAt } from '#domain/order/watch-captured.ts'
import { endings, type ProviderEvent } from '#domain/payment/provider-event.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import type { PaymentReference } from '#providers/payment/payment-provider.ts'
import {
  findAttempt,
  findCapturedAt,
  postponeUncapturedPoll,
  type StoredAttempt,
  stopStatusPolls,
  updateAttempt,
} from '#store/payment/attempts.ts'
import { findOrderToPay, type OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { Context } from '../context.ts'
import { applyEvents } from './apply-events.ts'
import { reportUnreleased } from './report-unreleased.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

export function referenceOf(
  attempt: StoredAttempt,
  order: Pick<OrderToPay, 'number' | 'market'>,
): PaymentReference {
  return {
    attemptId: attempt.id,
    orderNumber: order.number,
    market: order.market,
    method: attempt.method,
    amount: { minor: attempt.amountMinor, currency: attempt.currency },
    ...(attempt.providerRef !== null && { providerRef: attempt.providerRef }),
  }
}

/** An attempt with its provider's reference; undefined if there is no such attempt. */
export async function findReference(ctx: Ctx, paymentId: string) {
  const attempt = await findAttempt(ctx.sql, paymentId)
  if (!attempt) return undefined
  const order = await findOrderToPay(ctx.sql, attempt.orderId)
  return order && { attempt, order, reference: referenceOf(attempt, order) }
}

const longestPauseMs = 10 * 60_000
/** A released application is polled less often, until it has certainly lapsed. */
const longestPauseOnceEndedMs = 6 * 60 * 60_000
const lapsedAfterMs = 30 * 24 * 60 * 60_000

/** The pause until the next poll: 5 s, 10 s … */
function pauseMs({ polls, state }: StoredAttempt): number {
  return growingPauseMs(polls + 1, 5_000, isLive(state) ? longestPauseMs : longestPauseOnceEndedMs)
}

function hasLapsed({ state, startedAt }: StoredAttempt, at: Date): boolean {
  return !isLive(state) && startedAt !== null && startedAt.getTime() + lapsedAfterMs < at.getTime()
}

/**
 * The only way to learn the status of an attempt. The provider is called outside of any transaction; its response is
 * applied under the order's lock (orders.md, Providers' contracts 3, 4 and 7).
 */
export async function askProvider(
  ctx: Ctx,
  paymentId: string,
): Promise<Result<void, ProviderFailure>> {
  const found = await findReference(ctx, paymentId)
  const provider = found && ctx.providers.payment[found.attempt.provider]
  if (!found || !provider || found.attempt.startedAt === null) return { ok: true, value: undefined }
  const { attempt } = found
  const result = await provider.fetchStatus(found.reference)
  if (result.ok) await applyEvents(ctx, paymentId, result.value)
  await planNext(ctx, attempt, result)
  return result.ok ? { ok: true, value: undefined } : refuse(result.refusal)
}

type StatusResult = Result<readonly ProviderEvent[], ProviderFailure>

/** `attempt` is as it was before the provider was polled. */
async function planNext(ctx: Ctx, attempt: StoredAttempt, result: StatusResult) {
  if (attempt.state === 'captured') return planWatch(ctx, attempt, result)
  const hasEnded = result.ok && result.value.some(({ type }) => endings.has(type))
  if (hasEnded && !isLive(attempt.state)) return stopStatusPolls(ctx.sql, attempt.id)
  if (hasLapsed(attempt, ctx.clock())) {
    if (!result.ok || result.value.some(isSentIn)) await reportUnreleased(ctx, attempt, result)
    return stopStatusPolls(ctx.sql, attempt.id)
  }
  if (attempt.nextPollAt === null) return
  const at = new Date(ctx.clock().getTime() + pauseMs(attempt))
  return postponeUncapturedPoll(ctx.sql, attempt.id, at, result.ok ? null : result.refusal.kind)
}

function isSentIn({ type }: ProviderEvent): boolean {
  return type !== 'action-required'
}

/** A payment that was undone is handled by a person from then on. */
async function planWatch(
  ctx: Ctx,
  { id, orderId, provider, nextPollAt }: StoredAttempt,
  result: StatusResult,
) {
  if (nextPollAt === null) return
  const isUndone =
    result.ok && result.value.some(({ type }) => type !== 'captured' && endings.has(type))
  const capturedAt = isUndone ? undefined : await findCapturedAt(ctx.sql, orderId)
  const next = capturedAt && nextWatchAt(provider, capturedAt, ctx.clock())
  const lastError = result.ok ? null : result.refusal.kind
  await updateAttempt(ctx.sql, id, { nextPollAt: next ?? null, lastError })
}
