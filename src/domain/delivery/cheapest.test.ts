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

test('the cheapest delivery is the one that costs least, wherever it stands', () => {
  const costs = { locker: euros(599), office: euros(499), courier: euros(799) }
  expect(cheapestDelivery('bg', settings(costs))).toEqual(euros(499))
})

test('a delivery the market does not have is not the cheapest', () => {
  const costs = { locker: euros(100), courier: euros(350) }
  expect(cheapestDelivery('gr', settings(costs))).toEqual(euros(350))
})

test('a market that delivers nothing has no cheapest delivery', () => {
  expect(cheapestDelivery('gr', settings({}))).toBeUndefined()
})
