import type { CompanyLookUp } from '#domain/address/company-look-up.ts'
import { toStoredFiscalCode } from '#domain/field/patterns/fiscal-code.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CompanyRegister } from '#providers/company/company-register.ts'

export type LookUpRefusal = { readonly kind: 'malformed-fiscal-code' }

type Deps = { readonly registers: Readonly<Record<Market, CompanyRegister>> }

/** Finds the company of a fiscal code in the public register of its market. */
export function makeLookUpCompany({ registers }: Deps) {
  return async (
    market: Market,
    fiscalCode: string,
  ): Promise<Result<CompanyLookUp, LookUpRefusal>> => {
    const stored = toStoredFiscalCode(market, fiscalCode)
    if (stored === undefined) return refuse({ kind: 'malformed-fiscal-code' })
    return ok(await registers[market].lookUp(market, stored))
  }
}
