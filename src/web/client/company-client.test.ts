import { afterEach, expect, test, vi } from 'vitest'
import { lookUpCompany } from './company-client.ts'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

function mockResponses(status: number, body: unknown) {
  const requests: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push([url, init])
    return new Response(JSON.stringify(body), { status })
  })
  return requests
}

const company = { name: 'GRĂDINA CU NUCI SRL', isVatPayer: true }

test('a company is requested as JSON, without its code in the URL', async () => {
  const requests = mockResponses(200, { kind: 'found', company })
  expect(await lookUpCompany('ro', 'RO90012345', signal)).toEqual({ kind: 'found', company })
  expect(requests.map(([url, init]) => [url, init.method, init.body])).toEqual([
    ['/api/company-lookup/', 'POST', '{"market":"ro","fiscalCode":"RO90012345"}'],
  ])
})

test.each([{ kind: 'not-found' }, { kind: 'not-verified' }])(
  'the result of the server is returned: %j',
  async result => {
    mockResponses(200, result)
    expect(await lookUpCompany('ro', 'RO90012345', signal)).toEqual(result)
  },
)

test.each([400, 422, 429, 500, 503])(
  'a response with status %i leaves the code unverified',
  async status => {
    mockResponses(status, { code: 'x' })
    expect(await lookUpCompany('ro', 'RO90012345', signal)).toEqual({ kind: 'not-verified' })
  },
)

test('an unreadable response, or none at all, leaves the code unverified', async () => {
  mockResponses(200, { kind: 'found', company: { name: 'GRĂDINA CU NUCI SRL' } })
  expect(await lookUpCompany('ro', 'RO90012345', signal)).toEqual({ kind: 'not-verified' })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await lookUpCompany('ro', 'RO90012345', signal)).toEqual({ kind: 'not-verified' })
})
