import type { ProviderEventType } from '#domain/payment/provider-event.ts'

/** Only the last three mean financed (providers.md, TBI Bulgaria). */
const typeOf: ReadonlyMap<string, ProviderEventType> = new Map([
  ['draft', 'action-required'],
  ['mpsent', 'in-review'],
  ['inprogress', 'in-review'],
  ['inprogressassessment', 'in-review'],
  ['approved', 'in-review'],
  ['kyc', 'in-review'],
  ['contractsigning', 'in-review'],
  ['rejected', 'declined'],
  ['canceled', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['contractsigned', 'captured'],
  ['paid', 'captured'],
  ['approvedsigned', 'captured'],
])

/**
 * Case, spaces and punctuation differ between TBI's responses. A status that contains a control character or is not
 * documented leaves the loan in review.
 */
export function loanEventType(status: string): ProviderEventType {
  return typeOf.get(status.toLowerCase().replace(/[^a-z\p{Cc}]/gu, '')) ?? 'in-review'
}
