import type { VoucherText } from '#text/voucher/page/ro.ts'
import type { FormError } from '#web/client/form-error.ts'
import type { VoucherError } from './use-vouchers.ts'
import { voucherFaultText } from './voucher-error-text.ts'

/** Why a voucher is refused, without its code (Spec 7.4). */
export function voucherError(text: VoucherText, error: VoucherError): FormError {
  return {
    errorType: error,
    errorMessage: voucherFaultText(text, error),
    fieldLabel: text.label,
    ...voucherField,
  }
}

export const voucherField = { location: 'payment-method', field: 'voucher' }
