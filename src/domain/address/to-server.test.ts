import { describe, expect, test } from 'vitest'
import { toServer, toServerNew, toServerUpdate } from './to-server.ts'

const variant = {
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  countyId: '12',
  localityId: '54975',
  details: 'ap. 3',
  street: 'Strada Lungă',
  number: '12',
  postalCode: '400001',
}

const sent = {
  judet: 'Cluj',
  oras: 'Cluj-Napoca',
  county_id: '12',
  locality_id: '54975',
  details: 'ap. 3',
  strada: 'Strada Lungă',
  nr: '12',
  cod_postal: '400001',
}

describe('an address for the server', () => {
  test("an address for the server uses the server's names", () => {
    expect(toServer(variant)).toEqual(sent)
  })

  test('an address for the server has null for an empty postal code and empty details', () => {
    expect(toServer({ ...variant, details: '', postalCode: '' })).toEqual({
      ...sent,
      details: null,
      cod_postal: null,
    })
    expect(toServer({ ...variant, details: '  ' }).details).toBeNull()
  })

  test('a new address is wrapped in `address`', () => {
    expect(toServerNew(variant)).toEqual({ address: sent })
  })

  test('an address update contains id, user and type', () => {
    expect(toServerUpdate(variant, { id: '7', userId: 'u1' })).toEqual({
      ...sent,
      id: '7',
      user_id: 'u1',
      address_type: 'DELIVERY',
    })
  })
})
