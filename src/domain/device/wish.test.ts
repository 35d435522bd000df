import { describe, expect, test } from 'vitest'
import { inOrder, parseListingQuery } from './wish.ts'

function choice(query: string) {
  return parseListingQuery('ro', new URLSearchParams(query))
}

describe('the wish of an address', () => {
  test('nothing asked is the first page by relevance', () => {
    expect(choice('')).toEqual({ filters: {}, sort: 'relevance', page: 1, others: [] })
  })

  test('values in any case and order are one wish', () => {
    const request = { brand: ['apple', 'samsung'], storage: ['128-gb'], grade: ['BUN'] }
    expect(choice('stare=bun&Marca=Samsung,Apple,apple&memorie=128%20GB').filters).toEqual(request)
    expect(choice('marca=apple,samsung&memorie=128-gb&stare=BUN').filters).toEqual(request)
  })

  test('the former name of the grade is understood', () => {
    expect(choice('conditie=FOARTE_BUN').filters).toEqual({ grade: ['FOARTE_BUN'] })
  })

  test('a grade or a price that is none is left out, an unknown brand is kept', () => {
    expect(choice('stare=NOU&pret=abc&marca=nokia').filters).toEqual({ brand: ['nokia'] })
  })

  test('the fields of a form without scripts are a price range, an empty one is none', () => {
    expect(choice('pret-from=4.000&pret-to=500').filters).toEqual({ price: ['500-4000'] })
    expect(choice('pret-from=&pret-to=').filters).toEqual({})
    expect(choice('pret=1-2&pret-from=500&pret-to=').filters).toEqual({ price: ['1-2'] })
  })

  test('an unknown order and a page that is none are the first', () => {
    expect(choice('sort=cheapest&page=0')).toMatchObject({ sort: 'relevance', page: 1 })
    expect(choice('sort=saving&page=12')).toMatchObject({ sort: 'saving', page: 12 })
    expect(choice('page=99999').page).toBe(99999)
    expect(choice('page=100000').page).toBe(1)
  })

  test('pairs that are not ours are kept as they are', () => {
    expect(choice('utm_source=mail&q=x&page=2&tarhely=1').others).toEqual([
      ['utm_source', 'mail'],
      ['tarhely', '1'],
    ])
  })

  test('names of every object are values like any other', () => {
    expect(choice('marca=__proto__,constructor').filters).toEqual({
      brand: ['constructor', 'proto'],
    })
  })
})

test('What the words of a search imply holds until its key is written, even with nothing', () => {
  const implied = { storage: ['256-gb'] }
  const request = (query: string) =>
    parseListingQuery('hu', new URLSearchParams(query), implied).filters.storage
  expect(request('q=iphone')).toEqual(['256-gb'])
  expect(request('q=iphone&tarhely=128-gb')).toEqual(['128-gb'])
  expect(request('q=iphone&tarhely=')).toBeUndefined()
  expect(request('q=iphone&tarhely=&tarhely=256-gb')).toEqual(['256-gb'])
})

test('Values are written once and in one order', () => {
  expect(inOrder(['256-gb', '128-gb', '256-gb'])).toEqual(['128-gb', '256-gb'])
})
