import { checkDigitOf } from '#domain/check-digit.ts'
import { type Market, markets } from '#domain/market/market.ts'

/** What a seller reads, and the digit by which the market counts in the check. Beside those of orders, which begin with the market. */
const prefixOf: Record<Market, { readonly letters: string; readonly digit: string }> = {
  ro: { letters: 'SRO', digit: '5' },
  bg: { letters: 'SBG', digit: '6' },
  hu: { letters: 'SHU', digit: '7' },
  gr: { letters: 'SGR', digit: '8' },
}

const shortest = 8
const highest = 9_999_999_999
const longestTyped = 40

/** Market, at least eight digits of the serial, one check digit. Throws on what is no serial. */
export function toTradeInNumber(market: Market, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > highest)
    throw new RangeError(`${serial} is no serial of a sale`)
  const { letters: emails, digit } = prefixOf[market]
  const digits = String(serial).padStart(shortest, '0')
  return `${emails}${digits}${checkDigitOf(digit + digits)}`
}

/** As a seller may type it, with spaces, dashes or small letters, written right; undefined when something is mistyped. */
export function parseTradeInNumber(typed: string): string | undefined {
  if (typed.length > longestTyped) return undefined
  const written = typed.replace(/[\s-]/g, '').toUpperCase()
  const market = markets.find(key => written.startsWith(prefixOf[key].letters))
  if (!market || !/^[A-Z]{3}\d{9,11}$/.test(written)) return undefined
  const serial = Number(written.slice(3, -1))
  const isSerial = serial >= 1 && serial <= highest
  return isSerial && toTradeInNumber(market, serial) === written ? written : undefined
}
