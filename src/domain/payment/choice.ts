import { isCofidis, type PaymentType } from './payment.ts'

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

/** Providers give one scheme (a barem) for several numbers of installments, so an option is named by both. */
type ChosenOption = { readonly schemeId: string; readonly installments: number }

/** Spec 3.2 (tbiInstallments): the option and the consent. */
export type TbiPlan = ChosenOption & { readonly kind: 'tbi'; readonly hasConsented: boolean }

/** Spec 3.2 (oneyInstallmentsNo), and the consent to Oney's terms. */
export type OneyPlan = {
  readonly kind: 'oney'
  readonly installments: 3 | 4
  readonly hasConsented: boolean
}

/** Spec 3.2 (loanDetails and cofidisInstallments); the person is asked for where the contact is offline. */
export type CofidisPlan = ChosenOption & {
  readonly kind: 'cofidis'
  readonly downPaymentMinor: number
  readonly contact: CofidisContact
  readonly tac: boolean
  readonly gdpr: boolean
  readonly person?: LoanPerson
}

/** What the shopper chose of the terms; its amounts are the shop's to reckon. */
export type InstallmentPlan = TbiPlan | OneyPlan | CofidisPlan

const tbiTypes: readonly PaymentType[] = [
  'standard',
  'promo',
  'promo10',
  'promoMulti',
  'bnpl',
  'tnpl',
  'tnpl-rate',
]

/** The plan a method needs; undefined for one that is paid at once or on delivery. */
export function planKindOf(type: PaymentType): InstallmentPlan['kind'] | undefined {
  if (type === 'oney') return 'oney'
  if (isCofidis(type)) return 'cofidis'
  return tbiTypes.includes(type) ? 'tbi' : undefined
}

/**
 * Spec 3.2, payment step: `tac` is the terms' consent, `newsletter` the wish for mail. Neither is pre-ticked. The type is
 * not set where vouchers pay all.
 */
export type PaymentChoice = {
  readonly type?: PaymentType
  readonly tac: boolean
  readonly newsletter: boolean
  readonly plan?: InstallmentPlan
}
