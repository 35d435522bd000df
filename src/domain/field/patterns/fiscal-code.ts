import type { Market } from '#domain/market/market.ts'
import { compact } from './compact.ts'
import { isTaxId, stripRo } from './tax-id.ts'
import { isVat } from './vat.ts'

const isBareForm: Record<Market, (value: string) => boolean> = {
  ro: isTaxId,
  bg: () => false,
  hu: () => false,
  gr: () => false,
}

/** The fiscal code of a company has the VAT format of 5.3, in RO also the bare tax id (markets.md). */
export function isFiscalCode(market: Market, value: string): boolean {
  return isVat(market, value) || isBareForm[market](value)
}

const stored: Record<Market, (compacted: string) => string> = {
  ro: stripRo,
  bg: code => code,
  hu: code => code,
  gr: code => code,
}

/** Strips 'ro' after validation, for storage and lookups; `undefined` for an invalid fiscal code (markets.md). */
export function toStoredFiscalCode(market: Market, value: string): string | undefined {
  const compacted = compact(value)
  return compacted !== undefined && isFiscalCode(market, compacted)
    ? stored[market](compacted)
    : undefined
}
