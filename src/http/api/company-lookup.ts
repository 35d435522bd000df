import { companyLookUpRequestSchema, companyLookUpSchema } from '#contract/company-lookup.ts'
import { refuse } from '#domain/result.ts'
import { lookUpCompany } from '#services/company/look-up-company.ts'
import { endpoint } from './endpoint.ts'

export const companyLookupEndpoint = endpoint({
  method: 'POST',
  path: '/api/company-lookup/',
  summary:
    'Who has a fiscal code, by the public register of the market; "not-verified" where the register does not answer in time.',
  limit: 'orders',
  body: companyLookUpRequestSchema,
  answer: companyLookUpSchema,
  refuses: [400, 403, 413, 415, 422, 429],
  example: {
    body: { market: 'ro', fiscalCode: 'RO 90012345' },
    answer: {
      kind: 'found',
      company: {
        name: 'GRĂDINA CU NUCI SRL',
        address: 'JUD. CLUJ, MUN. CLUJ-NAPOCA, STR. NUCULUI, NR.4',
        registrationNumber: 'J2024001234125',
        isVatPayer: true,
      },
    },
  },
  serve: async ({ ctx, body }) => {
    const result = await lookUpCompany(ctx, body.market, body.fiscalCode)
    if (result.ok) return result
    return refuse({
      status: 422,
      code: 'pattern',
      title: 'This is no fiscal code of the market.',
      field: 'fiscalCode',
    })
  },
})
