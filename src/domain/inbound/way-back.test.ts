import { expect, test } from 'vitest'
import { destinationOf } from './way-back.ts'

const address = {
  county: { id: '12', name: 'Cluj' },
  locality: { id: '1', name: 'Cluj-Napoca' },
  street: 'Strada Memorandumului',
  number: '10',
  postalCode: '400114',
}

const point = {
  id: 'locker-5',
  name: 'Punct',
  address: 'Strada Mare 1',
  county: 'Cluj',
  city: 'Cluj-Napoca',
  cityId: '1',
  countyId: '12',
  postalCode: '400114',
  carrier: 'sameday',
  kind: 'locker',
  lat: 46.7,
  lng: 23.6,
} as const

test('a parcel that a courier collected goes back to that address, with the courier of the market', () => {
  expect(destinationOf('hu', { kind: 'courier', from: address, day: '2026-12-01' })).toEqual({
    carrier: 'gls',
    to: { kind: 'address', address },
  })
})

test('a parcel dropped at a named point goes back to that point, with its carrier', () => {
  expect(destinationOf('ro', { kind: 'locker', point })).toEqual({
    carrier: 'sameday',
    to: { kind: 'point', point },
  })
})

test('a parcel dropped at any point goes back to no place that is known', () => {
  expect(destinationOf('ro', { kind: 'locker' })).toBeUndefined()
})
