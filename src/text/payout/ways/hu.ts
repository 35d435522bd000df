import type { PayoutWaysText } from './ro.ts'

export const payoutWaysHu: PayoutWaysText = {
  'bank-fast': 'Bankszámlára, 1–2 nap alatt',
  'bank-slow': 'Bankszámlára, 10–20 nap alatt',
  voucher: 'Utalvány a boltba',
}
