import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let ids: readonly string[]

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
  ids = (
    await rows<{ id: string }>(
      `select distinct on (p.model_id) l.id from listing l join product p on p.id = l.product_id
       where l.market = 'ro' and l.stock > 0 order by p.model_id, l.id limit 6`,
    )
  ).map(({ id }) => id)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** The ids of the devices on a page, in their order. */
function shownIn(body: string): readonly string[] {
  return [...body.matchAll(/data-save="([^"]+)"/g)].map(([, id]) => String(id))
}

describe('the page of favourites', () => {
  test('shows the devices of its address in their order, and those looked at once', async () => {
    const [one, two, three] = ids
    const { body, headers } = await shop.visit(`/ro/favorite/?l=${two},${one}&v=${one},${three}`)
    expect(shownIn(body)).toEqual([two, one, three])
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toContain('noindex')
  })

  test('says how many of the list the shop no longer has, and shows none of another market', async () => {
    const foreign = await rows<{ id: string }>(`select id from listing where market = 'bg' limit 1`)
    const { body } = await shop.visit(`/ro/favorite/?l=${ids[0]},ro-P999999-good,${foreign[0]?.id}`)
    expect(shownIn(body)).toEqual([ids[0]])
    expect(body).toContain('2 dispozitive din listă nu mai sunt în magazin.')
  })

  test('is empty without an address, and with what is no id', async () => {
    for (const query of ['', '?l=', '?l=%27%20or%201%3D1--', `?l=${'x'.repeat(3000)}`, '?l=<b>']) {
      const { statusCode, body } = await shop.visit(`/ro/favorite/${query}`)
      expect(statusCode).toBe(200)
      expect(body).toContain('Încă nu ai nimic la favorite')
    }
  })
})

describe('the comparison', () => {
  test('shows up to four devices, and what they differ in first', async () => {
    const query = ids
      .slice(0, 5)
      .map(id => `l=${id}`)
      .join('&')
    const { body } = await shop.visit(`/ro/compara/?${query}`)
    expect(shownIn(body)).toEqual(ids.slice(0, 4))
    expect(body.indexOf('>Diferă<')).toBeGreaterThan(0)
    const same = body.indexOf('>La fel<')
    if (same >= 0) expect(same).toBeGreaterThan(body.indexOf('>Diferă<'))
  })

  test('of one device asks for another', async () => {
    const { body } = await shop.visit(`/ro/compara/?l=${ids[0]}`)
    expect(body).toContain('Pentru o comparație alege cel puțin două dispozitive')
  })
})
