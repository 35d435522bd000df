import { z } from 'zod'
import { mostVouchers, type VoucherCheck } from '#domain/voucher/voucher.ts'
import type { VoucherRefusal } from '#domain/voucher/voucher-refusal.ts'
import { marketSchema } from './market.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { plainText } from './query.ts'

/** The codes as typed; text that cannot be a voucher code gets the same response as an unknown code. */
export const voucherCodesSchema = z.array(plainText(60).min(1)).min(1).max(mostVouchers)

export const voucherCheckRequestSchema = z.strictObject({
  market: marketSchema,
  codes: voucherCodesSchema,
})

const refusalSchema = mirrors<VoucherRefusal>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('other-market') }),
    z.object({ kind: z.literal('expired') }),
    z.object({ kind: z.literal('spent') }),
  ]),
)

const checkSchema = mirrors<VoucherCheck>()(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('open'),
      left: moneySchema,
      isPending: z.boolean(),
      orderFrom: moneySchema.exactOptional(),
      expiresAt: z.string().exactOptional(),
    }),
    z.object({ kind: z.literal('refused'), reason: refusalSchema }),
  ]),
)

/** One result for each code, in the same order. */
export const voucherCheckSchema = z.object({ vouchers: z.array(checkSchema) })
