import { describe, expect, test } from 'vitest'
import { countiesFrom, localitiesFrom, pickupPointsFrom, streetsFrom } from './rows.ts'

const counties = countiesFrom('\nNorth\nSouth\n')
const localities = localitiesFrom(
  counties,
  `
  # South
  Old Town; 1000; 45.1; 25.2
  # North
  Hill; 2000; 46.3; 24.4
  `,
)

describe('seed tables', () => {
  test('counties are numbered from 1 in the order of the lines', () => {
    expect(counties).toEqual([
      { id: 1, name: 'North' },
      { id: 2, name: 'South' },
    ])
  })

  test('localities are numbered from 1001 and belong to the county above them', () => {
    expect(localities).toEqual([
      { id: 1001, countyId: 2, name: 'Old Town', postalCode: '1000', lat: 45.1, lng: 25.2 },
      { id: 1002, countyId: 1, name: 'Hill', postalCode: '2000', lat: 46.3, lng: 24.4 },
    ])
  })

  test('streets are numbered from 100001 and share the postal code of their line', () => {
    expect(streetsFrom(localities, 'Hill', '2001: Long Street; Short Street\n2002: Mill')).toEqual([
      { id: 100001, localityId: 1002, name: 'Long Street', postalCode: '2001' },
      { id: 100002, localityId: 1002, name: 'Short Street', postalCode: '2001' },
      { id: 100003, localityId: 1002, name: 'Mill', postalCode: '2002' },
    ])
  })

  test('pickup points have ids of their series', () => {
    const series = { idPrefix: 'x', carrier: 'gls', kind: 'office' } as const
    const row = 'Hill; Kiosk; Mill 1; 2002; 46.31; 24.41; 08:00–20:00'
    expect(pickupPointsFrom(localities, series, row)).toEqual([
      {
        id: 'x-001',
        carrier: 'gls',
        kind: 'office',
        name: 'Kiosk',
        address: 'Mill 1',
        localityId: 1002,
        postalCode: '2002',
        lat: 46.31,
        lng: 24.41,
        hours: '08:00–20:00',
      },
    ])
  })

  test('a row with a missing cell and an unknown place throw', () => {
    expect(() => localitiesFrom(counties, '# South\nOld Town; 1000; 45.1')).toThrow('Old Town')
    expect(() => localitiesFrom(counties, '# East')).toThrow('East')
    expect(() => streetsFrom(localities, 'Valley', '1: Mill')).toThrow('Valley')
  })
})
