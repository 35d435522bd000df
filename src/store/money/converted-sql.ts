import { perEuro, rateScale } from '#domain/money/convert.ts'
import type { Currency } from '#domain/money/money.ts'

/** SQL of an amount in minor units in another currency, by the rule of `convert`; `amount` is a bigint column. */
export function convertedSql(amount: string, from: Currency, to: Currency): string {
  const rate = perEuro[from === 'EUR' ? to : from]
  if (rate === undefined || (from !== 'EUR' && to !== 'EUR'))
    throw new RangeError(`There is no fixed rate between ${from} and ${to}.`)
  const [numerator, denominator] = to === 'EUR' ? [rateScale, rate] : [rate, rateScale]
  // Integers divide towards zero, so half of the divisor is added to the size of the amount.
  const size = `(abs(${amount}) * ${2 * numerator} + ${denominator}) / ${2 * denominator}`
  return `(case when ${amount} < 0 then -1 else 1 end * (${size}))`
}

/** SQL of an amount whose currencies are columns, too; without a fixed rate it stays as it is. */
export function convertedBetweenSql(amount: string, from: string, to: string): string {
  const cases = Object.keys(perEuro).flatMap(key => {
    const currency = key as Currency
    return [
      `when ${from} = '${currency}' and ${to} = 'EUR' then ${convertedSql(amount, currency, 'EUR')}`,
      `when ${from} = 'EUR' and ${to} = '${currency}' then ${convertedSql(amount, 'EUR', currency)}`,
    ]
  })
  return `(case ${cases.join(' ')} else ${amount} end)`
}

/** SQL of a shelf price in whole units, rounded down, so that no price rises; less than one unit stays as it is. */
export function wholeUnitsSql(amount: string): string {
  return `(case when ${amount} >= 100 then ${amount} / 100 * 100 else ${amount} end)`
}
