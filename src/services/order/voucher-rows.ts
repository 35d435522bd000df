import { randomUUID } from 'node:crypto'
import type { SpentVoucher } from '#domain/voucher/voucher.ts'
import type { OrderRows } from '#store/order/write-order.ts'
import type { FoundVoucher } from '../voucher/find-vouchers.ts'

type PaidOrder = {
  readonly id: string
  readonly spent: readonly SpentVoucher<FoundVoucher>[]
  readonly placedAt: Date
}

/**
 * For each voucher that pays part of an order: a payment that is captured at once, and the voucher's entry. No
 * payment provider is involved.
 */
export function voucherRows({ id: orderId, spent, placedAt: at }: PaidOrder): {
  readonly payments: OrderRows['payment']
  readonly entries: OrderRows['voucher_entry']
} {
  const each = spent.map(({ voucher, amount }) => ({ id: randomUUID(), voucher, amount }))
  return {
    payments: each.map(({ id, amount: { minor: amountMinor, currency } }) => ({
      id,
      orderId,
      method: 'voucher',
      state: 'captured',
      amountMinor,
      currency,
      createdAt: at,
      provider: null,
      polls: 0,
    })),
    entries: each.map(({ id: paymentId, voucher, amount }) => ({
      id: randomUUID(),
      voucherId: voucher.id,
      kind: 'spend',
      orderId,
      paymentId,
      amountMinor: -amount.minor,
      actor: 'shopper',
      reason: 'order placed',
      at,
    })),
  }
}
