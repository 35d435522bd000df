import { describe, expect, test } from 'vitest'
import { bgCounties } from './counties.ts'
import { bgLocalities } from './localities.ts'
import { bgPickupPoints } from './pickup-points.ts'
import { bgStreets } from './streets.ts'

function uniqueCount(values: readonly unknown[]) {
  return new Set(values).size
}

const names = [bgCounties, bgLocalities, bgStreets, bgPickupPoints].flatMap(places =>
  places.map(place => place.name),
)
const texts = [...names, ...bgPickupPoints.flatMap(point => [point.address, point.hours])]

describe('the Bulgarian address seeds', () => {
  test('there are 28 oblasts; the capital and the oblast around it are separate', () => {
    expect(bgCounties).toHaveLength(28)
    const names = bgCounties.map(county => county.name)
    expect(names).toContain('София-град')
    expect(names).toContain('София-област')
  })

  test('every oblast has at least two localities, and there are at least 150 in all', () => {
    expect(bgLocalities.length).toBeGreaterThanOrEqual(150)
    for (const county of bgCounties) {
      const own = bgLocalities.filter(locality => locality.countyId === county.id)
      expect(own.length, county.name).toBeGreaterThanOrEqual(2)
    }
  })

  test('there are at least 250 streets, all in София, without duplicates', () => {
    expect(bgStreets.length).toBeGreaterThanOrEqual(250)
    expect(uniqueCount(bgStreets.map(street => street.name))).toBe(bgStreets.length)
    const [city] = bgLocalities.filter(locality => locality.name === 'София')
    expect(city).toBeDefined()
    expect(bgStreets.filter(street => street.localityId !== city!.id)).toEqual([])
    expect(bgStreets.filter(street => !/^1\d{3}$/.test(street.postalCode))).toEqual([])
  })

  test('each street begins with its kind and has at most 60 characters', () => {
    expect(bgStreets.filter(street => !/^(ул|бул|пл)\. \S/.test(street.name))).toEqual([])
    expect(bgStreets.filter(street => street.name.length > 60)).toEqual([])
  })

  test('there are 30 Econt offices and 30 Econt lockers', () => {
    expect(bgPickupPoints).toHaveLength(60)
    expect(bgPickupPoints.filter(point => point.carrier !== 'econt')).toEqual([])
    expect(bgPickupPoints.filter(point => point.kind === 'office')).toHaveLength(30)
    expect(bgPickupPoints.filter(point => point.kind === 'locker')).toHaveLength(30)
  })

  test('each id is unique', () => {
    for (const places of [bgCounties, bgLocalities, bgStreets, bgPickupPoints]) {
      expect(uniqueCount(places.map(place => place.id))).toBe(places.length)
    }
  })

  test('no locality name occurs twice in a county', () => {
    const pairs = bgLocalities.map(locality => `${locality.countyId} ${locality.name}`)
    expect(uniqueCount(pairs)).toBe(pairs.length)
  })

  test('references lead only to counties and localities that exist', () => {
    const countyIds = new Set(bgCounties.map(county => county.id))
    const localityIds = new Set(bgLocalities.map(locality => locality.id))
    expect(bgLocalities.filter(locality => !countyIds.has(locality.countyId))).toEqual([])
    expect(bgStreets.filter(street => !localityIds.has(street.localityId))).toEqual([])
    expect(bgPickupPoints.filter(point => !localityIds.has(point.localityId))).toEqual([])
  })

  test('every place has a postal code of 4 digits', () => {
    const places = [...bgLocalities, ...bgStreets, ...bgPickupPoints]
    expect(places.filter(place => !/^\d{4}$/.test(place.postalCode))).toEqual([])
  })

  test('every place lies in the country', () => {
    const isOutside = ({ lat, lng }: { lat: number; lng: number }) =>
      !(lat >= 41.2 && lat <= 44.3 && lng >= 22.3 && lng <= 28.7)
    expect(bgLocalities.filter(isOutside)).toEqual([])
    expect(bgPickupPoints.filter(isOutside)).toEqual([])
  })

  test('each pickup point is near its locality', () => {
    const homes = new Map(bgLocalities.map(locality => [locality.id, locality]))
    const far = bgPickupPoints.filter(({ localityId, lat, lng }) => {
      const home = homes.get(localityId)!
      return Math.abs(home.lat - lat) > 0.1 || Math.abs(home.lng - lng) > 0.12
    })
    expect(far).toEqual([])
  })

  test('names are Cyrillic; the only Latin letters are Roman numerals after a name', () => {
    const withoutNumerals = texts.map(text => text.replace(/ [IVX]+(?= |$)/g, ''))
    expect(withoutNumerals.filter(text => /\p{Script=Latin}/u.test(text))).toEqual([])
    expect(names.filter(name => !/\p{Script=Cyrillic}/u.test(name))).toEqual([])
  })
})
