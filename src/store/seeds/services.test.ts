import { describe, expect, test } from 'vitest'
import { batteries, services } from './services.ts'

function offered(market: string, deviceType: string, key: string) {
  return services
    .filter(each => each.market === market && each.deviceType === deviceType && each.key === key)
    .sort((one, other) => one.fromMinor - other.fromMinor)
}

describe('extra services', () => {
  test('the price bands of a service are contiguous, start at zero and have no upper end', () => {
    const kinds = new Set(
      services.map(({ market, deviceType, key }) => `${market} ${deviceType} ${key}`),
    )
    for (const kind of kinds) {
      const [market = '', deviceType = '', key = ''] = kind.split(' ')
      const bands = offered(market, deviceType, key)
      expect(bands[0]?.fromMinor).toBe(0)
      expect(bands.slice(1).map(({ fromMinor }) => fromMinor)).toEqual(
        bands.slice(0, -1).map(({ toMinor }) => toMinor),
      )
      expect(bands.at(-1)?.toMinor).toBeUndefined()
    }
  })

  test('coverage of a more expensive device costs more', () => {
    const prices = offered('ro', 'SMARTPHONE', 'warranty_12').map(({ priceMinor }) => priceMinor)
    expect(prices.length).toBe(6)
    expect(prices).toEqual([...new Set(prices)].sort((one, other) => one - other))
  })

  test('a service costs more for two years than for one in every band', () => {
    for (const market of ['ro', 'bg', 'hu', 'gr']) {
      const oneYear = offered(market, 'LAPTOP', 'warranty_12')
      const twoYears = offered(market, 'LAPTOP', 'warranty_24')
      expect(oneYear.length).toBe(6)
      for (const [index, { priceMinor }] of oneYear.entries()) {
        expect(twoYears[index]?.priceMinor).toBeGreaterThan(priceMinor)
      }
    }
  })

  test('consoles get warranties but no insurance; damage and theft cover is for Romania and Hungary', () => {
    expect(offered('ro', 'CONSOLE', 'warranty_24').length).toBe(6)
    expect(offered('ro', 'CONSOLE', 'screen_12').length).toBe(0)
    expect(offered('hu', 'SMARTPHONE', 'Ad_Th_12').length).toBe(6)
    expect(offered('gr', 'SMARTPHONE', 'Ad_Th_12').length).toBe(0)
  })

  test('every service has a whole, positive price', () => {
    for (const { priceMinor } of [...services, ...batteries]) {
      expect(priceMinor).toBeGreaterThan(0)
      expect(priceMinor % 100).toBe(0)
    }
  })
})

test('a new battery is offered for four device types in each market, not for consoles', () => {
  expect(batteries.length).toBe(16)
  expect(batteries.filter(({ deviceType }) => deviceType === 'CONSOLE')).toEqual([])
})
