import { randomUUID } from 'node:crypto'
import { splitRefund } from '#domain/order/split-refund.ts'
import type { Context } from '#services/context.ts'
import { cancel } from '#services/payment/cancel-confirmed.ts'
import { followTradeIn, followVoucher } from '#services/payment/follow-voucher.ts'
import { giveBackToVoucher } from '#services/voucher/give-back.ts'
import { settlePendingVoucher } from '#services/voucher/settle-pending-voucher.ts'
import type { Order, Spoilt, Voucher } from './trade-in-facts.ts'
import { createMemory, currency, isAgreed, sumOf } from './trade-in-memory.ts'
import { answerFromMemory, orderToPay } from './trade-in-statements.ts'

const goodwill = 'a scratch'

/**
 * The services of pending vouchers on statements answered from memory instead of a database: 100,000 sequences take
 * seconds. That the SQL itself does the same is tested by test/contract/pending-vouchers.test.ts.
 */
export function createTradeInWorld(spoilt: Spoilt = 'nothing') {
  const memory = createMemory(spoilt)
  const { vouchers, payments, refunds, messages, clock, refundedMinor, requestedMinor, write } =
    memory
  const sql = answerFromMemory(memory)
  // All that these services take of the context.
  const ctx = { sql, clock: () => clock.at } as unknown as Context
  return {
    ...memory,
    read: (orderId: string) => orderToPay(memory, orderId),
    /** The refunds of an order that staff made for reasons of their own. */
    goodwill: (order: Order) =>
      sumOf(
        refunds.filter(
          each => each.orderId === order.id && each.reason === goodwill && isAgreed(each),
        ),
      ),
    /** Money before vouchers, like src/services/payment/request-refund.ts. False if less than the amount is left. */
    requestRefund: (order: Order, amountMinor: number): boolean => {
      const paid = payments.filter(({ orderId }) => orderId === order.id)
      const parts = splitRefund(
        amountMinor,
        paid.map(({ id, method, amountMinor: taken }) => ({
          id,
          by: method === 'voucher' ? ('voucher' as const) : ('money' as const),
          leftMinor: taken - refundedMinor(id) - requestedMinor(id),
        })),
      )
      if (!parts.ok) return false
      const row = { orderId: order.id, currency, reason: goodwill, actor: 'support' } as const
      for (const part of parts.value)
        refunds.push({ ...row, ...part, id: randomUUID(), state: 'requested', createdAt: clock.at })
      return true
    },
    issue: (amountMinor: number): Voucher => {
      const id = randomUUID()
      const voucher: Voucher = { id, status: 'pending', leftMinor: 0, originalMinor: amountMinor }
      vouchers.set(id, voucher)
      write({ voucherId: id, kind: 'issue', amountMinor })
      return voucher
    },
    spend: (order: Order, voucher: Voucher, amountMinor: number) => {
      const paymentId = randomUUID()
      payments.push({ id: paymentId, orderId: order.id, method: 'voucher', amountMinor })
      write({ voucherId: voucher.id, kind: 'spend', amountMinor: -amountMinor, paymentId })
    },
    pay: (order: Order, amountMinor: number) => {
      payments.push({ id: randomUUID(), orderId: order.id, method: 'card', amountMinor })
    },
    /** Does what src/services/payment/apply-events.ts and src/services/order/place-once.ts do once an order is paid. */
    followTradeIn: (order: Order) => followTradeIn(ctx, sql, order.id, false),
    settleTradeIn: async (voucher: Voucher, owedMinor: number) => {
      const source = { kind: 'payout', subject: voucher.id } as const
      const outcome = { source, owedMinor, actor: 'shop', reason: 'sale' }
      const settled = await settlePendingVoucher(ctx, sql, outcome)
      if (settled.ok) messages.push({ topic: 'voucher-settled', payload: settled.value })
      return settled.ok
    },
    followVoucher: (message: Parameters<typeof followVoucher>[1]) => followVoucher(ctx, message),
    cancel: (order: Order) =>
      cancel(ctx, sql, orderToPay(memory, order.id), { actor: 'shopper', reason: 'cancelled' }),
    /** Sends approved refunds; a voucher's part returns to it. */
    sendRefunds: async () => {
      for (const refund of refunds.filter(({ state }) => state === 'approved')) {
        refund.state = 'succeeded'
        const payment = payments.find(({ id }) => id === refund.paymentId)
        if (payment?.method === 'voucher')
          await giveBackToVoucher(sql, refund, {
            actor: 'shop',
            reason: 'refund',
            at: clock.at,
          })
      }
    },
  }
}

export type TradeInWorld = ReturnType<typeof createTradeInWorld>
