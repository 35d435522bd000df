import { byMarket, type Market } from '#domain/market/market.ts'
import { createAnaf } from './anaf.ts'
import type { CompanyRegister } from './company-register.ts'
import { createVies } from './vies.ts'

export type RegisterAddresses = { readonly anafUrl: string; readonly viesUrl: string }

/** The timeout, if it differs from the shop's default. */
type Patience = { readonly patienceMs?: number }

/** ANAF in RO, VIES in the other countries (providers.md). */
export function createCompanyRegisters({
  anafUrl,
  viesUrl,
  ...patience
}: RegisterAddresses & Patience): Readonly<Record<Market, CompanyRegister>> {
  const vies = createVies({ baseUrl: viesUrl, ...patience })
  return {
    ...byMarket(() => vies),
    ro: createAnaf({
      baseUrl: anafUrl,
      today: () => new Date().toISOString().slice(0, 10),
      ...patience,
    }),
  }
}
