import type { Currency } from '#domain/money/money.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { ProviderEvent, ProviderEventType } from '#domain/payment/provider-event.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { reportedAmount } from '../payment/reported-amount.ts'
import { type Fields, fieldsOf, textIn } from '../read-fields.ts'

/** FAVORABLE is a promise that the shop still has to confirm, FUNDED is money (providers.md, Oney). */
const typeOf: Readonly<Record<string, ProviderEventType>> = {
  PENDING: 'in-review',
  FAVORABLE: 'authorized',
  FUNDED: 'captured',
  REFUSED: 'declined',
  ABORTED: 'cancelled',
  CANCELLED: 'cancelled',
}

/**
 * Not confirmed: that this word, one of those documented for PENDING, is sent as the label. The customer has not
 * finished the form.
 */
function isWithShopper(code: string, label: string | undefined) {
  return code === 'PENDING' && label === 'WAITING_CUSTOMER_KYC'
}

export function statusCodeIn(fields: Fields): string | undefined {
  return textIn(fieldsOf(fields.purchase), 'status_code')?.toUpperCase()
}

/**
 * `undefined` without a status; an undocumented one keeps the payment in review. Not confirmed: whether the amount is
 * included.
 */
export function statusEvents(
  fields: Fields,
  reference: string,
  currency: Currency,
): ProviderEvent[] | undefined {
  const purchase = fieldsOf(fields.purchase)
  const code = statusCodeIn(fields)
  if (code === undefined) return undefined
  const label = textIn(purchase, 'status_label')
  const amount = reportedAmount(purchase, {
    amount: 'purchase_amount',
    currency: 'currency_code',
    expected: currency,
  })
  return [
    {
      type: isWithShopper(code, label)
        ? 'action-required'
        : (ownEntry(typeOf, code) ?? 'in-review'),
      eventId: fingerprint(reference, code, label, JSON.stringify(amount)),
      providerRef: reference,
      ...(amount && { amount }),
      reason: label ?? code,
    },
  ]
}
