import { describe, expect, test } from 'vitest'
import { placeLines } from './place-lines.ts'

const address = {
  county: { id: '1', name: 'Αττική' },
  locality: { id: '2', name: 'Αθήνα' },
  street: 'Ερμού',
  number: '12',
  postalCode: '10563',
}

describe('the lines of an address or a pickup point', () => {
  test('an address has street, postal code and locality', () => {
    expect(
      placeLines({ market: 'gr', delivery: { kind: 'courier', subtype: '', address } }),
    ).toEqual(['Ερμού 12', '105 63 Αθήνα, Αττική'])
  })

  test('details have their own line', () => {
    const detailed = { ...address, details: '2ος όροφος' }
    expect(
      placeLines({ market: 'gr', delivery: { kind: 'courier', subtype: '', address: detailed } }),
    ).toEqual(['Ερμού 12', '2ος όροφος', '105 63 Αθήνα, Αττική'])
  })

  test('a pickup point begins with its name', () => {
    const point = {
      id: 'e1',
      name: 'easybox Piața Unirii',
      address: 'Piața Unirii 3',
      county: 'Cluj',
      city: 'Cluj-Napoca',
      cityId: '2',
      countyId: '1',
      postalCode: '400001',
      carrier: 'sameday',
      kind: 'locker',
      lat: 46.7,
      lng: 23.6,
    } as const
    expect(
      placeLines({ market: 'ro', delivery: { kind: 'locker', subtype: 'easybox', point } }),
    ).toEqual(['easybox Piața Unirii', 'Piața Unirii 3', '400001 Cluj-Napoca, Cluj'])
  })
})
