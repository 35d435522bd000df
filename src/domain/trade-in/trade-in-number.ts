import { checkDigitOf } from '#domain/check-digit.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { tradeInPrefixes } from '#domain/market/number-prefixes.ts'

const shortest = 8
const highest = 9_999_999_999
const longestTyped = 40

/** Market, at least eight digits of the serial, one check digit. Throws if the serial is invalid. */
export function toTradeInNumber(market: Market, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > highest)
    throw new RangeError(`${serial} is no serial of a sale`)
  const { letters, digit } = tradeInPrefixes[market]
  const digits = String(serial).padStart(shortest, '0')
  return `${letters}${digits}${checkDigitOf(digit + digits)}`
}

/** Normalizes a number typed with spaces, dashes or lower-case letters; `undefined` if it is mistyped. */
export function parseTradeInNumber(typed: string): string | undefined {
  if (typed.length > longestTyped) return undefined
  const written = typed.replace(/[\s-]/g, '').toUpperCase()
  const market = markets.find(key => written.startsWith(tradeInPrefixes[key].letters))
  if (!market || !/^[A-Z]{3}\d{9,11}$/.test(written)) return undefined
  const serial = Number(written.slice(3, -1))
  const isSerial = serial >= 1 && serial <= highest
  return isSerial && toTradeInNumber(market, serial) === written ? written : undefined
}
