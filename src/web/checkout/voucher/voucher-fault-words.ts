import type { VoucherText } from '#web/text/voucher/ro.ts'
import type { VoucherFault } from './use-vouchers.ts'

/** Why a voucher was not added, without its code: what is said is reported, and a report carries no values. */
export function voucherFaultWords({ faults }: VoucherText, fault: VoucherFault): string {
  switch (fault) {
    case 'unknown':
      return faults.unknown
    case 'other-market':
      return faults.otherMarket
    case 'expired':
      return faults.expired
    case 'spent':
      return faults.spent
    case 'twice':
      return faults.twice
    case 'too-many':
      return faults.tooMany
    case 'unreachable':
      return faults.unreachable
  }
}
