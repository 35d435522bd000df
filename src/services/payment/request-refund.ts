import { createHash, randomUUID } from 'node:crypto'
import { maskedIban } from '#domain/field/patterns/iban.ts'
import { moved } from '#domain/machine.ts'
import { needsSecondPerson } from '#domain/money/second-person.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { refundArrows } from '#domain/order/refund-state.ts'
import type { RefundPart } from '#domain/order/split-refund.ts'
import { type AccountError, type BankAccount, parseAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertHistory } from '#store/order/history.ts'
import {
  findOrderToPayByNumber,
  lockOrderToPay,
  type OrderToPay,
} from '#store/payment/orders-to-pay.ts'
import {
  findPreviousRefund,
  findRefund,
  insertRefund,
  insertRefundAnswer,
  type SealedAccount,
  type StoredRefund,
  updateRefund,
} from '#store/payment/refunds.ts'
import { closeTasks } from '#store/staff-tasks.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { transferTasks } from './refund-by-transfer.ts'
import { notifyRefund } from './refund-sent.ts'
import { partsToRefund } from './refundable.ts'
import { mayDecide, notifyMoneyOfEndedOrder } from './refuse-refund.ts'
import { sealedAccount } from './sealed-account.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

type DecidingCtx = Pick<Context, 'sql' | 'clock' | 'settings'>

export type RefundRequest = {
  readonly orderNumber: string
  readonly amountMinor: number
  readonly reason: string
  readonly actor: string
  /** The account to which an amount collected on delivery is refunded; can be given later. */
  readonly account?: BankAccount
}

export type RefundRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-captured' }
  | { readonly kind: 'above-refundable'; readonly refundableMinor: number }
  | { readonly kind: 'move-not-allowed' }
  | { readonly kind: 'key-reused' }
  /** Whoever asked for this amount cannot approve it alone. */
  | { readonly kind: 'second-person-needed' }
  | ({ readonly kind: 'invalid-account' } & AccountError)
  /** An account was given, but everything is refunded by the original payment method. */
  | { readonly kind: 'not-by-transfer' }

/** `beside`: the other refunds of the same request, if it is split over several payments. */
export type RequestedRefund = StoredRefund & { readonly beside?: readonly StoredRefund[] }

/**
 * Never above captured − refunded − pending, under the order's lock. Waits for approval. The same key gets the first
 * response, whatever happened to that refund; a refused request does not use up its key (orders.md, Refund).
 */
export async function requestRefund(
  ctx: Ctx,
  request: RefundRequest,
  key: string,
): Promise<RefundResult> {
  const parsed = parseOrderNumber(request.orderNumber)
  const number = parsed && toOrderNumber(parsed.market, parsed.serial)
  const order = number && (await findOrderToPayByNumber(ctx.sql, number))
  if (!order) return refuse({ kind: 'not-found' })
  const account = request.account ? parseAccount(request.account) : ok(undefined)
  if (!account.ok) return refuse({ kind: 'invalid-account', ...account.refusal })
  const normalized = { ...request, orderNumber: order.number }
  return committed(ctx.sql, tx => requestOnce(ctx, tx, order, normalized, account.value, key))
}

type RefundResult = Result<RequestedRefund, RefundRefusal>

async function requestOnce(
  ctx: Ctx,
  tx: Sql,
  order: OrderToPay,
  request: RefundRequest,
  account: BankAccount | undefined,
  key: string,
): Promise<RefundResult> {
  const requestHash = hashOf(request, account)
  const { state } = await lockOrderToPay(tx, order.id)
  const known = await findPreviousRefund(tx, key)
  if (known)
    return known.requestHash === requestHash ? ok(known.answer) : refuse({ kind: 'key-reused' })
  // The amounts paid by vouchers are given back automatically if the rest is never paid.
  if (state === 'awaiting-payment') return refuse({ kind: 'not-captured' })
  const parts = await partsToRefund(tx, order.id, request.amountMinor)
  if (!parts.ok) return parts
  if (account && !parts.value.some(({ isByTransfer }) => isByTransfer))
    return refuse({ kind: 'not-by-transfer' })
  const sealed = account && sealedAccount(ctx.keys.seal, account)
  const refunds = parts.value.map(({ isByTransfer, ...part }) => ({
    refund: toStoredRefund(request, order, part),
    account: isByTransfer ? sealed : undefined,
  }))
  const answer = toAnswer(refunds.map(({ refund }) => refund))
  const at = ctx.clock()
  // The key belongs to a request for another order: a request for this order would have been found under its lock.
  if (!(await insertRefundAnswer(tx, key, { requestHash, answer }, at)))
    return refuse({ kind: 'key-reused' })
  for (const each of refunds) await write(tx, each, at)
  return ok(answer)
}

function toAnswer([first, ...beside]: readonly StoredRefund[]): RequestedRefund {
  if (!first) throw new RangeError('a refund of nothing')
  return beside.length === 0 ? first : { ...first, beside }
}

/** The prefix distinguishes it from other requests with keys. No account can be guessed from the hash. */
function hashOf(
  { orderNumber, amountMinor, reason, actor }: RefundRequest,
  account: BankAccount | undefined,
): string {
  const shown = account ? [maskedIban(account.iban)] : []
  return createHash('sha256')
    .update(JSON.stringify(['refund', orderNumber, amountMinor, reason, actor, ...shown]))
    .digest('hex')
}

function toStoredRefund(
  { reason, actor }: RefundRequest,
  { id: orderId, currency }: Pick<OrderToPay, 'id' | 'currency'>,
  { paymentId, amountMinor }: RefundPart,
): StoredRefund {
  return {
    id: randomUUID(),
    orderId,
    paymentId,
    amountMinor,
    currency,
    state: 'requested',
    reason,
    actor,
    attempts: 0,
  }
}

type RefundToWrite = { readonly refund: StoredRefund; readonly account: SealedAccount | undefined }

async function write(tx: Sql, { refund, account }: RefundToWrite, at: Date) {
  await insertRefund(tx, { ...refund, createdAt: at, ...(account && { account }) })
  const { orderId, actor, reason } = refund
  const step = { orderId, subject: 'refund', from: null, to: 'requested' } as const
  await insertHistory(tx, { ...step, actor, reason }, at)
}

export type RefundDecision = {
  readonly refundId: string
  /** `succeed` and `fail` report the result of a refund that a person carries out. */
  readonly by: 'approve' | 'succeed' | 'fail'
  readonly reason: string
  readonly actor: string
}

/** Applies a person's decision on a refund, according to its state machine. */
export async function decideRefund(
  ctx: DecidingCtx,
  { refundId, by, reason, actor }: RefundDecision,
): Promise<Result<StoredRefund, RefundRefusal>> {
  const known = await findRefund(ctx.sql, refundId)
  if (!known) return refuse({ kind: 'not-found' })
  return committed(ctx.sql, async tx => {
    const order = await lockOrderToPay(tx, known.orderId)
    const refund = (await findRefund(tx, refundId)) ?? known
    const to = moved(refundArrows, refund.state, by)
    if (!to.ok || !mayDecide(order, refund, by)) return refuse({ kind: 'move-not-allowed' })
    const { refundsAbove } = ctx.settings.secondPersonOf(order.market)
    const amount = { minor: refund.amountMinor, currency: refund.currency }
    if (by === 'approve' && needsSecondPerson(amount, refundsAbove, refund.actor, actor))
      return refuse({ kind: 'second-person-needed' })
    const at = ctx.clock()
    await updateRefund(tx, refundId, {
      state: to.value,
      nextAttemptAt: by === 'approve' ? at : null,
    })
    const step = {
      orderId: refund.orderId,
      subject: 'refund',
      from: refund.state,
      to: to.value,
    } as const
    await insertHistory(tx, { ...step, actor, reason }, at)
    if (to.value === 'succeeded') await notifyRefund(tx, refund, at)
    if (to.value === 'failed') await notifyMoneyOfEndedOrder(tx, order, refund, at)
    if (by !== 'approve') await closeTasks(tx, transferTasks, refundId, at)
    return ok({ ...refund, state: to.value })
  })
}
