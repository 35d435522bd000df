import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let port = 0

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  port = await shop.listen()
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** The complete response to a raw request. */
async function responseTo(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'))
  return text(socket)
}

describe('a request', () => {
  test('a request with one Host is answered', async () => {
    const response = await responseTo('GET /healthz HTTP/1.1', 'host: shop.example')
    expect(response).toMatch(/^HTTP\/1\.1 200 OK/)
  })

  test.each(['/healthz', '/api/counties/?market=ro', '/ro/', '/api/nothing/'])(
    'a request for %s with two Hosts is answered 400, even if both are the same',
    async path => {
      for (const second of ['evil.example', 'shop.example']) {
        const response = await responseTo(
          `GET ${path} HTTP/1.1`,
          'Host: shop.example',
          'accept: application/json',
          `HOST: ${second}`,
        )
        expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/)
        expect(response).toContain('"code":"bad-request"')
        expect(response).toContain('"field":"Host"')
      }
    },
  )

  test('a write request with two Hosts is answered 400', async () => {
    const response = await responseTo(
      'POST /api/promo/ HTTP/1.1',
      'host: shop.example',
      'host: shop.example',
      'content-type: application/json',
      'content-length: 2',
    )
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    expect(response).toContain('"field":"Host"')
  })

  test.each(['/healthz', '/api/counties/?market=ro', '/ro/'])(
    'a request for %s whose URL names another host than its header is answered 400',
    async path => {
      const lines = ['Host: shop.example', 'accept: application/json']
      const other = await responseTo(`GET http://evil.example${path} HTTP/1.1`, ...lines)
      expect(other).toMatch(/^HTTP\/1\.1 400 Bad Request/)
      expect(other).toContain('"field":"Host"')
      const same = await responseTo(`GET http://SHOP.example${path} HTTP/1.1`, ...lines)
      expect(same).not.toContain('"field":"Host"')
    },
  )

  test('an HTTP/1.1 request without a Host is answered 400', async () => {
    expect(await responseTo('GET /healthz HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  })
})

test('behind a trusted proxy the market comes from Host, not from other headers of the visitor', async () => {
  const proxied = await wholeShop(database.url, { TRUST_PROXY: '1' })
  const visit = (host: string, forwarded: string) =>
    proxied.visit('/', { headers: { host, 'x-forwarded-host': forwarded } })
  const own = await proxied.visit('/', { headers: { host: 'hu.shop.example' } })
  expect([own.statusCode, own.body.includes('lang="hu"')]).toEqual([200, true])
  for (const forwarded of ['shop.example', 'evil.example', 'hu.shop.example, shop.example']) {
    const result = await visit('hu.shop.example', forwarded)
    expect([result.statusCode, result.body.includes('lang="hu"')]).toEqual([200, true])
  }
  const choice = await visit('shop.example', 'hu.shop.example')
  expect(choice.body).not.toContain('lang="hu"><head')
  await proxied.close()
})
