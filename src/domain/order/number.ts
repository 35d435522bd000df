import { checkDigitOf } from '#domain/check-digit.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { orderPrefixes } from '#domain/market/number-prefixes.ts'

const shortest = 8
const highest = 9_999_999_999
const longestTyped = 40

/** Market, at least eight digits of the serial, one check digit: RO000012344. Throws on an invalid serial. */
export function toOrderNumber(market: Market, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > highest)
    throw new RangeError(`${serial} is no order serial`)
  const { letters, digit } = orderPrefixes[market]
  const digits = String(serial).padStart(shortest, '0')
  return `${letters}${digits}${checkDigitOf(digit + digits)}`
}

export type OrderNumber = { readonly market: Market; readonly serial: number }

/** Parses a number as a customer may type it, with spaces, dashes or lower case; `undefined` when mistyped. */
export function parseOrderNumber(typed: string): OrderNumber | undefined {
  if (typed.length > longestTyped) return undefined
  const written = typed.replace(/[\s-]/g, '').toUpperCase()
  const market = markets.find(key => written.startsWith(orderPrefixes[key].letters))
  if (!market || !/^[A-Z]{2}\d{9,11}$/.test(written)) return undefined
  const serial = Number(written.slice(2, -1))
  const isSerial = serial >= 1 && serial <= highest
  return isSerial && toOrderNumber(market, serial) === written ? { market, serial } : undefined
}
