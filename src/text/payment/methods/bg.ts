import type { PaymentMethodsText } from './ro.ts'

export const paymentMethodsBg: PaymentMethodsText = {
  card: 'Карта онлайн',
  oney: '3 или 4 вноски с Oney',
  standard: 'На изплащане',
  promo: 'Промо вноски',
  promo10: 'Промо 10 вноски',
  promoMulti: 'Промо вноски',
  bnpl: 'Купи сега, плати по-късно',
  tnpl: 'Пробвай сега, плати по-късно',
  'tnpl-rate': 'Пробвай сега, плати на вноски',
  'tbi-combo': 'На вноски с tbi',
  cofidis: 'Кредит от Cofidis',
  'cofidis-promo': '6 вноски с Cofidis',
  'cofidis-promo-ten': '10 вноски с Cofidis',
  paymentOnDelivery: 'Наложен платеж',
  cashOnDelivery: 'Наложен платеж',
  cardOrCashAtOffice: 'Карта или в брой в офис',
  cardAtLocker: 'С карта на автомат',
}
