import { describe, expect, test } from 'vitest'
import { availabilityOf, financedAvailabilityOf } from './availability.ts'
import { aBasket } from './payment.builders.ts'

function ron(minor: number) {
  return { minor, currency: 'RON' } as const
}
const bounds = { lowerBound: ron(10_000), upperBound: ron(300_000), collectionFee: ron(999) }
const open = { kind: 'open' }
const below = { kind: 'greyed', reason: { kind: 'below-lower-limit', limit: ron(10_000) } }
const above = { kind: 'greyed', reason: { kind: 'above-upper-limit', limit: ron(300_000) } }
const tooMany = { kind: 'greyed', reason: { kind: 'too-many-items', max: 10 } }

describe('the bounds of a method', () => {
  test.each([
    [9_999, below],
    [10_000, open],
    [300_000, open],
    [300_001, above],
  ])('a total of %i bani paid by card', (totalMinor, expected) => {
    expect(availabilityOf('card', aBasket({ totalMinor }), bounds)).toEqual(expected)
  })

  test.each(['cashOnDelivery', 'paymentOnDelivery', 'cardAtLocker', 'cardOrCashAtOffice'] as const)(
    'the collection fee is added before the bound of %s',
    type => {
      expect(availabilityOf(type, aBasket({ totalMinor: 299_001 }), bounds)).toEqual(open)
      expect(availabilityOf(type, aBasket({ totalMinor: 299_002 }), bounds)).toEqual(above)
      expect(availabilityOf(type, aBasket({ totalMinor: 9_001 }), bounds)).toEqual(open)
      expect(availabilityOf(type, aBasket({ totalMinor: 9_000 }), bounds)).toEqual(below)
    },
  )

  test('a missing bound does not limit', () => {
    const unbound = { collectionFee: ron(999) }
    expect(availabilityOf('cashOnDelivery', aBasket({ totalMinor: 0 }), unbound)).toEqual(open)
    expect(availabilityOf('card', aBasket({ totalMinor: 9_000_000 }), unbound)).toEqual(open)
  })

  test('bounds in another currency throw', () => {
    expect(() => availabilityOf('card', aBasket({ currency: 'EUR' }), bounds)).toThrow()
  })
})

describe('the item limit of Cofidis', () => {
  test.each(['cofidis', 'cofidis-promo', 'cofidis-promo-ten'] as const)(
    '%s is disabled at the eleventh item, not the tenth',
    type => {
      expect(availabilityOf(type, aBasket({ itemCount: 10 }), bounds)).toEqual(open)
      expect(availabilityOf(type, aBasket({ itemCount: 11 }), bounds)).toEqual(tooMany)
    },
  )

  test('other methods have no item limit', () => {
    expect(availabilityOf('card', aBasket({ itemCount: 11 }), bounds)).toEqual(open)
  })

  test('the item limit is the reason shown before the bounds', () => {
    const basket = aBasket({ itemCount: 11, totalMinor: 1 })
    expect(availabilityOf('cofidis', basket, bounds)).toEqual(tooMany)
  })
})

describe('a method financed by a provider', () => {
  const unbound = { collectionFee: ron(0) }
  const range = (from: number, to: number) => ({ minAmount: ron(from), maxAmount: ron(to) })
  const financed = (total: number, ...ranges: ReturnType<typeof range>[]) =>
    financedAvailabilityOf('oney', aBasket({ totalMinor: total }), unbound, {
      ranges,
      total: ron(total),
    })

  test('a financed method is available if one of its terms covers the amount', () => {
    expect(financed(60_000, range(10_000, 20_000), range(50_000, 90_000))).toEqual(open)
  })

  test('a financed method is unavailable if there are no terms', () => {
    expect(financed(60_000)).toEqual({ kind: 'greyed', reason: { kind: 'unavailable' } })
  })

  test('a financed method names the highest limit if all its terms are below the amount', () => {
    expect(financed(95_000, range(10_000, 20_000), range(50_000, 90_000))).toEqual({
      kind: 'greyed',
      reason: { kind: 'above-upper-limit', limit: ron(90_000) },
    })
  })
})
