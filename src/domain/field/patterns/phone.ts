import type { Market } from '#domain/market/market.ts'
import { type PhonePlan, phonePlans } from './formats-by-market.ts'

/**
 * Accepts numbers with or without country code and returns E.164; `undefined` for a number invalid in the market
 * (markets.md).
 */
export function toE164(market: Market, value: string): string | undefined {
  if (value.length > 40) return undefined
  const typed = value.replace(/[\s.()/\-\u2010-\u2015]/g, '')
  if (!/^\+?\d{6,18}$/.test(typed)) return undefined
  const national = nationalOf(phonePlans[market], typed)
  return national === undefined ? undefined : `+${phonePlans[market].code}${national}`
}

export function isPhone(market: Market, value: string): boolean {
  return toE164(market, value) !== undefined
}

function nationalOf(plan: PhonePlan, typed: string): string | undefined {
  const international = typed.match(/^(?:\+|00)(\d*)$/)?.[1]
  if (international !== undefined) return afterCode(plan, international)
  return afterCode(plan, typed) ?? withoutTrunk(plan, typed, plan.isTrunkNeeded)
}

/** "+40 (0)740 123 456" is a common spelling: the trunk prefix after the country code is dropped. */
function afterCode(plan: PhonePlan, digits: string): string | undefined {
  return digits.startsWith(plan.code)
    ? withoutTrunk(plan, digits.slice(plan.code.length), false)
    : undefined
}

function withoutTrunk(plan: PhonePlan, digits: string, isTrunkNeeded: boolean): string | undefined {
  const candidates = digits.startsWith(plan.trunk) ? [digits.slice(plan.trunk.length)] : []
  if (!isTrunkNeeded) candidates.unshift(digits)
  return candidates.find(candidate => plan.national.test(candidate))
}
