import type { PaymentMethod, PaymentMethodId } from '../method.ts'

export const cofidisMethods = {
  cofidis: { settlement: { kind: 'financed', lender: 'cofidis' } },
  'cofidis-promo': { settlement: { kind: 'financed', lender: 'cofidis', installments: [6] } },
  'cofidis-promo-ten': { settlement: { kind: 'financed', lender: 'cofidis', installments: [10] } },
} as const satisfies Partial<Record<PaymentMethodId, PaymentMethod>>
