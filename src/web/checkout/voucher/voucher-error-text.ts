import type { VoucherText } from '#text/voucher/page/ro.ts'
import type { VoucherError } from './use-vouchers.ts'

/** Why a voucher was not added, without its code: the message is reported, and a report contains no values. */
export function voucherFaultText({ errors }: VoucherText, error: VoucherError): string {
  switch (error) {
    case 'unknown':
      return errors.unknown
    case 'other-market':
      return errors.otherMarket
    case 'expired':
      return errors.expired
    case 'spent':
      return errors.spent
    case 'twice':
      return errors.twice
    case 'too-many':
      return errors.tooMany
    case 'unreachable':
      return errors.unreachable
  }
}
