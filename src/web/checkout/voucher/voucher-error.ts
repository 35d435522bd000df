import type { FormError } from '#web/client/form-error.ts'
import type { VoucherText } from '#web/text/voucher/ro.ts'
import type { VoucherFault } from './use-vouchers.ts'
import { voucherFaultWords } from './voucher-fault-words.ts'

/** Spec 7.4: why a voucher is not taken, never which one. */
export function voucherError(text: VoucherText, fault: VoucherFault): FormError {
  return {
    errorType: fault,
    errorMessage: voucherFaultWords(text, fault),
    fieldLabel: text.label,
    ...voucherField,
  }
}

export const voucherField = { location: 'payment-method', field: 'voucher' }
