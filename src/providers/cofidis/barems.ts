import { fromWhole } from '#domain/money/currency.ts'
import type { cofidisMethods } from '#domain/payment/methods/cofidis.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { annuity } from '../payment/annuity.ts'

/** A loan product of Cofidis as documented for shops. Amounts are whole forints, rates yearly percentages. */
export type Barem = {
  readonly barem: string
  readonly method: keyof typeof cofidisMethods
  readonly months: number
  readonly interestRate: number
  readonly from: number
  readonly to: number
}

const highest = 1_500_000

/**
 * The sample barems; the one of six months and the rates are made up. The default if none are configured
 * (providers.md, Cofidis).
 */
export const sampleBarems: readonly Barem[] = [
  { barem: '66', method: 'cofidis-promo', months: 6, interestRate: 0, from: 60_000, to: highest },
  {
    barem: '12',
    method: 'cofidis-promo-ten',
    months: 10,
    interestRate: 0,
    from: 80_000,
    to: highest,
  },
  ...[
    { barem: '131', months: 10 },
    { barem: '51', months: 12 },
    { barem: '93', months: 15 },
    { barem: '48', months: 20 },
    { barem: '49', months: 24 },
  ].map(
    one => ({ ...one, method: 'cofidis', interestRate: 22.9, from: 40_000, to: highest }) as const,
  ),
]

export function schemeOf(one: Barem): InstallmentScheme {
  return {
    id: one.barem,
    method: one.method,
    name: `${one.months} részlet`,
    ...annuity(one.months, one.interestRate),
    minAmount: fromWhole(one.from, 'HUF'),
    maxAmount: fromWhole(one.to, 'HUF'),
    isPromo: one.interestRate === 0,
  }
}
