import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { isEnded } from '#domain/order/order-state.ts'
import { refundableMinor } from '#domain/order/refund-state.ts'
import { isUndoneByEnding } from '#domain/order/watch-captured.ts'
import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertHistory } from '#store/order/history.ts'
import { insertMessage } from '#store/outbox.ts'
import type { StoredAttempt } from '#store/payment/attempts.ts'
import {
  findOrderToPayByNumber,
  lockOrderToPay,
  type OrderToPay,
} from '#store/payment/orders-to-pay.ts'
import { listRefundsOfOrder } from '#store/payment/refunds.ts'
import {
  endReversal,
  endReversals,
  listOpenReversals,
  openReversal,
} from '#store/payment/reversals.ts'
import { closeTasks, insertTaskAgain } from '#store/staff-tasks.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { giveBackPayment } from './give-back-payment.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

type Situation = {
  readonly tx: Sql
  readonly order: OrderToPay
  readonly attempt: StoredAttempt
  readonly event: ProviderEvent
  readonly at: Date
}

const taskKind = 'payment-reversed'

/**
 * A captured payment was reversed: while the reversal is open the order is not handed over, and a
 * person settles the payment. What is owed depends on what was handed over and refunded already, so it is not
 * decided automatically.
 */
export async function reverse(situation: Situation) {
  const { tx, order, attempt, event, at } = situation
  if (!(await openReversal(tx, reversalOf(situation), at))) return
  await recordStep(situation, null, 'open')
  const { amountMinor, currency } = attempt
  const facts = {
    amountMinor,
    currency,
    orderState: order.state,
    word: event.reason ?? null,
    notGoneBackMinor: await notGoneBackMinor(situation),
  }
  const about = { market: order.market, subjectId: attempt.id, orderId: order.id }
  await insertTaskAgain(tx, { ...about, kind: taskKind, facts }, at)
}

/** The provider reports this in the same terms as the shop's own refunds. */
export async function undo(situation: Situation) {
  if (!isUndoneByEnding(situation.attempt.provider)) return
  if ((await notGoneBackMinor(situation)) > 0) await reverse(situation)
}

async function notGoneBackMinor({ tx, order, attempt }: Situation) {
  const known = await listRefundsOfOrder(tx, order.id)
  const own = known.filter(({ paymentId }) => paymentId === attempt.id)
  return refundableMinor(attempt.amountMinor, own)
}

/** The provider withdrew the reversal: a dispute was won. */
export async function reinstate(situation: Situation) {
  const { tx, order, attempt, at } = situation
  const from = await endReversal(tx, reversalOf(situation), attempt.provider, at)
  if (from === undefined) return
  await recordStep(situation, from, 'ended')
  const open = await listOpenReversals(tx, order.id)
  if (from === null || open.includes(attempt.id)) return
  await closeTasks(tx, [taskKind], attempt.id, at)
  const { id: paymentId, orderId, amountMinor, currency } = attempt
  const paid = { orderId, paymentId, amountMinor, currency }
  if (isEnded(order.state)) await giveBackPayment(tx, paid, 'order-closed', at)
  if (open.length === 0) await sendOn(tx, order, at)
}

function reversalOf({ order, attempt, event }: Situation) {
  return {
    orderId: order.id,
    paymentId: attempt.id,
    cause: event.dispute ?? attempt.id,
    reason: event.reason ?? event.type,
  }
}

function recordStep(
  { tx, order, attempt, event, at }: Situation,
  from: 'open' | null,
  to: 'open' | 'ended',
) {
  const step = { orderId: order.id, subject: 'reversal', from, to } as const
  return insertHistory(
    tx,
    { ...step, actor: attempt.provider, reason: event.reason ?? event.type },
    at,
  )
}

/** Its label was not created while the order was held. */
async function sendOn(tx: Sql, { id: orderId, state }: OrderToPay, at: Date) {
  if (state === 'confirmed') await insertMessage(tx, 'shipment-due', { orderId }, at)
}

export type ReleaseRefusal = { readonly kind: 'not-found' } | { readonly kind: 'order-not-held' }

type Who = { readonly actor: string; readonly reason: string }

/** A person has settled the payment: the order continues from its current state. */
export async function releaseOrder(
  ctx: Ctx,
  number: string,
  who: Who,
): Promise<Result<void, ReleaseRefusal>> {
  const parsed = parseOrderNumber(number)
  const known =
    parsed && (await findOrderToPayByNumber(ctx.sql, toOrderNumber(parsed.market, parsed.serial)))
  if (!known) return refuse({ kind: 'not-found' })
  return committed(ctx.sql, async tx => {
    const order = await lockOrderToPay(tx, known.id)
    const at = ctx.clock()
    const ended = await endReversals(tx, order.id, who.actor, at)
    if (ended.length === 0) return refuse({ kind: 'order-not-held' })
    const step = { orderId: order.id, subject: 'reversal', from: 'open', to: 'ended' } as const
    for (const paymentId of ended) {
      await insertHistory(tx, { ...step, ...who }, at)
      await closeTasks(tx, [taskKind], paymentId, at)
    }
    await sendOn(tx, order, at)
    return ok(undefined)
  })
}
