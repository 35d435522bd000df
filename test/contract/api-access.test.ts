import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ok } from '#domain/result.ts'
import { endpoint } from '#http/api/endpoint.ts'
import { serveEndpoints } from '#http/api/serve.ts'
import { answerProblems } from '#http/problem.ts'
import type { Context } from '#services/context.ts'
import { bases } from '../support/api-app.ts'
import { expectProblem } from '../support/problems.ts'

const echoEndpoint = endpoint({
  method: 'POST',
  path: '/api/echo/',
  summary: 'Says it again.',
  status: 201,
  body: z.strictObject({
    words: z.string().max(5),
    more: z.strictObject({ n: z.int() }).optional(),
  }),
  answer: z.object({ words: z.string() }),
  refuses: [400, 403],
  example: { body: { words: 'hello' }, answer: { words: 'hello' } },
  serve: async ({ body }) => ok({ words: body.words }),
})

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify({ bodyLimit: 1024 })
  answerProblems(app)
  const options = { ctx: {} as Context, bases, ordersPerMinute: 20 }
  await app.register(api => serveEndpoints(api, [echoEndpoint], options))
  await app.ready()
})

afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
function post(options: Omit<InjectOptions, 'method' | 'url'> = {}) {
  return app.inject({ method: 'POST', url: '/api/echo/', payload: '{"words":"hi"}', ...options })
}

describe('a write request', () => {
  test('a write without a browser and without a cookie is accepted', async () => {
    const response = await post({ headers: json })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ words: 'hi' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each([
    { origin: 'https://shop.example' },
    { origin: 'https://hu.shop.example', cookie: 'a=b' },
    { 'sec-fetch-site': 'same-origin', cookie: 'a=b' },
    { 'sec-fetch-site': 'same-site', origin: 'https://hu.shop.example' },
  ])('a write from the shop’s own pages is accepted: %j', async headers => {
    expect((await post({ headers: { ...json, ...headers } })).statusCode).toBe(201)
  })

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://shop.example' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'https://shop.example:8443' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none', cookie: 'a=b' },
    { cookie: 'a=b' },
  ])('a write from a foreign origin is refused: %j', async headers => {
    expectProblem(await post({ headers: { ...json, ...headers } }), {
      status: 403,
      code: 'foreign-origin',
    })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a write with the content type %s is refused',
    async type => {
      expectProblem(await post({ headers: { 'content-type': type } }), {
        status: 415,
        code: 'unsupported-media-type',
      })
    },
  )

  test.each([
    ['{"words":"hello!"}', 'words'],
    ['{"words":1}', 'words'],
    ['{}', 'words'],
    ['{"words":"hi","role":"admin"}', 'role'],
    ['{"words":"hi","more":{"n":1,"x":2}}', 'more.x'],
    ['{"words":"hi","more":{"n":1.5}}', 'more.n'],
    ['{"words":"hi","more":{"n":1e309}}', 'more.n'],
    ['[]', undefined],
    ['null', undefined],
    ['"hi"', undefined],
    ['{"words":', undefined],
    ['{"words":"hi","__proto__":{"words":"hi"}}', undefined],
    [`${'['.repeat(500)}${']'.repeat(500)}`, undefined],
  ])('a write with the body %s is answered 400 and names the field', async (payload, field) => {
    expectProblem(await post({ headers: json, payload }), {
      status: 400,
      code: 'bad-request',
      ...(field !== undefined && { field }),
    })
  })

  test('a write without a body is answered 400', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/echo/' })
    expectProblem(response, { status: 400, code: 'bad-request' })
  })

  test('a body of the maximum size is accepted, and one byte more is refused', async () => {
    const padded = (bytes: number) => '{"words":"hi"}'.padEnd(bytes)
    expect((await post({ headers: json, payload: padded(1024) })).statusCode).toBe(201)
    expectProblem(await post({ headers: json, payload: padded(1025) }), {
      status: 413,
      code: 'too-large',
    })
  })
})

describe('an API path', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'a path that accepts POST answers %s with 405 and names the allowed method',
    async method => {
      const response = await app.inject({ method, url: '/api/echo/' })
      expectProblem(response, { status: 405, code: 'method-not-allowed' })
      expect(response.headers.allow).toBe('POST')
    },
  )

  test.each(['/api', '/api/', '/api/echo', '/api/echo/x', '/api/%00', '/api/../api/x'])(
    'the path %s is answered 404',
    async url => {
      expectProblem(await app.inject(url), { status: 404, code: 'not-found' })
      const written = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'text/plain' },
        payload: 'x',
      })
      expectProblem(written, { status: 404, code: 'not-found' })
    },
  )
})
