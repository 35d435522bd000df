import type { PaymentMethodsText } from './ro.ts'

export const paymentMethodsEl: PaymentMethodsText = {
  card: 'Κάρτα online',
  oney: '3 ή 4 δόσεις Oney',
  standard: 'Δόσεις',
  promo: 'Προωθητικές δόσεις',
  promo10: '10 προωθητικές δόσεις',
  promoMulti: 'Προωθητικές δόσεις',
  bnpl: 'Αγόρασε τώρα, πλήρωσε αργότερα',
  tnpl: 'Δοκίμασε τώρα, πλήρωσε αργότερα',
  'tnpl-rate': 'Δοκίμασε τώρα, πλήρωσε με δόσεις',
  'tbi-combo': 'Δόσεις tbi',
  cofidis: 'Πίστωση Cofidis',
  'cofidis-promo': '6 δόσεις Cofidis',
  'cofidis-promo-ten': '10 δόσεις Cofidis',
  paymentOnDelivery: 'Πληρωμή κατά την παράδοση',
  cashOnDelivery: 'Πληρωμή κατά την παράδοση',
  cardOrCashAtOffice: 'Με κάρτα ή μετρητά στο κατάστημα παραλαβής',
  cardAtLocker: 'Με κάρτα στη θυρίδα',
}
