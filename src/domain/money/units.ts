import { minorDigits } from './currency.ts'
import type { Money } from './money.ts'

/** An amount in units with decimals, for third parties that do not use minor units: 149.99. */
export function toUnits({ minor, currency }: Money): number {
  return minor / 10 ** minorDigits[currency]
}

/** "149.90": all decimals of the currency, in any language. */
export function toUnitText(money: Money): string {
  return toUnits(money).toFixed(minorDigits[money.currency])
}
