import { describe, expect, test } from 'vitest'
import { roCounties } from './counties.ts'
import { roLocalities } from './localities.ts'
import { roPickupPoints } from './pickup-points.ts'
import { roStreets } from './streets.ts'

function uniqueCount(values: readonly unknown[]) {
  return new Set(values).size
}

const names = [roCounties, roLocalities, roStreets, roPickupPoints].flatMap(places =>
  places.map(place => place.name),
)
const texts = [...names, ...roPickupPoints.flatMap(point => [point.address, point.hours])]

describe('the Romanian address seeds', () => {
  test('there are 41 counties, and București with its six sectors', () => {
    expect(roCounties).toHaveLength(42)
    const capital = roCounties.find(county => county.name === 'București')
    const sectors = roLocalities.filter(locality => locality.countyId === capital?.id)
    expect(sectors.map(sector => sector.name)).toEqual([
      'Sector 1',
      'Sector 2',
      'Sector 3',
      'Sector 4',
      'Sector 5',
      'Sector 6',
    ])
  })

  test('every county has at least two localities, and there are at least 150 in all', () => {
    expect(roLocalities.length).toBeGreaterThanOrEqual(150)
    for (const county of roCounties) {
      const own = roLocalities.filter(locality => locality.countyId === county.id)
      expect(own.length, county.name).toBeGreaterThanOrEqual(2)
    }
  })

  test('there are at least 250 streets, all in Cluj-Napoca, without duplicates', () => {
    expect(roStreets.length).toBeGreaterThanOrEqual(250)
    expect(uniqueCount(roStreets.map(street => street.name))).toBe(roStreets.length)
    const [city] = roLocalities.filter(locality => locality.name === 'Cluj-Napoca')
    expect(city).toBeDefined()
    expect(roStreets.filter(street => street.localityId !== city!.id)).toEqual([])
    expect(roStreets.filter(street => !/^400\d{3}$/.test(street.postalCode))).toEqual([])
  })

  test('each street begins with its kind and has at most 60 characters', () => {
    const odd = roStreets.filter(
      street => !/^(Strada|Calea|Bulevardul|Piața|Aleea|Splaiul) \S/.test(street.name),
    )
    expect(odd).toEqual([])
    expect(roStreets.filter(street => street.name.length > 60)).toEqual([])
  })

  test('there are 60 Sameday easybox lockers', () => {
    expect(roPickupPoints).toHaveLength(60)
    const easyboxes = roPickupPoints.filter(
      point =>
        point.carrier === 'sameday' && point.kind === 'locker' && point.name.startsWith('easybox '),
    )
    expect(easyboxes).toHaveLength(60)
  })

  test('each id is unique', () => {
    for (const places of [roCounties, roLocalities, roStreets, roPickupPoints]) {
      expect(uniqueCount(places.map(place => place.id))).toBe(places.length)
    }
  })

  test('no locality name occurs twice in a county', () => {
    const pairs = roLocalities.map(locality => `${locality.countyId} ${locality.name}`)
    expect(uniqueCount(pairs)).toBe(pairs.length)
  })

  test('references lead only to counties and localities that exist', () => {
    const countyIds = new Set(roCounties.map(county => county.id))
    const localityIds = new Set(roLocalities.map(locality => locality.id))
    expect(roLocalities.filter(locality => !countyIds.has(locality.countyId))).toEqual([])
    expect(roStreets.filter(street => !localityIds.has(street.localityId))).toEqual([])
    expect(roPickupPoints.filter(point => !localityIds.has(point.localityId))).toEqual([])
  })

  test('every place has a postal code of 6 digits', () => {
    const places = [...roLocalities, ...roStreets, ...roPickupPoints]
    expect(places.filter(place => !/^\d{6}$/.test(place.postalCode))).toEqual([])
  })

  test('every place lies in the country', () => {
    const isOutside = ({ lat, lng }: { lat: number; lng: number }) =>
      !(lat >= 43.6 && lat <= 48.3 && lng >= 20.2 && lng <= 29.8)
    expect(roLocalities.filter(isOutside)).toEqual([])
    expect(roPickupPoints.filter(isOutside)).toEqual([])
  })

  test('each pickup point is near its locality', () => {
    const homes = new Map(roLocalities.map(locality => [locality.id, locality]))
    const far = roPickupPoints.filter(({ localityId, lat, lng }) => {
      const home = homes.get(localityId)!
      return Math.abs(home.lat - lat) > 0.1 || Math.abs(home.lng - lng) > 0.12
    })
    expect(far).toEqual([])
  })

  test('ș and ț are written with a comma below, never a cedilla', () => {
    expect(texts.filter(text => /[şţŞŢ]/u.test(text))).toEqual([])
    expect(texts.filter(text => text !== text.normalize('NFC'))).toEqual([])
    expect(texts.filter(text => /\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })
})
