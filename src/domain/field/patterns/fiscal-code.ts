import type { Market } from '#domain/market/market.ts'
import { fiscalCodeIsTaxId } from '../company-numbers-by-market.ts'
import { compact } from './compact.ts'
import { isTaxId, stripRo } from './tax-id.ts'
import { isVat } from './vat.ts'

/** The fiscal code of a company has the VAT format of 5.3, in RO also the bare tax id (markets.md). */
export function isFiscalCode(market: Market, value: string): boolean {
  return isVat(market, value) || (fiscalCodeIsTaxId[market] === true && isTaxId(value))
}

/** Strips 'ro' after validation, for storage and lookups; `undefined` for an invalid fiscal code (markets.md). */
export function toStoredFiscalCode(market: Market, value: string): string | undefined {
  const compacted = compact(value)
  if (compacted === undefined || !isFiscalCode(market, compacted)) return undefined
  return fiscalCodeIsTaxId[market] ? stripRo(compacted) : compacted
}
