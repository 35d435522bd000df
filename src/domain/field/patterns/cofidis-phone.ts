import type { Market } from '#domain/market/market.ts'
import { cofidisPhones, phonePlans } from './formats-by-market.ts'
import { toE164 } from './phone.ts'

/** The number in the format that Cofidis counts and receives, for any typed format. */
export function cofidisPhoneForm(market: Market, value: string): string | undefined {
  const e164 = toE164(market, value)
  return e164 === undefined
    ? undefined
    : e164.replace(`+${phonePlans[market].code}`, cofidisPhones[market].prefix)
}

export function isCofidisPhone(market: Market, value: string): boolean {
  return cofidisPhoneForm(market, value)?.length === cofidisPhones[market].length
}
