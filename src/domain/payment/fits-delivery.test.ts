import { describe, expect, test } from 'vitest'
import { fitsDelivery } from './fits-delivery.ts'
import type { PaymentMethodId } from './method.ts'

const onDelivery: readonly PaymentMethodId[] = [
  'cashOnDelivery',
  'paymentOnDelivery',
  'cardOrCashAtOffice',
  'cardAtLocker',
]

describe('delivery filters of 9.3', () => {
  test.each([
    ['ro', 'courier', ['cashOnDelivery', 'paymentOnDelivery', 'cardOrCashAtOffice']],
    ['ro', 'locker', ['paymentOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker']],
    ['ro', 'office', ['paymentOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker']],
    ['bg', 'courier', ['cashOnDelivery', 'paymentOnDelivery']],
    ['bg', 'locker', ['paymentOnDelivery', 'cardAtLocker']],
    ['bg', 'office', ['paymentOnDelivery', 'cardOrCashAtOffice']],
    ['hu', 'courier', ['cashOnDelivery', 'paymentOnDelivery']],
    ['hu', 'locker', ['cardAtLocker']],
    ['hu', 'office', ['cardOrCashAtOffice']],
    ['gr', 'courier', ['cashOnDelivery', 'paymentOnDelivery']],
    ['gr', 'locker', ['cardAtLocker']],
    ['gr', 'office', ['cardOrCashAtOffice']],
  ] as const)('delivery filters: %s by %s leaves %j', (market, kind, left) => {
    expect(onDelivery.filter(type => fitsDelivery(type, market, kind))).toEqual(left)
  })

  test.each(['courier', 'locker', 'office'] as const)(
    'a card payment is allowed with every %s',
    kind => {
      expect(fitsDelivery('card', 'bg', kind)).toBe(true)
    },
  )
})
