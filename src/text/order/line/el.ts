import type { LineTitles } from './ro.ts'

export const lineTitlesEl: LineTitles = {
  battery: 'Νέα μπαταρία',
  giftWrap: 'Συσκευασία δώρου',
  warranty: 'Επέκταση εγγύησης',
  screen: 'Ασφάλιση, Οθόνη',
  accident: 'Ασφάλιση, Τυχαία ζημιά και κλοπή',
  delivery: 'Παράδοση',
  discount: 'Έκπτωση',
  voucher: 'Πληρωμή με κουπόνι',
}
