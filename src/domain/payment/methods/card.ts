import type { PaymentMethod } from '../method.ts'

export const card: PaymentMethod = {
  settlement: { kind: 'card', provider: 'stripe' },
}
