import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeCurrency } from '#services/money/change-currency.ts'
import { openDatabase, shopApplication } from '#store/database.ts'
import { isShopRunning } from '#store/money/currency-changes.ts'
import { loadSettings } from '#store/settings.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { places, restored, untouched } from '#test/support/currency-places.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn, sendOrder, shelfUnits } from '#test/support/order-cases.ts'
import { aBody, anOrder } from '#test/support/shipping.ts'
import { tradeInsOn } from '#test/support/trade-ins.ts'
import { aVoucher, ledgerOf } from '#test/support/vouchers.ts'

// A rehearsal on the seeded database (docs/euro.md). Expected amounts are calculated here in SQL from the rule as it is
// written: 1 EUR = 1.95583 BGN, rounded half up to the cent (rules-of-trade.md, Rulings).

let own: TestDatabase
let api: ApiApp
let rows: Rows

beforeAll(async () => {
  own = await seededDatabase()
  api = await apiApp(own.url)
  rows = rowsIn(api)
  await anOrder(api, rows, 'bg')
  await anOrder(api, rows, 'gr')
  const opened = await tradeInsOn(api).open({ market: 'bg' })
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.body))
  // 0.01 of it is left: 19.99 − 9.99 − 9.99, which in euro is 10.22 − 5.11 − 5.11 = 0.00, and one cent of rounding.
  const spent = await aVoucher(api, 1_999, { market: 'bg' })
  await rows(
    `insert into voucher_entry (id, voucher_id, kind, amount_minor, actor, reason, at)
     select gen_random_uuid(), $1, 'expire', -999, 'tests', 'part', now() from generate_series(1, 2)`,
    spent.id,
  )
  await rows('update voucher set left_minor = 1 where id = $1', spent.id)
  await aVoucher(api, 50_000, { market: 'bg' })
  await aVoucher(api, 50_000, { market: 'ro' })
  // For a price, and for stock.
  await rows(
    `insert into stock_alert (id, listing_id, market, email, below_minor, created_at)
     select gen_random_uuid(), id, market, 'ana@example.com', below, now()
     from (select distinct on (market) id, market from listing) l, (values (49999), (null)) v (below)`,
  )
  for (const [table, columns, key, where] of places)
    await rows(
      `create table before_${table} as select ${key} as key, ${columns.join(', ')} from ${table} where ${where}`,
    )
  await rows('analyze')
  await rows(
    `create table before_service as select row_number() over (partition by device_type, key order by from_minor) as nth, *
     from extra_service where market = 'bg'`,
  )
}, 120_000)

afterAll(async () => {
  await api.close()
  await own.drop()
})

function change(to: 'EUR' | 'BGN', over: Partial<Parameters<typeof changeCurrency>[1]> = {}) {
  const ctx = { sql: api.database.pool, clock: () => new Date() }
  return changeCurrency(ctx, {
    market: 'bg',
    to,
    mode: 'apply',
    roundsShelf: false,
    actor: 'tests',
    ...over,
  })
}

type Snapshot = ReadonlyMap<string, ReadonlySet<string>>

/** The rows of each query as text. */
async function snapshot(queries: readonly string[]): Promise<Snapshot> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const query of queries) {
    const texts = await rows<{ row: string }>(`select r::text as row from (${query}) r`)
    found.set(query, new Set(texts.map(({ row }) => row)))
  }
  return found
}

/** The first rows that are in one of two snapshots only. */
function changed(before: Snapshot, after: Snapshot): readonly string[] {
  return [...before].flatMap(([query, known]) => {
    const now = after.get(query) ?? new Set()
    return [...now.symmetricDifference(known)].slice(0, 3)
  })
}

/** Rows whose amounts are not the converted ones. */
async function wrong(exactly: (column: string) => string) {
  const found = []
  for (const [table, columns, key, where] of places)
    for (const column of columns) {
      found.push(
        ...(await rows(
          `select '${table}.${column}' as place, b.key, b.${column} as before, t.${column} as after
           from before_${table} b left join (select *, ${key} as own_key from ${table} where ${where}) t on t.own_key = b.key
           where t.${column} is distinct from ${exactly(`b.${column}`)}`,
        )),
      )
    }
  return found
}

const inEuro = (column: string) => `round(${column} / 1.95583)::bigint`

test('the dry run reports rows and sums, and writes nothing', async () => {
  const before = await snapshot([...untouched, ...restored])
  const planned = await change('EUR', { mode: 'plan' })
  if (!planned.ok) throw new Error(planned.refusal.kind)
  expect(changed(before, await snapshot([...untouched, ...restored]))).toEqual([])
  const [sum] = await rows<{ count: number; before: string; after: string }>(
    `select count(*)::int, sum(price_minor)::text as before, sum(round(price_minor / 1.95583))::text as after
     from before_listing`,
  )
  expect(planned.value.places).toContainEqual({
    place: 'listing.price_minor',
    rows: sum!.count,
    before: BigInt(sum!.before),
    after: BigInt(sum!.after),
  })
  expect(sum!.count).toBeGreaterThan(1_000)
  expect(planned.value.places.map(({ place }) => place)).toEqual([
    'listing.new_price_minor',
    'listing.price_minor',
    'price_history.price_minor',
    'accessory_listing.price_minor',
    'battery_offer.price_minor',
    'extra_service.from_minor',
    'extra_service.price_minor',
    'extra_service.to_minor',
    'stock_alert.below_minor',
    'promo.minimum_minor',
    'unit.acquisition_minor',
    'voucher_entry.amount_minor',
    'voucher.left_minor',
    'voucher.original_minor',
    'price_book_entry.base_minor',
  ])
  expect(planned.value.open).toEqual({
    orders: 1,
    awaitingPayment: 0,
    sales: 1,
    startedPayments: [],
  })
})

test('the dry run lists the texts that would go on naming the lev', async () => {
  const textsOf = async () => {
    const planned = await change('EUR', { mode: 'plan' })
    return planned.ok ? planned.value.texts : planned.refusal
  }
  expect(await textsOf()).toEqual([])
  await rows(
    `insert into content_page (market, kind, slug, version, title, description, body, tags, published_at)
     values ('bg', 'post', 'lev', '1', 'Цени', 'Цени', 'От 100 лв.', '{}', '2026-11-01')`,
  )
  expect(await textsOf()).toEqual(['post lev'])
  await rows(`delete from content_page where slug = 'lev'`)
})

test('nothing changes while a process of the shop is connected', async () => {
  const shop = openDatabase(own.url, 1, undefined, shopApplication)
  await shop.pool.query('select 1')
  const before = await snapshot([...untouched, ...restored])
  expect(await change('EUR')).toEqual({ ok: false, refusal: { kind: 'shop-is-running' } })
  expect(changed(before, await snapshot([...untouched, ...restored]))).toEqual([])
  expect((await change('EUR', { mode: 'plan' })).ok).toBe(true)
  await shop.close()
  // The server forgets a connection a moment after it was closed.
  await expect.poll(() => isShopRunning(api.database.pool)).toBe(false)
})

test.each(['created', 'action-required', 'pending-review', 'authorized'])(
  'a payment that is %s in lev holds the change up, and the dry run names its order',
  async state => {
    const [order] = await rows<{ number: string; id: string }>(
      `select number, id from orders where market = 'bg'`,
    )
    await rows(
      `insert into payment (id, order_id, method, state, amount_minor, currency, created_at)
       values (gen_random_uuid(), $1, 'card', $2, 100, 'BGN', now())`,
      order!.id,
      state,
    )
    const before = await snapshot([...untouched, ...restored])
    expect(await change('EUR')).toEqual({
      ok: false,
      refusal: { kind: 'payments-open', from: 'BGN', orders: [order!.number] },
    })
    expect(changed(before, await snapshot([...untouched, ...restored]))).toEqual([])
    expect(await change('EUR', { mode: 'plan' })).toMatchObject({
      ok: true,
      value: { open: { startedPayments: [order!.number] } },
    })
    await rows(`delete from payment where order_id = $1 and state = $2`, order!.id, state)
  },
)

test.each([
  ['bg', 'declined'],
  ['bg', 'cancelled'],
  ['bg', 'expired'],
  ['gr', 'created'],
])('in %s, a payment that is %s holds nothing up', async (market, state) => {
  const [order] = await rows<{ id: string }>('select id from orders where market = $1', market)
  await rows(
    `insert into payment (id, order_id, method, state, amount_minor, currency, created_at)
     select gen_random_uuid(), id, 'card', $2, 100, currency, now() from orders where id = $1`,
    order!.id,
    state,
  )
  expect(await change('EUR', { mode: 'plan' })).toMatchObject({
    ok: true,
    value: { open: { startedPayments: [] } },
  })
  await rows('delete from payment where order_id = $1 and state = $2', order!.id, state)
})

test.each([
  ['bg', 'BGN', { kind: 'same-currency' }],
  ['ro', 'EUR', { kind: 'no-fixed-rate', from: 'RON' }],
  ['bg', 'HUF', { kind: 'no-fixed-rate', from: 'BGN' }],
  ['gr', 'BGN', { kind: 'nothing-to-undo', from: 'EUR' }],
] as const)('%s cannot change to %s', async (market, to, refusal) => {
  expect(await change('EUR', { market, to })).toEqual({ ok: false, refusal })
  expect(await change('EUR', { market, to, mode: 'plan' })).toEqual({ ok: false, refusal })
})

test('a change that fails half way changes nothing', async () => {
  await rows(`alter table promo add constraint fails check (market <> 'bg') not valid`)
  const before = await snapshot([...untouched, ...restored])
  await expect(change('EUR')).rejects.toThrow('fails')
  await rows('alter table promo drop constraint fails')
  expect(changed(before, await snapshot([...untouched, ...restored]))).toEqual([])
  expect(await rows('select * from currency_change')).toEqual([])
})

test('every amount is converted to the cent, there and back', async () => {
  const [before, kept] = [await snapshot(restored), await snapshot(untouched)]
  const planned = await change('EUR', { mode: 'plan' })
  expect(await change('EUR')).toEqual(planned)

  expect(await wrong(inEuro)).toEqual([])
  expect(
    await rows(
      `select b.* from before_service b left join (
         select row_number() over (partition by device_type, key order by from_minor) as nth, *
         from extra_service where market = 'bg') t using (device_type, key, nth)
       where t.price_minor is distinct from ${inEuro('b.price_minor')}
         or t.from_minor is distinct from ${inEuro('b.from_minor')}
         or t.to_minor is distinct from ${inEuro('b.to_minor')}`,
    ),
  ).toEqual([])
  expect(changed(kept, await snapshot(untouched))).toEqual([])

  const currencies = await rows(
    `select distinct currency from (
       select market, currency from listing union all select market, currency from accessory_listing
       union all select market, currency from battery_offer union all select market, currency from extra_service
       union all select market, currency from voucher) c where market = 'bg'`,
  )
  expect(currencies).toEqual([{ currency: 'EUR' }])
  // What lists and filters show.
  expect(
    await rows(
      `select s.listing_id from on_shelf s join listing l on l.id = s.listing_id where s.price_minor <> l.price_minor`,
    ),
  ).toEqual([])
  const [bounds] = await rows(
    `select max(high)::int as high, (select max(price_minor)::int from on_shelf where market = 'bg') as dearest
     from facet_cell where market = 'bg'`,
  )
  expect(bounds!.high).toBe(bounds!.dearest)

  expect((await change('BGN')).ok).toBe(true)
  expect(changed(before, await snapshot(restored))).toEqual([])
  expect(changed(kept, await snapshot(untouched))).toEqual([])
})

test('the settings are converted: costs, fees, bounds, points; the old ones stay for what was agreed', async () => {
  expect((await change('EUR')).ok).toBe(true)
  const { shopOf, loyaltyOf, displayOf } = await loadSettings(api.database.db)
  const { cart, delivery, payment } = shopOf('bg')
  const euro = (minor: number) => ({ minor, currency: 'EUR' })
  expect(cart.currency).toBe('EUR')
  expect(displayOf('bg')).toEqual({ currency: 'EUR', second: undefined })
  expect(delivery.costs).toEqual({ locker: euro(255), office: euro(306), courier: euro(409) })
  expect(payment.collectionFee).toEqual(euro(153))
  expect(cart.giftWrap.price).toEqual(euro(256))
  expect(payment.rules).toMatchObject({
    card: { lowerBound: euro(51), upperBound: euro(1_022_584) },
    cashOnDelivery: { upperBound: euro(102_258) },
    cardOrCashAtOffice: { upperBound: euro(102_258) },
    cardAtLocker: { upperBound: euro(102_258) },
    standard: { lowerBound: euro(7_669), upperBound: euro(511_292) },
    promo: { lowerBound: euro(15_339), upperBound: euro(306_775) },
    promo10: { lowerBound: euro(15_339), upperBound: euro(306_775) },
  })
  expect(loyaltyOf('bg')).toMatchObject({
    spentForPoint: euro(205),
    worth: euro(205),
    worthPoints: 100,
  })
  expect(shopOf('bg', 'BGN').payment.collectionFee).toEqual({ minor: 299, currency: 'BGN' })
  expect(loyaltyOf('bg', 'BGN').spentForPoint).toEqual({ minor: 400, currency: 'BGN' })
  expect(shopOf('gr', 'EUR').payment.collectionFee).toEqual(euro(200))
  expect((await change('BGN')).ok).toBe(true)
})

test('what is left of a voucher remains the sum of its entries', async () => {
  expect((await change('EUR')).ok).toBe(true)
  const [voucher] = await rows<{ id: string }>(
    `select id from voucher where market = 'bg' and left_minor = 1 and original_minor = 1022`,
  )
  expect(await ledgerOf(rows, voucher!)).toEqual({
    left: 1,
    sum: 1,
    kinds: ['issue', 'expire', 'expire', 'adjust'],
  })
  expect((await change('BGN')).ok).toBe(true)
  expect(await ledgerOf(rows, voucher!)).toEqual({
    left: 1,
    sum: 1,
    kinds: ['issue', 'expire', 'expire'],
  })
})

test('the price book gets a new version; the old one stays for the offers that name it', async () => {
  const baseOf = (version: number) =>
    rows<{ item: string; base: number }>(
      `select distinct on (item) item, base_minor::int as base from price_book_entry
       where market = 'bg' and since_version <= $1 order by item, since_version desc`,
      version,
    )
  const [{ number } = { number: 0 }] = await rows<{ number: number }>(
    `select max(number) as number from price_book_version where market = 'bg'`,
  )
  const before = await baseOf(number)
  expect((await change('EUR')).ok).toBe(true)
  const [latest] = await rows(
    `select number, actor, reason, tables = (select tables from price_book_version where market = 'bg' and number = $1) as same
     from price_book_version where market = 'bg' order by number desc limit 1`,
    number,
  )
  expect(latest).toEqual({ number: number + 1, actor: 'tests', reason: 'BGN → EUR', same: true })
  expect(await baseOf(number)).toEqual(before)
  expect(await baseOf(number + 1)).toEqual(
    before.map(({ item, base }) => ({ item, base: Math.round((base * 100_000) / 195_583) })),
  )
  expect((await change('BGN')).ok).toBe(true)
})

test('shelf prices can be rounded down to whole euro; other amounts stay exact', async () => {
  expect((await change('EUR', { roundsShelf: true })).ok).toBe(true)
  const whole = (column: string) =>
    `case when ${inEuro(column)} >= 100 then floor(${inEuro(column)} / 100.0)::bigint * 100 else ${inEuro(column)} end`
  const shelves = new Set(['listing', 'price_history', 'accessory_listing', 'battery_offer'])
  const off = await wrong(whole)
  expect(off.filter(({ place }) => shelves.has(String(place).split('.')[0]!))).toEqual([])
  const unrounded = await wrong(inEuro)
  expect(unrounded.filter(({ place }) => !shelves.has(String(place).split('.')[0]!))).toEqual([])
  // No price is above its exact conversion.
  expect(
    await rows(
      `select l.id from listing l join before_listing b on b.key = l.id where l.price_minor > round(b.price_minor / 1.95583)`,
    ),
  ).toEqual([])
  expect((await change('BGN')).ok).toBe(true)
  expect(await wrong(column => column)).toEqual([])
})

test('a price that changed after the change is converted on the way back, the others are restored', async () => {
  expect((await change('EUR')).ok).toBe(true)
  const [one] = await rows<{ id: string }>(
    `select id from listing where market = 'bg' order by id limit 1`,
  )
  await rows('update listing set price_minor = 50000 where id = $1', one!.id)
  expect((await change('BGN')).ok).toBe(true)
  // 500.00 × 1.95583 = 977.915.
  expect(
    await rows('select price_minor::int as price, currency from listing where id = $1', one!.id),
  ).toEqual([{ price: 97_792, currency: 'BGN' }])
  await rows(
    'update listing l set price_minor = b.price_minor from before_listing b where l.id = b.key and l.id = $1',
    one!.id,
  )
  expect(await wrong(column => column)).toEqual([])
})

test('each change is in the log with its report, and every stored page is forgotten', async () => {
  await rows('delete from cache_change')
  expect((await change('EUR')).ok).toBe(true)
  const [entry] = await rows<{ report: { places: object[] } }>(
    `select market, from_currency, to_currency, rounds_shelf, actor, report from currency_change order by place desc limit 1`,
  )
  expect(entry).toMatchObject({
    market: 'bg',
    from_currency: 'BGN',
    to_currency: 'EUR',
    rounds_shelf: false,
    actor: 'tests',
  })
  expect(entry!.report.places).toHaveLength(15)
  const noted = await rows<{ tag: string }>('select distinct unnest(tags) as tag from cache_change')
  expect(noted.map(({ tag }) => tag)).toContain('everything')
})

test('the terms get a version of their own: they read otherwise', async () => {
  const [terms] = await rows<{ version: string }>(
    `select version from legal_text where market = 'bg' and key = 'terms' order by published_at desc limit 1`,
  )
  expect(terms!.version).toMatch(/-EUR(\.\d+)?$/)
})

test('once something is agreed in euro, there is no way back', async () => {
  const euroShop = await apiApp(own.url)
  const body = await aBody(rows, 'bg')
  const { price } = (await shelfUnits(rows, 'bg', 1, 100_000))[0]!
  // Office and collection fee: 3.06 + 1.53 euro.
  const shownTotal = { minor: price + 306 + 153, currency: 'EUR' }
  expect((await sendOrder(euroShop, { ...body, shownTotal })).status).toBe(201)
  await euroShop.close()
  const [placed] = await rows(
    `select currency from orders where market = 'bg' order by placed_at desc limit 1`,
  )
  expect(placed).toEqual({ currency: 'EUR' })
  expect(await change('BGN')).toEqual({
    ok: false,
    refusal: { kind: 'already-used', from: 'EUR', orders: 1, sales: 0 },
  })
})
