import { randomUUID } from 'node:crypto'
import { type AttemptMove, isLive } from '#domain/order/attempt-state.ts'
import { isPayable } from '#domain/order/difference.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import { type Settlement, settleEvent } from '#domain/order/settle-event.ts'
import { nextWatchAt } from '#domain/order/watch-captured.ts'
import { reviewMs } from '#domain/payment/provider.ts'
import { keepable, type ProviderEvent } from '#domain/payment/provider-event.ts'
import type { StoredAttempt } from '#store/payment/attempts.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { Sql } from '#store/transaction.ts'
import { followTradeIn } from './follow-trade-in.ts'
import { dropAttempt, moveAttempt } from './move-attempt.ts'
import type { PaymentStores } from './payment-stores.ts'
import { reinstate, reverse, undo } from './reversals.ts'

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
export function makeApplyEvents(stores: PaymentStores) {
  return async (paymentId: string, events: readonly ProviderEvent[]): Promise<void> => {
    const orderId = await stores.orders.idOfPayment(stores.sql, paymentId)
    if (orderId === undefined || events.length === 0) return
    await stores.transaction(async tx => {
      for (const event of events.map(keepable)) {
        const order = await stores.orders.locked(tx, orderId)
        const attempts = await stores.attempts.ofOrder(tx, orderId)
        const attempt = attempts.find(({ id }) => id === paymentId)
        if (attempt)
          await applyOne(stores, { tx, order, attempt, event, at: stores.now() }, attempts)
      }
    })
  }
}

export type ApplyEvents = ReturnType<typeof makeApplyEvents>

async function applyOne(
  stores: PaymentStores,
  situation: Situation,
  attempts: readonly StoredAttempt[],
) {
  const { tx, order, attempt, event, at } = situation
  if (event.providerRef !== undefined && attempt.providerRef === null)
    await stores.attempts.change(tx, attempt.id, { providerRef: event.providerRef })
  if (event.captureRef !== undefined && attempt.state !== 'captured')
    await stores.attempts.change(tx, attempt.id, { captureRef: event.captureRef })
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
      return move(stores, situation, settlement.by)
    case 'pay':
      await move(stores, situation, settlement.by)
      await dropOthers(stores, situation, attempts)
      await watch(stores, situation)
      if (order.state === 'awaiting-payment') await confirm(stores, situation)
      return followTradeIn(stores, tx, order.id, false)
    case 'give-back':
      await move(stores, situation, settlement.by)
      return giveBack(stores, situation, settlement.because)
    case 'release':
      await stores.auditLog.message(tx, 'payment-release', { paymentId: attempt.id }, at)
      return
    case 'review':
      return review(stores, situation, settlement)
    case 'reversed':
      return reverse(stores, situation)
    case 'undone':
      return undo(stores, situation)
    case 'reinstated':
      return reinstate(stores, situation)
  }
}

/** The difference of a trade-in is paid like an order that is waiting for payment. */
function payableState(order: OrderToPay): OrderState {
  return isPayable(order) ? 'awaiting-payment' : order.state
}

/** Moves the attempt, together with what its new state requires. */
async function move(
  stores: PaymentStores,
  { tx, order, attempt, event, at }: Situation,
  by: AttemptMove,
) {
  const reason = event.reason ?? event.type
  const to = await moveAttempt(stores, tx, { attempt, by, actor: attempt.provider, reason, at })
  const paymentId = attempt.id
  if (to === 'declined' && order.state === 'awaiting-payment')
    await stores.auditLog.message(tx, 'payment-failed', { orderId: order.id, paymentId }, at)
  // Requested at once, so that the money does not wait for the next poll.
  if (to === 'authorized') await stores.auditLog.message(tx, 'payment-capture', { paymentId }, at)
}

/** awaiting-payment → confirmed; the held units are sold (orders.md). */
async function confirm(stores: PaymentStores, { tx, order, attempt, at }: Situation) {
  const devices = order.lines.filter(({ kind }) => kind === 'device').length
  const sold = await stores.stock.sell(tx, order.id, at)
  if (sold !== devices) throw new Error(`order ${order.id} holds ${sold} of ${devices} units`)
  await stores.orders.move(tx, order.id, 'confirmed', undefined)
  const step = { orderId: order.id, subject: 'order', from: order.state, to: 'confirmed' } as const
  await stores.auditLog.history(tx, { ...step, actor: attempt.provider, reason: 'paid' }, at)
  await stores.auditLog.message(tx, 'order-confirmed', { orderId: order.id }, at)
}

/** A payment can be undone later; at some providers only polling reveals it. */
function watch({ attempts }: PaymentStores, { tx, attempt, at }: Situation) {
  const nextPollAt = nextWatchAt(attempt.provider, at, at)
  return attempts.change(tx, attempt.id, { ...(nextPollAt && { nextPollAt }) })
}

/** Another live attempt must never be captured as well. */
async function dropOthers(
  stores: PaymentStores,
  { tx, attempt, at }: Situation,
  attempts: readonly StoredAttempt[],
) {
  const why = { by: 'cancel', actor: 'shop', reason: 'paid otherwise', at } as const
  for (const other of attempts.filter(({ id, state }) => id !== attempt.id && isLive(state)))
    await dropAttempt(stores, tx, { attempt: other, ...why })
}

const kindOfTask = { 'order-closed': 'late-payment', 'paid-already': 'overpaid' } as const

/** A late success is refunded automatically, with a task for staff (orders.md). */
async function giveBack(
  stores: PaymentStores,
  { tx, order, attempt, at }: Situation,
  because: keyof typeof kindOfTask,
) {
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
  await stores.refunds.insert(tx, {
    ...row,
    reason: because,
    actor: 'shop',
    createdAt: at,
    dueAt: at,
  })
  const step = { orderId: order.id, subject: 'refund', from: null, to: 'approved' } as const
  await stores.auditLog.history(tx, { ...step, actor: 'shop', reason: because }, at)
  await addTask(stores, { tx, order, attempt, at }, kindOfTask[because], {
    because,
    amountMinor,
    currency,
  })
}

async function review(
  stores: PaymentStores,
  situation: Situation,
  { reason, by }: Extract<Settlement, { kind: 'review' }>,
) {
  const { tx, order, attempt, event, at } = situation
  if (by) await move(stores, situation, by)
  await stores.attempts.change(tx, attempt.id, { reviewReason: reason })
  await addTask(stores, situation, `payment-${reason}`, {
    expected: { minor: attempt.amountMinor, currency: attempt.currency },
    said: event.amount ?? null,
    word: event.reason ?? null,
  })
  if (!isPayable(order)) return
  const until = new Date(Math.max(at.getTime() + reviewMs, order.payableUntil?.getTime() ?? 0))
  await stores.orders.move(tx, order.id, order.state, until)
  await stores.stock.holdUntil(tx, order.id, until)
}

function addTask(
  { auditLog }: PaymentStores,
  { tx, order, attempt, at }: Omit<Situation, 'event'>,
  kind: string,
  facts: Readonly<Record<string, unknown>>,
) {
  return auditLog.task(
    tx,
    { market: order.market, kind, subjectId: attempt.id, orderId: order.id, facts },
    at,
  )
}
