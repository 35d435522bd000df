import type { PaymentMethod } from '../method.ts'

export const oney: PaymentMethod = {
  settlement: { kind: 'financed', lender: 'oney', installments: [3, 4] },
}
