import {
  stockedUnitsParamsSchema,
  stockedUnitsQuerySchema,
  stockedUnitsSchema,
} from '#contract/stocked-units.ts'
import { ok } from '#domain/result.ts'
import { listDevicesInStock } from '#services/stock/view-passport.ts'
import { endpoint } from './endpoint.ts'

export const stockedUnitsEndpoint = endpoint({
  method: 'GET',
  path: '/api/listings/{listingId}/units/',
  summary:
    'The devices of a listing that can be bought one by one, the best battery first; none for a listing that the market does not have.',
  params: stockedUnitsParamsSchema,
  query: stockedUnitsQuerySchema,
  answer: stockedUnitsSchema,
  refuses: [400],
  example: {
    params: { listingId: 'ro-P101602-very-good' },
    query: { market: 'ro' },
    answer: {
      units: [
        {
          unitId: '3f68a373-f254-8e45-806b-7cfd93183d6a',
          code: '09AHJMPZ',
          batteryHealth: 91,
          display: 'none',
          casing: 'fine',
          views: ['front', 'back'],
        },
      ],
    },
  },
  serve: async ({ ctx, params, query }) =>
    ok({ units: [...(await listDevicesInStock(ctx, query.market, params.listingId))] }),
})
