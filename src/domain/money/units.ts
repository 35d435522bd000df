import { minorDigits } from './currency.ts'
import type { Money } from './money.ts'

/** An amount in units with decimals, as those write it who know no minor units: 149.99. */
export const toUnits = ({ minor, currency }: Money): number => minor / 10 ** minorDigits[currency]

/** "149.90": all decimals of the currency, whatever the language. */
export const toUnitText = (money: Money): string =>
  toUnits(money).toFixed(minorDigits[money.currency])
