import type { CompanyLookUp } from '#domain/address/company-look-up.ts'
import type { Market } from '#domain/market/market.ts'

/**
 * `fiscalCode` as it is stored: without separators, in RO without the prefix. Responds in a bounded time and never
 * throws.
 */
export type CompanyRegister = {
  readonly lookUp: (market: Market, fiscalCode: string) => Promise<CompanyLookUp>
}

/** A customer is waiting at a form that can be sent without the result. */
export const registerPatienceMs = 2_500

export const notVerified: CompanyLookUp = { kind: 'not-verified' }
export const notFound: CompanyLookUp = { kind: 'not-found' }

/** Registers write '---' or spaces for missing values, and addresses over several lines. */
export function normalizeText(text: string | undefined): string | undefined {
  const line = text?.replace(/\s+/g, ' ').trim() ?? ''
  return /[\p{L}\d]/u.test(line) ? line.slice(0, 200) : undefined
}
