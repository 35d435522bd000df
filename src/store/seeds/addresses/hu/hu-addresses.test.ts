import { describe, expect, test } from 'vitest'
import { huCounties } from './counties.ts'
import { huLocalities } from './localities.ts'
import { huPickupPoints } from './pickup-points.ts'
import { huStreets } from './streets.ts'

const districtsOfBudapest = huLocalities.filter(locality => locality.name.startsWith('Budapest '))
const postalCode = /^[1-9]\d{3}$/

function isInHungary({ lat, lng }: { lat: number; lng: number }) {
  return lat > 45.7 && lat < 48.6 && lng > 16.1 && lng < 22.9
}

function isUnique(values: readonly unknown[]) {
  return new Set(values).size === values.length
}

describe('Hungarian places', () => {
  test('there are Budapest and the nineteen counties', () => {
    expect(huCounties).toHaveLength(20)
    expect(isUnique(huCounties.map(county => county.name))).toBe(true)
  })

  test('there are at least 165 localities in existing counties, and every county has one', () => {
    expect(huLocalities.length).toBeGreaterThanOrEqual(165)
    const countyIds = new Set(huCounties.map(county => county.id))
    expect(new Set(huLocalities.map(locality => locality.countyId))).toEqual(countyIds)
  })

  test('Budapest has 23 districts, the first and the last named by their Roman numeral', () => {
    expect(districtsOfBudapest).toHaveLength(23)
    expect(districtsOfBudapest[0]?.name).toBe('Budapest I. kerület')
    expect(districtsOfBudapest[22]?.name).toBe('Budapest XXIII. kerület')
  })

  test('the postal code of Debrecen in Hajdú-Bihar is 4024', () => {
    const debrecen = huLocalities.find(locality => locality.name === 'Debrecen')
    expect(debrecen?.postalCode).toBe('4024')
    expect(huCounties.find(county => county.id === debrecen?.countyId)?.name).toBe('Hajdú-Bihar')
  })

  test('there are at least 280 streets in districts of Budapest, more than twenty in each of the busiest six', () => {
    expect(huStreets.length).toBeGreaterThanOrEqual(280)
    const districtIds = new Set(districtsOfBudapest.map(district => district.id))
    expect(huStreets.every(street => districtIds.has(street.localityId))).toBe(true)
    for (const number of ['V', 'VI', 'VII', 'VIII', 'XI', 'XIII']) {
      const id = districtsOfBudapest.find(({ name }) => name === `Budapest ${number}. kerület`)?.id
      expect(huStreets.filter(street => street.localityId === id).length).toBeGreaterThan(20)
    }
  })

  test('the postal code of a Budapest street contains its district', () => {
    const falkMiksa = huStreets.find(street => street.name === 'Falk Miksa utca')
    expect(falkMiksa?.postalCode).toBe('1055')
    expect(huLocalities.find(locality => locality.id === falkMiksa?.localityId)?.name).toBe(
      'Budapest V. kerület',
    )
    expect(districtsOfBudapest.every(({ id }) => huStreets.some(s => s.localityId === id))).toBe(
      true,
    )
  })

  test('no street occurs twice in a locality', () => {
    expect(isUnique(huStreets.map(street => `${street.localityId} ${street.name}`))).toBe(true)
  })

  test('there are thirty GLS offices and thirty GLS lockers in existing localities', () => {
    const offices = huPickupPoints.filter(point => point.kind === 'office')
    const lockers = huPickupPoints.filter(point => point.kind === 'locker')
    expect([offices.length, lockers.length]).toEqual([30, 30])
    expect(huPickupPoints.every(point => point.carrier === 'gls')).toBe(true)
    const localityIds = new Set(huLocalities.map(locality => locality.id))
    expect(huPickupPoints.every(point => localityIds.has(point.localityId))).toBe(true)
    expect(isUnique(huPickupPoints.map(point => point.name))).toBe(true)
  })

  test('a pickup point is within seven kilometres of its locality', () => {
    for (const point of huPickupPoints) {
      const locality = huLocalities.find(({ id }) => id === point.localityId)!
      const north = (point.lat - locality.lat) * 111
      const east = (point.lng - locality.lng) * 75
      expect(Math.hypot(north, east), point.name).toBeLessThan(7)
    }
  })

  test('ids start at the first id of the market and never repeat', () => {
    expect([huCounties[0]?.id, huLocalities[0]?.id, huStreets[0]?.id]).toEqual([1, 1001, 100001])
    for (const places of [huCounties, huLocalities, huStreets, huPickupPoints])
      expect(isUnique(places.map(place => place.id))).toBe(true)
  })

  test('postal codes have four digits and every place lies in Hungary', () => {
    const coded = [...huLocalities, ...huStreets, ...huPickupPoints]
    expect(coded.filter(place => !postalCode.test(place.postalCode))).toEqual([])
    const placed = [...huLocalities, ...huPickupPoints]
    expect(placed.filter(place => !isInHungary(place))).toEqual([])
  })

  test('names have only Hungarian letters: ő and ű, never õ and û', () => {
    const names = [...huCounties, ...huLocalities, ...huStreets, ...huPickupPoints]
    const hungarian = /^[A-Za-zÁÉÍÓÖŐÚÜŰáéíóöőúüű0-9,. -]+$/
    expect(names.map(place => place.name).filter(name => !hungarian.test(name))).toEqual([])
  })
})
