import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

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

/** In the tests Hungary has its own host, and the other markets a path prefix each. */
const markets = [
  { language: 'ro', host: 'shop.example', base: '/ro', name: 'Kintsu', mark: 'mark' },
  { language: 'bg', host: 'shop.example', base: '/bg', name: 'Kintsu', mark: 'mark' },
  {
    language: 'hu',
    host: 'hu.shop.example',
    base: '',
    name: 'Kintsu Magyarország',
    mark: 'mark-hu',
  },
  { language: 'el', host: 'shop.example', base: '/gr', name: 'Kintsu', mark: 'mark' },
] as const

describe('the web app manifest', () => {
  test.each(markets)(
    'the manifest in $language describes an app of its own under its base path',
    async each => {
      const { language, host, base, name, mark } = each
      const result = await shop.visit(`${base}/manifest.webmanifest`, { headers: { host } })
      expect(result.statusCode).toBe(200)
      expect(result.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
      expect(result.headers['cache-control']).toBe('public, max-age=3600')
      const manifest = result.json()
      expect(manifest).toMatchObject({
        name,
        short_name: 'Kintsu',
        lang: language,
        dir: 'ltr',
        id: `${base}/`,
        start_url: `${base}/`,
        scope: `${base}/`,
      })
      expect(manifest.icons.map((icon: { src: string }) => icon.src)).toEqual([
        `/icons/v1/${mark}-plain.svg`,
        `/icons/v1/${mark}-192.png`,
        `/icons/v1/${mark}-512.png`,
        `/icons/v1/${mark}-maskable.png`,
      ])
      for (const { url } of manifest.shortcuts) expect(url.startsWith(`${base}/`)).toBe(true)
    },
  )

  test('the manifest describes the shop in four languages, in the colours of its pages', async () => {
    const described = await Promise.all(
      markets.map(async ({ host, base }) => {
        const result = await shop.visit(`${base}/manifest.webmanifest`, { headers: { host } })
        return result.json() as {
          description: string
          theme_color: string
          background_color: string
        }
      }),
    )
    expect(new Set(described.map(each => each.description)).size).toBe(4)
    const css = readFileSync('src/app/app.css', 'utf8')
    for (const { theme_color, background_color } of described) {
      expect(css).toContain(`--color-night: ${theme_color};`)
      expect(css).toContain(`--color-porcelain: ${background_color};`)
    }
  })

  test.each(markets)(
    'the manifest and icons in $language are linked from the pages',
    async each => {
      const { host, base, name, mark } = each
      const page = await shop.visit(`${base}/`, { headers: { host } })
      expect(page.body).toContain(`<link rel="manifest" href="${base}/manifest.webmanifest"/>`)
      expect(page.body).toContain(
        `<link rel="icon" href="/icons/v1/${mark}-plain.svg" type="image/svg+xml"/>`,
      )
      expect(page.body).toContain(`<link rel="apple-touch-icon" href="/icons/v1/${mark}-180.png"/>`)
      expect(page.body).toContain(`<meta property="og:site_name" content="${name}"/>`)
      expect(page.body).toContain(`<title>${name}: `)
      expect(page.headers['content-security-policy']).toMatch(
        /manifest-src 'self'|default-src 'self'/,
      )
    },
  )

  test('the manifest is not found on a host without a market', async () => {
    expect((await shop.visit('/manifest.webmanifest')).statusCode).toBe(404)
    const choice = await shop.visit('/')
    expect(choice.body).not.toContain('rel="manifest"')
    expect(choice.body).toContain('href="/icons/v1/mark-plain.svg"')
  })
})

describe('icons', () => {
  test.each([
    ['mark-180.png', 180],
    ['mark-192.png', 192],
    ['mark-512.png', 512],
    ['mark-maskable.png', 512],
    ['mark-hu-180.png', 180],
    ['mark-hu-192.png', 192],
    ['mark-hu-512.png', 512],
    ['mark-hu-maskable.png', 512],
  ])('the icon %s is a square of %i pixels, cached permanently', async (file, side) => {
    const { statusCode, headers, rawPayload } = await shop.visit(`/icons/v1/${file}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([side, side])
  })

  test('an icon of another name or size is not found', async () => {
    for (const file of ['mark-193.png', 'mark-512.svg', 'mark-gr-192.png', 'mark'])
      expect((await shop.visit(`/icons/v1/${file}`)).statusCode).toBe(404)
  })
})
