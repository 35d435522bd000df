import { voucherCheckRequestSchema, voucherCheckSchema } from '#contract/voucher.ts'
import { ok } from '#domain/result.ts'
import { checkVouchers } from '#services/voucher/check-vouchers.ts'
import { endpoint } from './endpoint.ts'
import { requestingUserId } from './member-of.ts'

export const checkVouchersEndpoint = endpoint({
  method: 'POST',
  path: '/api/vouchers/',
  summary:
    'What vouchers are worth to whoever asks, in their order. A code that is not known and one of another member get the same answer.',
  limit: 'orders',
  body: voucherCheckRequestSchema,
  answer: voucherCheckSchema,
  refuses: [400, 403, 413, 415, 429, 503],
  example: {
    body: { market: 'ro', codes: ['K7QX-92MD-0RTV-3HWB'] },
    answer: {
      vouchers: [{ kind: 'open', isPending: false, left: { minor: 25_000, currency: 'RON' } }],
    },
  },
  serve: async ({ ctx, body, request }) => {
    const userId = await requestingUserId(ctx, request)
    return ok({ vouchers: [...(await checkVouchers(ctx, { ...body, userId }))] })
  },
})
