import type { Currency, Money } from './money.ts'

/** Above these amounts money leaves the shop only if a second person agrees. A setting of each market. */
export type SecondPersonSettings = {
  readonly refundsAbove: Money
  readonly payoutsAbove: Money
}

function above(currency: Currency, refunds: number, payouts: number): SecondPersonSettings {
  return {
    refundsAbove: { minor: refunds * 100, currency },
    payoutsAbove: { minor: payouts * 100, currency },
  }
}

/** For a market without its own. */
export const usualSecondPerson: Readonly<Record<Currency, SecondPersonSettings>> = {
  RON: above('RON', 2_000, 5_000),
  BGN: above('BGN', 800, 2_000),
  HUF: above('HUF', 160_000, 400_000),
  EUR: above('EUR', 400, 1_000),
}

/**
 * Whether somebody else than the first person has to agree. Actors are named as the history names them; 'staff' is a
 * machine with the shop's token, which stands for nobody.
 */
export function needsSecondPerson(
  amount: Money,
  limit: Money,
  first: string | undefined,
  actor: string,
): boolean {
  const isAbove = amount.currency === limit.currency && amount.minor > limit.minor
  return isAbove && first === actor && actor !== 'staff'
}
