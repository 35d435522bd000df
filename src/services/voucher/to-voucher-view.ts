import type { VoucherView } from '#domain/voucher/voucher.ts'
import { writeCode } from '#domain/voucher/voucher-code.ts'
import type { StoredVoucher } from '#store/voucher/vouchers.ts'
import type { VoucherCodes } from './voucher-codes.ts'

/** A voucher for whom it belongs to: its code is shown. */
export const toVoucherView = (stored: StoredVoucher, codes: VoucherCodes): VoucherView => {
  const { id, market, currency, originalMinor, leftMinor, sourceKind, issuedAt, expiresAt } = stored
  return {
    code: writeCode(codes.codeOf(id)),
    market,
    source: sourceKind,
    original: { minor: originalMinor, currency },
    left: { minor: leftMinor, currency },
    issuedAt: issuedAt.toISOString(),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  }
}
