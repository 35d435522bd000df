import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#store/database.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop

/** A setting of the market (Spec 3.4), here another number than the default of 60. */
beforeAll(async () => {
  database = await seededDatabase()
  const { pool, close } = openDatabase(database.url, 1)
  await pool.query(
    `update setting set value = jsonb_set(value, '{cart,returnDays}', '45') where key = 'shop'`,
  )
  await close()
  shop = await wholeShop(database.url)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const places = [
  {
    language: 'ro',
    host: 'shop.example',
    base: '/ro',
    phones: '/telefoane/',
    home: 'Retur în 45 de zile',
    description: 'retur în 45 de zile',
    sixty: /\b60 de zile/,
  },
  {
    language: 'bg',
    host: 'shop.example',
    base: '/bg',
    phones: '/telefoni/',
    home: '45 дни за връщане',
    description: 'връщане до 45 дни',
    sixty: /60 дни|даваме 60/,
  },
  {
    language: 'hu',
    host: 'hu.shop.example',
    base: '',
    phones: '/telefon/',
    home: '45 napos visszaküldés',
    description: '45 napos visszaküldés',
    sixty: /60 nap|60-at/,
  },
  {
    language: 'el',
    host: 'shop.example',
    base: '/gr',
    phones: '/smartphone/',
    home: '45 ημέρες για επιστροφή',
    description: 'επιστροφή εντός 45 ημερών',
    sixty: /60 ημ|δίνουμε 60/,
  },
] as const

test.each(places)('pages in $language state the return days that are set', async each => {
  const { host, base, phones, home, description, sixty } = each
  const open = async (path: string) => {
    const page = await shop.visit(base + path, { headers: { host } })
    expect(page.statusCode, path).toBe(200)
    expect(page.body, path).not.toMatch(sixty)
    return page.body
  }
  expect(await open('/')).toContain(home)
  expect(
    (await shop.visit(`${base}/manifest.webmanifest`, { headers: { host } })).json(),
  ).toHaveProperty('description', expect.stringContaining(description))
  const listing = await open(phones)
  expect(metaOf(listing)).toContain(description)
  const product = /href="([^"]+\?shape=[^"]+)"/.exec(listing)?.[1] ?? ''
  const detail = await open(product.replaceAll('&amp;', '&').slice(base.length))
  expect(metaOf(detail)).toContain(description)
  expect(detail).toContain('"merchantReturnDays":45')
})

function metaOf(page: string): string {
  return /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? ''
}
