import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { LenderId } from './lenders.ts'
import type { ProviderId } from './provider.ts'

/** The payment methods; "empty (not set)" is `undefined` here and '' on the wire (Spec 3.1). */
export const paymentMethodIds = [
  'card',
  'oney',
  'standard',
  'promo',
  'promo10',
  'promoMulti',
  'bnpl',
  'tnpl',
  'tnpl-rate',
  'tbi-combo',
  'cofidis',
  'cofidis-promo',
  'cofidis-promo-ten',
  'paymentOnDelivery',
  'cashOnDelivery',
  'cardOrCashAtOffice',
  'cardAtLocker',
] as const
export type PaymentMethodId = (typeof paymentMethodIds)[number]

export function parsePaymentMethodId(value: unknown): PaymentMethodId | undefined {
  return paymentMethodIds.find(type => type === value)
}

/**
 * The facts of a method; what depends on it derives from them in methods.ts. The order in which methods are offered is
 * the table of Spec 9.2, amounts and flags are settings, texts and the mark are records by id.
 */
export type PaymentMethod = {
  readonly settlement: Settlement
  /** The kinds of delivery that remove the method (Spec 9.3). */
  readonly excludedDeliveries?: Readonly<Partial<Record<Market, readonly DeliveryKind[]>>>
}

/** How the shop is paid. */
type Settlement =
  | { readonly kind: 'card'; readonly provider: ProviderId }
  | Financed
  | { readonly kind: 'on-delivery'; readonly acceptsCash: boolean }
  | Group

export type Financed = {
  readonly kind: 'financed'
  readonly lender: LenderId
  /** Default: the numbers of installments that the lender offers (Spec 9.1). */
  readonly installments?: readonly number[]
  readonly requestType?: InstallmentRequestType
  /** The markets in which the summary hides the first rate (Spec 9.1). */
  readonly hidesFirstRateIn?: readonly Market[]
}

/** Takes the position of its first child in the table of Spec 9.2 while its flag is on (markets.md). */
type Group = {
  readonly kind: 'group'
  readonly lender: LenderId
  readonly children: Readonly<Partial<Record<Market, readonly PaymentMethodId[]>>>
}

/** Request types of the installment providers (Spec 3.1). */
export type InstallmentRequestType =
  | 'STANDARD'
  | 'PROMO'
  | 'PROMO10'
  | 'PROMOMULTI'
  | 'BNPL'
  | 'TNPL'
