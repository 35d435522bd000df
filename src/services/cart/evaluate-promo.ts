import type { PromoCheck, PromoRefusal } from '#domain/cart/shelf.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { PromoRow } from '#store/cart/promos.ts'

/** A code as the customer typed it; `subTotal` is calculated by the server. */
export type TypedPromo = {
  readonly market: Market
  readonly code: string
  readonly subTotal: Money
  readonly now: Date
}

/** The server rechecks the promo code and gives the reason if it is refused (orders.md, Cart). */
export function evaluatePromo(typed: TypedPromo, row: PromoRow | undefined): PromoCheck {
  const reason = row ? refusalOf(typed, row) : unknown
  return row && !reason
    ? { kind: 'valid', promo: { code: row.code, percentage: row.percentage } }
    : { kind: 'refused', code: typed.code, reason: reason ?? unknown }
}

const unknown = { kind: 'unknown' } as const

function refusalOf({ market, subTotal, now }: TypedPromo, row: PromoRow): PromoRefusal | undefined {
  // A code that has not started yet is not revealed.
  if (now < row.startsAt) return unknown
  if (row.market !== market) return { kind: 'other-market' }
  if (now >= row.endsAt) return { kind: 'expired' }
  if (row.maxUses !== undefined && row.uses >= row.maxUses) return { kind: 'used-up' }
  const minimum = { minor: row.minimumMinor, currency: subTotal.currency }
  return subTotal.minor < minimum.minor ? { kind: 'minimum', minimum } : undefined
}
