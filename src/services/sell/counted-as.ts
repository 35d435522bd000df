import type { Address } from '#domain/address/address.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import { type CountedBy, countedBy } from '#domain/sell/trade-in-limits.ts'

/** What is known of a seller; what is not is not counted. */
type Seller = {
  readonly market: Market
  readonly userId?: string | null | undefined
  /** E.164. */
  readonly phone?: string | null | undefined
  readonly handover?: Handover | null | undefined
  /** As it is stored. */
  readonly iban?: string | undefined
}

/** `key` is a keyed digest: nothing of a seller is read from it again. */
export type Counted = { readonly by: CountedBy; readonly key: string }

/**
 * sell.md, Rulings: what the trade-ins of one seller have in common, however it is spelled. A locker or an office is
 * everybody's, so only the address where a courier collects is counted.
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

/** Without what follows the number: anybody can invent a floor or a flat. */
function addressOf(market: Market, { locality, street, number }: Address): string {
  return [market, locality.id, emailsOf(street), emailsOf(number)].join(' ')
}

/** "Str. Clínicilor 12-A" and "str clinicilor 12a" are the same; a combining mark is no letter. */
function emailsOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
