import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let editor: Awaited<ReturnType<typeof aStaff>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
  editor = await aStaff(shop, granted('catalogue'))
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

type Query = Readonly<Record<string, string>>

const urlOf = (query: Query) => `${officeUrl('prices')}?${new URLSearchParams(query)}`

async function preview(query: Query) {
  const page = await shop.visit(urlOf(query), { cookie: editor.cookie })
  return {
    page,
    digest: /name="digest" value="([0-9a-f]{32})"/.exec(page.body)?.[1] ?? '',
    title: /(\d+) prices? changes?\b/.exec(page.body)?.[1],
  }
}

function send(query: Query, form: Query) {
  const body = new URLSearchParams({ reason: 'autumn prices', ...form }).toString()
  return shop.visit(urlOf(query), { cookie: editor.cookie, form: body })
}

type Priced = { readonly id: string; readonly price: string }

/** Of the listings of Romanian consoles in stock. */
function consoles(market = 'ro') {
  return rows<Priced>(
    `select l.id, l.price_minor::text as price from listing l join product p on p.id = l.product_id
     join model m on m.id = p.model_id
     where l.market = $1 and m.type = 'CONSOLE' and l.stock > 0 order by l.id`,
    market,
  )
}

const asked = { market: 'ro', type: 'CONSOLE', change: 'percent', value: '-10', rounding: 'whole' }

describe('a change of many prices', () => {
  test('does what its preview said, with a history of each price, and is undone', async () => {
    const before = await consoles()
    const other = await consoles('bg')
    expect(before.length).toBeGreaterThan(2)
    const { digest, title } = await preview(asked)
    expect(title).toBe(String(before.length))
    expect(await consoles()).toEqual(before)

    expect((await send(asked, { act: 'change-prices', digest })).statusCode).toBe(303)
    const after = await consoles()
    expect(after).toEqual(
      before.map(({ id, price }) => ({
        id,
        price: String(Math.round((Number(price) * 0.9) / 100) * 100),
      })),
    )
    expect(await consoles('bg')).toEqual(other)
    const newest = await rows<{ price: string }>(
      `select distinct on (listing_id) price_minor::text as price from price_history
       where listing_id = any($1::text[]) order by listing_id, since desc`,
      before.map(({ id }) => id),
    )
    expect(newest.map(({ price }) => price)).toEqual(after.map(({ price }) => price))

    const [change] = await rows<{ id: string; actor: string; reason: string; count: number }>(
      'select id::text, actor, reason, count from price_change order by id desc limit 1',
    )
    expect(change).toMatchObject({
      actor: editor.name,
      reason: 'autumn prices',
      count: before.length,
    })
    // One of them got another price since: it keeps that one.
    const [first] = before
    await rows('update listing set price_minor = 7700 where id = $1 returning id', first?.id)
    const undone = await send({ market: 'ro' }, { act: 'undo-prices', item: change?.id ?? '' })
    expect(undone.statusCode).toBe(303)
    expect(await consoles()).toEqual([{ id: first?.id, price: '7700' }, ...before.slice(1)])
    const again = await send({ market: 'ro' }, { act: 'undo-prices', item: change?.id ?? '' })
    expect(again.statusCode).toBe(422)
    expect(again.body).toContain('Somebody else changed this')
  })

  test('is refused if a price changed after the preview', async () => {
    const query = { ...asked, type: 'TABLET' }
    const { digest } = await preview(query)
    const [touched] = await rows<Priced>(
      `update listing set price_minor = price_minor + 100 where id = (
         select l.id from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
         where l.market = 'ro' and m.type = 'TABLET' and l.stock > 0 limit 1)
       returning id, price_minor::text as price`,
    )
    const sent = await send(query, { act: 'change-prices', digest })
    expect(sent.statusCode).toBe(422)
    expect(
      await rows('select price_minor::text as price from listing where id = $1', touched?.id),
    ).toEqual([{ price: touched?.price }])
  })

  test('of a thing that cannot be read says so', async () => {
    const { page, digest } = await preview({ ...asked, value: '10 ducks' })
    expect(page.body).toContain('How much cannot be read')
    expect(digest).toBe('')
  })

  test('does not raise a price to that of a new device', async () => {
    const query = { ...asked, type: 'SMARTWATCH', value: '200' }
    const { digest, page } = await preview(query)
    expect(page.body).toContain('not below the price of a new device')
    await send(query, { act: 'change-prices', digest })
    expect(
      await rows(
        `select id from listing where market = 'ro' and new_price_minor <= price_minor limit 1`,
      ),
    ).toEqual([])
  })
})

describe('the price of one listing', () => {
  async function aListing() {
    const [found] = await rows<{ id: string; price: number }>(
      `select id, price_minor::int as price from listing
       where market = 'hu' and stock > 0 and new_price_minor is not null order by id limit 1`,
    )
    if (!found) throw new Error('There is no listing.')
    return found
  }

  const set = (id: string, form: Query) =>
    shop.visit(officeUrl('price', id), {
      cookie: editor.cookie,
      form: new URLSearchParams({ act: 'set-price', reason: 'as agreed', ...form }).toString(),
    })

  test.each([
    ['0', '', 'Prices are whole units'],
    ['99,50', '', 'Prices are whole units'],
    ['99990', '99 990', 'has to be above'],
  ])('%s beside %s when new is refused', async (price, newPrice, refusal) => {
    const { id, price: before } = await aListing()
    const sent = await set(id, { before: String(before), price, newPrice })
    expect([sent.statusCode, sent.body.includes(refusal)]).toEqual([422, true])
  })

  test('is set once: of two who saw the same price, the second is told', async () => {
    const { id, price: before } = await aListing()
    const form = { before: String(before), newPrice: '' }
    expect((await set(id, { ...form, price: '77 990' })).statusCode).toBe(303)
    const second = await set(id, { ...form, price: '78 990' })
    expect(second.statusCode).toBe(422)
    expect(
      await rows(
        'select price_minor::int as price, new_price_minor from listing where id = $1',
        id,
      ),
    ).toEqual([{ price: 7_799_000, new_price_minor: null }])
    const page = await shop.visit(officeUrl('price', id), { cookie: editor.cookie })
    expect(page.body).toContain('HUF\u00a077,990')
  })
})

test('of another market no listing is shown or changed', async () => {
  const own = await aStaff(shop, granted('catalogue', 'bg'))
  const [first] = await consoles()
  const page = await shop.visit(officeUrl('price', first?.id), { cookie: own.cookie })
  const list = await shop.visit(urlOf({ market: 'ro' }), { cookie: own.cookie })
  expect([page.statusCode, list.statusCode]).toEqual([404, 404])
})
