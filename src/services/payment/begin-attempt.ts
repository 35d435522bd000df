import { isLive, isWithCustomer } from '#domain/order/attempt-state.ts'
import type { Started } from '#providers/payment/payment-provider.ts'
import { insertMessage } from '#store/outbox.ts'
import {
  type AttemptChanges,
  findAttempt,
  type StoredAttempt,
  updateAttempt,
} from '#store/payment/attempts.ts'
import { lockOrderToPay, type OrderToPay } from '#store/payment/orders-to-pay.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { applyEvents } from './apply-events.ts'
import { startCommand } from './start-command.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'bases' | 'publicUrl' | 'providers'>

/**
 * One process at a time calls a provider to start an attempt; if the process dies, the attempt is released after
 * this time.
 */
const leaseMs = 45_000
const firstPollMs = 10_000

/** Returns true if the caller may start the attempt now: it is marked as started before its provider is called. */
export async function claimStart(tx: Sql, attempt: StoredAttempt, at: Date): Promise<boolean> {
  // An attempt whose response to `start` was lost may be known to the provider when it is polled; the URL of its page
  // is still missing.
  if (!isWithCustomer(attempt.state) || attempt.redirectUrl !== null) return false
  if (attempt.startingUntil !== null && attempt.startingUntil > at) return false
  await updateAttempt(tx, attempt.id, {
    startingUntil: new Date(at.getTime() + leaseMs),
    startedAt: attempt.startedAt ?? at,
    nextPollAt: attempt.nextPollAt ?? new Date(at.getTime() + leaseMs),
  })
  return true
}

/** The provider is called with the attempt's own key, outside of any transaction (orders.md, Providers' contracts 1). */
export async function beginAttempt(
  ctx: Ctx,
  order: OrderToPay,
  attempt: StoredAttempt,
): Promise<Started> {
  const provider = ctx.providers.payment[attempt.provider]
  const response: Started = provider
    ? await provider.start(startCommand(ctx, order, attempt))
    : { kind: 'failed', failure: { kind: 'circuit-open' } }
  const started = afterEarlierTries(response, attempt)
  const isLiveStill = await committed(ctx.sql, async tx => {
    await lockOrderToPay(tx, order.id)
    return save(ctx, tx, attempt.id, started)
  })
  const event = eventOf(started, attempt.id)
  if (event && isLiveStill) await applyEvents(ctx, attempt.id, [event])
  return started
}

/**
 * A call that certainly failed says nothing about an earlier call that may have succeeded (orders.md, Providers'
 * contracts 6).
 */
function afterEarlierTries(response: Started, { startedAt }: StoredAttempt): Started {
  return response.kind === 'failed' && startedAt !== null
    ? { kind: 'unknown', failure: response.failure }
    : response
}

/** False if the attempt ended while its provider was being called. */
async function save(ctx: Ctx, tx: Sql, id: string, started: Started): Promise<boolean> {
  const at = ctx.clock()
  const current = await findAttempt(tx, id)
  if (!current) return false
  const providerRef = 'providerRef' in started ? { providerRef: started.providerRef } : {}
  if (isLive(current.state)) {
    await updateAttempt(tx, id, {
      ...providerRef,
      startingUntil: null,
      ...changesOf(started, at),
    })
    return true
  }
  await updateAttempt(tx, id, { ...providerRef, startingUntil: null })
  if (current.state !== 'captured')
    await insertMessage(tx, 'payment-release', { paymentId: id }, at)
  return false
}

function changesOf(started: Started, at: Date): AttemptChanges {
  const nextPollAt = new Date(at.getTime() + firstPollMs)
  switch (started.kind) {
    case 'redirect':
      return { redirectUrl: started.url, nextPollAt }
    case 'wallet':
    case 'offline':
      return { nextPollAt }
    case 'declined':
      return {}
    case 'unknown':
      return { nextPollAt: at, lastError: started.failure.kind }
    case 'failed':
      return { startedAt: null, nextPollAt: null, lastError: started.failure.kind }
  }
}

function eventOf(started: Started, id: string) {
  switch (started.kind) {
    case 'redirect':
    case 'wallet':
      return { type: 'action-required', eventId: `start ${id}` } as const
    case 'offline':
      return { type: 'in-review', eventId: `start ${id}` } as const
    case 'declined':
      return { type: 'declined', eventId: `start ${id}`, reason: started.reason } as const
    case 'unknown':
    case 'failed':
      return undefined
  }
}
