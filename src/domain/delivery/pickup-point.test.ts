import { describe, expect, test } from 'vitest'
import { type PickupPoint, servesChoice } from './pickup-point.ts'

const point: PickupPoint = {
  id: '1001',
  name: 'Econt Sofia Center',
  address: 'bul. Vitosha 1',
  county: 'Sofia',
  city: 'Sofia',
  cityId: '7',
  countyId: '3',
  postalCode: '1000',
  carrier: 'econt',
  kind: 'office',
  lat: 42.69,
  lng: 23.32,
}

describe('a pickup point', () => {
  test('a pickup point serves the subtype of its carrier and kind', () => {
    expect(servesChoice(point, { method: 'easybox', subtype: 'econt-office' })).toBe(true)
  })

  test.each(['econt-locker', 'gls-office', 'easybox'] as const)(
    'a pickup point does not serve %s',
    subtype => {
      expect(servesChoice(point, { method: 'easybox', subtype })).toBe(false)
    },
  )

  test('a pickup point never serves a courier delivery', () => {
    expect(servesChoice(point, { method: 'courier', subtype: '' })).toBe(false)
  })
})
