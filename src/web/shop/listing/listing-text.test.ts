import { describe, expect, test } from 'vitest'
import { bg } from '#text/shell/catalogue/bg.ts'
import { el } from '#text/shell/catalogue/el.ts'
import { hu } from '#text/shell/catalogue/hu.ts'
import { ro } from '#text/shell/catalogue/ro.ts'
import { searchText } from '../search/search-text.ts'
import { listingText } from './listing-text.ts'

const whole = { category: 'phones', filters: {}, listing: { page: 1, sort: 'relevance' } } as const

describe('the robots setting of a list', () => {
  test('a list without filters, and any page of it, is indexed', () => {
    expect(listingText(ro, whole, { returnDays: 60 }).robots).toBeUndefined()
    const third = { ...whole, listing: { page: 3, sort: 'relevance' } } as const
    expect(listingText(ro, third, { returnDays: 60 })).not.toHaveProperty('robots')
    expect(listingText(ro, third, { returnDays: 60 }).title).toBe(
      'Telefoane recondiționate · Pagina 3 · Kintsu',
    )
  })

  test('a list with filters or in another order is not indexed', () => {
    expect(
      listingText(ro, { ...whole, filters: { color: ['red'] } }, { returnDays: 60 }).robots,
    ).toBe('noindex')
    const cheapest = { ...whole, listing: { page: 1, sort: 'price-up' } } as const
    expect(listingText(ro, cheapest, { returnDays: 60 }).robots).toBe('noindex')
  })

  test('a brand in the URL of a category does not count as a filter', () => {
    const brand = { slug: 'apple', name: 'Apple' }
    expect(listingText(ro, { ...whole, brand }, { returnDays: 60 })).not.toHaveProperty('robots')
  })
})

describe('the title of a search', () => {
  test.each([
    ['ro', ro, 'Rezultate pentru „iphone 13” · Kintsu', 'Căutare · Kintsu'],
    ['bg', bg, 'Резултати за „iphone 13“ · Kintsu', 'Търсене · Kintsu'],
    ['hu', hu, 'Találatok erre: „iphone 13” · Kintsu', 'Keresés · Kintsu'],
    ['el', el, 'Αποτελέσματα για «iphone 13» · Kintsu', 'Αναζήτηση · Kintsu'],
  ])(
    'in %s the title contains the search text, and the page is not indexed',
    (_, text, titled, emptyTitle) => {
      const view = { search: { text: 'iphone 13' } }
      expect(searchText(text, view)).toMatchObject({ title: titled, robots: 'noindex' })
      expect(searchText(text, { search: { text: '' } }).title).toBe(emptyTitle)
    },
  )
})
