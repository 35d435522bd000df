import { describe, expect, test } from 'vitest'
import { localPage } from './local-path.ts'
import { parsePath } from './parse-path.ts'

describe('paths below the shop segment', () => {
  test('below the shop, one segment is a brand, two are a model, even if numeric', () => {
    expect(parsePath('ro', '/magazin/xiaomi/')).toMatchObject({
      page: 'shop-brand',
      params: ['xiaomi'],
    })
    expect(parsePath('ro', '/magazin/xiaomi/12/')).toMatchObject({
      page: 'shop-brand-model',
      params: ['xiaomi', '12'],
    })
  })

  test('exactly three segments with a numeric last one are a product', () => {
    const slug = 'telefon-apple-iphone-13-128-gb-midnight'
    expect(parsePath('hu', `/shop/apple/${slug}/412/?shape=BUN`)).toEqual({
      page: 'product',
      params: ['apple', slug, '412'],
      canonical: `/shop/apple/${slug}/412/`,
    })
    expect(parsePath('hu', `/shop/apple/${slug}/412a/`)).toBeUndefined()
    expect(parsePath('hu', `/shop/apple/${slug}/412/1/`)).toBeUndefined()
  })

  test('reserved words take precedence over a brand', () => {
    expect(parsePath('ro', '/magazin/multumim/')?.page).toBe('order-thank-you')
    expect(parsePath('gr', '/shop/my-cart/')?.page).toBe('cart')
    expect(parsePath('ro', '/magazin/cosul-meu/iphone-13/')).toBeUndefined()
    expect(parsePath('ro', '/magazin/cosul-meu/iphone-13/12/')).toBeUndefined()
  })

  test('the shop segment alone is not a page, and the segments of other markets are not either', () => {
    expect(parsePath('ro', '/magazin/')).toBeUndefined()
    expect(parsePath('ro', '/shop/apple/')).toBeUndefined()
    expect(parsePath('hu', '/magazin/apple/')).toBeUndefined()
  })
})

describe('category pages', () => {
  test('a category path gives the canonical category', () => {
    expect(parsePath('bg', '/telefoni/')).toEqual({
      page: 'category',
      category: 'phones',
      params: ['telefoni'],
      canonical: '/telefoni/',
    })
    expect(parsePath('bg', '/laptop/apple/')).toEqual({
      page: 'category-brand',
      category: 'laptops',
      params: ['laptop', 'apple'],
      canonical: '/laptop/apple/',
    })
  })

  test('a category alias gives the canonical path', () => {
    expect(parsePath('ro', '/telefon/')?.canonical).toBe('/telefoane/')
    expect(parsePath('hu', '/telefoane/apple/')?.canonical).toBe('/telefon/apple/')
    expect(parsePath('gr', '/chasovnik/')?.canonical).toBe('/smartwatch/')
  })

  test('a category path has no third segment', () => {
    expect(parsePath('ro', '/telefoane/apple/iphone/')).toBeUndefined()
  })
})

describe('parsePath', () => {
  test('a path without its trailing slash gives the canonical path', () => {
    expect(parsePath('hu', '/fiok/vasarlasaim')).toEqual({
      page: 'my-purchases',
      params: [],
      canonical: '/fiok/vasarlasaim/',
    })
  })

  test('the path of an old page gives that page, with the new page as canonical path', () => {
    expect(parsePath('ro', '/contact/')).toMatchObject({
      page: 'contact-old',
      canonical: '/suport/#contact',
    })
    expect(parsePath('hu', '/gyik/')).toMatchObject({
      page: 'faq-old',
      canonical: '/ugyfelszolgalat/',
    })
  })

  test('a path may contain one order, trade-in or step after a page that takes it', () => {
    expect(parsePath('ro', '/cont/cumparaturile-mele/K-1042/')).toMatchObject({
      page: 'my-purchases',
      params: ['K-1042'],
    })
    expect(parsePath('ro', '/sell/brand/')).toMatchObject({ page: 'sell-step', params: ['brand'] })
    expect(parsePath('ro', '/sell/brand/model/')).toBeUndefined()
  })

  test('a path below a page without parameters is not a page', () => {
    expect(parsePath('ro', '/cont/setari/x.css')).toBeUndefined()
    expect(parsePath('ro', '/cont/nimic/')).toBeUndefined()
  })

  test.each([
    '',
    'telefoane/',
    '//',
    '//evil.example/',
    '/telefoane//',
    '/%',
    '/%E0%A4/',
    '/vinde%2Frecenzii/',
    '/nimic/',
  ])('a path that no page has, "%s", is undefined', path => {
    expect(parsePath('ro', path)).toBeUndefined()
  })

  test('a path is parsed without its query and fragment', () => {
    expect(parsePath('ro', '/?a=/magazin/')?.page).toBe('home')
    expect(parsePath('ro', '/suport/#contact')?.page).toBe('support')
  })
})

describe('checkout paths in the local environment', () => {
  test.each([
    ['/checkout/login/', 'cart-login'],
    ['/checkout/finalize/', 'cart-finalize'],
    ['/checkout/extra', 'cart-extra'],
  ])('the local path %s is the page %s', (path, page) => {
    expect(localPage(path)).toBe(page)
    expect(parsePath('ro', path)).toBeUndefined()
  })

  test.each(['/checkout/', '/checkout/pay/', '/shop/kosar/login/', '/'])(
    '%s is not a local page',
    path => {
      expect(localPage(path)).toBeUndefined()
    },
  )
})
