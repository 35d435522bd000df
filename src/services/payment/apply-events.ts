import { randomUUID } from 'node:crypto'
import { type AttemptMove, isLive } from '#domain/order/attempt-state.ts'
import { isPayable } from '#domain/order/difference.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import { type EventEffect, settleEvent } from '#domain/order/settle-event.ts'
import { nextWatchAt } from '#domain/order/watch-captured.ts'
import { lenderOf } from '#domain/payment/methods.ts'
import { reviewMs } from '#domain/payment/provider.ts'
import { type ProviderEvent, withStorableReason } from '#domain/payment/provider-event.ts'
import { insertHistory } from '#store/order/history.ts'
import { insertMessage } from '#store/outbox.ts'
import { listAttemptsOfOrder, type StoredAttempt, updateAttempt } from '#store/payment/attempts.ts'
import {
  findOrderIdOfPayment,
  lockOrderToPay,
  type OrderToPay,
  updateOrderState,
} from '#store/payment/orders-to-pay.ts'
import { insertRefund } from '#store/payment/refunds.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { prolongHolds, sellUnits } from '#store/stock/stock.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { followTradeIn } from './follow-voucher.ts'
import { dropAttempt, moveAttempt } from './move-attempt.ts'
import { reinstate, reverse, undo } from './reversals.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

type Situation = {
  readonly tx: Sql
  readonly order: OrderToPay
  readonly attempt: StoredAttempt
  readonly event: ProviderEvent
  readonly at: Date
}

/**
 * The return page, webhooks and the reconciler all end here, under the order's row lock. Applying the same events
 * again changes nothing (orders.md, Providers' contracts 3).
 */
export async function applyEvents(
  ctx: Ctx,
  paymentId: string,
  events: readonly ProviderEvent[],
): Promise<void> {
  const orderId = await findOrderIdOfPayment(ctx.sql, paymentId)
  if (orderId === undefined || events.length === 0) return
  await committed(ctx.sql, async tx => {
    for (const event of events.map(withStorableReason)) {
      const order = await lockOrderToPay(tx, orderId)
      const attempts = await listAttemptsOfOrder(tx, orderId)
      const attempt = attempts.find(({ id }) => id === paymentId)
      if (attempt) await applyOne(ctx, { tx, order, attempt, event, at: ctx.clock() }, attempts)
    }
  })
}

async function applyOne(ctx: Ctx, situation: Situation, attempts: readonly StoredAttempt[]) {
  const { tx, order, attempt, event, at } = situation
  if (event.providerRef !== undefined && attempt.providerRef === null)
    await updateAttempt(tx, attempt.id, { providerRef: event.providerRef })
  if (event.captureRef !== undefined && attempt.state !== 'captured')
    await updateAttempt(tx, attempt.id, { captureRef: event.captureRef })
  const facts = {
    state: attempt.state,
    amount: { minor: attempt.amountMinor, currency: attempt.currency },
    ...(attempt.reviewReason !== null && { reviewReason: attempt.reviewReason }),
  }
  const settlement = settleEvent(event, facts, payableState(order))
  switch (settlement.kind) {
    case 'nothing':
      return
    case 'move':
      return move(situation, settlement.by)
    case 'pay':
      await move(situation, settlement.by)
      await dropOthers(situation, attempts)
      await watch(situation)
      if (order.state === 'awaiting-payment') await confirm(situation)
      return followTradeIn(ctx, tx, order.id, false)
    case 'give-back':
      await move(situation, settlement.by)
      return giveBack(situation, settlement.because)
    case 'release':
      await insertMessage(tx, 'payment-release', { paymentId: attempt.id }, at)
      return
    case 'review':
      return review(situation, settlement)
    case 'reversed':
      return reverse(situation)
    case 'undone':
      return undo(situation)
    case 'reinstated':
      return reinstate(situation)
  }
}

/** The difference of a trade-in is paid like an order that is waiting for payment. */
function payableState(order: OrderToPay): OrderState {
  return isPayable(order) ? 'awaiting-payment' : order.state
}

/** Moves the attempt, together with what its new state requires. */
async function move({ tx, order, attempt, event, at }: Situation, by: AttemptMove) {
  const reason = event.reason ?? event.type
  const to = await moveAttempt(tx, { attempt, by, actor: attempt.provider, reason, at })
  const paymentId = attempt.id
  if (to === 'declined' && order.state === 'awaiting-payment')
    await insertMessage(tx, 'payment-failed', { orderId: order.id, paymentId }, at)
  if (to === 'pending-review' && lenderOf(attempt.method))
    await insertMessage(tx, 'loan-in-review', { orderId: order.id, paymentId }, at)
  // Requested at once, so that the money does not wait for the next poll.
  if (to === 'authorized') await insertMessage(tx, 'payment-capture', { paymentId }, at)
}

/** awaiting-payment → confirmed; the held units are sold (orders.md). */
async function confirm({ tx, order, attempt, at }: Situation) {
  const devices = order.lines.filter(({ kind }) => kind === 'device').length
  const sold = await sellUnits(tx, order.id, at)
  if (sold !== devices) throw new Error(`order ${order.id} holds ${sold} of ${devices} units`)
  await updateOrderState(tx, order.id, 'confirmed', undefined)
  const step = { orderId: order.id, subject: 'order', from: order.state, to: 'confirmed' } as const
  await insertHistory(tx, { ...step, actor: attempt.provider, reason: 'paid' }, at)
  await insertMessage(tx, 'order-confirmed', { orderId: order.id }, at)
}

/** A payment can be undone later; at some providers only polling reveals it. */
function watch({ tx, attempt, at }: Situation) {
  const nextPollAt = nextWatchAt(attempt.provider, at, at)
  return updateAttempt(tx, attempt.id, { ...(nextPollAt && { nextPollAt }) })
}

/** Another live attempt must never be captured as well. */
async function dropOthers({ tx, attempt, at }: Situation, attempts: readonly StoredAttempt[]) {
  const why = { by: 'cancel', actor: 'shop', reason: 'paid otherwise', at } as const
  for (const other of attempts.filter(({ id, state }) => id !== attempt.id && isLive(state)))
    await dropAttempt(tx, { attempt: other, ...why })
}

const kindOfTask = { 'order-closed': 'late-payment', 'paid-already': 'overpaid' } as const

/** A late success is refunded automatically, with a task for staff (orders.md). */
async function giveBack({ tx, order, attempt, at }: Situation, because: keyof typeof kindOfTask) {
  const { id: paymentId, amountMinor, currency } = attempt
  const id = randomUUID()
  const row = {
    id,
    orderId: order.id,
    paymentId,
    amountMinor,
    currency,
    state: 'approved',
  } as const
  await insertRefund(tx, {
    ...row,
    reason: because,
    actor: 'shop',
    createdAt: at,
    dueAt: at,
  })
  const step = { orderId: order.id, subject: 'refund', from: null, to: 'approved' } as const
  await insertHistory(tx, { ...step, actor: 'shop', reason: because }, at)
  await addTask({ tx, order, attempt, at }, kindOfTask[because], {
    because,
    amountMinor,
    currency,
  })
}

async function review(
  situation: Situation,
  { reason, by }: Extract<EventEffect, { kind: 'review' }>,
) {
  const { tx, order, attempt, event, at } = situation
  if (by) await move(situation, by)
  await updateAttempt(tx, attempt.id, { reviewReason: reason })
  await addTask(situation, `payment-${reason}`, {
    expected: { minor: attempt.amountMinor, currency: attempt.currency },
    said: event.amount ?? null,
    word: event.reason ?? null,
  })
  if (!isPayable(order)) return
  const until = new Date(Math.max(at.getTime() + reviewMs, order.payableUntil?.getTime() ?? 0))
  await updateOrderState(tx, order.id, order.state, until)
  await prolongHolds(tx, order.id, until)
}

function addTask(
  { tx, order, attempt, at }: Omit<Situation, 'event'>,
  kind: string,
  facts: Readonly<Record<string, unknown>>,
) {
  return insertTask(
    tx,
    { market: order.market, kind, subjectId: attempt.id, orderId: order.id, facts },
    at,
  )
}
