import { randomUUID } from 'node:crypto'
import type { OrderState } from '#domain/order/order-state.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import { splitRefund } from '#domain/order/split-refund.ts'
import { type CancelStores, cancel } from '#services/payment/cancel-confirmed.ts'
import { followTradeIn, makeFollowVoucher } from '#services/payment/follow-trade-in.ts'
import { giveBackToVoucher } from '#services/voucher/give-back.ts'
import { makeSettlePendingVoucher } from '#services/voucher/settle-pending-voucher.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { NewRefund } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'
import type { Settled, StoredVoucher } from '#store/voucher/vouchers.ts'
import type { Entry, Order, Payment, Refund, Spoilt, Voucher } from './trade-in-facts.ts'

const market = 'ro'
const currency = 'RON'
const tx = undefined as unknown as Sql
const goodwill = 'a scratch'

function isAgreed({ state }: Refund): boolean {
  return state !== 'requested' && state !== 'failed'
}

/**
 * The services of pending vouchers with in-memory stores instead of a database: 100,000 sequences take seconds.
 * That the SQL of the real stores does the same is tested by test/contract/pending-vouchers.test.ts.
 */
export function createTradeInWorld(spoilt: Spoilt = 'nothing') {
  const orders = new Map<string, Order>()
  const vouchers = new Map<string, Voucher>()
  const payments: Payment[] = []
  const refunds: Refund[] = []
  const entries: Entry[] = []
  const messages: { readonly topic: string; readonly payload: Record<string, unknown> }[] = []
  const isAskedMade = spoilt === 'a refund asked for counts as made'
  const clock = { at: new Date('2026-11-23T09:00:00Z') }

  const spends = (orderId: string) =>
    entries.flatMap(({ kind, voucherId, paymentId }) => {
      const payment = payments.find(({ id }) => id === paymentId)
      if (kind !== 'spend' || payment?.orderId !== orderId) return []
      return [{ paymentId: payment.id, voucherId, amountMinor: payment.amountMinor, currency }]
    })
  const sumOf = (all: readonly Refund[]) =>
    all.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  /** The approved refunds; those only requested by staff may still be refused. */
  const back = (paymentId: string) =>
    sumOf(refunds.filter(refund => refund.paymentId === paymentId && isAgreed(refund)))
  const askedBack = (paymentId: string) =>
    sumOf(refunds.filter(each => each.paymentId === paymentId && each.state === 'requested'))
  const write = (entry: Entry) => {
    entries.push(entry)
    const voucher = vouchers.get(entry.voucherId)
    if (voucher) voucher.leftMinor += entry.amountMinor
  }

  /** Reads the order like src/store/payment/orders-to-pay.ts. */
  const read = (orderId: string): OrderToPay => {
    const order = orders.get(orderId)
    if (!order) throw new Error(`order ${orderId} is not there`)
    const paid = payments.filter(payment => payment.orderId === orderId)
    const undone = refunds.filter(
      refund => refund.orderId === orderId && refund.reason === 'trade-in-settled',
    )
    const own = spends(orderId)
    const sum = (all: readonly { readonly amountMinor: number }[]) =>
      all.reduce((total, { amountMinor }) => total + amountMinor, 0)
    const isOpen = ({ standing: status, leftMinor }: Voucher) =>
      status === 'pending' || leftMinor < 0
    const found = own.map(spend => ({ ...spend, voucher: vouchers.get(spend.voucherId) }))
    return {
      ...order,
      market,
      currency,
      promoCode: null,
      coveredMinor: sum(paid) - sum(undone),
      isUnsettled:
        spoilt !== 'no waiting' &&
        found.some(
          ({ paymentId, amountMinor, voucher }) =>
            voucher !== undefined &&
            isOpen(voucher) &&
            amountMinor > back(paymentId) + (isAskedMade ? askedBack(paymentId) : 0),
        ),
      hasWithdrawnVoucher: found.some(({ voucher }) => voucher?.standing === 'withdrawn'),
    } as unknown as OrderToPay
  }

  const stores = {
    sql: tx,
    transaction: <T>(work: (tx: Sql) => Promise<T>) => work(tx),
    now: () => clock.at,
    orders: {
      locked: async (_tx: Sql, id: string) => read(id),
      move: async (_tx: Sql, id: string, state: OrderState, until: Date | undefined) => {
        const order = orders.get(id)
        if (order) Object.assign(order, { state, payableUntil: until ?? null })
        return []
      },
      dropLines: async () => [],
    },
    attempts: {
      ofOrder: async (_tx: Sql, orderId: string) =>
        payments
          .filter(each => each.orderId === orderId && each.method === 'card')
          .map(each => ({ ...each, state: 'captured', currency })),
    },
    handovers: { stepPayment: async () => false },
    reversals: { openOf: async () => [] },
    stock: { restock: async () => 1 },
    refunds: {
      ofOrder: async (_tx: Sql, orderId: string) =>
        refunds
          .filter(refund => refund.orderId === orderId)
          .map(refund => (isAskedMade ? { ...refund, state: 'approved' } : refund)),
      insert: async (_tx: Sql, row: NewRefund) => {
        refunds.push({ ...row })
        return []
      },
      change: async (_tx: Sql, id: string, { state }: { state?: RefundState }) => {
        const refund = refunds.find(each => each.id === id)
        if (refund && state) refund.state = state
        return []
      },
    },
    auditLog: {
      history: async () => [],
      task: async () => [],
      message: async (_tx: Sql, topic: string, payload: Record<string, unknown>) => {
        messages.push({ topic, payload })
        return []
      },
    },
    spendings: {
      ofOrder: async (_tx: Sql, orderId: string) => spends(orderId),
      openOrders: async (_tx: Sql, voucherId: string) =>
        [...orders.values()]
          .filter(({ id, state }) => {
            const isOpen = state === 'awaiting-payment' || state === 'awaiting-trade-in'
            return isOpen && spends(id).some(spend => spend.voucherId === voucherId)
          })
          .toSorted((one, other) => other.placed - one.placed)
          .map(({ id }) => id),
      debtMinor: async () => 0,
      giveBack: async (_tx: Sql, given: { paymentId: string; amountMinor: number }) => {
        const spend = entries.find(({ paymentId }) => paymentId === given.paymentId)
        if (spend && spoilt !== 'voucher keeps what was taken back')
          write({ voucherId: spend.voucherId, kind: 'give-back', amountMinor: given.amountMinor })
        return []
      },
    },
    vouchers: {
      lock: async (_tx: Sql, id: string) => vouchers.get(id) as unknown as StoredVoucher,
      lockUnsettled: async (_tx: Sql, _kind: string, id: string) => {
        const voucher = vouchers.get(id)
        return voucher && voucher.standing !== 'open' ? voucher : undefined
      },
      settle: async (_tx: Sql, { id, standing: status, byMinor, owedMinor }: Settled) => {
        const voucher = vouchers.get(id)
        if (!voucher) return []
        voucher.standing = status
        voucher.originalMinor = Math.max(voucher.originalMinor, owedMinor)
        const change = spoilt === 'no debt' ? Math.max(byMinor, -voucher.leftMinor) : byMinor
        write({ voucherId: id, kind: 'adjust', amountMinor: change })
        return []
      },
    },
  } as unknown as CancelStores & Parameters<typeof makeFollowVoucher>[0]

  const settleVoucher = makeSettlePendingVoucher(
    stores as unknown as Parameters<typeof makeSettlePendingVoucher>[0],
  )
  const followVoucher = makeFollowVoucher(stores)

  return {
    orders,
    vouchers,
    payments,
    refunds,
    entries,
    messages,
    clock,
    spends,
    back,
    read,
    /** The refunds of an order that staff made for reasons of their own. */
    goodwill: (order: Order) =>
      sumOf(
        refunds.filter(
          each => each.orderId === order.id && each.reason === goodwill && isAgreed(each),
        ),
      ),
    /** Money before vouchers, like src/services/payment/request-refund.ts. False if less than the amount is left. */
    askRefund: (order: Order, amountMinor: number): boolean => {
      const paid = payments.filter(({ orderId }) => orderId === order.id)
      const parts = splitRefund(
        amountMinor,
        paid.map(({ id, method, amountMinor: taken }) => ({
          id,
          by: method === 'voucher' ? ('voucher' as const) : ('money' as const),
          leftMinor: taken - back(id) - askedBack(id),
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
      const voucher: Voucher = { id, standing: 'pending', leftMinor: 0, originalMinor: amountMinor }
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
    /** Does what src/services/payment/apply-events.ts and place-once.ts do once an order is paid. */
    followTradeIn: (order: Order) => followTradeIn(stores, tx, order.id, false),
    settleTradeIn: async (voucher: Voucher, owedMinor: number) => {
      const source = { kind: 'payout', subject: voucher.id } as const
      const settled = await settleVoucher(tx, { source, owedMinor, actor: 'shop', reason: 'sale' })
      if (settled.ok) messages.push({ topic: 'voucher-settled', payload: settled.value })
      return settled.ok
    },
    followVoucher,
    cancel: (order: Order) =>
      cancel(stores, tx, read(order.id), { actor: 'shopper', reason: 'cancelled' }),
    /** Sends approved refunds; a voucher's part returns to it. */
    sendRefunds: async () => {
      for (const refund of refunds.filter(({ state }) => state === 'approved')) {
        refund.state = 'succeeded'
        const payment = payments.find(({ id }) => id === refund.paymentId)
        if (payment?.method === 'voucher')
          await giveBackToVoucher(tx, refund, {
            actor: 'shop',
            reason: 'refund',
            at: clock.at,
          })
      }
    },
  }
}

export type TradeInWorld = ReturnType<typeof createTradeInWorld>
