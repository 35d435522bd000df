import { z } from 'zod'
import type { CompanyLookUp } from '#domain/address/company-look-up.ts'
import { marketSchema } from './market.ts'
import { mirrors } from './mirrors.ts'
import { plainText } from './query.ts'

export const companyLookUpRequestSchema = z.strictObject({
  market: marketSchema,
  fiscalCode: plainText(40),
})

export const companyLookUpSchema = mirrors<CompanyLookUp>()(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('found'),
      company: z.object({
        name: z.string(),
        address: z.string().exactOptional(),
        registrationNumber: z.string().exactOptional(),
        isVatPayer: z.boolean(),
      }),
    }),
    z.object({ kind: z.literal('not-found') }),
    z.object({ kind: z.literal('not-verified') }),
  ]),
)
