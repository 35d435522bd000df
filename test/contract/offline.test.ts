import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

/** In these tests Hungary has its own host, the other markets a prefix each. */
const markets = [
  { market: 'ro', language: 'ro', host: 'shop.example', base: '/ro', title: 'Nu ai conexiune la' },
  { market: 'bg', language: 'bg', host: 'shop.example', base: '/bg', title: 'Няма връзка с' },
  { market: 'hu', language: 'hu', host: 'hu.shop.example', base: '', title: 'Nincs internet' },
  { market: 'gr', language: 'el', host: 'shop.example', base: '/gr', title: 'Δεν υπάρχει σύνδεση' },
] as const

let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

describe.each(markets)('the offline page of $market', ({ market, language, host, base, title }) => {
  const get = (path: string) => shop.visit(base + path, { headers: { host } })

  test('is complete in itself, in the language of the market, and sets no cookie', async () => {
    const page = await get('/offline.html')
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha/)
    expect(page.body).toContain(`<html lang="${language}"`)
    expect(page.body).toContain(`<h1>${title}`)
    expect(page.body).toContain('content="noindex"')
    expect(page.body).not.toMatch(/<script|<link|<img|src=/)
  })

  test('is stored by a worker that may fetch from the shop alone', async () => {
    const worker = await get('/offline-worker.js')
    expect(worker.statusCode).toBe(200)
    expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    )
    expect(worker.body).toContain(`const page = "${base}/offline.html"`)
    expect(worker.body).toContain(`const prefix = "kintsu-offline-${market}-"`)
  })

  test('is announced by the pages of the market', async () => {
    const home = await get('/')
    expect(home.body).toContain(`data-worker="${base}/offline-worker.js"`)
  })
})

test('a host without a market has no offline page', async () => {
  const page = await shop.visit('/offline.html', { headers: { host: 'shop.example' } })
  expect(page.statusCode).toBe(404)
})
