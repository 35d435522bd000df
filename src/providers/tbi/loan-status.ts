import type { ProviderEventType } from '#domain/payment/provider-event.ts'

/** providers.md, TBI Bulgaria: only the last three mean financed. */
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

/** Case, spaces and signs differ between TBI's answers. A word with a control character, or one not documented, keeps the loan in review. */
export function loanEventType(status: string): ProviderEventType {
  return typeOf.get(status.toLowerCase().replace(/[^a-z\p{Cc}]/gu, '')) ?? 'in-review'
}
