import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#http/api/api.ts'
import { type ApiApp, apiApp } from '../support/api-app.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'

type Operation = {
  readonly summary: string
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, { readonly content: Record<string, unknown> }>>
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: {
        readonly schema: object
        readonly examples?: Readonly<Record<string, { readonly value: object }>>
      }
    }
  }
}
type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let database: TestDatabase
let api: ApiApp
let document: Document

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  document = (await api.ask('/api/openapi.json')).json<Document>()
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

function operations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

describe('the OpenAPI description', () => {
  test('the description is OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
  })

  test('the description lists the endpoints of this shop', () => {
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/listings/',
        '/api/products/{productId}/',
        '/api/counties/',
        '/api/localities/',
        '/api/streets/',
        '/api/pickup-points/',
      ]),
    )
  })

  test('the description contains every route under /api; others are answered 404 or 405', async () => {
    const served = api.routes.filter(
      ({ method, url }) => url.startsWith('/api') && method !== 'HEAD',
    )
    expect(served.length).toBeGreaterThan(6)
    for (const { method, url } of served) {
      const path = url.replace(/:(\w+)/g, '{$1}')
      if (document.paths[path]?.[method.toLowerCase()]) continue
      const response = await api.app.inject({
        method: method as 'GET',
        url: url.replace('*', 'x'),
        // Fastify requires a body for QUERY.
        ...(method === 'QUERY' && {
          headers: { 'content-type': 'application/json' },
          payload: '{}',
        }),
      })
      expect([404, 405], `${method} ${url}`).toContain(response.statusCode)
    }
  })

  test('the description contains no endpoint that does not exist', async () => {
    for (const { path, method } of operations())
      expect(
        api.app.hasRoute({
          method: method.toUpperCase() as 'GET',
          url: path.replace(/\{(\w+)\}/g, ':$1'),
        }),
      ).toBe(true)
  })

  test('the description has a unique name, a summary and an example for each endpoint', () => {
    const names = operations().map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const { operation } of operations()) {
      expect(operation.summary).toMatch(/\.$/)
      const [done] = Object.entries(operation.responses).filter(([status]) => status < '300')
      expect(Object.values(done?.[1].content ?? {})[0]).toHaveProperty('example')
    }
  })

  test('the description shows an order paid partly by vouchers, and one paid completely', () => {
    const { post } = document.paths['/api/orders/'] ?? {}
    const examples = post?.requestBody?.content['application/json']?.examples ?? {}
    expect(examples.usual?.value).not.toHaveProperty('vouchers')
    // 250 of 1 532.98 lei.
    expect(examples['a voucher pays a part']?.value).toMatchObject({
      shownTotal: { minor: 153_298 },
      vouchers: { codes: ['K7QX-92MD-0RTV-3HWB'], shownToPay: { minor: 128_298 } },
    })
    // Nothing is left to pay on delivery: no fee of 9.99 and no method.
    expect(examples['vouchers pay all of it']?.value).toMatchObject({
      payment: { type: '' },
      shownTotal: { minor: 152_299 },
      vouchers: { shownToPay: { minor: 0 } },
    })
  })

  test('the description allows no unknown key in a body', () => {
    for (const { operation } of operations())
      if (operation.requestBody?.content['application/json'])
        expect(operation.requestBody.content['application/json'].schema).toMatchObject({
          additionalProperties: false,
        })
  })
})

describe('every example of an endpoint', () => {
  test.each(endpoints.map(each => [`${each.method} ${each.path}`, each] as const))(
    'the examples of %s are valid for its schemas',
    (_, { params, query, body, answer, example }) => {
      expect(answer.safeParse(example.answer).error).toBeUndefined()
      expect(params?.safeParse(example.params).error).toBeUndefined()
      expect(query?.safeParse(example.query).error).toBeUndefined()
      for (const sent of [example.body, ...Object.values(example.bodies ?? {})])
        expect(body?.safeParse(sent).error).toBeUndefined()
    },
  )

  // The order and the trade-in of the examples do not exist: order-links.test.ts and trade-ins.test.ts request existing
  // ones. Member and staff endpoints are tested elsewhere.
  const publicReads = endpoints.filter(
    each =>
      each.method === 'GET' &&
      each.access === undefined &&
      !each.path.startsWith('/api/orders/{number}/') &&
      !each.path.startsWith('/api/sales/{number}/'),
  )
  test.each(publicReads.map(each => [each.path, each] as const))(
    'the example of %s is answered',
    async (path, { example }) => {
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? '')
      const response = await api.ask({ method: 'GET', url, query: { ...example.query } })
      expect(response.statusCode).toBe(200)
    },
  )
})

describe('arbitrary requests', () => {
  test.each(
    endpoints.flatMap(({ method, path, example, access }) =>
      method === 'GET' && example.query && access !== 'member' ? [[path, example] as const] : [],
    ),
  )('%s answers or refuses, and never fails', async (path, example) => {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? '')
    const names = Object.keys(example.query ?? {})
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 120 }),
          fc.constantFrom('0', '-1', '1e309', '\0', '%', "'", '[]', '__proto__', '999999999'),
        ),
        async (name, value) => {
          const query = new URLSearchParams({ ...example.query, [name]: value })
          const response = await api.ask({ method: 'GET', url: `${url}?${query}` })
          expect([200, 400, 404]).toContain(response.statusCode)
        },
      ),
      { numRuns: 40 },
    )
  })
})
