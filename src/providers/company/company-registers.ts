import type { Market } from '#domain/market/market.ts'
import { makeAnaf } from './anaf.ts'
import type { CompanyRegister } from './company-register.ts'
import { makeVies } from './vies.ts'

export type RegisterAddresses = { readonly anafUrl: string; readonly viesUrl: string }

/** providers.md: ANAF in RO, VIES in the others. */
export const makeCompanyRegisters = ({
  anafUrl,
  viesUrl,
}: RegisterAddresses): Readonly<Record<Market, CompanyRegister>> => {
  const vies = makeVies({ baseUrl: viesUrl })
  return {
    ro: makeAnaf({ baseUrl: anafUrl, today: () => new Date().toISOString().slice(0, 10) }),
    bg: vies,
    hu: vies,
    gr: vies,
  }
}
