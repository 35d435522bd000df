import type { PaymentMethod, PaymentMethodId } from '../method.ts'

export const tbiMethods = {
  standard: {
    settlement: {
      kind: 'financed',
      lender: 'tbi',
      requestType: 'STANDARD',
      hidesFirstRateIn: ['gr'],
    },
  },
  promo: { settlement: { kind: 'financed', lender: 'tbi', requestType: 'PROMO' } },
  promo10: { settlement: { kind: 'financed', lender: 'tbi', requestType: 'PROMO10' } },
  promoMulti: {
    settlement: {
      kind: 'financed',
      lender: 'tbi',
      requestType: 'PROMOMULTI',
      hidesFirstRateIn: ['gr'],
    },
  },
  bnpl: { settlement: { kind: 'financed', lender: 'tbi', requestType: 'BNPL' } },
  tnpl: { settlement: { kind: 'financed', lender: 'tbi', requestType: 'TNPL' } },
  // The tnpl product paid in installments, so its request type is TNPL. Offered only inside tbi-combo (markets.md).
  'tnpl-rate': { settlement: { kind: 'financed', lender: 'tbi', requestType: 'TNPL' } },
  'tbi-combo': {
    settlement: {
      kind: 'group',
      lender: 'tbi',
      children: { ro: ['bnpl', 'tnpl', 'tnpl-rate'], bg: ['standard', 'promo', 'promo10'] },
    },
  },
} as const satisfies Partial<Record<PaymentMethodId, PaymentMethod>>
