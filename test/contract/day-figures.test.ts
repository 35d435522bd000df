import { afterAll, beforeAll, expect, test } from 'vitest'
import { countDayFigures } from '#services/figures/count-figures.ts'
import { viewDays } from '#services/staff/figures.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrderThatCame } from '#test/support/returns.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** How many orders each of the last days shows, today last. */
async function ordersOf(days: number) {
  const shown = await viewDays(api.ctx, 'ro', 30)
  expect(shown).toHaveLength(30)
  return shown.slice(-days).map(({ orders }) => orders)
}

function stored() {
  return rows<{ days: number; first: number; last: number; orders: number }>(
    `select count(*)::int as days, today - min(day) as first, today - max(day) as last, sum(orders)::int as orders
     from day_figures, (select (now() at time zone 'Europe/Bucharest')::date as today) t where market = 'ro' group by today`,
  )
}

test('days that are over are read as they were counted, today and yesterday from their orders', async () => {
  const old = await anOrderThatCame(api, rows, { agoDays: 3 })
  await anOrderThatCame(api, rows, { agoDays: 3 })
  await anOrderThatCame(api, rows, { agoDays: 1 })
  expect(await stored()).toEqual([])
  expect(await ordersOf(4)).toEqual([2, 0, 1, 0])
  await countDayFigures(api.ctx)
  expect(await stored()).toEqual([{ days: 365, first: 366, last: 2, orders: 2 }])
  expect(await ordersOf(4)).toEqual([2, 0, 1, 0])

  await anOrderThatCame(api, rows, { agoDays: 0 })
  await anOrderThatCame(api, rows, { agoDays: 1 })
  await rows(`update orders set state = 'cancelled' where id = $1 returning id`, old.orderId)
  expect(await ordersOf(4)).toEqual([2, 0, 2, 1])
  await countDayFigures(api.ctx)
  expect(await ordersOf(4)).toEqual([1, 0, 2, 1])
})

test('amounts are those of the orders of the day', async () => {
  const expected = await rows<{ revenue: number; margin: number }>(
    `select sum(o.total_minor)::float8 as revenue, sum(n.price_minor - u.acquisition_minor)::float8 as margin
     from orders o join order_line n on n.order_id = o.id and n.is_live join unit u on u.id = n.unit_id
     where o.market = 'ro' and o.state in ('confirmed', 'closed')
       and (o.placed_at at time zone 'Europe/Bucharest')::date = (now() at time zone 'Europe/Bucharest')::date - 3`,
  )
  const [day] = (await viewDays(api.ctx, 'ro', 30)).slice(-4)
  expect([{ revenue: day?.revenueMinor, margin: day?.marginMinor }]).toEqual(expected)
  expect(day?.revenueMinor).toBeGreaterThan(0)
})

test('a day that is missing among those counted, and what follows it, is read from the orders', async () => {
  const before = await viewDays(api.ctx, 'ro', 30)
  await rows(
    `update day_figures set orders = 77 where market = 'ro'
       and day >= (now() at time zone 'Europe/Bucharest')::date - 5 returning day`,
  )
  await rows(
    `delete from day_figures where market = 'ro'
       and day = (now() at time zone 'Europe/Bucharest')::date - 6 returning day`,
  )
  expect(await viewDays(api.ctx, 'ro', 30)).toEqual(before)
})

test('a day long over is not counted again', async () => {
  await rows(
    `update day_figures set orders = 9 where market = 'ro'
       and day in (select (now() at time zone 'Europe/Bucharest')::date - ago from unnest(array[46, 47]) ago) returning day`,
  )
  await countDayFigures(api.ctx)
  const shown = await viewDays(api.ctx, 'ro', 90)
  expect(shown.slice(-48, -45).map(({ orders }) => orders)).toEqual([9, 0, 0])
})
