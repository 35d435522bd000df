import { describe, expect, test } from 'vitest'
import type { ShipmentCommand } from '../delivery/delivery-provider.ts'
import { glsDate, parseGlsDate } from './gls-date.ts'
import { glsParcel } from './gls-parcel.ts'

const sender = {
  name: 'Bolt Kft.',
  phone: '+3612345678',
  email: 'bolt@example.com',
  street: 'Raktár utca',
  houseNumber: '1',
  city: 'Budapest',
  postalCode: '1097',
}

const command: ShipmentCommand = {
  orderNumber: 'HU-1',
  recipient: { name: 'Próba Vásárló', phone: '+36201234567', email: 'proba@example.com' },
  to: {
    kind: 'point',
    point: {
      id: 'gls-hu-locker-006',
      name: 'GLS automata',
      address: 'Teréz körút 55.',
      county: 'Budapest',
      countyId: '1',
      city: 'Budapest VI. kerület',
      cityId: '1006',
      postalCode: '1062',
      carrier: 'gls',
      kind: 'locker',
      lat: 47.5,
      lng: 19,
    },
  },
  weightGrams: 650,
  cash: { minor: 12_990_000, currency: 'HUF' },
}

test('a parcel to a pickup point collects whole forints and has the point as a service', () => {
  expect(glsParcel(command, 'our-reference', sender, '100234567')).toMatchObject({
    ClientNumber: 100_234_567,
    ClientReference: 'our-reference',
    CODAmount: 129_900,
    CODCurrency: 'HUF',
    CODReference: 'HU-1',
    ServiceList: [{ Code: 'PSD', PSDParameter: { StringValue: 'gls-hu-locker-006' } }],
  })
})

test('a paid parcel has no cash on delivery reference', () => {
  const parcel = glsParcel(
    { ...command, cash: { minor: 0, currency: 'HUF' } },
    'our-reference',
    sender,
    '1',
  )
  expect(parcel.CODAmount).toBe(0)
  expect(parcel).not.toHaveProperty('CODReference')
})

describe('the carrier’s dates', () => {
  test('the carrier’s dates are milliseconds in UTC, whatever time zone follows', () => {
    const moment = new Date('2026-03-27T20:03:21.000Z')
    expect(glsDate(moment)).toBe('/Date(1774641801000)/')
    expect(parseGlsDate('/Date(1774641801000)/')).toEqual(moment)
    expect(parseGlsDate('/Date(1774641801000+0100)/')).toEqual(moment)
  })

  test.each([undefined, '', '2026-03-27', '/Date(x)/', '/Date(1774641801000)/ or so'])(
    'a date of the carrier is not read from %s',
    text => {
      expect(parseGlsDate(text)).toBeUndefined()
    },
  )
})
