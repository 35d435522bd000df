import type { PayoutMethod } from '#domain/trade-in/price-tables.ts'

export type PayoutWaysText = Readonly<Record<PayoutMethod, string>>

/** The ways in which a seller is paid. */
export const payoutWaysRo: PayoutWaysText = {
  'bank-fast': 'În contul bancar, în 1–2 zile',
  'bank-slow': 'În contul bancar, în 10–20 de zile',
  voucher: 'Voucher pentru magazin',
}
