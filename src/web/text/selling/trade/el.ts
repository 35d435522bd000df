import type { TradeText } from './ro.ts'

export const tradeEl: TradeText = {
  title: product => `Για: ${product}`,
  price: 'Τιμή',
  voucher: 'Το κουπόνι σου',
  voucherUpTo: 'Το κουπόνι σου, έως',
  left: 'Μένει να πληρώσεις',
  leftAtLeast: 'Μένει να πληρώσεις, τουλάχιστον',
  atOnce: 'Το κουπόνι το χρησιμοποιείς μόλις δεχτείς την προσφορά.',
}
