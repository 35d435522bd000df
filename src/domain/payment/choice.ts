import type { optionLenders } from './lenders.ts'
import type { PaymentMethodId } from './method.ts'

/** The default is online (Spec 4.3). */
export const cofidisContacts = ['online', 'offline'] as const
export type CofidisContact = (typeof cofidisContacts)[number]

export const cofidisCallOf: Record<
  CofidisContact,
  { readonly ecommerce: boolean; readonly callback: boolean }
> = {
  online: { ecommerce: true, callback: false },
  offline: { ecommerce: false, callback: true },
}

/** Personal data of a loan (loanDetails); never saved in browser storage (Spec 3.2). */
export type LoanPerson = {
  readonly customerPhone: string
  readonly customerMotherName: string
  readonly customerBirthDate: string
}

/** Providers offer one scheme (a barem) for several numbers of installments, so both identify an option. */
type ChosenOption = { readonly schemeId: string; readonly installments: number }

/** The option and the consent (tbiInstallments, Spec 3.2). */
export type OptionPlan = ChosenOption & {
  readonly kind: (typeof optionLenders)[number]
  readonly hasConsented: boolean
}

/** The number of instalments (oneyInstallmentsNo, Spec 3.2) and the consent to Oney's terms. */
export type OneyPlan = {
  readonly kind: 'oney'
  readonly installments: 3 | 4
  readonly hasConsented: boolean
}

/** The plan of loanDetails and cofidisInstallments (Spec 3.2); the person is required if the contact is offline. */
export type CofidisPlan = ChosenOption & {
  readonly kind: 'cofidis'
  readonly downPaymentMinor: number
  readonly contact: CofidisContact
  readonly tac: boolean
  readonly gdpr: boolean
  readonly person?: LoanPerson
}

/** The terms the customer chose; the shop calculates the amounts. */
export type InstallmentPlan = OptionPlan | OneyPlan | CofidisPlan

/**
 * The payment step: `tac` is the consent to the terms, `newsletter` the consent to marketing email. Neither is
 * pre-ticked. The type is not set if vouchers pay everything (Spec 3.2).
 */
export type PaymentChoice = {
  readonly type?: PaymentMethodId
  readonly tac: boolean
  readonly newsletter: boolean
  readonly plan?: InstallmentPlan
}
