import { randomUUID } from 'node:crypto'
import { moved } from '#domain/order/machine.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { refundArrows, refundableMinor } from '#domain/order/refund-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import type { Runner } from '#store/transaction.ts'
import type { PaymentStores } from './payment-stores.ts'
import { tellRefund } from './refund-sent.ts'

export type RefundRequest = {
  readonly orderNumber: string
  readonly amountMinor: number
  readonly reason: string
  readonly actor: string
}

export type RefundRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-captured' }
  | { readonly kind: 'above-refundable'; readonly refundableMinor: number }
  | { readonly kind: 'move-not-allowed' }

/** orders.md, Refund: never above captured − refunded − pending, under the order's lock. Waits for approval. */
export const makeRequestRefund =
  (stores: PaymentStores) =>
  async (request: RefundRequest): Promise<Result<StoredRefund, RefundRefusal>> => {
    const parsed = parseOrderNumber(request.orderNumber)
    const number = parsed && toOrderNumber(parsed.market, parsed.serial)
    const order = number && (await stores.orders.byNumber(stores.runner, number))
    if (!order) return refuse({ kind: 'not-found' })
    return stores.transaction(async tx => {
      await stores.orders.locked(tx, order.id)
      const payment = await refundablePayment(stores, tx, order.id, request.amountMinor)
      if (!payment.ok) return payment
      const at = stores.now()
      const { amountMinor, reason, actor } = request
      const of = { orderId: order.id, paymentId: payment.value, currency: order.currency }
      const row = {
        id: randomUUID(),
        ...of,
        amountMinor,
        reason,
        actor,
        state: 'requested',
      } as const
      await stores.refunds.insert(tx, { ...row, createdAt: at })
      const step = { orderId: order.id, subject: 'refund', from: null, to: 'requested' } as const
      await stores.traces.history(tx, { ...step, actor, reason }, at)
      return ok({ ...row, attempts: 0 })
    })
  }

/** The captured attempt of an order from which so much can still go back. */
const refundablePayment = async (
  stores: PaymentStores,
  tx: Runner,
  orderId: string,
  amountMinor: number,
): Promise<Result<string, RefundRefusal>> => {
  const attempts = await stores.attempts.ofOrder(tx, orderId)
  const paid = attempts.filter(({ state }) => state === 'captured')
  if (paid.length === 0) return refuse({ kind: 'not-captured' })
  const refunds = Map.groupBy(await stores.refunds.ofOrder(tx, orderId), each => each.paymentId)
  const open = paid.map(({ id, amountMinor: captured }) => ({
    id,
    left: refundableMinor(captured, refunds.get(id) ?? []),
  }))
  const fitting = open.find(({ left }) => left >= amountMinor)
  const most = Math.max(...open.map(({ left }) => left))
  return fitting ? ok(fitting.id) : refuse({ kind: 'above-refundable', refundableMinor: most })
}

export type RefundDecision = {
  readonly refundId: string
  /** `succeed` and `fail` tell how one ended that a person carries out. */
  readonly by: 'approve' | 'succeed' | 'fail'
  readonly reason: string
  readonly actor: string
}

/** A person's word on a refund, by the machine of its states. */
export const makeDecideRefund =
  (stores: PaymentStores) =>
  async ({
    refundId,
    by,
    reason,
    actor,
  }: RefundDecision): Promise<Result<StoredRefund, RefundRefusal>> => {
    const known = await stores.refunds.byId(stores.runner, refundId)
    if (!known) return refuse({ kind: 'not-found' })
    return stores.transaction(async tx => {
      await stores.orders.locked(tx, known.orderId)
      const refund = (await stores.refunds.byId(tx, refundId)) ?? known
      const to = moved(refundArrows, refund.state, by)
      if (!to.ok) return refuse({ kind: 'move-not-allowed' })
      const at = stores.now()
      await stores.refunds.change(tx, refundId, {
        state: to.value,
        nextAttemptAt: by === 'approve' ? at : null,
      })
      const step = {
        orderId: refund.orderId,
        subject: 'refund',
        from: refund.state,
        to: to.value,
      } as const
      await stores.traces.history(tx, { ...step, actor, reason }, at)
      if (to.value === 'succeeded') await tellRefund(stores.traces, tx, refund, at)
      return ok({ ...refund, state: to.value })
    })
  }
