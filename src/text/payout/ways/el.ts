import type { PayoutWaysText } from './ro.ts'

export const payoutWaysEl: PayoutWaysText = {
  'bank-fast': 'Σε τραπεζικό λογαριασμό, σε 1–2 ημέρες',
  'bank-slow': 'Σε τραπεζικό λογαριασμό, σε 10–20 ημέρες',
  voucher: 'Κουπόνι για το κατάστημα',
}
