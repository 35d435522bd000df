import type { InstallmentOption } from './installment.ts'
import type { PaymentType } from './payment.ts'

/** Spec 4.3: online is the default. */
export const cofidisContacts = ['online', 'offline'] as const
export type CofidisContact = (typeof cofidisContacts)[number]

export const cofidisCallOf: Record<
  CofidisContact,
  { readonly ecommerce: boolean; readonly callback: boolean }
> = {
  online: { ecommerce: true, callback: false },
  offline: { ecommerce: false, callback: true },
}

/** Spec 3.2 (loanDetails): personal facts of a loan; they never reach browser storage. */
export type LoanPerson = {
  readonly customerPhone: string
  readonly customerMotherName: string
  readonly customerBirthDate: string
}

/** Spec 3.2 (loanDetails and cofidisInstallments), whichever contact was chosen. */
export type CofidisPlan = {
  readonly kind: 'cofidis'
  readonly option: InstallmentOption
  readonly barem: string
  readonly downPaymentMinor: number
  readonly contact: CofidisContact
  readonly tac: boolean
  readonly gdpr: boolean
  readonly person?: LoanPerson
}

export type InstallmentPlan =
  | { readonly kind: 'tbi'; readonly option: InstallmentOption; readonly hasConsented: boolean }
  | { readonly kind: 'oney'; readonly installments: 3 | 4 }
  | CofidisPlan

/** Spec 3.2, payment step: `tac` is the terms' consent, `newsletter` the wish for mail. Neither is pre-ticked. */
export type PaymentChoice = {
  readonly type: PaymentType
  readonly tac: boolean
  readonly newsletter: boolean
  readonly plan?: InstallmentPlan
}
