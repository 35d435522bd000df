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

/** What the checkout says about each method. */
export const paymentNotesRo: PaymentMethodsText = {
  card: 'Plătești acum, pe pagina securizată a procesatorului de plăți',
  oney: 'Cu cardul tău bancar, fără dosar de credit',
  standard: 'Rate lunare prin tbi bank',
  promo: 'Rate promoționale prin tbi bank',
  promo10: '10 rate promoționale prin tbi bank',
  promoMulti: 'Rate promoționale prin tbi bank',
  bnpl: 'Plătești mai târziu, prin tbi bank',
  tnpl: 'Probezi dispozitivul și plătești mai târziu, prin tbi bank',
  'tnpl-rate': 'Probezi dispozitivul și plătești în rate, prin tbi bank',
  'tbi-combo': 'Alegi cum plătești prin tbi bank',
  cofidis: 'Credit în rate lunare de la Cofidis',
  'cofidis-promo': '6 rate lunare de la Cofidis',
  'cofidis-promo-ten': '10 rate lunare de la Cofidis',
  paymentOnDelivery: 'Plătești curierului când primești coletul',
  cashOnDelivery: 'Plătești curierului când primești coletul',
  cardOrCashAtOffice: 'Plătești când ridici coletul',
  cardAtLocker: 'Plătești când ridici coletul',
}
