import { describe, expect, test } from 'vitest'
import { inOrder, parseListingQuery } from './listing-query.ts'

function parsed(query: string) {
  return parseListingQuery('ro', new URLSearchParams(query))
}

describe('the listing query of a URL', () => {
  test('an empty query is the first page by relevance', () => {
    expect(parsed('')).toEqual({ filters: {}, sort: 'relevance', page: 1, others: [] })
  })

  test('values in any case and order give the same listing query', () => {
    const filters = { brand: ['apple', 'samsung'], storage: ['128-gb'], grade: ['BUN'] }
    expect(parsed('stare=bun&Marca=Samsung,Apple,apple&memorie=128%20GB').filters).toEqual(filters)
    expect(parsed('marca=apple,samsung&memorie=128-gb&stare=BUN').filters).toEqual(filters)
  })

  test('the former key of the grade filter is accepted', () => {
    expect(parsed('conditie=FOARTE_BUN').filters).toEqual({ grade: ['FOARTE_BUN'] })
  })

  test('an invalid grade or price is left out, an unknown brand is kept', () => {
    expect(parsed('stare=NOU&pret=abc&marca=nokia').filters).toEqual({ brand: ['nokia'] })
  })

  test('the price fields of a form without scripts give a price range, empty fields give none', () => {
    expect(parsed('pret-from=4.000&pret-to=500').filters).toEqual({ price: ['500-4000'] })
    expect(parsed('pret-from=&pret-to=').filters).toEqual({})
    expect(parsed('pret=1-2&pret-from=500&pret-to=').filters).toEqual({ price: ['1-2'] })
  })

  test('an unknown order falls back to relevance, an invalid page to the first page', () => {
    expect(parsed('sort=cheapest&page=0')).toMatchObject({ sort: 'relevance', page: 1 })
    expect(parsed('sort=saving&page=12')).toMatchObject({ sort: 'saving', page: 12 })
    expect(parsed('page=99999').page).toBe(99999)
    expect(parsed('page=100000').page).toBe(1)
  })

  test('unknown query pairs are kept unchanged', () => {
    expect(parsed('utm_source=mail&q=x&page=2&tarhely=1').others).toEqual([
      ['utm_source', 'mail'],
      ['tarhely', '1'],
    ])
  })

  test('names of built-in object properties are ordinary values', () => {
    expect(parsed('marca=__proto__,constructor').filters).toEqual({
      brand: ['constructor', 'proto'],
    })
  })
})

test('A filter implied by the search text applies until its key is in the query, even with an empty value', () => {
  const implied = { storage: ['256-gb'] }
  const storagesOf = (query: string) =>
    parseListingQuery('hu', new URLSearchParams(query), implied).filters.storage
  expect(storagesOf('q=iphone')).toEqual(['256-gb'])
  expect(storagesOf('q=iphone&tarhely=128-gb')).toEqual(['128-gb'])
  expect(storagesOf('q=iphone&tarhely=')).toBeUndefined()
  expect(storagesOf('q=iphone&tarhely=&tarhely=256-gb')).toEqual(['256-gb'])
})

test('Values are deduplicated and sorted', () => {
  expect(inOrder(['256-gb', '128-gb', '256-gb'])).toEqual(['128-gb', '256-gb'])
})
