import { ok, type Result, refuse } from '../result.ts'
import { currencySigns, fromMinor, minorDigits, smallestStep } from './currency.ts'
import { type Currency, currencies, type Money } from './money.ts'

/** `typedCurrency` is the currency as typed. */
export type AmountRefusal =
  | { readonly kind: 'not-an-amount' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'other-currency'; readonly typedCurrency: string; readonly expected: Currency }
  | { readonly kind: 'too-fine'; readonly expected: Currency }

/**
 * Parses an amount as people and spreadsheets write it, in the expected currency: '1.299 lei', '1339,69',
 * ' $1,783.99 '. A point or comma before exactly three digits groups thousands, before one or two it is the decimal
 * separator.
 */
export function parseAmount(text: string, currency: Currency): Result<Money, AmountRefusal> {
  const written = text.slice(0, longest + 1).trim()
  const found = /^([^\d]*?)([-−–]?)(\d[\d.,'’\s]*)([^\d]*)$/u.exec(written)
  if (!found || written.length > longest) return refuse({ kind: 'not-an-amount' })
  const [, before = '', minus, digits = '', after = ''] = found
  const texts = [before, after].map(part => part.trim()).filter(part => part !== '')
  const other = texts.find(each => currencyOf(each) !== currency)
  if (other !== undefined)
    return isCurrencySign(other)
      ? refuse({ kind: 'other-currency', typedCurrency: other, expected: currency })
      : refuse({ kind: 'not-an-amount' })
  return minus ? refuse({ kind: 'negative' }) : toMoney(digits.trim(), currency)
}

const longest = 40

function toMoney(digits: string, currency: Currency): Result<Money, AmountRefusal> {
  const parts = wholeAndFraction(digits)
  if (!parts) return refuse({ kind: 'not-an-amount' })
  const fraction = parts.fraction.replace(/0+$/, '')
  if (fraction.length > minorDigits[currency])
    return refuse({ kind: 'too-fine', expected: currency })
  const minor = Number(parts.whole + fraction.padEnd(minorDigits[currency], '0'))
  if (!Number.isSafeInteger(minor)) return refuse({ kind: 'not-an-amount' })
  return minor % smallestStep(currency) === 0
    ? ok(fromMinor(minor, currency))
    : refuse({ kind: 'too-fine', expected: currency })
}

const groupedWhole = /^(\d+|[1-9]\d{0,2}(?:([.,'’]|\s)\d{3})(?:\2\d{3})*)$/u

function wholeAndFraction(digits: string) {
  if (groupedWhole.test(digits)) return { whole: digits.replace(/\D/g, ''), fraction: '' }
  const [, whole = '', sign, fraction = ''] = /^(.+)([.,])(\d+)$/su.exec(digits) ?? []
  // The same character cannot be both the grouping and the decimal separator.
  return groupedWhole.test(whole) && sign && !whole.includes(sign)
    ? { whole: whole.replace(/\D/g, ''), fraction }
    : undefined
}

function currencyOf(text: string): Currency | undefined {
  return currencies.find(currency => currencySigns[currency].includes(text.toLowerCase()))
}

function isCurrencySign(text: string): boolean {
  return currencyOf(text) !== undefined || /^(?:\p{Sc}|[A-Z]{3}|(?:us|a|c)\$)$/iu.test(text)
}
