import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Shop } from '#http/shop.ts'
import { shopContext, siteContext } from '#http/site.ts'
import type { Browse } from '#services/catalogue/browse-listings.ts'
import type { FoundModels } from '#services/catalogue/find-models.ts'
import { loadSearch } from './load-search.ts'

const base = 'http://shop.example'
const bases = { ro: `${base}/ro`, bg: `${base}/bg`, hu: `${base}/hu`, gr: `${base}/gr` }

/** Loads the page from a fake shop with fixed results, which records the calls. */
async function requesting(address: string, found: FoundModels = { modelIds: [], filters: {} }) {
  const searched: string[] = []
  const browsed: Browse[] = []
  const shop = {
    findModels: async ({ text }: { text: string }) => {
      searched.push(text)
      return found
    },
    browseListings: async (requested: Browse) => {
      browsed.push(requested)
      return { total: 1 }
    },
    viewPopular: async () => ['popular'],
  }
  const context = new RouterContextProvider()
  context.set(shopContext, shop as unknown as Shop)
  context.set(siteContext, { market: 'ro', bases, prefix: '/ro', address: '10.0.0.1' })
  const request = new Request(`${base}/ro${address}`)
  const shown = await loadSearch({ request, context }).catch((answer: unknown) => answer)
  return { shown, searched, browsed }
}

const iphones: FoundModels = {
  modelIds: ['iphone-13', 'iphone-13-pro'],
  filters: { storage: ['256-gb'] },
}

describe('the search page', () => {
  test('a search lists the models found, the best first, with the storage named in the search text', async () => {
    const { shown, searched, browsed } = await requesting('/cautare/?q=iphone%2013%20256', iphones)
    expect(searched).toEqual(['iphone 13 256'])
    expect(browsed).toEqual([
      {
        market: 'ro',
        models: ['iphone-13', 'iphone-13-pro'],
        filters: { storage: ['256-gb'] },
        sort: 'relevance',
        page: 1,
      },
    ])
    expect(shown).toMatchObject({
      kind: 'results',
      search: { text: 'iphone 13 256', implied: { storage: ['256-gb'] } },
      filters: { storage: ['256-gb'] },
    })
  })

  test('a filter implied by the search text can be removed in the URL', async () => {
    const { browsed } = await requesting('/cautare/?q=iphone&memorie=&culoare=red&page=2', iphones)
    expect(browsed).toMatchObject([{ filters: { color: ['red'] }, page: 2 }])
  })

  test('a search stays within the category named in the text, unless it is accessories', async () => {
    const laptops = await requesting('/cautare/?q=laptop', { ...iphones, category: 'laptops' })
    expect(laptops.browsed).toMatchObject([{ category: 'laptops' }])
    const cases = await requesting('/cautare/?q=husa', { ...iphones, category: 'accessories' })
    expect(cases.browsed[0]).not.toHaveProperty('category')
    expect(cases.shown).toMatchObject({ kind: 'results', category: 'accessories' })
  })

  test('an empty search searches nothing and shows popular products', async () => {
    const { shown, searched, browsed } = await requesting('/cautare/')
    expect(shown).toMatchObject({ kind: 'help', search: { text: '' }, popular: ['popular'] })
    expect([searched, browsed]).toEqual([[], []])
  })

  test('a search without results shows popular products', async () => {
    const { shown, browsed } = await requesting('/cautare/?q=qwxz')
    expect(shown).toMatchObject({ kind: 'help', search: { text: 'qwxz' }, popular: ['popular'] })
    expect(browsed).toEqual([])
  })

  test.each([
    ['spaces', '?q=%20iphone%20%2013', '?q=iphone%2013'],
    ['more than a hundred characters', `?q=${'x'.repeat(101)}`, `?q=${'x'.repeat(100)}`],
    ['filters before the words', '?culoare=red&q=x', '?q=x&culoare=red'],
    ['what the words say anyway', '?q=x&memorie=256-gb', '?q=x'],
    ['filters of no words', '?culoare=red&q=', ''],
  ])('a search URL with %s redirects to its canonical URL', async (_, from, to) => {
    const { shown } = await requesting(`/cautare/${from}`, iphones)
    expect(shown).toBeInstanceOf(Response)
    expect((shown as Response).status).toBe(301)
    expect((shown as Response).headers.get('location')).toBe(`/cautare/${to}`)
  })

  test('a path of another market is not a page of this one', async () => {
    const { shown } = await requesting('/kereses/?q=iphone')
    expect(shown).toMatchObject({ init: { status: 404 } })
  })
})
