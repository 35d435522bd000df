/** The payment method types; "empty (not set)" is `undefined` here and '' on the wire (Spec 3.1). */
export const paymentTypes = [
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
export type PaymentType = (typeof paymentTypes)[number]

export function parsePaymentType(value: unknown): PaymentType | undefined {
  return paymentTypes.find(type => type === value)
}

/** Customer types (Spec 3.1). */
export const customerTypes = ['personal', 'corporate'] as const
export type CustomerType = (typeof customerTypes)[number]

/** Request types of the installment providers (Spec 3.1). */
export type InstallmentRequestType =
  | 'STANDARD'
  | 'PROMO'
  | 'PROMO10'
  | 'PROMOMULTI'
  | 'BNPL'
  | 'TNPL'

/** tnpl-rate is the tnpl product paid in instalments, so its request type is TNPL. */
export const requestTypeOf: Readonly<Partial<Record<PaymentType, InstallmentRequestType>>> = {
  standard: 'STANDARD',
  promo: 'PROMO',
  promo10: 'PROMO10',
  promoMulti: 'PROMOMULTI',
  bnpl: 'BNPL',
  tnpl: 'TNPL',
  'tnpl-rate': 'TNPL',
}

const onDelivery: readonly PaymentType[] = [
  'paymentOnDelivery',
  'cashOnDelivery',
  'cardOrCashAtOffice',
  'cardAtLocker',
]

/** The on-delivery, locker and office methods, which have the collection fee (Spec 9.1). */
export function isPaidOnDelivery(type: PaymentType): boolean {
  return onDelivery.includes(type)
}

const cofidisTypes: readonly PaymentType[] = ['cofidis', 'cofidis-promo', 'cofidis-promo-ten']

export function isCofidis(type: PaymentType): boolean {
  return cofidisTypes.includes(type)
}
