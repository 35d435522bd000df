import type { Market } from '#domain/market/market.ts'
import { toE164 } from './phone.ts'

/** Spec 5.4, 9.1: the required length of the Cofidis phone field. */
const cofidisPhoneLength: Record<Market, number> = { ro: 10, bg: 13, hu: 13, gr: 13 }

/** The length applies to the 00 format in Hungary, the + format in BG and GR, and the national format in RO (markets.md). */
const forms: Record<Market, (e164: string) => string> = {
  ro: e164 => e164.replace('+40', '0'),
  bg: e164 => e164,
  hu: e164 => e164.replace('+', '00'),
  gr: e164 => e164,
}

/** The number in the format that Cofidis counts and receives, for any typed format. */
export function cofidisPhoneForm(market: Market, value: string): string | undefined {
  const e164 = toE164(market, value)
  return e164 === undefined ? undefined : forms[market](e164)
}

export function isCofidisPhone(market: Market, value: string): boolean {
  return cofidisPhoneForm(market, value)?.length === cofidisPhoneLength[market]
}
