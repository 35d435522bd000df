import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { providerFor } from '#domain/payment/methods.ts'
import { payableMs } from '#domain/payment/provider.ts'
import { type Result, refuse } from '#domain/result.ts'
import { spendPromo } from '#store/cart/promos.ts'
import { writeOrder } from '#store/order/write-order.ts'
import type { TakenUnit } from '#store/stock/taking-units.ts'
import type { Sql } from '#store/transaction.ts'
import { orderRows, type Placement } from './order-rows.ts'
import { spendVouchers } from './requested-vouchers.ts'

/**
 * Takes the units and writes the order, then uses its promo code and its vouchers: a request that waits for a unit must
 * not block a code. All is sent in one round trip and runs in this order; the first that is missing is the refusal.
 */
export async function reserve(
  placement: Placement,
  tx: Sql,
): Promise<Result<void, PlacingRefusal>> {
  const { request, cart, spent, placedAt } = placement
  const { promo } = cart
  const [taken, isPromoLeft, vouchers] = await Promise.all([
    writeOrder(tx, requestedUnits(placement), orderRows(placement)),
    promo === undefined || spendPromo(tx, request.market, promo.code, placedAt),
    spendVouchers(tx, spent, placedAt),
  ])
  const lineIds = linesWithoutUnit(placement, taken)
  if (lineIds.length > 0) return refuse({ kind: 'unit-unavailable', lineIds })
  if (promo && !isPromoLeft)
    return refuse({ kind: 'promo-refused', code: promo.code, reason: { kind: 'used-up' } })
  return vouchers
}

/** Held as long as the payment may take; an order paid on delivery sells its units at once (orders.md). */
function heldUntil({ request: { market, payment }, placedAt: at }: Placement) {
  const provider = payment.type && providerFor(market, payment.type)
  return provider ? { until: new Date(at.getTime() + payableMs[provider]) } : {}
}

function requestedUnits(placement: Placement) {
  const { phones } = placement.request
  return {
    orderId: placement.id,
    counts: new Map(
      [...linesByListing(placement)].map(([listingId, requested]) => [listingId, requested.length]),
    ),
    preferred: phones.map(phone => phone.unitId),
    ...heldUntil(placement),
  }
}

function linesByListing({ request: { phones } }: Placement) {
  return Map.groupBy(phones, phone => phone.listingId)
}

function linesWithoutUnit(placement: Placement, taken: readonly TakenUnit[]): readonly string[] {
  const units = Map.groupBy(taken, unit => unit.listingId)
  return [...linesByListing(placement)].flatMap(([listingId, requested]) =>
    requested.slice(units.get(listingId)?.length ?? 0).map(({ lineId }) => lineId),
  )
}
