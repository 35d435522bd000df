import type { CompanyLookUp } from '#domain/address/company-look-up.ts'
import { toStoredFiscalCode } from '#domain/field/patterns/fiscal-code.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'providers'>

export type LookUpRefusal = { readonly kind: 'malformed-fiscal-code' }

/** Finds the company of a fiscal code in the public register of its market. */
export async function lookUpCompany(
  ctx: Ctx,
  market: Market,
  fiscalCode: string,
): Promise<Result<CompanyLookUp, LookUpRefusal>> {
  const normalized = toStoredFiscalCode(market, fiscalCode)
  if (normalized === undefined) return refuse({ kind: 'malformed-fiscal-code' })
  return ok(await ctx.providers.companyRegisters[market].lookUp(market, normalized))
}
