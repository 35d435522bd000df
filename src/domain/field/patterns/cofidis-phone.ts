import type { Market } from '#domain/market/market.ts'
import { toE164 } from './phone.ts'

/** Spec 5.4, 9.1: the required length of the Cofidis phone field. */
const cofidisPhoneLength: Record<Market, number> = { ro: 10, bg: 13, hu: 13, gr: 13 }

/** markets.md: counted on the 00 form in Hungary, on the + form in BG and GR, on the national form in RO. */
const forms: Record<Market, (e164: string) => string> = {
  ro: e164 => e164.replace('+40', '0'),
  bg: e164 => e164,
  hu: e164 => e164.replace('+', '00'),
  gr: e164 => e164,
}

/** The number as Cofidis counts and receives it, however it was typed. */
export function cofidisPhoneForm(market: Market, value: string): string | undefined {
  const e164 = toE164(market, value)
  return e164 === undefined ? undefined : forms[market](e164)
}

export function isCofidisPhone(market: Market, value: string): boolean {
  return cofidisPhoneForm(market, value)?.length === cofidisPhoneLength[market]
}
