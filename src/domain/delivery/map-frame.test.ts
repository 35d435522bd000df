import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clustersIn,
  type Frame,
  frameAround,
  isInside,
  nearestOf,
  type Outline,
  scaleLength,
  spotOf,
  wholeFrame,
  widened,
} from './map-frame.ts'
import type { FoundPoint } from './pickup-search.ts'

const country: Outline = {
  north: 48,
  west: 20,
  kmPerLng: 77,
  width: 700,
  height: 500,
  land: '',
  borders: '',
}
const whole = wholeFrame(country)
const spot = fc.record({
  x: fc.double({ min: 0, max: 700, noNaN: true }),
  y: fc.double({ min: 0, max: 500, noNaN: true }),
})
const spots = fc.array(spot, { minLength: 1, maxLength: 60 })

function framed({ x, y, width, height }: Frame) {
  return [x, y, width, height].map(each => Math.round(each * 10) / 10)
}

describe('a map of a country', () => {
  test('one degree south is 111.2 km, one degree east as many as the country says', () => {
    const { x, y } = spotOf(country, { lat: 47, lng: 21 })
    expect([x, y]).toEqual([77, 111.2])
  })

  test('the whole country has a rim of three hundredths of its width', () => {
    expect(framed(whole)).toEqual([-21, -21, 742, 542])
  })

  test('a single spot is shown three kilometres wide, in the middle', () => {
    const frame = frameAround([{ x: 300, y: 200 }], whole)
    expect(framed(frame)).toEqual([298.5, 198.9, 3, 2.2])
  })

  test('at the edge of the country the frame stays inside', () => {
    expect(framed(frameAround([{ x: -21, y: -21 }], whole)).slice(0, 2)).toEqual([-21, -21])
    expect(framed(widened(frameAround([{ x: 700, y: 500 }], whole), 1000, whole))).toEqual([
      -21, -21, 742, 542,
    ])
  })

  test('without spots the whole country is shown', () => {
    expect(frameAround([], whole)).toEqual(whole)
  })

  test('any spots are all inside their frame, which has the shape of the country', () => {
    fc.assert(
      fc.property(spots, some => {
        const frame = frameAround(some, whole)
        expect(some.every(each => isInside(each, frame))).toBe(true)
        expect(frame.width / frame.height).toBeCloseTo(742 / 542, 6)
      }),
    )
  })
})

describe('the marks on a map', () => {
  test('spots closer than a tenth of the width share a mark, others do not', () => {
    const frame = { x: 0, y: 0, width: 100, height: 80 }
    const at = (x: number) => ({ x, y: 10 })
    expect(clustersIn([at(10), at(19.9)], frame)).toHaveLength(1)
    expect(clustersIn([at(10), at(20)], frame)).toHaveLength(2)
  })

  test('what lies outside the frame has no mark', () => {
    const frame = { x: 50, y: 0, width: 100, height: 80 }
    expect(clustersIn([{ x: 49.9, y: 1 }], frame)).toEqual([])
    expect(clustersIn([{ x: 50, y: 1 }], frame)).toHaveLength(1)
  })

  test('every spot in the frame is under one mark, and marks keep their distance', () => {
    fc.assert(
      fc.property(spots, some => {
        const clusters = clustersIn(some, whole)
        expect(clusters.reduce((sum, { items }) => sum + items.length, 0)).toBe(some.length)
        for (const [at, one] of clusters.entries())
          for (const other of clusters.slice(at + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(74.2)
      }),
    )
  })

  test.each([
    [742, 100],
    [400, 100],
    [399, 50],
    [80, 20],
    [40, 10],
    [3, 0.5],
  ])('a frame of %d km has a scale of %d km', (width, length) => {
    expect(scaleLength({ x: 0, y: 0, width, height: 1 })).toBe(length)
  })
})

describe('the points around the nearest one', () => {
  function at(...distances: readonly (number | undefined)[]): readonly FoundPoint[] {
    return distances.map((distance, index) => ({
      id: String(index),
      name: 'easybox',
      address: 'Strada Fabricii 12',
      county: 'Cluj',
      countyId: '12',
      city: 'Cluj-Napoca',
      cityId: '1',
      postalCode: '400620',
      carrier: 'sameday',
      kind: 'locker',
      lat: 46.78,
      lng: 23.62,
      hours: '',
      ...(distance !== undefined && { distance }),
    }))
  }

  test.each([
    [[0, 50_000, 50_001], 2],
    [[70_000, 120_000, 120_001], 2],
    [[undefined, undefined], 2],
    [[], 0],
  ])('of points at %j metres, %d are around the nearest', (distances, count) => {
    expect(nearestOf(at(...distances))).toHaveLength(count)
  })
})
