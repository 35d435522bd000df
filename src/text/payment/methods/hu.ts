import type { PaymentMethodsText } from './ro.ts'

export const paymentMethodsHu: PaymentMethodsText = {
  card: 'Online bankkártya',
  oney: '3 vagy 4 Oney-részlet',
  standard: 'Részletfizetés',
  promo: 'Akciós részletek',
  promo10: '10 akciós részlet',
  promoMulti: 'Akciós részletek',
  bnpl: 'Vedd meg most, fizess később',
  tnpl: 'Próbáld ki most, fizess később',
  'tnpl-rate': 'Próbáld ki most, fizess részletekben',
  'tbi-combo': 'tbi részletfizetés',
  cofidis: 'Cofidis áruhitel',
  'cofidis-promo': 'Cofidis áruhitel, 6 részlet',
  'cofidis-promo-ten': 'Cofidis áruhitel, 10 részlet',
  paymentOnDelivery: 'Fizetés átvételkor',
  cashOnDelivery: 'Fizetés átvételkor',
  cardOrCashAtOffice: 'Kártya vagy készpénz az átvevőponton',
  cardAtLocker: 'Kártyával az automatánál',
}
