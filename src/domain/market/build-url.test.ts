import { describe, expect, test } from 'vitest'
import { buildUrl, categoryPath } from './build-url.ts'

describe('buildUrl', () => {
  test('a path has each path parameter appended with a trailing slash', () => {
    expect(buildUrl('ro', 'shop-brand', ['apple'])).toBe('/magazin/apple/')
    expect(buildUrl('hu', 'shop-brand-model', ['apple', 'iphone-13'])).toBe(
      '/shop/apple/iphone-13/',
    )
    expect(buildUrl('bg', 'sell-step', ['offer'])).toBe('/sell/offer/')
  })

  test('a path has its query pairs joined as ?a=b&c=d', () => {
    expect(
      buildUrl(
        'gr',
        'cart',
        [],
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
      ),
    ).toBe('/shop/my-cart/?a=b&c=d')
  })

  test('a path ends with its fragment', () => {
    expect(buildUrl('ro', 'contact', [], [['a', 'b']])).toBe('/suport/?a=b#contact')
  })

  test('a path is percent-encoded, except for the comma of a filter', () => {
    expect(buildUrl('ro', 'shop-brand', ['a/b c?ș'])).toBe('/magazin/a%2Fb%20c%3F%C8%99/')
    expect(buildUrl('ro', 'home', [], [['m e', '128 GB,256&512']])).toBe(
      '/?m%20e=128%20GB,256%26512',
    )
  })

  test('the route name of the cart login page gives its path', () => {
    expect(buildUrl('bg', 'magazin-cosul-meu-login')).toBe('/magazin/moyata-kolichka/login/')
  })
})

describe('no path', () => {
  test.each(['el', 'en', 'RO', '', '__proto__'])(
    'there is no path for the language "%s"',
    language => {
      expect(buildUrl(language, 'home')).toBe('')
    },
  )

  test.each(['nowhere', '', 'constructor', '__proto__'])(
    'there is no path for the page "%s"',
    page => {
      expect(buildUrl('ro', page)).toBe('')
    },
  )

  test('there is no path for a page the market does not have', () => {
    expect(buildUrl('gr', 'financing-thank-you')).toBe('')
    expect(buildUrl('hu', 'my-insurances')).toBe('')
  })

  test.each(['', '.', '..'])(
    'there is no path with the parameter "%s", which a path cannot contain',
    param => {
      expect(buildUrl('ro', 'shop-brand', [param])).toBe('')
    },
  )
})

describe('on category pages', () => {
  test('a category page keeps the current path', () => {
    expect(
      buildUrl('ro', 'category', [], [['marca', 'apple']], '/telefoane/samsung/?pagina=2'),
    ).toBe('/telefoane/samsung/?marca=apple')
  })

  test('a category page with category filters uses the root', () => {
    expect(buildUrl('ro', 'category', ['tablete'], [['marca', 'apple']], '/telefoane/')).toBe(
      '/tablete/?marca=apple',
    )
  })

  test('a current path cannot introduce another host', () => {
    expect(buildUrl('ro', 'category', [], [], '//evil.example/')).toBe('')
    expect(buildUrl('ro', 'category', [], [], '/\\evil.example/')).toBe('/%5Cevil.example/')
  })

  test('category and brand paths are at the root of the market', () => {
    expect(categoryPath('hu', 'smartwatches')).toBe('/okosora/')
    expect(categoryPath('bg', 'phones', 'apple')).toBe('/telefoni/apple/')
    expect(categoryPath('gr', 'phones', undefined, [['price', '-500']])).toBe(
      '/smartphone/?price=-500',
    )
  })
})
