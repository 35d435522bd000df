import { afterEach, describe, expect, test } from 'vitest'
import { aCart, aPhone } from '#domain/cart/cart.builders.ts'
import { fetchSimilar } from './cart-similar-client.ts'

const trueFetch = globalThis.fetch

function card(productId: string, modelId: string) {
  return {
    product: {
      id: productId,
      model: {
        id: modelId,
        legacyId: 1016,
        brand: 'Apple',
        name: modelId,
        type: 'SMARTPHONE',
        year: 2021,
      },
      configuration: { storage: '128 GB' },
    },
    offer: {
      listingId: `ro-${productId}`,
      grade: 'good',
      stock: 1,
      price: { minor: 179_900, currency: 'RON' },
    },
  }
}

function mockListings(...cards: readonly ReturnType<typeof card>[]) {
  const requests: string[] = []
  globalThis.fetch = async url => {
    requests.push(String(url))
    return Response.json({
      cards,
      total: cards.length,
      page: 1,
      pages: 1,
      sort: 'relevance',
      facets: [],
      priceRange: { from: 0, to: 0 },
    })
  }
  return requests
}

const { signal } = new AbortController()

afterEach(() => {
  globalThis.fetch = trueFetch
})

describe('devices shown beside a cart', () => {
  test('similar devices are of the first device’s category, the most relevant first', async () => {
    const requests = mockListings(card('P1', 'iphone-13'))
    const tablet = aPhone('line-1', { device: { id: '', modelType: 'TABLET', grade: 'good' } })
    await fetchSimilar(aCart({ phoneCart: [tablet, aPhone('line-2')] }), signal)
    expect(requests).toEqual(['/api/listings/?market=ro&category=tablets&sort=relevance'])
  })

  test('similar devices come from the whole shop if the cart is empty', async () => {
    const requests = mockListings(card('P1', 'iphone-13'))
    await fetchSimilar(aCart(), signal)
    expect(requests).toEqual(['/api/listings/?market=ro&sort=relevance'])
  })

  test('similar devices omit what is in the cart and show one card per model', async () => {
    mockListings(
      card('P1', 'iphone-13'),
      card('P2', 'iphone-13'),
      card('P3', 'iphone-13'),
      card('P4', 'pixel-8'),
    )
    const cart = aCart({ phoneCart: [aPhone('line-1', { productId: 'P1' })] })
    const found = await fetchSimilar(cart, signal)
    expect(found.map(({ product }) => product.id)).toEqual(['P2', 'P4'])
  })

  test('an unreadable response is an error, and the page shows no similar devices', async () => {
    globalThis.fetch = async () => Response.json({ cards: 'none' })
    await expect(fetchSimilar(aCart(), signal)).rejects.toThrow()
  })
})
