import { describe, expect, test } from 'vitest'
import type { FoundModels } from '#services/catalogue/find-models.ts'
import { aVisit, pageResultOf } from '#test/support/page-visit.ts'
import { aRawListing } from '#test/support/raw-listing.ts'
import { fakeDatabase, testContext } from '#test/support/test-context.ts'
import { loadSearch, planSearch } from './load-search.ts'

const popular = { offer: { listingId: 'popular' } }

/** Loads the page from a database without models, which records what it is searched for. */
async function loadPage(address: string) {
  const queries: string[] = []
  const database = fakeDatabase(({ text }) => {
    const query = queryOf(text)
    queries.push(query)
    return query === 'popular' ? [aRawListing({ id: 'popular' })] : []
  })
  const ctx = testContext({ ...database, clock: () => new Date('2026-11-21T10:00:00Z') })
  return { ...(await pageResultOf(loadSearch, aVisit(ctx, address))), queries }
}

function queryOf(text: string) {
  if (text.includes('wanted (type)') && text.includes('best.popularity')) return 'popular'
  return text.includes('with found as') ? 'models' : 'listings'
}

/** What the search page of a URL does with the models found. */
function planFor(address: string, found: FoundModels) {
  const { pathname, searchParams: query } = new URL(address, 'http://shop.example')
  return planSearch({ market: 'ro', path: pathname, query }, query.get('q') ?? '', found)
}

const iphones: FoundModels = {
  modelIds: ['iphone-13', 'iphone-13-pro'],
  filters: { storage: ['256-gb'] },
}

describe('the search page', () => {
  test('a search lists the models found, the best first, with the storage named in the search text', () => {
    const { browse, ...shown } = planFor('/cautare/?q=iphone%2013%20256', iphones)
    expect(browse).toEqual({
      market: 'ro',
      models: ['iphone-13', 'iphone-13-pro'],
      filters: { storage: ['256-gb'] },
      sort: 'relevance',
      page: 1,
    })
    expect(shown).toMatchObject({
      search: { text: 'iphone 13 256', implied: { storage: ['256-gb'] } },
    })
  })

  test('a filter implied by the search text can be removed in the URL', () => {
    const { browse } = planFor('/cautare/?q=iphone&memorie=&culoare=red&page=2', iphones)
    expect(browse).toMatchObject({ filters: { color: ['red'] }, page: 2 })
  })

  test('a search stays within the category named in the text, unless it is accessories', () => {
    const laptops = planFor('/cautare/?q=laptop', { ...iphones, category: 'laptops' })
    expect(laptops.browse).toMatchObject({ category: 'laptops' })
    const cases = planFor('/cautare/?q=husa', { ...iphones, category: 'accessories' })
    expect(cases.browse).toBeDefined()
    expect(cases.browse).not.toHaveProperty('category')
    expect(cases).toMatchObject({ category: 'accessories' })
  })

  test('an empty search searches nothing and shows popular products', async () => {
    const { shown, queries } = await loadPage('/cautare/')
    expect(shown).toMatchObject({ kind: 'help', search: { text: '' }, popular: [popular] })
    expect(queries).toEqual(['popular'])
  })

  test('a search without results shows popular products', async () => {
    const { shown, queries } = await loadPage('/cautare/?q=qwxz')
    expect(shown).toMatchObject({ kind: 'help', search: { text: 'qwxz' }, popular: [popular] })
    expect(queries).toEqual(['models', 'popular'])
  })

  test.each([
    ['extra spaces', '?q=%20iphone%20%2013', '?q=iphone%2013'],
    ['more than a hundred characters', `?q=${'x'.repeat(101)}`, `?q=${'x'.repeat(100)}`],
    ['filters before the search text', '?culoare=red&q=x', '?q=x&culoare=red'],
    ['filters without a search text', '?culoare=red&q=', ''],
  ])('a search URL with %s redirects to its canonical URL', async (_, from, to) => {
    const { response } = await loadPage(`/cautare/${from}`)
    expect(response?.status).toBe(301)
    expect(response?.headers.get('location')).toBe(`/cautare/${to}`)
  })

  test('a search URL with a filter that the search text implies redirects to its canonical URL', () => {
    try {
      planFor('/cautare/?q=x&memorie=256-gb', iphones)
      expect.unreachable()
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(Response)
      expect((thrown as Response).status).toBe(301)
      expect((thrown as Response).headers.get('location')).toBe('/cautare/?q=x')
    }
  })

  test('a path of another market is not a page of this one', async () => {
    const { status, queries } = await loadPage('/kereses/?q=iphone')
    expect(status).toBe(404)
    expect(queries).toEqual([])
  })
})
