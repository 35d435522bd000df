import type pg from 'pg'
import type { OrderState } from '#domain/order/order-state.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { VoucherStatus } from '#domain/voucher/voucher-refusal.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import { countsRequestedAsMade, currency, type Memory, market, sumOf } from './trade-in-memory.ts'

/** Answers a statement, given its values, with the rows that PostgreSQL would return. */
type Answer = (...values: never[]) => readonly object[]
type Answers = Readonly<Record<string, Answer>>

const none: readonly object[] = []

/**
 * Nothing else runs during a sequence, so locks are not needed. Histories, staff tasks, parcels, units and reversals
 * are not part of the experiment, and a voucher's debt only creates a staff task.
 */
const withoutRows = [
  'order-to-pay-lock',
  'order-drop-lines',
  'history-insert',
  'staff-task-insert',
  'handover-step-payment',
  'stock-restock',
  'reversal-open-of-order',
  'voucher-debt',
]

/**
 * A database that has only the statements of pending vouchers and of what they pay, answered from memory by their
 * names (src/store). An unknown statement is an error: the services have learnt something that this experiment has to
 * learn too.
 */
export function answerFromMemory(memory: Memory): pg.Pool {
  const answers: Answers = {
    ...Object.fromEntries(withoutRows.map(name => [name, () => none])),
    ...answersAboutOrders(memory),
    ...answersAboutRefunds(memory),
    ...answersAboutVouchers(memory),
  }
  const query = async (statement: string | pg.QueryConfig) => {
    const rows = typeof statement === 'string' ? control(statement) : rowsOf(answers, statement)
    return { rows, rowCount: rows.length }
  }
  return {
    query,
    connect: async () => ({ query, release: () => undefined }),
  } as unknown as pg.Pool
}

/** A rollback is unknown: memory cannot undo anything, and no service refuses in the middle of a transaction here. */
function control(statement: string) {
  if (statement.startsWith('begin;') || statement === 'commit') return none
  throw new Error(`The memory cannot answer "${statement}".`)
}

function rowsOf(answers: Answers, { name = '', values = [] }: pg.QueryConfig) {
  const answer = answers[name] as ((...values: unknown[]) => readonly object[]) | undefined
  if (!answer) throw new Error(`The memory cannot answer the statement "${name}".`)
  return answer(...values)
}

function answersAboutOrders(memory: Memory): Answers {
  const { orders, payments, messages } = memory
  return {
    'order-to-pay-id': (id: string) => [orderToPay(memory, id)],
    'order-move': (id: string, state: OrderState, payableUntil: Date | null) => {
      const order = orders.get(id)
      if (order) Object.assign(order, { state, payableUntil })
      return none
    },
    'attempts-of-order': (orderId: string) =>
      payments
        .filter(each => each.orderId === orderId && each.method === 'card')
        .map(each => ({ ...each, state: 'captured', currency })),
    'outbox-insert': (topic: string, payload: string) => {
      messages.push({ topic, payload: JSON.parse(payload) as Record<string, unknown> })
      return none
    },
  }
}

/** Reads an order like src/store/payment/orders-to-pay.ts. */
export function orderToPay(memory: Memory, orderId: string): OrderToPay {
  const { orders, vouchers, payments, refunds, spoilt } = memory
  const order = orders.get(orderId)
  if (!order) throw new Error(`order ${orderId} is not there`)
  const paid = payments.filter(payment => payment.orderId === orderId)
  const undone = refunds.filter(
    refund => refund.orderId === orderId && refund.reason === 'trade-in-settled',
  )
  const givenBack = (paymentId: string) =>
    memory.refundedMinor(paymentId) +
    (countsRequestedAsMade(memory) ? memory.requestedMinor(paymentId) : 0)
  const found = memory
    .spends(orderId)
    .map(spend => ({ ...spend, voucher: vouchers.get(spend.voucherId) }))
  return {
    ...order,
    market,
    currency,
    promoCode: null,
    coveredMinor: sumOf(paid) - sumOf(undone),
    isUnsettled:
      spoilt !== 'no waiting' &&
      found.some(
        ({ paymentId, amountMinor, voucher }) =>
          voucher !== undefined &&
          (voucher.status === 'pending' || voucher.leftMinor < 0) &&
          amountMinor > givenBack(paymentId),
      ),
    hasWithdrawnVoucher: found.some(({ voucher }) => voucher?.status === 'withdrawn'),
  } as unknown as OrderToPay
}

function answersAboutRefunds(memory: Memory): Answers {
  const { refunds } = memory
  return {
    'refunds-of-order': (orderId: string) =>
      refunds
        .filter(refund => refund.orderId === orderId)
        .map(refund => ({
          ...refund,
          ...(countsRequestedAsMade(memory) && { state: 'approved' }),
        })),
    'refund-insert': (
      id: string,
      orderId: string,
      paymentId: string,
      amountMinor: number,
      unit: StoredRefund['currency'],
      state: RefundState,
      reason: string,
      actor: string,
      createdAt: Date,
    ) => {
      const refund = { id, orderId, paymentId, amountMinor, currency: unit, reason, actor }
      refunds.push({ ...refund, state, createdAt })
      return none
    },
    'refund-change': (id: string, state: RefundState | null) => {
      const refund = refunds.find(each => each.id === id)
      if (refund && state) refund.state = state
      return none
    },
  }
}

function answersAboutVouchers(memory: Memory): Answers {
  const { orders, vouchers, entries, spends, write, spoilt } = memory
  return {
    'voucher-spendings-of-order': (orderId: string) => spends(orderId),
    'voucher-open-orders': (voucherId: string) =>
      [...orders.values()]
        .filter(({ id, state }) => {
          const isOpen = state === 'awaiting-payment' || state === 'awaiting-trade-in'
          return isOpen && spends(id).some(spend => spend.voucherId === voucherId)
        })
        .toSorted((one, other) => other.placed - one.placed)
        .map(({ id }) => ({ id })),
    'voucher-give-back': (
      _refundId: string,
      _orderId: string,
      paymentId: string,
      amountMinor: number,
    ) => {
      const spend = entries.find(entry => entry.paymentId === paymentId)
      if (spend && spoilt !== 'voucher keeps what was taken back')
        write({ voucherId: spend.voucherId, kind: 'give-back', amountMinor })
      return none
    },
    'voucher-lock': (id: string) =>
      [vouchers.get(id)].flatMap(found => (found ? [{ ...found }] : [])),
    'voucher-lock-unsettled': (_sourceKind: string, id: string) =>
      [vouchers.get(id)].flatMap(found => (found && found.status !== 'open' ? [{ ...found }] : [])),
    'voucher-settle': (
      id: string,
      standing: VoucherStatus,
      byMinor: number,
      _actor: string,
      _reason: string,
      _at: Date,
      owedMinor: number,
    ) => {
      const voucher = vouchers.get(id)
      if (!voucher) return none
      voucher.status = standing
      voucher.originalMinor = Math.max(voucher.originalMinor, owedMinor)
      const change = spoilt === 'no debt' ? Math.max(byMinor, -voucher.leftMinor) : byMinor
      write({ voucherId: id, kind: 'adjust', amountMinor: change })
      return none
    },
  }
}
