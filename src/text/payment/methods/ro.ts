import type { PaymentMethodId } from '#domain/payment/method.ts'

export type PaymentMethodsText = Readonly<Record<PaymentMethodId, string>>

/** The names of the payment methods, as emails and invoices print them. */
export const paymentMethodsRo: PaymentMethodsText = {
  card: 'Card online',
  oney: '3 sau 4 rate Oney',
  standard: 'Rate',
  promo: 'Rate promo',
  promo10: '10 rate promo',
  promoMulti: 'Rate promo',
  bnpl: 'Cumperi acum, plătești mai târziu',
  tnpl: 'Probezi acum, plătești mai târziu',
  'tnpl-rate': 'Probezi acum, plătești în rate',
  'tbi-combo': 'Rate tbi',
  cofidis: 'Credit Cofidis',
  'cofidis-promo': '6 rate Cofidis',
  'cofidis-promo-ten': '10 rate Cofidis',
  paymentOnDelivery: 'Ramburs',
  cashOnDelivery: 'Ramburs',
  cardOrCashAtOffice: 'Card sau numerar la oficiu',
  cardAtLocker: 'Cu cardul la easybox',
}
