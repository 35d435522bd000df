import type { Money } from '#domain/money/money.ts'

/** The product a seller wants to buy with the payout. `path` is relative to the market. */
export type ExchangeDevice = {
  readonly title: string
  readonly price: Money
  readonly path: string
}

/** What is left to pay of a price after a voucher of that amount; zero if the voucher covers it. */
export function leftToPay({ price }: Pick<ExchangeDevice, 'price'>, voucher: Money): Money {
  return {
    minor: Math.max(0, price.minor - voucher.minor),
    currency: price.currency,
  }
}
