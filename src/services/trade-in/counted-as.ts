import type { Address } from '#domain/address/address.ts'
import { lettersAndDigits } from '#domain/field/letters-and-digits.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import { type CountedBy, countedBy } from '#domain/trade-in/trade-in-limits.ts'

/** The known facts of a seller; unknown ones are not counted. */
type Seller = {
  readonly market: Market
  readonly userId?: string | null | undefined
  /** E.164. */
  readonly phone?: string | null | undefined
  readonly handover?: Handover | null | undefined
  /** In its stored form. */
  readonly iban?: string | undefined
}

/** `key` is a keyed digest: no fact of the seller can be read from it. */
export type Counted = { readonly by: CountedBy; readonly key: string }

/**
 * What the trade-ins of one seller have in common, regardless of spelling (sell.md, Rulings). Lockers and offices are
 * shared by everybody, so only a courier's collection address is counted.
 */
export function countedAs(digest: (text: string) => string, seller: Seller): readonly Counted[] {
  const { market, userId, phone, handover, iban } = seller
  const values = {
    account: userId,
    phone,
    address: handover?.kind === 'courier' ? addressOf(market, handover.from) : undefined,
    iban,
  }
  return countedBy.flatMap(by => {
    const value = values[by]
    return value === undefined || value === null ? [] : [{ by, key: digest(`${by} ${value}`) }]
  })
}

/** Omits what follows the number: anybody can invent a floor or a flat. */
function addressOf(market: Market, { locality, street, number }: Address): string {
  return [market, locality.id, lettersAndDigits(street), lettersAndDigits(number)].join(' ')
}
