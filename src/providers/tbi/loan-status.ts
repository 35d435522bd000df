import type { ProviderEventType } from '#domain/payment/provider-event.ts'

/** providers.md, TBI Bulgaria: only these three mean financed. */
const typeOf: Readonly<Record<string, ProviderEventType>> = {
  draft: 'action-required',
  mpsent: 'in-review',
  inprogress: 'in-review',
  inprogressassessment: 'in-review',
  approved: 'in-review',
  kyc: 'in-review',
  contractsigning: 'in-review',
  rejected: 'declined',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  contractsigned: 'captured',
  paid: 'captured',
  approvedsigned: 'captured',
}

/** Case and spaces differ between TBI's answers. A word not documented keeps the loan in review. */
export const loanEventType = (status: string): ProviderEventType =>
  typeOf[status.toLowerCase().replace(/[^a-z]/g, '')] ?? 'in-review'
