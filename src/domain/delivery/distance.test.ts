import { describe, expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'

const cluj = { lat: 46.7712, lng: 23.6236 }

describe('distanceBetween', () => {
  test('the distance from a place to itself is zero', () => {
    expect(distanceBetween(cluj, cluj)).toBe(0)
  })

  test('a degree of latitude is 111 kilometres anywhere', () => {
    expect(distanceBetween({ lat: 0, lng: 10 }, { lat: 1, lng: 10 })).toBe(111_195)
    expect(distanceBetween({ lat: 46, lng: 23 }, { lat: 47, lng: 23 })).toBe(111_195)
  })

  test('a degree of longitude shrinks towards the north', () => {
    expect(distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBe(111_195)
    expect(distanceBetween({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBe(55_597)
  })

  test('Cluj-Napoca to Bucharest is about 323 kilometres, in both directions', () => {
    const bucharest = { lat: 44.4268, lng: 26.1025 }
    expect(distanceBetween(cluj, bucharest) / 1000).toBeCloseTo(323, -1)
    expect(distanceBetween(bucharest, cluj)).toBe(distanceBetween(cluj, bucharest))
  })

  test('the antipode is half the circumference of the Earth away, also across the date line', () => {
    expect(distanceBetween({ lat: 0, lng: 90 }, { lat: 0, lng: -90 })).toBe(20_015_115)
    expect(distanceBetween({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBe(20_015_115)
    expect(distanceBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBe(111_195)
  })
})
