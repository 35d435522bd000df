import { describe, expect, test } from 'vitest'
import { grCounties } from './counties.ts'
import { grLocalities } from './localities.ts'
import { grPickupPoints } from './pickup-points.ts'
import { grStreets } from './streets.ts'

function isUnique(values: readonly unknown[]) {
  return new Set(values).size === values.length
}

describe('Greek places', () => {
  test('there are 74 regional units with their nominative names', () => {
    expect(grCounties).toHaveLength(74)
    const names = grCounties.map(county => county.name)
    expect(isUnique(names)).toBe(true)
    for (const name of ['Κεντρικός Τομέας Αθηνών', 'Θεσσαλονίκη', 'Αχαΐα', 'Ηράκλειο'])
      expect(names).toContain(name)
  })

  test('there are at least 170 localities in existing units, and every unit has one', () => {
    expect(grLocalities.length).toBeGreaterThanOrEqual(170)
    const countyIds = new Set(grCounties.map(county => county.id))
    expect(new Set(grLocalities.map(locality => locality.countyId))).toEqual(countyIds)
  })

  test('no locality occurs twice in a unit', () => {
    expect(isUnique(grLocalities.map(({ countyId, name }) => `${countyId} ${name}`))).toBe(true)
  })

  test('there are at least 280 streets in Athens, with codes from 10431 to 11855', () => {
    expect(grStreets.length).toBeGreaterThanOrEqual(280)
    const athens = grLocalities.find(locality => locality.name === 'Αθήνα')
    expect(grStreets.every(street => street.localityId === athens?.id)).toBe(true)
    const codes = grStreets.map(street => Number(street.postalCode))
    expect(Math.min(...codes)).toBe(10431)
    expect(Math.max(...codes)).toBe(11855)
  })

  test('no street occurs twice', () => {
    expect(isUnique(grStreets.map(street => street.name))).toBe(true)
  })

  test('the postal code of Ermou is 10563', () => {
    expect(grStreets.find(street => street.name === 'Ερμού')?.postalCode).toBe('10563')
  })

  test('Greece has no pickup points, because it delivers only by courier', () => {
    expect(grPickupPoints).toEqual([])
  })

  test('ids start at the first id of the market and never repeat', () => {
    expect([grCounties[0]?.id, grLocalities[0]?.id, grStreets[0]?.id]).toEqual([1, 1001, 100001])
    for (const places of [grCounties, grLocalities, grStreets])
      expect(isUnique(places.map(place => place.id))).toBe(true)
  })

  test('postal codes are five digits without a space', () => {
    const coded = [...grLocalities, ...grStreets]
    expect(coded.filter(place => !/^[1-8]\d{4}$/.test(place.postalCode))).toEqual([])
  })

  test('every locality lies in Greece', () => {
    const outside = grLocalities.filter(
      ({ lat, lng }) => !(lat > 34.8 && lat < 41.8 && lng > 19.3 && lng < 29.7),
    )
    expect(outside).toEqual([])
  })

  test('names are Greek letters only, with no Latin look-alike', () => {
    const names = [...grCounties, ...grLocalities, ...grStreets].map(place => place.name)
    expect(names.filter(name => !/^[\p{Script=Greek}0-9 -]+$/u.test(name))).toEqual([])
  })

  test('the names of units and localities have their accent marks', () => {
    const names = [...grCounties, ...grLocalities].map(place => place.name)
    expect(names.filter(name => !/[άέήίόύώΐΆΈΉΊΌΎΏ]/.test(name))).toEqual(['Κως', 'Κως'])
  })
})
