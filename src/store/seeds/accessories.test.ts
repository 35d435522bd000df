import { describe, expect, test } from 'vitest'
import { accessories, seedAccessories } from './accessories.ts'
import { accessoryFits } from './accessory.ts'
import { accessoryPrices } from './accessory-prices.ts'
import { catalogueModels } from './catalogue-products.ts'

const models = catalogueModels()
function modelNamed(name: string) {
  return models.find(model => model.name === name)!
}

describe('accessories', () => {
  test('there are at least 60 accessories besides the free protectors, of all twelve types', () => {
    expect(accessories.length).toBeGreaterThanOrEqual(60)
    expect(new Set(accessories.map(({ type }) => type)).size).toBe(12)
    expect(new Set(seedAccessories.map(({ id }) => id)).size).toBe(seedAccessories.length)
  })

  test('every accessory has a name in each language, in its own script', () => {
    for (const { name } of seedAccessories) {
      expect(name.ro.length * name.hu.length).toBeGreaterThan(0)
      expect(name.bg).toMatch(/\p{Script=Cyrillic}/u)
      expect(name.gr).toMatch(/\p{Script=Greek}/u)
      expect(`${name.ro} ${name.hu}`).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Greek}/u)
    }
  })

  test('every model that an accessory names is sold, and every accessory fits a model', () => {
    const ids = models.map(({ id }) => id)
    for (const accessory of seedAccessories) {
      expect(ids).toEqual(expect.arrayContaining([...(accessory.fits.models ?? [])]))
      expect(models.some(model => accessoryFits(accessory, model))).toBe(true)
    }
  })

  test('every model has at least two accessories', () => {
    for (const model of models) {
      const fitting = seedAccessories.filter(accessory => accessoryFits(accessory, model))
      expect([model.name, fitting.length >= 2]).toEqual([model.name, true])
    }
  })

  test('a Lightning cable fits iPhone 14 and not iPhone 15', () => {
    const cable = accessories.find(({ name }) => name.gr === 'Καλώδιο USB-C – Lightning, 1 μ.')!
    expect(accessoryFits(cable, modelNamed('iPhone 14'))).toBe(true)
    expect(accessoryFits(cable, modelNamed('iPhone 15'))).toBe(false)
  })

  test('every phone that takes glass has one free protector, and a folding phone has none', () => {
    const protectorsOf = (name: string) =>
      seedAccessories.filter(
        accessory => accessory.isFreeProtector && accessoryFits(accessory, modelNamed(name)),
      ).length
    expect(protectorsOf('iPhone 13')).toBe(1)
    expect(protectorsOf('Galaxy S24')).toBe(1)
    expect(protectorsOf('Galaxy Z Flip5')).toBe(0)
    expect(protectorsOf('iPad 9 2021')).toBe(0)
  })

  test('an accessory has a whole, positive price in every market', () => {
    for (const accessory of seedAccessories) {
      for (const minor of Object.values(accessoryPrices(accessory))) {
        expect(minor).toBeGreaterThan(0)
        expect(minor % 100).toBe(0)
      }
    }
  })
})
