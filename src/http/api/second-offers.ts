import { saleParamsSchema } from '#contract/sale.ts'
import { secondAnswerSchema } from '#contract/sale-inspection.ts'
import { saleViewSchema } from '#contract/sale-view.ts'
import { endpoint } from './endpoint.ts'
import { exampleSale } from './example-sale.ts'
import { askerOf, refusedTo } from './sales.ts'

const path = '/api/sales/{number}/second-offer/'

export const answerSecondOffer = endpoint({
  method: 'POST',
  path,
  summary:
    'Accepts or declines a second offer until the end of its fourteenth day; the same answer sent again changes nothing.',
  limit: 'payments',
  params: saleParamsSchema,
  body: secondAnswerSchema,
  answer: saleViewSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    params: { number: exampleSale.number },
    body: { answer: 'accept' },
    answer: { ...exampleSale, state: 'accepted-second' },
  },
  serve: async ({ shop, params, body: { token, answer }, request }) => {
    const asker = await askerOf(shop, request, token)
    const answered = await shop.inspecting.answerSecondOffer(asker, params.number, answer)
    return answered.ok ? answered : refusedTo(asker, `POST ${path}`, answered.refusal)
  },
})
