import type { Market } from '#domain/market/market.ts'

type Plan = {
  readonly code: string
  readonly trunk: string
  readonly isTrunkNeeded: boolean
  readonly national: RegExp
}

/**
 * The national format of each market, for any kind of line; in Greece and Hungary also without trunk prefix
 * (markets.md).
 */
const plans: Record<Market, Plan> = {
  ro: {
    code: '40',
    trunk: '0',
    isTrunkNeeded: true,
    national: /^(?:[23][13-7]|7\d|80|90)\d{7}$/,
  },
  bg: {
    code: '359',
    trunk: '0',
    isTrunkNeeded: true,
    national:
      /^(?:2\d{5,7}|43[1-6]\d{4,5}|70[1-9]\d{4,5}|(?:[36]\d|4[124-7]|[57][1-9]|8[1-6]|9[1-7])\d{5,6}|43[07-9]\d{5}|99[69]\d{6}|(?:8[7-9]|98)\d{7}|800\d{5}|90\d{6}|700\d{5})$/,
  },
  hu: {
    code: '36',
    trunk: '06',
    isTrunkNeeded: false,
    national:
      /^(?:(?:1\d|2[2-9]|3[2-7]|4[24-9]|5[2-4679]|6[23689]|7[2-9]|8[2-57-9]|9[2-69])\d{6}|(?:[257]0|3[01])\d{7}|(?:[48]0|9[01])\d{6}|(?:21|38)\d{7})$/,
  },
  gr: {
    code: '30',
    trunk: '0',
    isTrunkNeeded: false,
    national: /^(?:2[1-8]\d{8}|6(?:8[5-9]|9[013-57-9])\d{7}|8[0-7]\d{8}|90[19]\d{7}|[57]0\d{8})$/,
  },
}

/**
 * Accepts numbers with or without country code and returns E.164; `undefined` for a number invalid in the market
 * (markets.md).
 */
export function toE164(market: Market, value: string): string | undefined {
  if (value.length > 40) return undefined
  const typed = value.replace(/[\s.()/\-\u2010-\u2015]/g, '')
  if (!/^\+?\d{6,18}$/.test(typed)) return undefined
  const national = nationalOf(plans[market], typed)
  return national === undefined ? undefined : `+${plans[market].code}${national}`
}

export function isPhone(market: Market, value: string): boolean {
  return toE164(market, value) !== undefined
}

function nationalOf(plan: Plan, typed: string): string | undefined {
  const international = typed.match(/^(?:\+|00)(\d*)$/)?.[1]
  if (international !== undefined) return afterCode(plan, international)
  return afterCode(plan, typed) ?? withoutTrunk(plan, typed, plan.isTrunkNeeded)
}

/** "+40 (0)740 123 456" is a common spelling: the trunk prefix after the country code is dropped. */
function afterCode(plan: Plan, digits: string): string | undefined {
  return digits.startsWith(plan.code)
    ? withoutTrunk(plan, digits.slice(plan.code.length), false)
    : undefined
}

function withoutTrunk(plan: Plan, digits: string, isTrunkNeeded: boolean): string | undefined {
  const candidates = digits.startsWith(plan.trunk) ? [digits.slice(plan.trunk.length)] : []
  if (!isTrunkNeeded) candidates.unshift(digits)
  return candidates.find(candidate => plan.national.test(candidate))
}
