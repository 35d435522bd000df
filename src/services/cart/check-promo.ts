import type { PromoCheck, PromoRefusal } from '#domain/cart/shelf.ts'
import type { Money } from '#domain/money/money.ts'
import type { PromoRow } from '#store/cart/promos.ts'

/** orders.md, Cart: the promo is checked again by the server, with the reason when it fails. `subTotal` is the server's own. */
export const checkPromo = (
  code: string,
  row: PromoRow | undefined,
  subTotal: Money,
  now: Date,
): PromoCheck => {
  const reason = refusalOf(row, subTotal, now)
  return row && !reason
    ? { kind: 'valid', promo: { code: row.code, percentage: row.percentage } }
    : { kind: 'refused', code, reason: reason ?? 'unknown' }
}

const refusalOf = (
  row: PromoRow | undefined,
  subTotal: Money,
  now: Date,
): PromoRefusal | undefined => {
  // A code that is not valid yet is nobody's business.
  if (!row || now < row.startsAt) return 'unknown'
  if (now >= row.endsAt) return 'expired'
  if (row.maxUses !== undefined && row.uses >= row.maxUses) return 'used-up'
  return subTotal.minor < row.minimumMinor ? 'not-for-this-cart' : undefined
}
