import { minorDigits } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'

/** An amount as carriers write it: 149.99. */
export const wholeAmount = ({ minor, currency }: Money): number =>
  minor / 10 ** minorDigits[currency]
