import { randomUUID } from 'node:crypto'
import { convert } from '#domain/money/convert.ts'
import { differenceMinor } from '#domain/order/difference.ts'
import { refundableMinor } from '#domain/order/refund-state.ts'
import { lastDayToPayDifference, takeBackMinor, tradeInWait } from '#domain/order/trade-in-wait.ts'
import { addDays, dayIn, startOfDay } from '#domain/time/day.ts'
import { insertHistory } from '#store/order/history.ts'
import type { Message } from '#store/outbox.ts'
import { insertMessage } from '#store/outbox.ts'
import { lockOrderToPay, type OrderToPay, updateOrderState } from '#store/payment/orders-to-pay.ts'
import { listRefundsOfOrder, type StoredRefund, updateRefund } from '#store/payment/refunds.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { committed, type Sql } from '#store/transaction.ts'
import {
  listOpenOrdersOfVoucher,
  listSpendingsOfOrder,
  readVoucherDebt,
} from '#store/voucher/voucher-spendings.ts'
import { lockVoucher, type StoredVoucher } from '#store/voucher/vouchers.ts'
import type { Context } from '../context.ts'
import { giveBackPart } from '../voucher/give-back.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const reason = 'trade-in-settled'

/**
 * Handles `voucher-settled {voucherId}`: for orders that spent more than the trade-in was worth, newest first, the
 * voucher pays that much less; each order goes on, or its customer is asked to pay the difference (sell.md,
 * Rulings). An order that fails does not stop the others; the message is retried. The order's row is always locked
 * before the voucher's, here and where orders are cancelled.
 */
export async function followVoucher(
  ctx: Ctx,
  { payload }: Pick<Message, 'payload'>,
): Promise<void> {
  const voucherId = String(payload.voucherId)
  const failures: unknown[] = []
  for (const orderId of await listOpenOrdersOfVoucher(ctx.sql, voucherId))
    await followVoucherInOrder(ctx, orderId, voucherId).catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
  await reportDebt(ctx, voucherId)
}

function followVoucherInOrder(ctx: Ctx, orderId: string, voucherId: string) {
  return committed(ctx.sql, async tx => {
    await lockOrderToPay(tx, orderId)
    const voucher = await lockVoucher(tx, voucherId)
    const hasLostValue = voucher !== undefined && (await takeBack(ctx, tx, orderId, voucher))
    await followTradeIn(ctx, tx, orderId, hasLostValue)
  })
}

/**
 * The voucher was spent on an order that has already been sent, which is only possible for vouchers from before this
 * rule: a person handles it.
 */
async function reportDebt(ctx: Ctx, voucherId: string) {
  const shortMinor = await readVoucherDebt(ctx.sql, voucherId)
  if (shortMinor <= 0) return
  await committed(ctx.sql, async tx => {
    const voucher = await lockVoucher(tx, voucherId)
    if (!voucher) return
    const { market, sourceSubject: subjectId } = voucher
    const task = { market, kind: 'sale-voucher-short', subjectId, facts: { shortMinor } }
    await insertTask(tx, task, ctx.clock())
  })
}

async function takeBack(
  ctx: Ctx,
  tx: Sql,
  orderId: string,
  voucher: StoredVoucher,
): Promise<boolean> {
  const spendings = await listSpendingsOfOrder(tx, orderId)
  const spent = spendings.find(({ voucherId }) => voucherId === voucher.id)
  if (!spent) return false
  const { paymentId, currency } = spent
  const known = await listRefundsOfOrder(tx, orderId)
  const own = known.filter(refund => refund.paymentId === paymentId)
  const decided = own.filter(({ state }) => state !== 'requested')
  const leftMinor = refundableMinor(spent.amountMinor, decided)
  const left = convert({ minor: voucher.leftMinor, currency: voucher.currency }, currency)
  const amountMinor = takeBackMinor(left.minor, leftMinor)
  if (amountMinor === 0) return false
  await refuseRequested(ctx, tx, own, leftMinor - amountMinor)
  const part = { id: randomUUID(), orderId, paymentId, amountMinor, currency, reason }
  await giveBackPart(tx, part, { actor: 'shop', reason, at: ctx.clock() })
  return true
}

/** A refund that was only requested remains valid as long as the trade-in leaves enough of the payment. Minor units. */
async function refuseRequested(
  ctx: Ctx,
  tx: Sql,
  ofPayment: readonly StoredRefund[],
  leftMinor: number,
) {
  let remainingMinor = leftMinor
  for (const { id, orderId, amountMinor } of ofPayment.filter(each => each.state === 'requested')) {
    if (amountMinor <= remainingMinor) {
      remainingMinor -= amountMinor
      continue
    }
    await updateRefund(tx, id, { state: 'failed' })
    const step = { orderId, subject: 'refund', from: 'requested', to: 'failed' } as const
    await insertHistory(tx, { ...step, actor: 'shop', reason }, ctx.clock())
  }
}

/**
 * Moves a locked order into or out of `awaiting-trade-in`, depending on what pays for it. Called after each change
 * of that. `hasLostValue`: a trade-in has just lost value, so the period to pay the difference starts again.
 */
export async function followTradeIn(
  ctx: Ctx,
  tx: Sql,
  orderId: string,
  hasLostValue: boolean,
): Promise<void> {
  const order = await lockOrderToPay(tx, orderId)
  const wait = tradeInWait({ ...order, dueMinor: differenceMinor(order) })
  switch (wait.kind) {
    case 'none':
      return
    case 'resume':
      return resume(ctx, tx, orderId)
    case 'wait':
      return awaitTradeIn(ctx, tx, order, undefined)
    case 'ask':
      return askForDifference(ctx, tx, order, hasLostValue)
  }
}

async function askForDifference(ctx: Ctx, tx: Sql, order: OrderToPay, hasLostValue: boolean) {
  const { id: orderId, payableUntil } = order
  if (payableUntil !== null && !hasLostValue) return
  const until = new Date(
    Math.max(lastTimeToPay(order, ctx.clock()).getTime(), timeOf(payableUntil)),
  )
  await awaitTradeIn(ctx, tx, order, until)
  await insertMessage(tx, 'difference-due', { orderId }, ctx.clock())
}

function timeOf(until: Date | null): number {
  return until?.getTime() ?? 0
}

/** The last minute of the last day in the market. */
function lastTimeToPay({ market, hasWithdrawnVoucher }: OrderToPay, at: Date): Date {
  const shortfall = hasWithdrawnVoucher ? 'not-bought' : 'worth-less'
  const last = lastDayToPayDifference(shortfall, dayIn(market, at))
  return new Date(startOfDay(market, addDays(last, 1)).getTime() - 60_000)
}

async function awaitTradeIn(
  ctx: Ctx,
  tx: Sql,
  { id: orderId, state }: OrderToPay,
  until: Date | undefined,
) {
  await updateOrderState(tx, orderId, 'awaiting-trade-in', until)
  if (state === 'awaiting-trade-in') return
  const step = { orderId, subject: 'order', from: state, to: 'awaiting-trade-in' } as const
  const because = 'a pending voucher pays part of it'
  await insertHistory(tx, { ...step, actor: 'shop', reason: because }, ctx.clock())
}

async function resume(ctx: Ctx, tx: Sql, orderId: string) {
  const at = ctx.clock()
  await updateOrderState(tx, orderId, 'confirmed', undefined)
  const step = { orderId, subject: 'order', from: 'awaiting-trade-in', to: 'confirmed' } as const
  await insertHistory(tx, { ...step, actor: 'shop', reason }, at)
  for (const topic of ['shipment-due', 'invoice-due', 'order-resumed'] as const)
    await insertMessage(tx, topic, { orderId }, at)
}
