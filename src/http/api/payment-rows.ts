import { paymentRowsAnswerSchema, paymentRowsRequestSchema } from '#contract/payment-rows.ts'
import { refuse } from '#domain/result.ts'
import { refusalOf } from '../refusal-status.ts'
import { endpoint } from './endpoint.ts'
import { exampleCart } from './example-order.ts'

const lei = (minor: number) => ({ minor, currency: 'RON' }) as const

export const paymentRows = endpoint({
  method: 'POST',
  path: '/api/payment-rows/',
  summary:
    'The payment methods for a cart, a customer and a delivery, each open or with its reason.',
  body: paymentRowsRequestSchema,
  answer: paymentRowsAnswerSchema,
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
          children: [],
        },
      ],
      totals: { subTotal: lei(179900), discount: lei(0), total: lei(179900) },
    },
  },
  serve: async ({ shop, body }) => {
    const { customerType: customer, delivery, ...wanted } = body
    const listed = await shop.listPaymentRows({ customer, delivery, wanted })
    return listed.ok ? listed : refuse(refusalOf(listed.refusal))
  },
})
