import type { PayoutWaysText } from './ro.ts'

export const payoutWaysBg: PayoutWaysText = {
  'bank-fast': 'По банкова сметка, за 1–2 дни',
  'bank-slow': 'По банкова сметка, за 10–20 дни',
  voucher: 'Ваучер за магазина',
}
