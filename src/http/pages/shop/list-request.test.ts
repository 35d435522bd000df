import { describe, expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import type { PageRequest } from '../page-request.ts'
import { filtersOf, requestedList, stayAtAddress } from './list-request.ts'

function requestOf(market: Market, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://shop.example')
  return { market, path: pathname, query: searchParams } as PageRequest
}

/** Where a list URL redirects to; `undefined` if it is canonical. */
function movedFrom(market: Market, address: string): string | undefined {
  const page = requestOf(market, address)
  try {
    stayAtAddress(page, requestedList(page))
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    expect(thrown.status).toBe(301)
    return thrown.headers.get('location') ?? ''
  }
  return undefined
}

describe('a list has one URL', () => {
  test.each([
    ['ro', '/telefoane/'],
    ['ro', '/telefoane/apple/?memorie=128-gb,256-gb&stare=BUN&sort=price-up&page=2'],
    ['bg', '/telefoni/?marka=apple,samsung'],
    ['hu', '/shop/apple/iphone-13/?tarhely=128-gb'],
    ['gr', '/laptop/?price=500-4000&ram=8-gb&utm_source=mail'],
  ] as const)('a list in %s keeps the URL %s', (market, address) => {
    expect(movedFrom(market, address)).toBeUndefined()
  })

  test.each([
    [
      'filters in another order',
      'ro',
      '/telefoane/?stare=BUN&culoare=blue',
      '/telefoane/?culoare=blue&stare=BUN',
    ],
    ['values in another order', 'bg', '/telefoni/?tsvyat=red,blue', '/telefoni/?tsvyat=blue,red'],
    [
      'a key written twice',
      'ro',
      '/tablete/?culoare=red&culoare=blue',
      '/tablete/?culoare=blue,red',
    ],
    [
      'mixed case',
      'hu',
      '/Telefon/Apple/?Szin=Black&allapot=bun',
      '/telefon/apple/?szin=black&allapot=BUN',
    ],
    ['the keys of the API', 'gr', '/smartphone/?grade=BUN', '/smartphone/?condition=BUN'],
    ['an old name', 'ro', '/telefoane/?conditie=FOARTE_BUN', '/telefoane/?stare=FOARTE_BUN'],
    ['an old name in Cyrillic', 'bg', '/telefoni/?състояние=BUN', '/telefoni/?sastoyanie=BUN'],
    [
      'an alias of the category',
      'bg',
      '/chasovnik/?material=titanium',
      '/smartwatch/?material=titanium',
    ],
    ['the category of another market', 'ro', '/okosora/apple/?page=2', '/smartwatch/apple/?page=2'],
    [
      'one brand as a filter',
      'gr',
      '/smartphone/?brand=apple&color=red',
      '/smartphone/apple/?color=red',
    ],
    ['a second brand', 'hu', '/telefon/samsung/?marka=apple', '/telefon/?marka=apple,samsung'],
    ['the brand of the page as a filter', 'ro', '/magazin/apple/?marca=samsung', '/magazin/apple/'],
    [
      'the fields of a form without scripts',
      'ro',
      '/laptopuri/?pret-from=4.000&pret-to=&ram=8-gb&ram=16-gb&sort=relevance',
      '/laptopuri/?pret=4000-&ram=16-gb,8-gb',
    ],
    ['an unknown sort order', 'ro', '/telefoane/?sort=best', '/telefoane/'],
    ['the first page by number', 'ro', '/telefoane/?page=1', '/telefoane/'],
    ['an unknown grade', 'ro', '/telefoane/?stare=NOU&utm_source=x', '/telefoane/?utm_source=x'],
    ['no trailing slash', 'ro', '/telefoane/apple', '/telefoane/apple/'],
  ] as const)('a list URL with %s redirects to the canonical URL, in %s', (_, market, from, to) => {
    expect(movedFrom(market, from)).toBe(to)
    expect(movedFrom(market, to)).toBeUndefined()
  })

  test('a path that is not a list is not found', () => {
    expect(() => requestedList(requestOf('ro', '/magazin/cosul-meu/'))).toThrow()
    expect(() => requestedList(requestOf('ro', '/nimic/'))).toThrow()
  })
})

test('The brand in the URL of a category is not a filter of its page, two brands are', () => {
  expect(filtersOf(requestedList(requestOf('ro', '/telefoane/apple/?culoare=red')))).toEqual({
    color: ['red'],
  })
  expect(filtersOf(requestedList(requestOf('ro', '/telefoane/?marca=apple,samsung')))).toEqual({
    brand: ['apple', 'samsung'],
  })
})
