import { describe, expect, test } from 'vitest'
import type { Fits } from './fits.ts'
import { relatedTo } from './related.ts'

const iphone = { id: 'apple-iphone-13', type: 'SMARTPHONE', brand: 'Apple' } as const
const galaxy = { id: 'samsung-galaxy-s21', type: 'SMARTPHONE', brand: 'Samsung' } as const

function an(id: string, fits: Fits, minor = 5_000) {
  return { id, fits, price: { minor } }
}
const anyPhone = an('cable', { types: ['SMARTPHONE'] })
const anyApple = an('pods', { brand: 'Apple' })
const forIphone = an('case', { models: ['apple-iphone-13'] })
const forGalaxy = an('cover', { models: ['samsung-galaxy-s21'] })

function idsFor(models: Parameters<typeof relatedTo>[0], ...items: ReturnType<typeof an>[]) {
  return relatedTo(models, items).map(({ id }) => id)
}

describe('accessories related to devices', () => {
  test('related accessories fit the device: those for its model come before its brand, before its type', () => {
    expect(idsFor([iphone], anyPhone, anyApple, forGalaxy, forIphone)).toEqual([
      'case',
      'pods',
      'cable',
    ])
  })

  test('accessories that fit several of the devices come before those that fit one', () => {
    expect(idsFor([iphone, galaxy], forIphone, anyPhone, forGalaxy)).toEqual([
      'cable',
      'case',
      'cover',
    ])
  })

  test('the cheaper accessory comes first where two fit equally well', () => {
    const cheaper = an('thin case', { models: ['apple-iphone-13'] }, 4_999)
    expect(idsFor([iphone], forIphone, cheaper)).toEqual(['thin case', 'case'])
  })

  test('without a device there are no related accessories', () =>
    expect(idsFor([], anyPhone)).toEqual([]))
})
