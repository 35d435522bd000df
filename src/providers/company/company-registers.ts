import type { Market } from '#domain/market/market.ts'
import { makeAnaf } from './anaf.ts'
import type { CompanyRegister } from './company-register.ts'
import { makeVies } from './vies.ts'

export type RegisterAddresses = { readonly anafUrl: string; readonly viesUrl: string }

/** How long an answer is waited for, where it is not as long as in the shop. */
type Patience = { readonly patienceMs?: number }

/** providers.md: ANAF in RO, VIES in the others. */
export function makeCompanyRegisters({
  anafUrl,
  viesUrl,
  ...patience
}: RegisterAddresses & Patience): Readonly<Record<Market, CompanyRegister>> {
  const vies = makeVies({ baseUrl: viesUrl, ...patience })
  return {
    ro: makeAnaf({
      baseUrl: anafUrl,
      today: () => new Date().toISOString().slice(0, 10),
      ...patience,
    }),
    bg: vies,
    hu: vies,
    gr: vies,
  }
}
