import { describe, expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import { publicUrl } from './public-page.ts'

function urlOf(market: Market, url: string, prefix = '') {
  return publicUrl(market, { prefix, url })
}

/** The parameters of `url` that the page reads. */
function readAt(market: Market, path: string, keys: readonly string[]) {
  const url = urlOf(market, `${path}?${keys.map(key => `${encodeURIComponent(key)}=1`).join('&')}`)
  return [...new URL(url ?? 'x', 'http://page').searchParams.keys()]
}

/** The filters of markets.md, Routes, in its order. */
const filters = {
  ro: ['marca', 'model', 'memorie', 'culoare', 'stare', 'pret'],
  bg: ['marka', 'model', 'pamet', 'tsvyat', 'sastoyanie', 'tsena'],
  hu: ['marka', 'modell', 'tarhely', 'szin', 'allapot', 'ar'],
  gr: ['brand', 'model', 'storage', 'color', 'condition', 'price'],
} as const

const paths = {
  ro: {
    list: '/telefoane/',
    brand: '/magazin/apple/',
    search: '/cautare/',
    product: '/magazin/apple/telefoane-apple-iphone-13/1013/',
    reviews: '/recenzii/',
    sellers: '/vinde/recenzii/',
    sell: '/vinde/',
    support: '/suport/',
    about: '/despre-noi/',
    login: '/autentifica-te/',
    account: '/cont/',
    order: '/magazin/multumim/RO000000011/',
    cart: '/magazin/cosul-meu/',
  },
  bg: {
    list: '/telefoni/',
    brand: '/magazin/apple/',
    search: '/tarsene/',
    product: '/magazin/apple/telefoni-apple-iphone-13/1013/',
    reviews: '/otzivi/',
    sellers: '/proday/otzivi/',
    sell: '/proday/',
    support: '/poddrazhka/',
    about: '/za-nas/',
    login: '/vhod/',
    account: '/profil/',
    order: '/magazin/blagodarim/BG000000011/',
    cart: '/magazin/moyata-kolichka/',
  },
  hu: {
    list: '/telefon/',
    brand: '/shop/apple/',
    search: '/kereses/',
    product: '/shop/apple/telefon-apple-iphone-13/1013/',
    reviews: '/velemenyek/',
    sellers: '/eladas/velemenyek/',
    sell: '/eladas/',
    support: '/ugyfelszolgalat/',
    about: '/rolunk/',
    login: '/bejelentkezes/',
    account: '/fiok/',
    order: '/shop/koszonjuk/HU000000011/',
    cart: '/shop/kosar/',
  },
  gr: {
    list: '/smartphone/',
    brand: '/shop/apple/',
    search: '/search/',
    product: '/shop/apple/smartphone-apple-iphone-13/1013/',
    reviews: '/reviews/',
    sellers: '/sell-your-device/reviews/',
    sell: '/sell-your-device/',
    support: '/support/',
    about: '/about-us/',
    login: '/login/',
    account: '/account/',
    order: '/shop/thank-you/GR000000011/',
    cart: '/shop/my-cart/',
  },
} as const

const reviewKeys = {
  ro: ['stele', 'dispozitiv', 'stare', 'sort', 'after'],
  bg: ['zvezdi', 'ustroystvo', 'sastoyanie', 'sort', 'after'],
  hu: ['csillag', 'keszulek', 'allapot', 'sort', 'after'],
  gr: ['stars', 'device', 'condition', 'sort', 'after'],
} as const

const strangeKeys = ['utm_source', 'gclid', 'fbclid', '_routes', 'token', 't', '__proto__', 'Q', '']

describe.each(['ro', 'bg', 'hu', 'gr'] as const)('in %s', market => {
  const own = paths[market]

  test('a list reads its filters, sort order, page and price fields', () => {
    const price = filters[market][5]
    const keys = [...filters[market], 'sort', 'page', `${price}-from`, `${price}-to`]
    for (const path of [own.list, own.brand, own.search]) {
      expect(readAt(market, path, [...strangeKeys, ...keys])).toEqual(keys)
      expect(readAt(market, path, ['q'])).toEqual(['q'])
      // The former names redirect to the present one.
      expect(readAt(market, path, ['conditie', 'състояние', 'shape'])).toHaveLength(3)
    }
  })

  test('a product reads its grade and configuration, and the former names of the grade', () => {
    const keys = [
      'shape',
      'ram',
      'cpu',
      'size',
      'connectivity',
      'material',
      'conditie',
      'състояние',
    ]
    expect(readAt(market, own.product, [...strangeKeys, ...keys, 'page', 'sort'])).toEqual(keys)
  })

  test('reviews read stars, device, grade, sort order and place; reviews of sellers fewer', () => {
    const keys = reviewKeys[market]
    expect(readAt(market, own.reviews, [...strangeKeys, ...keys, 'page'])).toEqual([...keys])
    expect(readAt(market, own.sellers, [...strangeKeys, ...keys])).toEqual([keys[0], 'after'])
  })

  test('the pages with a form read what it sends', () => {
    expect(readAt(market, own.sell, [...strangeKeys, 'q', 'page'])).toEqual(['q'])
    expect(readAt(market, own.support, [...strangeKeys, 'q', 'sent'])).toEqual(['q', 'sent'])
    expect(readAt(market, '/blog/', [...strangeKeys, 'tag', 'q'])).toEqual(['tag'])
    expect(readAt(market, '/blog/an-article/', [...strangeKeys, 'tag'])).toEqual([])
  })

  test('a page without parameters reads none', () => {
    for (const path of ['/', own.about, '/sitemap.xml', '/manifest.webmanifest'])
      expect(urlOf(market, `${path}?q=1&page=2&utm_source=x`)).toBe(path)
  })

  test('the pages of one person have no URL for everyone', () => {
    for (const path of [own.login, own.account, own.order, own.cart, '/sell/', '/sell/intro/'])
      expect([path, urlOf(market, path)]).toEqual([path, undefined])
    for (const path of [own.account, own.cart])
      for (const data of [`${path}_.data`, path.replace(/\/$/, '.data'), `${path}x.css`])
        expect([data, urlOf(market, data)]).toEqual([data, undefined])
  })
})

describe('the URL of a public page', () => {
  test('the data of a page has a URL of its own, with the routes it is requested for', () => {
    expect(urlOf('ro', '/ro/despre-noi/_.data?_routes=root&utm_source=x', '/ro')).toBe(
      '/ro/despre-noi/_.data?_routes=root',
    )
    expect(urlOf('ro', '/ro/_.data', '/ro')).toBe('/ro/_.data')
    expect(urlOf('ro', '/ro/despre-noi/?_routes=root', '/ro')).toBe('/ro/despre-noi/')
  })

  test('the values of a parameter are written in one way, in the order they came in', () => {
    const written = '/cautare/?q=iphone+13&marca=apple%2Csamsung'
    expect(urlOf('ro', '/cautare/?q=iphone%2013&marca=apple,samsung')).toBe(written)
    expect(urlOf('ro', '/cautare/?x=1&q=iphone+13&y=2&marca=apple%2csamsung')).toBe(written)
  })

  test('a path in another spelling, or outside of its market, has none', () => {
    for (const url of ['/ro/%64espre-noi/', '/ro/DESPRE-NOI/', '/ro/despre-noi', '/ro/tablet/'])
      expect([url, urlOf('ro', url, '/ro')]).toEqual([url, undefined])
    for (const url of ['/ro/../bg/', '/ro/%2e%2e/bg/despre-noi/', '/bg/', '/rofl/'])
      expect([url, urlOf('ro', url, '/ro')]).toEqual([url, undefined])
    expect(urlOf('ro', '/ro/cont/../despre-noi/', '/ro')).toBe('/ro/despre-noi/')
    expect(urlOf('ro', '/ro/despre-noi/../cont/', '/ro')).toBeUndefined()
  })

  test('the path of a page in another market, and of none, has none', () => {
    expect(urlOf('bg', '/despre-noi/')).toBeUndefined()
    expect(urlOf('ro', '/refund-policy/')).toBeUndefined()
    expect(urlOf('hu', '/refund-policy/')).toBe('/refund-policy/')
    expect(urlOf('ro', '/no/such/page/at/all/')).toBeUndefined()
  })

  test('files for everyone have no parameters and no other names', () => {
    for (const file of [
      '/sitemap.xml',
      '/sitemap/lists.xml',
      '/sitemap/products/2.xml',
      '/merchant/1.xml',
      '/manifest.webmanifest',
      '/blog/feed.xml',
    ])
      expect(urlOf('ro', `/ro${file}?page=2`, '/ro')).toBe(`/ro${file}`)
    for (const file of ['/sitemap.xml.data', '/sitemap/x/y.xml', '/x/sitemap.xml', '/sitemap.xmlx'])
      expect([file, urlOf('ro', `/ro${file}`, '/ro')]).toEqual([file, undefined])
  })
})
