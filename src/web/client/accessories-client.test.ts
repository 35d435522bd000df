import { afterEach, describe, expect, test } from 'vitest'
import { fetchRelatedAccessories } from './accessories-client.ts'

const trueFetch = globalThis.fetch

function mockResponses(respond: () => Response) {
  const requests: string[] = []
  globalThis.fetch = async url => {
    requests.push(String(url))
    return respond()
  }
  return requests
}

function accessory(id: string, type: string) {
  return {
    id,
    type,
    name: id,
    isFreeProtector: false,
    colorHex: '#111111',
    price: { minor: 4_900, currency: 'RON' },
  }
}

function fetchAccessories() {
  return fetchRelatedAccessories('ro', ['P101601', 'P101602'], new AbortController().signal)
}

afterEach(() => {
  globalThis.fetch = trueFetch
})

describe('related accessories', () => {
  test('related accessories are requested by country and products as specified, and returned category by category', async () => {
    const requests = mockResponses(() =>
      Response.json({
        success: true,
        data: {
          accessoriesPerCategory: [
            { category: 'case', accessories: [accessory('K1', 'case'), accessory('K2', 'case')] },
            { category: 'cable', accessories: [accessory('W1', 'cable')] },
          ],
        },
      }),
    )
    expect((await fetchAccessories()).map(({ id }) => id)).toEqual(['K1', 'K2', 'W1'])
    expect(requests).toEqual([
      '/api/get-related-accessories/?countryCode=RO&productIds=P101601%2CP101602',
    ])
  })

  test.each([
    ['not successful', { success: false, data: { accessoriesPerCategory: [] } }],
    [
      'without a price',
      {
        success: true,
        data: { accessoriesPerCategory: [{ category: 'case', accessories: [{ id: 'K1' }] }] },
      },
    ],
  ])('a response %s is an error that the page can retry', async (_, body) => {
    mockResponses(() => Response.json(body))
    await expect(fetchAccessories()).rejects.toThrow('No accessories were answered')
  })

  test('a server error is an error that the page can retry', async () => {
    mockResponses(() => new Response(null, { status: 503 }))
    await expect(fetchAccessories()).rejects.toThrow('503')
  })
})
