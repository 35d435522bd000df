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

async function suggestions(market: string, q: string) {
  const response = await shop.visit(`/api/search/?market=${market}&q=${encodeURIComponent(q)}`)
  expect([q, response.statusCode]).toEqual([q, 200])
  return response.json()
}

/** The accessories of the given types on offer that fit the model, or fit any, as the database has them. */
async function offered(market: string, types: readonly string[], modelId?: string) {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select a.id from accessory a join accessory_listing o on o.accessory_id = a.id
     left join model m on m.id = $3
     where o.market = $1 and o.is_active and a.type = any($2) and ($3::text is null
       or ((a.fits -> 'models' is null or a.fits -> 'models' ? m.id)
         and (a.fits ->> 'brand' is null or a.fits ->> 'brand' = m.brand)
         and (a.fits -> 'types' is null or a.fits -> 'types' ? m.type)))`,
    [market, types, modelId ?? null],
  )
  return rows.map(({ id }) => id)
}

describe('a search for an accessory', () => {
  test.each([
    ['ro', 'husă iphone 13', ['case']],
    ['bg', 'калъф айфон 13', ['case']],
    ['hu', 'tok iphone 13', ['case']],
    ['gr', 'θήκη iphone 13', ['case']],
    ['ro', 'folie iphone 13', ['glass']],
  ])('in %s, "%s" suggests what fits the device, and the device', async (market, q, types) => {
    const { models, accessories } = await suggestions(market, q)
    expect(models[0].product.model.name).toBe('iPhone 13')
    const fitting = await offered(market, types, models[0].product.model.id)
    expect(fitting.length).toBeGreaterThan(0)
    expect(accessories.length).toBe(Math.min(4, fitting.length))
    for (const { id } of accessories) expect(fitting).toContain(id)
  })

  test.each([
    ['ro', 'căști', ['headphones', 'earbuds'], '/ro/cautare/', '/ro/accesorii/'],
    ['ro', 'încărcător', ['charger'], '/ro/cautare/', '/ro/accesorii/'],
    ['gr', 'φορτιστής', ['charger'], '/gr/search/', '/gr/accessories/'],
  ])(
    'in %s, "%s" alone shows all of its kind, ready for the cart',
    async (market, q, types, path, list) => {
      const ids = await offered(market, types)
      const { body, statusCode } = await shop.visit(`${path}?q=${encodeURIComponent(q)}`)
      expect(statusCode).toBe(200)
      const shown = ids.filter(id => body.includes(`/accessory-${id.toLowerCase()}.svg`))
      expect(shown.length).toBe(Math.min(12, ids.length))
      expect(body).toContain(`href="${list}`)
    },
  )

  test('a device that no such accessory fits gets none', async () => {
    const { accessories } = await suggestions('ro', 'curea macbook air')
    expect(accessories).toEqual([])
  })
})

describe('a search for help', () => {
  test.each([
    ['ro', 'retur', 'return', '/ro/cautare/', 'href="/ro/cont/retur/"'],
    ['bg', 'гаранция', 'my-warranties', '/bg/tarsene/', 'href="/bg/profil/moite-garantsii/"'],
    ['gr', 'παράδοση', 'support', '/gr/search/', 'href="/gr/support/"'],
    ['gr', 'επιστροφή', 'return', '/gr/search/', 'href="/gr/account/return/"'],
  ])('in %s, "%s" leads to the page that answers', async (market, q, page, path, link) => {
    expect((await suggestions(market, q)).help).toContain(page)
    const { body } = await shop.visit(`${path}?q=${encodeURIComponent(q)}`)
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect(main).toContain(link)
  })
})
