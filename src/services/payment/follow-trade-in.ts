import { randomUUID } from 'node:crypto'
import { differenceMinor } from '#domain/order/difference.ts'
import { refundableMinor } from '#domain/order/refund-state.ts'
import { lastDayToPayDifference, takeBackMinor, tradeInWait } from '#domain/order/trade-in-wait.ts'
import { addDays, dayIn, startOfDay } from '#domain/time/day.ts'
import { insertHistory, insertMessage, insertTask } from '#store/order/audit-log.ts'
import type { Message } from '#store/outbox.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import { lockOrderToPay, updateOrderState } from '#store/payment/orders-to-pay.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import { listRefundsOfOrder, updateRefund } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'
import {
  listOpenOrdersOfVoucher,
  listSpendingsOfOrder,
  readVoucherDebt,
} from '#store/voucher/voucher-spendings.ts'
import type { StoredVoucher } from '#store/voucher/vouchers.ts'
import { lockVoucher } from '#store/voucher/vouchers.ts'
import { giveBackPart } from '../voucher/give-back.ts'
import type { PaymentStores } from './payment-stores.ts'

export type TradeInStores = Pick<PaymentStores, 'sql' | 'transaction' | 'now'>

type SettlingStores = TradeInStores & {}

const reason = 'trade-in-settled'

/**
 * Handles `voucher-settled {voucherId}`: for orders that spent more than the trade-in was worth, newest first, the
 * voucher pays that much less; each order goes on, or its customer is asked to pay the difference (sell.md,
 * Rulings). An order that fails does not stop the others; the message is retried. The order's row is always locked
 * before the voucher's, here and where orders are cancelled.
 */
export function makeFollowVoucher(stores: SettlingStores) {
  return async ({ payload }: Pick<Message, 'payload'>): Promise<void> => {
    const voucherId = String(payload.voucherId)
    const failures: unknown[] = []
    for (const orderId of await listOpenOrdersOfVoucher(stores.sql, voucherId))
      await followVoucher(stores, orderId, voucherId).catch(error => failures.push(error))
    if (failures.length > 0) throw failures[0]
    await reportDebt(stores, voucherId)
  }
}

function followVoucher(stores: SettlingStores, orderId: string, voucherId: string) {
  return stores.transaction(async tx => {
    await lockOrderToPay(tx, orderId)
    const voucher = await lockVoucher(tx, voucherId)
    const isLess = voucher !== undefined && (await takeBack(stores, tx, orderId, voucher))
    await followTradeIn(stores, tx, orderId, isLess)
  })
}

/**
 * The voucher was spent on an order that has already been sent, which is only possible for vouchers from before this
 * rule: a person handles it.
 */
async function reportDebt(stores: SettlingStores, voucherId: string) {
  const shortMinor = await readVoucherDebt(stores.sql, voucherId)
  if (shortMinor <= 0) return
  await stores.transaction(async tx => {
    const voucher = await lockVoucher(tx, voucherId)
    if (!voucher) return
    const { market, sourceSubject: subjectId } = voucher
    const task = { market, kind: 'sale-voucher-short', subjectId, facts: { shortMinor } }
    await insertTask(tx, task, stores.now())
  })
}

async function takeBack(
  stores: SettlingStores,
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
  const left = refundableMinor(spent.amountMinor, decided)
  const amountMinor = takeBackMinor(voucher.leftMinor, left)
  if (amountMinor === 0) return false
  await refuseRequested(stores, tx, own, left - amountMinor)
  const part = { id: randomUUID(), orderId, paymentId, amountMinor, currency, reason }
  await giveBackPart(tx, part, { actor: 'shop', reason, at: stores.now() })
  return true
}

/** A refund that was only requested remains valid as long as the trade-in leaves enough of the payment. Minor units. */
async function refuseRequested(
  { now }: SettlingStores,
  tx: Sql,
  ofPayment: readonly StoredRefund[],
  leftMinor: number,
) {
  let open = leftMinor
  for (const { id, orderId, amountMinor } of ofPayment.filter(each => each.state === 'requested')) {
    if (amountMinor <= open) {
      open -= amountMinor
      continue
    }
    await updateRefund(tx, id, { state: 'failed' })
    const step = { orderId, subject: 'refund', from: 'requested', to: 'failed' } as const
    await insertHistory(tx, { ...step, actor: 'shop', reason }, now())
  }
}

/**
 * Moves a locked order into or out of `awaiting-trade-in`, depending on what pays for it. Called after each change
 * of that. `isLess`: a trade-in has just lost value, so the period to pay the difference starts again.
 */
export async function followTradeIn(
  stores: TradeInStores,
  tx: Sql,
  orderId: string,
  isLess: boolean,
): Promise<void> {
  const order = await lockOrderToPay(tx, orderId)
  const wait = tradeInWait({ ...order, dueMinor: differenceMinor(order) })
  switch (wait.kind) {
    case 'none':
      return
    case 'resume':
      return resume(stores, tx, orderId)
    case 'wait':
      return awaitTradeIn(stores, tx, order, undefined)
    case 'ask':
      return ask(stores, tx, order, isLess)
  }
}

async function ask(stores: TradeInStores, tx: Sql, order: OrderToPay, isLess: boolean) {
  const { id: orderId, payableUntil } = order
  if (payableUntil !== null && !isLess) return
  const until = new Date(Math.max(endOfAsking(order, stores.now()).getTime(), timeOf(payableUntil)))
  await awaitTradeIn(stores, tx, order, until)
  await insertMessage(tx, 'difference-due', { orderId }, stores.now())
}

function timeOf(until: Date | null): number {
  return until?.getTime() ?? 0
}

/** The last minute of the last day in the market. */
function endOfAsking({ market, hasWithdrawnVoucher }: OrderToPay, at: Date): Date {
  const shortfall = hasWithdrawnVoucher ? 'not-bought' : 'worth-less'
  const last = lastDayToPayDifference(shortfall, dayIn(market, at))
  return new Date(startOfDay(market, addDays(last, 1)).getTime() - 60_000)
}

async function awaitTradeIn(
  stores: TradeInStores,
  tx: Sql,
  { id: orderId, state }: OrderToPay,
  until: Date | undefined,
) {
  await updateOrderState(tx, orderId, 'awaiting-trade-in', until)
  if (state === 'awaiting-trade-in') return
  const step = { orderId, subject: 'order', from: state, to: 'awaiting-trade-in' } as const
  const because = 'a pending voucher pays part of it'
  await insertHistory(tx, { ...step, actor: 'shop', reason: because }, stores.now())
}

async function resume(stores: TradeInStores, tx: Sql, orderId: string) {
  const at = stores.now()
  await updateOrderState(tx, orderId, 'confirmed', undefined)
  const step = { orderId, subject: 'order', from: 'awaiting-trade-in', to: 'confirmed' } as const
  await insertHistory(tx, { ...step, actor: 'shop', reason }, at)
  for (const topic of ['shipment-due', 'invoice-due', 'order-resumed'])
    await insertMessage(tx, topic, { orderId }, at)
}
