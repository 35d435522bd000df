import type { TradeText } from './ro.ts'

export const tradeEl: TradeText = {
  title: product => `Για: ${product}`,
  price: 'Τιμή',
  voucher: 'Το κουπόνι σου',
  voucherUpTo: 'Το κουπόνι σου, έως',
  left: 'Μένει να πληρώσεις',
  leftAtLeast: 'Μένει να πληρώσεις, τουλάχιστον',
  atOnce:
    'Παραγγέλνεις μόλις δεχτείς την προσφορά· στέλνουμε την παραγγελία αφού ελέγξουμε την παλιά συσκευή.',
}
