import { paymentRowsRequestSchema, paymentRowsResponseSchema } from '#contract/payment-rows.ts'
import { refuse } from '#domain/result.ts'
import { listPaymentRows } from '#services/payment/list-payment-rows.ts'
import { refusalOf } from '../refusal-status.ts'
import { endpoint } from './endpoint.ts'
import { exampleCart } from './example-order.ts'
import { requestingUserId } from './member-of.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

export const paymentRowsEndpoint = endpoint({
  method: 'POST',
  path: '/api/payment-rows/',
  summary:
    'The payment methods for a cart, a customer and a delivery, each open or with its reason, and what it can be paid by.',
  body: paymentRowsRequestSchema,
  answer: paymentRowsResponseSchema,
  refuses: [400, 403, 413, 415, 422, 429, 503],
  example: {
    body: {
      ...exampleCart,
      customerType: 'personal',
      delivery: { method: 'LOCKER', subtype: 'easybox' },
    },
    answer: {
      rows: [
        {
          type: 'cardAtLocker',
          availability: { kind: 'open' },
          collectionFee: lei(999),
          plans: [],
          children: [],
        },
        {
          type: 'oney',
          availability: { kind: 'open' },
          collectionFee: lei(0),
          plans: [
            {
              schemeId: '3XP',
              numberOfInstallments: 3,
              initialPayment: lei(51_783),
              monthlyPayment: lei(51_781),
              totalAmountDue: lei(155_345),
              interestRate: 0,
              apr: 12.4,
              minAmount: lei(30_000),
              maxAmount: lei(1_200_000),
              isPromo: false,
              name: '3x Oney',
            },
          ],
          children: [],
        },
      ],
      schemes: [
        {
          id: '3XP',
          method: 'oney',
          name: '3x Oney',
          installments: 3,
          installmentFactor: 0.34,
          totalDueFactor: 1.02,
          interestRate: 0,
          apr: 12.4,
          minAmount: lei(30_000),
          maxAmount: lei(1_200_000),
          isPromo: false,
          roundsDown: true,
        },
      ],
      totals: { subTotal: lei(150_800), discount: lei(0), total: lei(150_800) },
      financed: lei(152_299),
    },
  },
  serve: async ({ ctx, body, request }) => {
    const { customerType: customer, delivery, vouchers, ...cart } = body
    const checkout = { customer, delivery, cart }
    const spending = vouchers && { vouchers, userId: await requestingUserId(ctx, request) }
    const listed = await listPaymentRows(ctx, { ...checkout, ...spending })
    return listed.ok ? listed : refuse(refusalOf(listed.refusal))
  },
})
