import type { Money } from '#domain/money/money.ts'

/** What somebody means to buy with what they sell. `path` is within the market. */
export type Requested = { readonly title: string; readonly price: Money; readonly path: string }

/** What a voucher of that amount leaves to pay of a price; nothing where it is worth as much or more. */
export function leftToPay({ price }: Pick<Requested, 'price'>, voucher: Money): Money {
  return {
    minor: Math.max(0, price.minor - voucher.minor),
    currency: price.currency,
  }
}
