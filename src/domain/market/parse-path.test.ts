import { describe, expect, test } from 'vitest'
import { localPage } from './local-path.ts'
import { parsePath } from './parse-path.ts'

describe('below the shop', () => {
  test('one segment is a brand, two a model, even a numeric one', () => {
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

  test('reserved words win over a brand', () => {
    expect(parsePath('ro', '/magazin/multumim/')?.page).toBe('order-thank-you')
    expect(parsePath('gr', '/shop/my-cart/')?.page).toBe('cart')
    expect(parsePath('ro', '/magazin/cosul-meu/iphone-13/')).toBeUndefined()
    expect(parsePath('ro', '/magazin/cosul-meu/iphone-13/12/')).toBeUndefined()
  })

  test('the word alone is no page, and the other markets words are none either', () => {
    expect(parsePath('ro', '/magazin/')).toBeUndefined()
    expect(parsePath('ro', '/shop/apple/')).toBeUndefined()
    expect(parsePath('hu', '/magazin/apple/')).toBeUndefined()
  })
})

describe('category pages', () => {
  test('parse to the canonical category', () => {
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

  test('under an alias say where they live', () => {
    expect(parsePath('ro', '/telefon/')?.canonical).toBe('/telefoane/')
    expect(parsePath('hu', '/telefoane/apple/')?.canonical).toBe('/telefon/apple/')
    expect(parsePath('gr', '/chasovnik/')?.canonical).toBe('/smartwatch/')
  })

  test('have no third segment', () => {
    expect(parsePath('ro', '/telefoane/apple/iphone/')).toBeUndefined()
  })
})

describe('a path', () => {
  test('without its trailing slash says where the page lives', () => {
    expect(parsePath('hu', '/fiok/vasarlasaim')).toEqual({
      page: 'my-purchases',
      params: [],
      canonical: '/fiok/vasarlasaim/',
    })
  })

  test('of an old page parses to itself and lives at the new one', () => {
    expect(parsePath('ro', '/contact/')).toMatchObject({
      page: 'contact-old',
      canonical: '/suport/#contact',
    })
    expect(parsePath('hu', '/gyik/')).toMatchObject({
      page: 'faq-old',
      canonical: '/ugyfelszolgalat/',
    })
  })

  test('may name one order, sale or step after the pages that have them', () => {
    expect(parsePath('ro', '/cont/cumparaturile-mele/K-1042/')).toMatchObject({
      page: 'my-purchases',
      params: ['K-1042'],
    })
    expect(parsePath('ro', '/sell/brand/')).toMatchObject({ page: 'sell-step', params: ['brand'] })
    expect(parsePath('ro', '/sell/brand/model/')).toBeUndefined()
  })

  test('below a page that takes nothing is no page', () => {
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
  ])('that no page has, "%s", is undefined', path => {
    expect(parsePath('ro', path)).toBeUndefined()
  })

  test('is read without its query and fragment', () => {
    expect(parsePath('ro', '/?a=/magazin/')?.page).toBe('home')
    expect(parsePath('ro', '/suport/#contact')?.page).toBe('support')
  })
})

describe('in the local environment', () => {
  test.each([
    ['/checkout/login/', 'cart-login'],
    ['/checkout/finalize/', 'cart-finalize'],
    ['/checkout/extra', 'cart-extra'],
  ])('%s is %s', (path, page) => {
    expect(localPage(path)).toBe(page)
    expect(parsePath('ro', path)).toBeUndefined()
  })

  test.each(['/checkout/', '/checkout/pay/', '/shop/kosar/login/', '/'])(
    '%s is no page of its own',
    path => {
      expect(localPage(path)).toBeUndefined()
    },
  )
})
