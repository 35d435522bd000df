import { expect, test } from 'vitest'
import type { Money } from '#domain/money/money.ts'
import { cheapestDelivery } from './cheapest.ts'
import type { DeliverySettings } from './settings.ts'

function euros(minor: number): Money {
  return { minor, currency: 'EUR' }
}

function settings(costs: DeliverySettings['costs']): DeliverySettings {
  return {
    costs,
    workingDays: {
      locker: { min: 2, max: 3 },
      office: { min: 2, max: 3 },
      courier: { min: 2, max: 3 },
    },
  }
}

test('the cheapest delivery is the one with the lowest cost, whatever its position', () => {
  const costs = { locker: euros(599), office: euros(499), courier: euros(799) }
  expect(cheapestDelivery('bg', settings(costs))).toEqual(euros(499))
})

test('a delivery that the market does not offer is not the cheapest', () => {
  const costs = { locker: euros(100), courier: euros(350) }
  expect(cheapestDelivery('gr', settings(costs))).toEqual(euros(350))
})

test('a market without deliveries has no cheapest delivery', () => {
  expect(cheapestDelivery('gr', settings({}))).toBeUndefined()
})
