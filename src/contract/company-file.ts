import { z } from 'zod'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'

const fact = z.string().trim().min(1).max(200)

const company: z.ZodType<Company> = z.strictObject({
  name: fact,
  registrationNumber: fact,
  vatNumber: fact,
  address: fact,
  phone: fact,
  email: z.email(),
})

/** The file of `npm run setup -- live --company`: the company that sells in each market. */
export const companyFileSchema: z.ZodType<Readonly<Partial<Record<Market, Company | undefined>>>> =
  z.strictObject({
    ro: company.optional(),
    bg: company.optional(),
    hu: company.optional(),
    gr: company.optional(),
  })
