import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { listenToLogs } from '#test/support/listen-to-logs.ts'
import { expectProblem } from '#test/support/problems.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

const token = 'a token of the office'
let database: TestDatabase
let shops: readonly [WholeShop, WholeShop]

beforeAll(async () => {
  database = await seededDatabase()
  const env = { OFFICE_TOKEN: token }
  shops = [await wholeShop(database.url, env), await wholeShop(database.url, env)]
})
afterAll(async () => {
  for (const shop of shops) await shop.close()
  await database.drop()
})

type TokenRequest = { readonly from: string; readonly token?: string; readonly process?: 0 | 1 }

const url = '/api/office/refunds/5b0a3c52-6f3e-4f0e-8d52-0a7f2d1b9c11/account/'

/** A staff request for a refund that does not exist. */
function ask({ from, token, process = 0 }: TokenRequest) {
  return shops[process].visit(url, {
    from,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
}

async function wrong(times: number, from: string) {
  for (let n = 0; n < times; n += 1)
    expect((await ask({ from, token: `guess ${n}` })).statusCode).toBe(401)
}

describe('wrong staff tokens', () => {
  test('wrong tokens are answered ten times per 15 minutes, then with 429 and Retry-After', async () => {
    const from = '198.51.100.1'
    await wrong(10, from)
    const result = await ask({ from, token: 'guess 10' })
    expectProblem(result, { status: 429, code: 'too-many-tries' })
    expect(Number(result.headers['retry-after'])).toBeGreaterThan(880)
    expect(Number(result.headers['retry-after'])).toBeLessThanOrEqual(900)
  })

  test('wrong tokens block the office for their IP address even with the right token, and for no other address', async () => {
    const from = '198.51.100.2'
    await wrong(9, from)
    expect((await ask({ from, token })).statusCode).toBe(404)
    await wrong(1, from)
    expectProblem(await ask({ from, token }), { status: 429, code: 'too-many-tries' })
    expect((await ask({ from: '198.51.100.3', token })).statusCode).toBe(404)
  })

  test('wrong tokens do not use up other rate limits of the IP address', async () => {
    const from = '198.51.100.4'
    await wrong(10, from)
    expect((await ask({ from, token: 'guess' })).statusCode).toBe(429)
    expect((await shops[0].visit('/api/counties/?market=ro', { from })).statusCode).toBe(200)
  })

  test('wrong tokens are counted across two processes', async () => {
    const from = '198.51.100.5'
    await wrong(10, from)
    expect((await ask({ from, token: 'guess', process: 1 })).statusCode).toBe(429)
    expect((await ask({ from, token, process: 1 })).statusCode).toBe(429)
  })

  test('wrong tokens are counted when a hundred arrive at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) => ask({ from: '198.51.100.6', token: `guess ${n}` })),
    )
    const statuses = all.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(90).fill(429)])
  })

  test('wrong tokens log one warning without address and token', async () => {
    const logs = listenToLogs()
    const [from, other] = ['198.51.100.7', '198.51.100.8']
    await wrong(10, from)
    for (let n = 0; n < 5; n += 1) await ask({ from, token: 'guess again' })
    await wrong(1, other)
    logs.stop()
    const lines = logs.written().split('\n')
    const warnings = lines.filter(line => line.includes('"office-token"'))
    expect(warnings.map(line => JSON.parse(line))).toEqual(
      [1, 2].map(() => ({
        level: 'warn',
        time: expect.any(String),
        event: 'office-token',
        requestId: expect.stringMatching(/^\w{12}$/),
        route: '/api/office/refunds/:id/account/',
        client: expect.stringMatching(/^[0-9a-f]{16}$/),
      })),
    )
    expect(new Set(warnings.map(line => JSON.parse(line).client)).size).toBe(2)
    expect(logs.written()).not.toMatch(/198\.51|guess/)
  })
})

test('a request without a token is refused as such and not counted', async () => {
  const from = '198.51.100.9'
  for (let n = 0; n < 12; n += 1)
    expectProblem(await ask({ from }), { status: 401, code: 'not-staff' })
  expect((await ask({ from, token })).statusCode).toBe(404)
})
