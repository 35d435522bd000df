import type { Cart } from '#domain/cart/cart.ts'
import type { OrderRequest } from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { providerFor } from '#domain/payment/methods.ts'
import { payableMs } from '#domain/payment/provider.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SpentVoucher } from '#domain/voucher/voucher.ts'
import { spendPromo } from '#store/cart/promos.ts'
import { type HeldUnit, holdUnits } from '#store/stock/stock.ts'
import type { Sql } from '#store/transaction.ts'
import type { FoundVoucher } from '../voucher/find-vouchers.ts'
import { reserveVouchers } from './requested-vouchers.ts'

/** `cart` is the priced cart; `id` is the future order's id. */
type Reservation = {
  readonly id: string
  readonly request: Pick<OrderRequest, 'market' | 'phones' | 'payment'>
  readonly cart: Cart
  readonly spent: readonly SpentVoucher<FoundVoucher>[]
  readonly at: Date
}

/** Held as long as the payment may take; an order paid on delivery sells its units at once (orders.md). */
function heldUntil({ request: { market, payment }, at }: Omit<Reservation, 'cart' | 'spent'>) {
  const provider = payment.type && providerFor(market, payment.type)
  return provider ? { until: new Date(at.getTime() + payableMs[provider]) } : {}
}

/** Reserves units before the promo code and vouchers: a request that waits for a unit must not block a code. */
export async function reserve(
  { id, request, cart, spent, at }: Reservation,
  tx: Sql,
): Promise<Result<readonly HeldUnit[], PlacingRefusal>> {
  const units = await hold({ id, request, at }, tx)
  if (!units.ok) return units
  const { promo } = cart
  if (promo && !(await spendPromo(tx, request.market, promo.code, at)))
    return refuse({ kind: 'promo-refused', code: promo.code, reason: { kind: 'used-up' } })
  const reserved = await reserveVouchers(tx, spent, at)
  return reserved.ok ? units : reserved
}

async function hold(
  { id, request, at }: Omit<Reservation, 'cart' | 'spent'>,
  tx: Sql,
): Promise<Result<readonly HeldUnit[], PlacingRefusal>> {
  const { phones } = request
  if (phones.length === 0) return ok([])
  const lines = Map.groupBy(phones, phone => phone.listingId)
  const units = await holdUnits(tx, {
    orderId: id,
    counts: new Map([...lines].map(([listingId, requested]) => [listingId, requested.length])),
    preferred: phones.map(phone => phone.unitId),
    ...heldUntil({ id, request, at }),
  })
  const held = Map.groupBy(units, unit => unit.listingId)
  const missing = [...lines].flatMap(([listingId, requested]) =>
    requested.slice(held.get(listingId)?.length ?? 0),
  )
  return missing.length === 0
    ? ok(units)
    : refuse({ kind: 'unit-unavailable', lineIds: missing.map(line => line.lineId) })
}
