import type { DisabledReason } from '#domain/payment/availability.ts'
import type { PaymentRefusal } from '#domain/payment/choose.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { isCardOnly, lenderOf } from '#domain/payment/methods.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import type { CheckoutText } from '#text/checkout/page/ro.ts'
import type { PriceWriter } from '#web/ui/format-price.ts'

type PaymentText = CheckoutText['payment']

/** Why a method is disabled (Spec 8). */
function disabledReasonText(reason: DisabledReason, text: PaymentText, price: PriceWriter): string {
  switch (reason.kind) {
    case 'too-many-items':
      return text.tooManyItems(reason.max)
    case 'below-lower-limit':
      return text.belowLimit(price.shelf(reason.limit))
    case 'above-upper-limit':
      return text.aboveLimit(price.shelf(reason.limit))
    case 'unavailable':
      return text.unavailable
    case 'personal-only':
      return text.personalOnly
  }
}

/** Why a row cannot be chosen: the server's reason takes precedence over the one the page calculates. */
export function disabledText(
  row: PaymentRow,
  refusal: PaymentRefusal | undefined,
  text: PaymentText,
  price: PriceWriter,
): string | undefined {
  if (refusal?.kind === 'not-offered') return text.notOffered
  if (refusal) return disabledReasonText(refusal.reason, text, price)
  return row.availability.kind === 'greyed'
    ? disabledReasonText(row.availability.reason, text, price)
    : undefined
}

/** The text of the cash-on-delivery fee (Spec 3.1). */
export function feeText(
  row: PaymentRow,
  text: PaymentText,
  price: PriceWriter,
): string | undefined {
  return row.collectionFee.minor > 0 ? text.fee(price.total(row.collectionFee)) : undefined
}

/** The disclaimer of a method (Spec 3.1). */
export function disclaimerText(id: PaymentMethodId, text: PaymentText): string | undefined {
  const lender = lenderOf(id)
  if (lender) return text.financedBy(lender.name)
  return isCardOnly(id) ? text.noCash : undefined
}
