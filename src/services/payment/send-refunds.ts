import { growingPauseMs } from '#domain/growing-pause.ts'
import { moved } from '#domain/machine.ts'
import type { Market } from '#domain/market/market.ts'
import { type RefundMove, type RefundState, refundArrows } from '#domain/order/refund-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import type { Refunded } from '#providers/payment/payment-provider.ts'
import { insertHistory } from '#store/order/history.ts'
import { lockOrderToPay } from '#store/payment/orders-to-pay.ts'
import {
  claimRefunds,
  findRefund,
  isRefundByTransfer,
  type StoredRefund,
  updateRefund,
} from '#store/payment/refunds.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { committed, type Sql } from '#store/transaction.ts'
import { hasVoucherSpending } from '#store/voucher/voucher-spendings.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { giveBackToVoucher } from '../voucher/give-back.ts'
import { findReference } from './ask-provider.ts'
import { submitTransfer } from './refund-by-transfer.ts'
import { notifyRefund } from './refund-sent.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'providers'>

const batch = 20

/** 5 s, 10 s … up to an hour. */
function pauseMs(attempts: number): number {
  return growingPauseMs(attempts, 5_000, 3_600_000)
}

/** Sends approved refunds, each with its own id as the key, so that it is paid once. Returns how many were tried. */
export async function sendRefunds(ctx: Ctx): Promise<number> {
  const due = await claimRefunds(ctx.sql, ctx.clock(), batch)
  const work = (refund: StoredRefund) => send(ctx, refund)
  await eachAlone(ctx, { job: 'send-refund', items: due, work, atOnce: batch })
  return due.length
}

async function send(ctx: Ctx, refund: StoredRefund) {
  if (await isRefundByTransfer(ctx.sql, refund.id))
    return committed(ctx.sql, tx => submitTransfer(ctx, tx, refund.id))
  const isVouchers = await hasVoucherSpending(ctx.sql, refund.paymentId)
  const response = isVouchers
    ? ok({ kind: 'succeeded', refundRef: refund.id } as const)
    : await callProvider(ctx, refund)
  await committed(ctx.sql, async tx => {
    const order = await lockOrderToPay(tx, refund.orderId)
    const current = await findRefund(tx, refund.id)
    if (current?.state !== 'approved' && current?.state !== 'submitted') return
    const at = ctx.clock()
    const nextAttemptAt = new Date(at.getTime() + pauseMs(refund.attempts))
    if (!response.ok) {
      await updateRefund(tx, refund.id, { nextAttemptAt, lastError: response.refusal.kind })
      return
    }
    const result = response.value
    if (isVouchers)
      await giveBackToVoucher(tx, current, { actor: 'shop', reason: current.reason, at })
    await transition(tx, current, result, at)
    if (result.kind === 'submitted') await updateRefund(tx, refund.id, { nextAttemptAt })
    if (result.kind === 'refused') await addTask(tx, order.market, refund, result.reason, at)
  })
}

async function transition(tx: Sql, refund: StoredRefund, result: Refunded, at: Date) {
  const { id, orderId, state } = refund
  let from = state
  for (const by of movesOf(result, from)) {
    const to = moved(refundArrows, from, by)
    if (!to.ok) throw new Error(`no ${by} from ${from}`)
    const providerRef = 'refundRef' in result ? { providerRef: result.refundRef } : {}
    await updateRefund(tx, id, { state: to.value, ...providerRef })
    const reason = result.kind === 'refused' ? result.reason : result.kind
    const step = { orderId, subject: 'refund', from, to: to.value } as const
    await insertHistory(tx, { ...step, actor: 'shop', reason }, at)
    if (to.value === 'succeeded') await notifyRefund(tx, { id, orderId, reason: refund.reason }, at)
    from = to.value
  }
}

function movesOf(result: Refunded, from: RefundState): readonly RefundMove[] {
  const submit: readonly RefundMove[] = from === 'approved' ? ['submit'] : []
  if (result.kind === 'succeeded') return [...submit, 'succeed']
  return result.kind === 'submitted' || result.reason === 'by-hand' ? submit : ['fail']
}

async function callProvider(
  ctx: Ctx,
  { paymentId, amountMinor, currency, id }: StoredRefund,
): Promise<Result<Refunded, ProviderFailure>> {
  const found = await findReference(ctx, paymentId)
  const provider = found && ctx.providers.payment[found.attempt.provider]
  if (!found || !provider) return refuse({ kind: 'circuit-open' })
  return provider.refund(found.reference, { minor: amountMinor, currency }, id)
}

/** A refund that no API call can make is made and reported by a person. */
function addTask(
  tx: Sql,
  market: Market,
  { id: subjectId, orderId, amountMinor, currency }: StoredRefund,
  reason: string,
  at: Date,
) {
  const kind = reason === 'by-hand' ? 'refund-by-hand' : 'refund-refused'
  const facts = { reason, amountMinor, currency }
  return insertTask(tx, { market, kind, subjectId, orderId, facts }, at)
}
