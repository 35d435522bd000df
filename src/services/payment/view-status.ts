import { setTimeout as pause } from 'node:timers/promises'
import { buildUrl } from '#domain/market/build-url.ts'
import { isLive, isWithCustomer } from '#domain/order/attempt-state.ts'
import { differenceMinor, isPayable } from '#domain/order/difference.ts'
import type { PaymentStatus } from '#domain/order/payment-status.ts'
import { endsOnFinancingPage } from '#domain/payment/methods.ts'
import { listAttemptsOfOrder, type StoredAttempt } from '#store/payment/attempts.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { Context } from '../context.ts'
import { askProvider } from './ask-provider.ts'
import { rowsOfOrder } from './rows-of-order.ts'
import { findOrder } from './start-payment.ts'

type Ctx = Pick<
  Context,
  'sql' | 'clock' | 'keys' | 'settings' | 'bases' | 'publicUrl' | 'providers' | 'readSchemes'
>

/** A page that polls repeatedly causes a call to the provider at most this often. */
const pollAgainMs = 2_000
const longestWaitMs = 3_000

/**
 * Returning from the provider proves nothing, so the provider is polled; a slow response is not awaited. Undefined
 * for a wrong token as well as for a missing order (orders.md, Providers' contracts 4).
 */
export async function viewStatus(
  ctx: Ctx,
  number: string,
  token: string,
): Promise<PaymentStatus | undefined> {
  const order = await findOrder(ctx, number, token)
  if (!order) return undefined
  if (!isPayable(order)) return settled(ctx, order, token)
  const before = await listAttemptsOfOrder(ctx.sql, order.id)
  await refresh(
    ctx,
    before.find(({ state }) => isLive(state)),
  )
  const current = await findOrder(ctx, number, token)
  return current && isPayable(current)
    ? open(ctx, current, await listAttemptsOfOrder(ctx.sql, current.id), token)
    : current && settled(ctx, current, token)
}

/** When this process last polled the provider about an attempt, in milliseconds since 1970. */
const lastPolledAt = new Map<string, number>()

async function refresh(ctx: Ctx, attempt: StoredAttempt | undefined) {
  if (!attempt || attempt.startedAt === null) return
  const now = Date.now()
  for (const [id, at] of lastPolledAt) if (now - at > pollAgainMs) lastPolledAt.delete(id)
  if (lastPolledAt.has(attempt.id)) return
  lastPolledAt.set(attempt.id, now)
  const timeout = new AbortController()
  const poll = askProvider(ctx, attempt.id).catch(() => undefined)
  await Promise.race([
    poll,
    pause(longestWaitMs, undefined, { signal: timeout.signal }).catch(() => undefined),
  ])
  timeout.abort()
}

async function settled(ctx: Ctx, order: OrderToPay, token: string): Promise<PaymentStatus> {
  if (order.state === 'expired') return { kind: 'over', reason: 'expired' }
  const all = await listAttemptsOfOrder(ctx.sql, order.id)
  const paid = all.find(({ state }) => state === 'captured')
  if (order.state === 'cancelled') return { kind: 'over', reason: 'cancelled' }
  return { kind: 'paid', path: thankYouPath(order, paid, token) }
}

/** TBI in RO and BG and Cofidis in HU have a thank-you page of their own (Spec 2.1). */
function thankYouPath(
  { market, number }: OrderToPay,
  attempt: Pick<StoredAttempt, 'method'> | undefined,
  token: string,
): string {
  const isFinanced = attempt !== undefined && endsOnFinancingPage(market, attempt.method)
  const page = isFinanced ? 'financing-thank-you' : 'order-thank-you'
  return buildUrl(market, page, [number], [['t', token]])
}

function differenceOf(order: OrderToPay, payableUntil: string): PaymentStatus {
  return {
    kind: 'difference',
    due: { minor: differenceMinor(order), currency: order.currency },
    payableUntil,
    isBought: !order.hasWithdrawnVoucher,
  }
}

async function open(
  ctx: Ctx,
  order: OrderToPay,
  attempts: readonly StoredAttempt[],
  token: string,
): Promise<PaymentStatus> {
  const payableUntil = (order.payableUntil ?? order.placedAt).toISOString()
  const live = attempts.find(({ state }) => isLive(state))
  if (live) {
    const { method, state, reviewReason } = live
    const isWithLender = state === 'pending-review' && endsOnFinancingPage(order.market, method)
    const turn = isWithCustomer(state) ? 'shopper' : 'provider'
    return {
      kind: 'waiting',
      method,
      on: reviewReason === null ? turn : 'shop',
      payableUntil,
      ...(isWithLender && { thankYouPath: thankYouPath(order, live, token) }),
    }
  }
  if (order.state === 'awaiting-trade-in') return differenceOf(order, payableUntil)
  const last = attempts.at(-1)
  if (!last) throw new Error(`order ${order.id} waits for a payment nobody began`)
  const reason = last.state === 'declined' || last.state === 'expired' ? last.state : 'cancelled'
  return {
    kind: 'failed',
    method: last.method,
    reason,
    payableUntil,
    rows: await rowsOfOrder(ctx, order),
  }
}
