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

/** Request types of the installment providers (Spec 3.1). */
export type InstallmentRequestType =
  | 'STANDARD'
  | 'PROMO'
  | 'PROMO10'
  | 'PROMOMULTI'
  | 'BNPL'
  | 'TNPL'

/** tnpl-rate is the tnpl product paid in instalments, so its request type is TNPL. */
export const requestTypeOf: Readonly<Partial<Record<PaymentMethodId, InstallmentRequestType>>> = {
  standard: 'STANDARD',
  promo: 'PROMO',
  promo10: 'PROMO10',
  promoMulti: 'PROMOMULTI',
  bnpl: 'BNPL',
  tnpl: 'TNPL',
  'tnpl-rate': 'TNPL',
}

const onDelivery: readonly PaymentMethodId[] = [
  'paymentOnDelivery',
  'cashOnDelivery',
  'cardOrCashAtOffice',
  'cardAtLocker',
]

/** The on-delivery, locker and office methods, which have the collection fee (Spec 9.1). */
export function isPaidOnDelivery(type: PaymentMethodId): boolean {
  return onDelivery.includes(type)
}

const cofidisTypes: readonly PaymentMethodId[] = ['cofidis', 'cofidis-promo', 'cofidis-promo-ten']

export function isCofidis(type: PaymentMethodId): boolean {
  return cofidisTypes.includes(type)
}
