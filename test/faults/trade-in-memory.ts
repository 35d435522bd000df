import type { Entry, Order, Payment, Refund, Spoilt, Voucher } from './trade-in-facts.ts'

export const market = 'ro'
export const currency = 'RON'

export type Memory = ReturnType<typeof createMemory>

/** The rows of one sequence, kept in memory, and the sums that are read from them. Amounts in minor units. */
export function createMemory(spoilt: Spoilt) {
  const orders = new Map<string, Order>()
  const vouchers = new Map<string, Voucher>()
  const payments: Payment[] = []
  const refunds: Refund[] = []
  const entries: Entry[] = []
  const messages: { readonly topic: string; readonly payload: Record<string, unknown> }[] = []
  return {
    spoilt,
    orders,
    vouchers,
    payments,
    refunds,
    entries,
    messages,
    clock: { at: new Date('2026-11-23T09:00:00Z') },
    /** What vouchers pay of an order. */
    spends: (orderId: string) =>
      entries.flatMap(({ kind, voucherId, paymentId }) => {
        const payment = payments.find(({ id }) => id === paymentId)
        if (kind !== 'spend' || payment?.orderId !== orderId) return []
        return [{ paymentId: payment.id, voucherId, amountMinor: payment.amountMinor, currency }]
      }),
    /** The approved refunds of a payment; those only requested by staff may still be refused. */
    refundedMinor: (paymentId: string) =>
      sumOf(refunds.filter(refund => refund.paymentId === paymentId && isAgreed(refund))),
    requestedMinor: (paymentId: string) =>
      sumOf(refunds.filter(each => each.paymentId === paymentId && each.state === 'requested')),
    /** Adds an entry to a voucher and changes what is left on it. */
    write: (entry: Entry) => {
      entries.push(entry)
      const voucher = vouchers.get(entry.voucherId)
      if (voucher) voucher.leftMinor += entry.amountMinor
    },
  }
}

export function isAgreed({ state }: Refund): boolean {
  return state !== 'requested' && state !== 'failed'
}

export function sumOf(all: readonly { readonly amountMinor: number }[]): number {
  return all.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

export function countsRequestedAsMade({ spoilt }: Pick<Memory, 'spoilt'>): boolean {
  return spoilt === 'a refund asked for counts as made'
}
