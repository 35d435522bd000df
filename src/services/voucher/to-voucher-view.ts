import type { VoucherView } from '#domain/voucher/voucher.ts'
import { writeCode } from '#domain/voucher/voucher-code.ts'
import type { StoredVoucher } from '#store/voucher/vouchers.ts'
import type { VoucherCodes } from './voucher-codes.ts'

/** A voucher for its owner: the code is included. */
export function toVoucherView(stored: StoredVoucher, codes: VoucherCodes): VoucherView {
  const { id, market, currency, originalMinor, leftMinor, sourceKind, issuedAt, expiresAt } = stored
  return {
    code: writeCode(codes.codeOf(id)),
    market,
    source: sourceKind,
    isPending: stored.status === 'pending',
    original: { minor: originalMinor, currency },
    // Below zero, orders owe the voucher.
    left: { minor: Math.max(0, leftMinor), currency },
    ...orderFromOf(stored),
    issuedAt: issuedAt.toISOString(),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  }
}

/** Empty unless the voucher is for orders of some size. */
export function orderFromOf({
  currency,
  orderFromMinor: minor,
}: Pick<StoredVoucher, 'currency' | 'orderFromMinor'>): Pick<VoucherView, 'orderFrom'> {
  return minor === null ? {} : { orderFrom: { minor, currency } }
}
