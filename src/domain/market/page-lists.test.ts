import { expect, test } from 'vitest'
import { listedPages, unlistedPaths } from './page-lists.ts'

test('search engines may list the public pages with content of their own, by one key each', () => {
  expect(listedPages.toSorted()).toEqual([
    'about-us',
    'accessibility',
    'blog',
    'cookies',
    'home',
    'privacy',
    'refund-policy',
    'reviews',
    'sell',
    'sell-reviews',
    'seller-guide',
    'support',
    'terms',
    'testing',
    'withdrawal',
  ])
})

test('crawlers leave personal pages and the search alone; a page below another has no line of its own', () => {
  expect(unlistedPaths('ro').toSorted()).toEqual([
    '/alerta-stoc/',
    '/autentifica-te/',
    '/cautare/',
    '/compara/',
    '/cont/',
    '/favorite/',
    '/forgot/',
    '/inregistreaza-te/',
    '/logout/',
    '/magazin/cosul-meu/',
    '/magazin/multumim-tbi/',
    '/magazin/multumim/',
    '/magazin/plata-esuata/',
    '/magazin/procesare-plata/',
    '/pasaport/',
    '/sell/',
  ])
})

test('a page that a market lacks is not in its paths', () => {
  expect(unlistedPaths('gr')).not.toContain('')
  expect(unlistedPaths('gr')).toHaveLength(15)
})
