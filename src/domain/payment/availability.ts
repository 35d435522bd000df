import type { Basket } from '#domain/cart/basket.ts'
import { add, compare } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { type AmountRange, covers, narrowedBy } from './installment.ts'
import type { PaymentMethodId } from './method.ts'
import { isPaidOnDelivery, maxItems } from './methods.ts'
import type { TotalAmountRule } from './settings.ts'

/**
 * The three reasons why a method is disabled, each with its details (Spec 8), and the shop's own: the terms of the
 * provider are currently unavailable, or it is offered to private persons and a company is billed.
 */
export type DisabledReason =
  | { readonly kind: 'too-many-items'; readonly max: number }
  | { readonly kind: 'below-lower-limit'; readonly limit: Money }
  | { readonly kind: 'above-upper-limit'; readonly limit: Money }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'personal-only' }

export type Availability =
  | { readonly kind: 'open' }
  | { readonly kind: 'greyed'; readonly reason: DisabledReason }

export type Bounds = TotalAmountRule & { readonly collectionFee: Money }

/** Returns the first reason that applies. Bounds are inclusive (Spec 4.2, 8). */
export function availabilityOf(id: PaymentMethodId, basket: Basket, bounds: Bounds): Availability {
  const max = maxItems(id)
  if (max !== undefined && basket.itemCount > max) return disabled({ kind: 'too-many-items', max })
  const total = checkedTotal(id, basket, bounds)
  const { lowerBound, upperBound } = bounds
  if (lowerBound && compare(total, lowerBound) < 0)
    return disabled({ kind: 'below-lower-limit', limit: lowerBound })
  if (upperBound && compare(total, upperBound) > 0)
    return disabled({ kind: 'above-upper-limit', limit: upperBound })
  return { kind: 'open' }
}

/**
 * The shop's rule applies to the cart, the provider's amounts apply to the financed amount. If both limit, the tighter
 * one is returned (Spec 9.1).
 */
export function financedAvailabilityOf(
  id: PaymentMethodId,
  basket: Basket,
  bounds: Bounds,
  terms: { readonly ranges: readonly AmountRange[]; readonly total: Money },
): Availability {
  const { ranges, total } = terms
  const own = availabilityOf(id, basket, bounds)
  if (own.kind === 'greyed')
    return availabilityOf(id, basket, { ...bounds, ...narrowedBy(bounds, ranges) })
  return ranges.some(range => covers(range, total)) ? own : disabled(outOfRange(ranges, total))
}

/** The next range above the amount is still reachable. */
function outOfRange(ranges: readonly AmountRange[], total: Money): DisabledReason {
  const above = ranges.filter(({ minAmount }) => compare(minAmount, total) > 0)
  const { lowerBound } = narrowedBy({}, above)
  if (lowerBound) return { kind: 'below-lower-limit', limit: lowerBound }
  const { upperBound } = narrowedBy({}, ranges)
  return upperBound ? { kind: 'above-upper-limit', limit: upperBound } : { kind: 'unavailable' }
}

/** On-delivery, locker and office methods are checked with the collection fee added (Spec 9.1). */
function checkedTotal(id: PaymentMethodId, basket: Basket, { collectionFee }: Bounds): Money {
  const total = { minor: basket.totalMinor, currency: basket.currency }
  return isPaidOnDelivery(id) ? add(total, collectionFee) : total
}

function disabled(reason: DisabledReason): Availability {
  return { kind: 'greyed', reason }
}
