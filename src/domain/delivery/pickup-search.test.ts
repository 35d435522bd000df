import { describe, expect, test } from 'vitest'
import { parseNear, writeNear } from './pickup-search.ts'

describe('parseNear', () => {
  test.each([
    ['46.77,23.59', { lat: 46.77, lng: 23.59 }],
    ['-33.9,-70.6', { lat: -33.9, lng: -70.6 }],
    ['90,180', { lat: 90, lng: 180 }],
    ['-90,-180', { lat: -90, lng: -180 }],
    ['0,0', { lat: 0, lng: 0 }],
  ])('%j is a place on Earth', (text, near) => {
    expect(parseNear(text)).toEqual(near)
  })

  test.each(['90.00000001,0', '-90.1,0', '91,0', '0,180.00000001', '0,-180.1', '0,181'])(
    '%j is outside the bounds of latitude and longitude',
    text => {
      expect(parseNear(text)).toBeUndefined()
    },
  )

  test.each([
    '',
    '46.77',
    '46.77,',
    '46.77;23.59',
    '46.77, 23.59',
    '1e1,2',
    'NaN,0',
    '0x1,0',
    '46.,1',
    '1,2,3',
  ])('%j is not a place', text => {
    expect(parseNear(text)).toBeUndefined()
  })
})

test('a place is written with three decimals and read back', () => {
  expect(writeNear({ lat: 46.7712345, lng: -0.0004 })).toBe('46.771,-0.000')
  expect(parseNear(writeNear({ lat: 46.7712345, lng: 23.6236789 }))).toEqual({
    lat: 46.771,
    lng: 23.624,
  })
})
