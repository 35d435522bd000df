import { beforeAll, describe, expect, test } from 'vitest'
import { type Catalogue, generateCatalogue } from './catalogue.ts'

const priceEnding = { ro: [49, 99], bg: [9], hu: [990], gr: [9] } as const
const priceStep = { ro: 100, bg: 10, hu: 1000, gr: 10 } as const

function isLuhnValid(digits: string) {
  return (
    [...digits].reverse().reduce((sum, digit, index) => {
      const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
      return sum + Math.floor(value / 10) + (value % 10)
    }, 0) %
      10 ===
    0
  )
}

let catalogue: Catalogue
beforeAll(() => {
  catalogue = generateCatalogue()
})

function countOf(type: string) {
  return catalogue.models.filter(model => model.type === type).length
}
function keyOf(row: { productId: string; market: string; grade: string }) {
  return `${row.productId} ${row.market} ${row.grade}`
}

describe('models', () => {
  test('there are at least 90 models, and each device type has its share', () => {
    expect(catalogue.models.length).toBeGreaterThanOrEqual(90)
    expect(countOf('SMARTPHONE')).toBeGreaterThanOrEqual(50)
    expect(countOf('TABLET')).toBeGreaterThanOrEqual(12)
    expect(countOf('LAPTOP')).toBeGreaterThanOrEqual(14)
    expect(countOf('SMARTWATCH')).toBeGreaterThanOrEqual(12)
    expect(countOf('CONSOLE')).toBeGreaterThanOrEqual(10)
  })

  test('legacy ids of models run from 1001 in the order of the list, and ids are unique', () => {
    expect(catalogue.models[0]).toMatchObject({ legacyId: 1001, id: 'apple-iphone-8' })
    expect(catalogue.models.map(({ legacyId }) => legacyId)).toEqual(
      catalogue.models.map((_, index) => 1001 + index),
    )
    expect(new Set(catalogue.models.map(({ id }) => id)).size).toBe(catalogue.models.length)
  })

  test('no model name repeats its brand', () => {
    expect(catalogue.models.filter(({ brand, name }) => name.includes(brand))).toEqual([])
  })

  test('every colour has a valid hex code, and no model has two colours of one name', () => {
    for (const { colors } of catalogue.models) {
      for (const { hex } of colors) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
      expect(new Set(colors.map(({ name }) => name)).size).toBe(colors.length)
    }
  })

  test('every colour of a model is sold in some configuration', () => {
    const sold = new Set(
      catalogue.products.map(
        ({ modelIndex, configuration }) => `${modelIndex} ${configuration.color?.name}`,
      ),
    )
    for (const [index, { colors }] of catalogue.models.entries()) {
      for (const { name } of colors) expect(sold).toContain(`${index} ${name}`)
    }
  })

  test('exactly the models with an OLED panel are marked as OLED', () => {
    for (const { name, isOled, specs } of catalogue.models) {
      expect([name, isOled]).toEqual([name, /OLED/.test(specs['display-type'] ?? '')])
    }
  })
})

describe('products', () => {
  test('a product id is P, the legacy id and two digits', () => {
    for (const { id, model } of catalogue.products) {
      expect(id).toMatch(new RegExp(`^P${model.legacyId}\\d\\d$`))
    }
    expect(catalogue.products[0]?.id).toBe('P100101')
  })

  test('ids, SKUs and configurations of products are unique', () => {
    const { products } = catalogue
    const configured = products.map(
      ({ modelIndex, configuration }) => `${modelIndex} ${JSON.stringify(configuration)}`,
    )
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length)
    expect(new Set(configured).size).toBe(products.length)
  })
})

describe('listings', () => {
  test('there are at least 2,400 listings, one per product, market and grade', () => {
    expect(catalogue.listings.length).toBeGreaterThanOrEqual(2400)
    expect(new Set(catalogue.listings.map(keyOf)).size).toBe(catalogue.listings.length)
  })

  test('every model is listed in every market', () => {
    const listed = new Set(
      catalogue.listings.map(({ productId, market }) => `${productId.slice(1, 5)} ${market}`),
    )
    for (const { legacyId } of catalogue.models) {
      for (const market of ['ro', 'bg', 'hu', 'gr']) {
        expect(listed).toContain(`${legacyId} ${market}`)
      }
    }
  })

  test('a price is a shelf price point of its market, above zero and below the new price', () => {
    for (const { market, priceMinor, newPriceMinor } of catalogue.listings) {
      expect(priceMinor).toBeGreaterThan(0)
      expect(priceEnding[market]).toContain((priceMinor / 100) % priceStep[market])
      expect(priceEnding[market]).toContain((newPriceMinor / 100) % priceStep[market])
      expect(newPriceMinor).toBeGreaterThan(priceMinor)
    }
  })

  test('grade good costs less than very good, by eight to twelve percent in the median', () => {
    const prices = new Map(catalogue.listings.map(each => [keyOf(each), each.priceMinor]))
    const shares = catalogue.listings
      .filter(({ grade }) => grade === 'good')
      .map(each => each.priceMinor / (prices.get(keyOf({ ...each, grade: 'very-good' })) ?? 0))
    for (const share of shares) expect(share).toBeLessThan(1)
    const middle = shares.sort((one, other) => one - other)[Math.floor(shares.length / 2)]
    expect(middle).toBeGreaterThanOrEqual(0.88)
    expect(middle).toBeLessThanOrEqual(0.92)
  })

  test('a price history is in chronological order and ends with the current price', () => {
    for (const { priceHistory, priceMinor, listedDaysAgo } of catalogue.listings) {
      const days = priceHistory.map(({ daysAgo }) => daysAgo)
      expect(days).toEqual([...new Set(days)].sort((one, other) => other - one))
      expect(days[0]).toBe(listedDaysAgo)
      expect(priceHistory.at(-1)?.minor).toBe(priceMinor)
    }
  })

  test('some listings were reduced recently, with at least 30 days of prices before', () => {
    const reduced = catalogue.listings.filter(({ priceHistory }) => {
      const [before, now] = priceHistory.slice(-2)
      return before && now && now.daysAgo <= 25 && now.minor < before.minor
    })
    expect(reduced.length / catalogue.listings.length).toBeGreaterThan(0.1)
    for (const { priceHistory, listedDaysAgo } of reduced) {
      expect(listedDaysAgo - (priceHistory.at(-1)?.daysAgo ?? 0)).toBeGreaterThan(30)
    }
  })

  test('about an eighth of the listings are out of stock, and no stock is above twelve', () => {
    const { listings } = catalogue
    const share = listings.filter(({ stock }) => stock === 0).length / listings.length
    expect(share).toBeGreaterThan(0.09)
    expect(share).toBeLessThan(0.15)
    expect(Math.max(...listings.map(({ stock }) => stock))).toBe(12)
  })
})

describe('units', () => {
  test('there are at least 6,000 units, as many per listing as its stock', () => {
    expect(catalogue.units.length).toBeGreaterThanOrEqual(6000)
    const counts = new Map<string, number>()
    for (const unit of catalogue.units) counts.set(keyOf(unit), (counts.get(keyOf(unit)) ?? 0) + 1)
    for (const each of catalogue.listings) expect(counts.get(keyOf(each)) ?? 0).toBe(each.stock)
  })

  test('serials of units are unique', () => {
    expect(new Set(catalogue.units.map(({ serial }) => serial)).size).toBe(catalogue.units.length)
  })

  test('every phone, and no other device, has its own valid IMEI', () => {
    const typeOf = new Map(catalogue.products.map(({ id, model }) => [id, model.type]))
    const imeis = catalogue.units.flatMap(({ productId, imei }) => {
      expect(imei !== undefined).toBe(typeOf.get(productId) === 'SMARTPHONE')
      return imei ?? []
    })
    for (const imei of imeis) {
      expect(imei).toMatch(/^\d{15}$/)
      expect(isLuhnValid(imei)).toBe(true)
    }
    expect(new Set(imeis).size).toBe(imeis.length)
  })

  test('a battery has 80 to 100 percent capacity; only consoles without a battery have no value', () => {
    const modelOf = new Map(
      catalogue.products.map(({ id, modelIndex }) => [id, catalogue.models[modelIndex]!]),
    )
    for (const { productId, batteryHealth } of catalogue.units) {
      const { type, specs } = modelOf.get(productId)!
      const hasNone = type === 'CONSOLE' && specs.battery === undefined
      if (hasNone) expect(batteryHealth).toBeUndefined()
      else {
        expect(batteryHealth).toBeGreaterThanOrEqual(80)
        expect(batteryHealth).toBeLessThanOrEqual(100)
      }
    }
  })

  test('each unit was bought for whole currency units, below its price', () => {
    const prices = new Map(catalogue.listings.map(each => [keyOf(each), each.priceMinor]))
    for (const unit of catalogue.units) {
      expect(unit.acquisitionMinor % 100).toBe(0)
      expect(unit.acquisitionMinor).toBeGreaterThan(0)
      expect(unit.acquisitionMinor).toBeLessThan(prices.get(keyOf(unit)) ?? 0)
    }
  })
})

test('the catalogue is the same at every start', () => {
  expect(generateCatalogue()).toEqual(catalogue)
})
