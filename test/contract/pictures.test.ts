import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, apiApp } from '../support/api-app.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { expectProblem } from '../support/problems.ts'

let database: TestDatabase
let api: ApiApp

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

describe('pictures', () => {
  test.each(['front', 'back', 'pair', 'detail', 'open'])(
    'pictures of a phone from the %s are SVG and cached forever',
    async view => {
      const response = await api.ask(`/pictures/v1/apple-iphone-13-midnight-${view}.svg`)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('image/svg+xml')
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(response.headers['content-security-policy']).toContain("default-src 'none'")
      expect(response.body).toMatch(/^<svg [^>]*xmlns=/)
    },
  )

  test('pictures of another colour are a different drawing, of the same colour the same', async () => {
    const [midnight, again, blue] = await Promise.all(
      ['midnight', 'midnight', 'blue'].map(color =>
        api.ask(`/pictures/v1/apple-iphone-13-${color}-back.svg`),
      ),
    )
    expect(again?.body).toBe(midnight?.body)
    expect(blue?.body).not.toBe(midnight?.body)
  })

  test('pictures for emails are PNG, 560 wide', async () => {
    const response = await api.ask('/pictures/v1/apple-iphone-13-midnight-pair.png')
    expect(response.headers['content-type']).toBe('image/png')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const png = response.rawPayload
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16)).toBe(560)
  })

  test('pictures for shared links are PNG, 1200 by 630', async () => {
    const { headers, rawPayload } = await api.ask('/pictures/v1/apple-iphone-13-midnight-share.png')
    expect(headers['content-type']).toBe('image/png')
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
    for (const missing of ['apple-iphone-13-midnight-share.svg', 'apple-iphone-99-share.png'])
      expect((await api.ask(`/pictures/v1/${missing}`)).statusCode).toBe(404)
  })

  test('pictures of gift wrap, of an accessory and of both grades exist', async () => {
    const { rows } = await api.database.pool.query<{ id: string }>(
      'select id from accessory limit 1',
    )
    for (const grade of ['very-good', 'good'])
      expect((await api.ask(`/pictures/v1/grade-${grade}.svg`)).statusCode).toBe(200)
    for (const id of ['gift-wrap', rows[0]?.id])
      expect((await api.ask(`/pictures/v1/accessory-${id?.toLowerCase()}.svg`)).statusCode).toBe(
        200,
      )
  })

  test('pictures of every product exist', async () => {
    const { rows } = await api.database.pool.query<{ title: string }>(`
      select distinct concat_ws(' ', brand, name, color ->> 'name', material) as title
      from product p join model m on m.id = p.model_id where m.name !~ '[+&]' order by 1`)
    expect(rows.length).toBeGreaterThan(200)
    const missing = []
    for (const { title } of rows) {
      const name = title
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
      const response = await api.ask(`/pictures/v1/${name}-front.svg`)
      if (response.statusCode !== 200) missing.push(name)
    }
    expect(missing).toEqual([])
  })

  test.each([
    'nokia-3310-black-front.svg',
    'apple-iphone-13-midnight-side.svg',
    'apple-iphone-13-midnight-front.jpg',
    'apple-iphone-13-midnight-front',
    'APPLE-iphone-13-midnight-front.svg',
    '..%2f..%2fpackage.json',
    `${'a'.repeat(201)}.svg`,
  ])('the picture %s is answered 404', async file => {
    expectProblem(await api.ask(`/pictures/v1/${file}`), { status: 404, code: 'unknown-picture' })
  })
})
