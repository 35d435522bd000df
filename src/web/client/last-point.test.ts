import { beforeEach, expect, test } from 'vitest'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { forgetLastPoints, readLastPoint, rememberPoint } from './last-point.ts'
import { storedText } from './stored-text.ts'

const point: PickupPoint = {
  id: 'bg-econt-office-001',
  name: 'Еконт София Витоша',
  address: 'бул. Витоша 100',
  county: 'София-град',
  countyId: '22',
  city: 'София',
  cityId: '1140',
  postalCode: '1463',
  carrier: 'econt',
  kind: 'office',
  lat: 42.684,
  lng: 23.317,
}

beforeEach(forgetLastPoints)

test('the last point is found again for its carrier and kind, in its market only', () => {
  rememberPoint('bg', point)
  expect(readLastPoint('bg', 'econt-office')).toEqual(point)
  expect(readLastPoint('bg', 'econt-locker')).toBeUndefined()
  expect(readLastPoint('hu', 'econt-office')).toBeUndefined()
})

test('signing out forgets the points of every market', () => {
  rememberPoint('bg', point)
  rememberPoint('ro', { ...point, carrier: 'sameday', kind: 'locker' })
  forgetLastPoints()
  expect(readLastPoint('bg', 'econt-office')).toBeUndefined()
  expect(readLastPoint('ro', 'easybox')).toBeUndefined()
})

test.each(['', 'x', '{}', JSON.stringify({ ...point, lat: 'north' })])(
  'what is stored as %j is no point',
  text => {
    storedText.write('kintsu-last-point-1-bg', text)
    expect(readLastPoint('bg', 'econt-office')).toBeUndefined()
  },
)
