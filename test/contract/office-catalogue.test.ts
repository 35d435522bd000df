import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { aFreshStaff, aStaff, granted } from '#test/support/staff.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let cataloguer: Awaited<ReturnType<typeof aStaff>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
  cataloguer = await aStaff(shop, granted('catalogue', 'ro'))
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const reason = 'agreed this morning'

async function send(
  url: string,
  act: string,
  form: Readonly<Record<string, string>>,
  cookie = cataloguer.cookie,
) {
  const sent = await shop.visit(url, {
    cookie,
    form: new URLSearchParams({ act, ...form }).toString(),
  })
  return { status: sent.statusCode, page: sent.body, to: sent.headers.location }
}

const inRomania = (page: Parameters<typeof officeUrl>[0]) => `${officeUrl(page)}?market=ro`

describe('accessories and services', () => {
  test('an accessory gets another price and is taken off sale in one market', async () => {
    const [one] = await rows<{ id: string; bg: number }>(
      `select r.accessory_id as id, b.price_minor::int as bg from accessory_listing r
       join accessory_listing b on b.accessory_id = r.accessory_id and b.market = 'bg'
       where r.market = 'ro' and r.is_active order by 1 limit 1`,
    )
    const item = one?.id ?? ''
    const url = inRomania('goods')
    expect(
      (await send(url, 'set-accessory', { item, price: 'x', active: 'no', reason })).status,
    ).toBe(422)
    expect(
      (await send(url, 'set-accessory', { item, price: '59', active: 'no', reason })).status,
    ).toBe(303)
    expect(
      await rows(
        `select market, price_minor::int as price, is_active from accessory_listing
         where accessory_id = $1 and market in ('bg', 'ro') order by market`,
        item,
      ),
    ).toEqual([
      { market: 'bg', price: one?.bg, is_active: true },
      { market: 'ro', price: 5_900, is_active: false },
    ])
  })

  test('a warranty and a battery get another price', async () => {
    const [service] = await rows<{ type: string; key: string; from: string }>(
      `select device_type as type, key, from_minor as from from extra_service where market = 'ro' limit 1`,
    )
    const item = `${service?.type} ${service?.key} ${service?.from}`
    const url = inRomania('goods')
    expect((await send(url, 'set-service', { item, price: '77', reason })).status).toBe(303)
    expect((await send(url, 'set-service', { item: 'X y 0', price: '77', reason })).status).toBe(
      422,
    )
    expect(
      await rows(
        `select price_minor::int as price from extra_service
         where market = 'ro' and device_type = $1 and key = $2 and from_minor = $3`,
        service?.type,
        service?.key,
        service?.from,
      ),
    ).toEqual([{ price: 7_700 }])
    expect(
      (await send(url, 'set-battery', { item: 'SMARTPHONE', price: '129', reason })).status,
    ).toBe(303)
    expect(
      await rows(
        `select price_minor::int as price from battery_offer where market = 'ro' and device_type = 'SMARTPHONE'`,
      ),
    ).toEqual([{ price: 12_900 }])
  })
})

describe('promo codes', () => {
  const form = {
    code: 'iarna20',
    percentage: '20',
    minimum: '500',
    from: '2026-12-01',
    until: '2026-12-24',
  }

  test('a code is valid on whole days of its market, once', async () => {
    const url = inRomania('promos')
    expect((await send(url, 'create-promo', { ...form, until: '2026-11-30' })).status).toBe(422)
    expect((await send(url, 'create-promo', { ...form, maxUses: '100' })).status).toBe(303)
    expect((await send(url, 'create-promo', form)).status).toBe(422)
    expect(
      await rows(
        `select code, percentage, minimum_minor::int as minimum, starts_at, ends_at, max_uses from promo
         where market = 'ro' and code = 'IARNA20'`,
      ),
    ).toEqual([
      {
        code: 'IARNA20',
        percentage: 20,
        minimum: 50_000,
        starts_at: new Date('2026-11-30T22:00:00Z'),
        ends_at: new Date('2026-12-24T22:00:00Z'),
        max_uses: 100,
      },
    ])
  })

  test.each(['0', '101', '-5', ''])('%s percent is refused', async percentage => {
    const sent = await send(inRomania('promos'), 'create-promo', {
      ...form,
      code: 'X-1',
      percentage,
    })
    expect(sent.status).toBe(422)
  })

  test('a code ends at once', async () => {
    await send(inRomania('promos'), 'create-promo', { ...form, code: 'ACUM', from: '2026-01-01' })
    expect((await send(inRomania('promos'), 'end-promo', { item: 'ACUM', reason })).status).toBe(
      303,
    )
    expect((await send(inRomania('promos'), 'end-promo', { item: 'ACUM', reason })).status).toBe(
      422,
    )
    expect(
      await rows(
        `select ends_at <= now() as over from promo where market = 'ro' and code = 'ACUM'`,
      ),
    ).toEqual([{ over: true }])
  })
})

describe('buying prices', () => {
  const versions = () =>
    rows<{ number: number; light: number; reason: string }>(
      `select number, (tables -> 'display' ->> 'light')::int as light, reason from price_book_version
       where market = 'ro' order by number`,
    )

  test('a percentage is changed as a new version, and used again as another one', async () => {
    const url = inRomania('price-book')
    const changed = { revision: '1', 'display.light': '93', reason }
    expect((await send(url, 'change-price-tables', changed)).status).toBe(303)
    expect((await send(url, 'change-price-tables', changed)).page).toContain(
      'Somebody else changed',
    )
    const wrong = await send(url, 'change-price-tables', {
      revision: '2',
      'case.dents': '201',
      reason,
    })
    expect([wrong.status, wrong.page.includes('A whole number from 0 to 200.')]).toEqual([
      422,
      true,
    ])
    expect((await send(url, 'restore-price-tables', { item: '1', reason })).status).toBe(303)
    expect(await versions()).toEqual([
      { number: 1, light: 94, reason: 'first' },
      { number: 2, light: 93, reason },
      { number: 3, light: 94, reason },
    ])
  })

  test('a base price is changed, unless somebody was faster', async () => {
    const url = inRomania('price-book')
    const item = 'apple-iphone-13|storage=128 GB'
    const [before] = await rows<{ base: number }>(
      `select base_minor::int as base from price_book_entry where market = 'ro' and item = $1`,
      item,
    )
    const form = { item, before: String(before?.base), base: '1.234', reason }
    expect((await send(url, 'set-base-price', form)).status).toBe(303)
    expect((await send(url, 'set-base-price', form)).status).toBe(422)
    expect(
      await rows(
        `select base_minor::int as base from price_book_entry where market = 'ro' and item = $1
         order by since_version desc limit 1`,
        item,
      ),
    ).toEqual([{ base: 123_400 }])
  })
})

describe('models', () => {
  test('a model and its products are added, and are found by the search of the shop', async () => {
    const added = await send(officeUrl('models'), 'add-model', {
      brand: 'Apple',
      name: 'iPhone 99 Test',
      type: 'SMARTPHONE',
      year: '2026',
    })
    expect([added.status, added.to]).toEqual([
      303,
      '/office/models/apple-iphone-99-test/?done=add-model',
    ])
    const url = officeUrl('model', 'apple-iphone-99-test')
    const product = { storage: '256 GB', color: 'Test Blue', hex: '#1f2a33', family: 'blue' }
    expect((await send(url, 'add-product', { ...product, hex: 'blue' })).status).toBe(422)
    expect((await send(url, 'add-product', product)).status).toBe(303)
    expect((await send(url, 'add-product', product)).status).toBe(422)
    const changed = { year: '2027', chip: 'A99', box: 'charging-cable\nadapter', reason }
    expect((await send(url, 'change-model', changed)).status).toBe(303)
    expect(
      await rows(
        `select m.year, m.specification, m.box_contents as box, p.sku, p.color ->> 'hex' as hex
         from model m join product p on p.model_id = m.id where m.id = 'apple-iphone-99-test'`,
      ),
    ).toEqual([
      {
        year: 2027,
        specification: { chip: 'A99' },
        box: ['charging-cable', 'adapter'],
        sku: 'APPLEIPHONE99TEST-256GB-TESTBLUE',
        hex: '#1F2A33',
      },
    ])
    const twice = { brand: 'Apple', name: 'iPhone 99 Test', type: 'TABLET', year: '2026' }
    expect((await send(officeUrl('models'), 'add-model', twice)).status).toBe(422)
  })
})

describe('imports and exports', () => {
  test('a file is tried without writing, then written, and refused rows are named', async () => {
    const [one] = await rows<{ id: string; sku: string; price: number }>(
      `select l.id, p.sku, l.price_minor::int as price from listing l join product p on p.id = l.product_id
       where l.market = 'ro' and l.grade = 'good' order by l.id limit 1`,
    )
    const text = `sku;grade;price\n${one?.sku};BUN;777\nNOTHING;BUN;5\n`
    const url = inRomania('imports')
    const price = async () =>
      (
        await rows<{ n: number }>(
          'select price_minor::int as n from listing where id = $1',
          one?.id,
        )
      )[0]?.n
    const tried = await send(url, 'import-file', {
      kind: 'prices',
      mode: 'look',
      name: 'p.csv',
      text,
    })
    expect([tried.status, await price()]).toEqual([200, one?.price])
    expect(tried.page).toContain('Tried: nothing was written.')
    expect(tried.page).toContain('NOTHING')
    const written = await send(url, 'import-file', {
      kind: 'prices',
      mode: 'write',
      name: 'p.csv',
      text,
    })
    expect([written.status, await price()]).toEqual([200, 77_700])
    const broken = await send(url, 'import-file', { kind: 'prices', mode: 'look', text: '??' })
    expect(broken.status).toBe(422)
    const [kept] = await rows<{ after: string }>(
      `select after::text from audit_entry where action = 'import-file' and outcome = 'done' order by id desc limit 1`,
    )
    expect(kept?.after).not.toContain('NOTHING')
  })

  test.each(['prices', 'stock', 'price-book'])(
    '%s are exported, for who may import',
    async kind => {
      const url = `/office/exports/${kind}.csv?market=ro`
      const file = await shop.visit(url, { cookie: cataloguer.cookie })
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-type']).toContain('text/csv')
      expect(file.body.split('\r\n').length).toBeGreaterThan(100)
      const elsewhere = await shop.visit('/office/exports/prices.csv?market=bg', {
        cookie: cataloguer.cookie,
      })
      expect(elsewhere.statusCode).toBe(404)
    },
  )

  test('base prices that were exported are the same when they are imported', async () => {
    const { body } = await shop.visit('/office/exports/price-book.csv?market=ro', {
      cookie: cataloguer.cookie,
    })
    const again = await send(inRomania('imports'), 'import-file', {
      kind: 'price-book',
      mode: 'look',
      text: body.replace('\uFEFF', ''),
    })
    expect(again.status).toBe(200)
    expect(again.page).not.toContain('Reason')
  })
})

describe('content', () => {
  const about = `${officeUrl('content', 'page.about-us')}?market=ro`

  async function revisionOf(slug: string) {
    const [row] = await rows<{ version: string }>(
      `select version from content_page where market = 'ro' and slug = $1 order by published_at desc limit 1`,
      slug,
    )
    return row?.version ?? ''
  }

  test('a page is previewed, then published, and readers see it', async () => {
    const form = {
      title: 'Despre Kintsu',
      body: '## O nouă secțiune\n\nUn paragraf **nou**.',
      revision: await revisionOf('about-us'),
    }
    const previewed = await send(about, 'publish-content', { ...form, mode: 'look' })
    expect([previewed.status, previewed.page.includes('O nouă secțiune')]).toEqual([200, true])
    expect((await shop.visit('/ro/despre-noi/')).body).not.toContain('O nouă secțiune')
    expect((await send(about, 'publish-content', { ...form, mode: 'publish' })).status).toBe(303)
    expect((await shop.visit('/ro/despre-noi/')).body).toContain('O nouă secțiune')
    const late = await send(about, 'publish-content', {
      ...form,
      body: 'Altceva.',
      mode: 'publish',
    })
    expect([late.status, late.page.includes('Somebody else changed')]).toEqual([422, true])
  })

  test('a text of a time to come is not shown before it', async () => {
    const revision = await revisionOf('about-us')
    const form = { title: 'Despre Kintsu', body: 'Text din viitor.', revision, mode: 'publish' }
    expect(
      (await send(about, 'publish-content', { ...form, publishAt: '2020-01-01T10:00' })).status,
    ).toBe(422)
    expect(
      (await send(about, 'publish-content', { ...form, publishAt: '2099-01-01T10:00' })).status,
    ).toBe(303)
    expect((await shop.visit('/ro/despre-noi/')).body).not.toContain('Text din viitor.')
    const [row] = await rows<{ at: Date }>(
      `select published_at as at from content_page where body = 'Text din viitor.'`,
    )
    expect(row?.at).toEqual(new Date('2099-01-01T08:00:00Z'))
    await rows(
      `update content_page set published_at = now() where body = 'Text din viitor.' returning slug`,
    )
    expect((await shop.visit('/ro/despre-noi/')).body).toContain('Text din viitor.')
  })

  test('an article is written, shown in the blog and withdrawn', async () => {
    const made = await send(inRomania('contents'), 'create-post', {
      title: 'Cum alegi un telefon',
      description: 'Pe scurt.',
      body: 'Uită-te la baterie.',
      tags: 'telefoane, sfaturi',
      publishedOn: '2026-11-28',
    })
    expect(made.status).toBe(303)
    const blog = '/ro/blog/cum-alegi-un-telefon/'
    expect((await shop.visit(blog)).body).toContain('Uită-te la baterie.')
    expect((await shop.visit('/ro/blog/')).body).toContain('Cum alegi un telefon')
    const url = `${officeUrl('content', 'post.cum-alegi-un-telefon')}?market=ro`
    expect((await send(url, 'withdraw-post', { reason })).status).toBe(303)
    expect((await shop.visit(blog)).statusCode).toBe(404)
    expect((await shop.visit('/ro/blog/')).body).not.toContain('Cum alegi un telefon')
  })

  test('a legal text keeps the sections to which the shop links', async () => {
    const url = `${officeUrl('content', 'legal.terms')}?market=ro`
    const [row] = await rows<{ version: string; body: string; title: string }>(
      `select version, body, title from legal_text where market = 'ro' and key = 'terms' order by published_at desc limit 1`,
    )
    const form = { title: row?.title ?? '', revision: row?.version ?? '', mode: 'publish' }
    const without = await send(url, 'publish-content', { ...form, body: 'Fără secțiuni.' })
    expect([without.status, without.page.includes('{#credit}')]).toEqual([422, true])
    const published = await send(url, 'publish-content', { ...form, body: `${row?.body}\n\nNou.` })
    expect(published.status).toBe(303)
    expect(
      await rows(`select 1 from legal_text where market = 'ro' and key = 'terms'`),
    ).toHaveLength(2)
  })
})

describe('a member', () => {
  test('gets a voucher and points once, and no more than one person may give', async () => {
    const { member } = await aMember(shop)
    const owner = await aFreshStaff(shop, granted('owner', 'ro'))
    const url = officeUrl('member', member.userId)
    const key = randomUUID()
    const give = (amount: string) =>
      send(url, 'issue-voucher', { key, amount, reason }, owner.cookie)
    expect((await give('2.000,01')).status).toBe(422)
    expect([(await give('50')).status, (await give('50')).status]).toEqual([303, 303])
    expect(
      await rows(
        `select original_minor::int as minor, source_kind as source from voucher where user_id = $1`,
        member.userId,
      ),
    ).toEqual([{ minor: 5_000, source: 'goodwill' }])
    const correct = (points: string, of = randomUUID()) =>
      send(url, 'correct-points', { key: of, points, reason }, owner.cookie)
    expect((await correct('-1')).status).toBe(422)
    expect([(await correct('+30', key)).status, (await correct('+30', key)).status]).toEqual([
      303, 303,
    ])
    expect((await correct('-30')).status).toBe(303)
    expect(
      await rows(
        'select points from point_entry where user_id = $1 order by points',
        member.userId,
      ),
    ).toEqual([{ points: -30 }, { points: 30 }])
  })
})
